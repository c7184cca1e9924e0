import type { RuleSetId } from '@nardy/rules';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { hasNavigated } from '../../app/router.ts';
import type { TaughtPage } from '../../app/taught-pages.ts';
import { PicturePaints } from '../../board/board-picture.tsx';
import '../../styles/teach.css';
import { LessonPage } from '../learn/lesson-page.tsx';
import { SetupPage } from '../learn/setup-page.tsx';
import { CustomRulesPage } from './custom-rules-page.tsx';
import { GlossaryPage } from './glossary-page.tsx';
import { RuleSetPage } from './rule-set-page.tsx';
import { RulesIndex } from './rules-index.tsx';

function pageOf(of: TaughtPage): JSX.Element {
  switch (of) {
    case 'rules':
      return <RulesIndex />;
    case 'rules/custom':
      return <CustomRulesPage />;
    case 'rules/glossary':
      return <GlossaryPage />;
    case 'learn':
      return <LessonPage />;
    case 'learn/setup':
      return <SetupPage />;
    default:
      return <RuleSetPage key={of} id={of.slice('rules/'.length) as RuleSetId} />;
  }
}

/** Any page that teaches. */
export function TaughtPageView({ of }: { readonly of: TaughtPage }): JSX.Element {
  useEffect(() => {
    // The page may have come after its section was asked for.
    const section = document.getElementById(location.hash.slice(1));
    section?.scrollIntoView();
    if (section === null || !hasNavigated()) return;
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  }, [of]);
  return (
    <>
      <PicturePaints />
      {pageOf(of)}
    </>
  );
}
