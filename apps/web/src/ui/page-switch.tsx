import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { changePreferences, preferences } from '../app/preferences.ts';
import { say } from '../app/words.ts';
import { Icon } from './icon.tsx';

const PAGES = ['system', 'light', 'dark'] as const;

/** Light or dark, or as the system: each press is the next of the three. */
export function PageSwitch(): JSX.Element {
  const { page } = preferences.value;
  // A page that comes drawn shows the first of the three, and taking it over changes nothing that is drawn.
  const shown = useSignal<(typeof PAGES)[number]>('system');
  useLayoutEffect(() => {
    shown.value = page;
  }, [page]);
  const next = PAGES[(PAGES.indexOf(page) + 1) % PAGES.length] ?? 'system';
  return (
    <button
      type="button"
      class="icon-button page-switch"
      data-testid="page-switch"
      aria-label={say(`web.page.${shown.value}`)}
      title={say(`web.page.${shown.value}`)}
      onClick={() => changePreferences({ page: next })}
    >
      <Icon name={shown.value} />
    </button>
  );
}
