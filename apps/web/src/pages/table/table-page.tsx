import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Lazy } from '../../app/lazy.tsx';
import { say, sayText } from '../../app/words.ts';
import { changeAbout } from '../../effects/match-storage.ts';
import { Page } from '../../ui/page.tsx';
import { aboutOf } from './match-about.ts';
import { TableScreen } from './table-screen.tsx';
import { useTable } from './use-table.ts';
import '../../styles/check.css';
import '../../styles/player.css';
import '../../styles/panels.css';
import '../../styles/table.css';

const loadNotice = () => import('../../offline/device-notice.tsx').then((module) => module.DeviceNotice);
const loadNotHere = () => import('../../offline/not-here.tsx').then((module) => module.NotHere);

/** `/m/:id`: a table, as a player, or as whoever comes by. */
export function TablePage({ match }: { readonly match: string }): JSX.Element {
  const { runtime, absent, trouble, retry, refusal } = useTable(match);

  const view = runtime?.view.value ?? null;
  const about = view === null ? null : aboutOf(view);
  useEffect(() => {
    if (about !== null) changeAbout(match, about);
  }, [JSON.stringify(about)]);

  if (absent) return <Lazy load={loadNotHere} props={{ trouble }} meanwhile={null} />;
  if (runtime === null || view === null || view.stage === 'connecting') {
    return <p class="loading">{view === null ? say('web.loading') : sayText(view.status)}</p>;
  }
  if (view.stage === 'unavailable') {
    return (
      <Page testId="unavailable">
        <h1>{say('web.table.unavailable')}</h1>
        <p>{sayText(view.status)}</p>
        <a class="button button-main" href="/">
          {say('web.home')}
        </a>
      </Page>
    );
  }

  return (
    <>
      <TableScreen
        view={view}
        nowMs={Date.now()}
        send={runtime.send}
        model={runtime.model}
        refusal={refusal}
      />
      {trouble !== null && <Lazy load={loadNotice} props={{ trouble, onRetry: retry }} meanwhile={null} />}
    </>
  );
}
