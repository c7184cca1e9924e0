import type { JSX } from 'preact';
import { changePreferences, preferences } from '../app/preferences.ts';
import { say } from '../app/words.ts';
import { Icon } from './icon.tsx';

const PAGES = ['system', 'light', 'dark'] as const;

/** Light or dark, or as the system: each press is the next of the three. */
export function PageSwitch(): JSX.Element {
  const { page } = preferences.value;
  const next = PAGES[(PAGES.indexOf(page) + 1) % PAGES.length] ?? 'system';
  return (
    <button
      type="button"
      class="icon-button page-switch"
      data-testid="page-switch"
      aria-label={say(`web.page.${page}`)}
      title={say(`web.page.${page}`)}
      onClick={() => changePreferences({ page: next })}
    >
      <Icon name={page} />
    </button>
  );
}
