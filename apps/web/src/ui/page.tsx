import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { locale } from '../app/preferences.ts';
import { taughtPath } from '../app/taught-pages.ts';
import { say } from '../app/words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { PageSwitch } from './page-switch.tsx';
import { useArrival } from './use-arrival.ts';

/** The frame of every page but the table. */
export function Page({
  children,
  testId,
}: {
  readonly children: ComponentChildren;
  readonly testId: string;
}): JSX.Element {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <div class="page" data-testid={testId}>
      <button
        type="button"
        class="skip button button-main"
        data-testid="skip"
        onClick={() => main.current?.focus()}
      >
        {say('web.skip')}
      </button>
      <header class="page-head">
        <a class="brand" href="/">
          <img src="/icon.svg" alt="" width="32" height="32" />
          <span>{say('web.brand')}</span>
        </a>
        <span class="page-tools">
          <PageSwitch />
          <LanguageSwitch />
        </span>
      </header>
      <main class="page-main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <footer class="page-foot">
        <a href={taughtPath(locale.value, 'rules')}>{say('web.rules.link')}</a>
        <a href={taughtPath(locale.value, 'learn')}>{say('web.learn.link')}</a>
        <a href="/position">{say('web.position')}</a>
        <a href="/check.html">{say('web.check.publicLink')}</a>
      </footer>
    </div>
  );
}
