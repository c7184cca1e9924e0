import { spokenOf } from '@nardy/i18n';
import type { JSX } from 'preact';
import { sayAloud } from '../../../app/spoken.ts';
import { loadTextTable } from './load-text-table.ts';
import { setTableMode } from './text-mode.ts';

/** The first tab stop of a drawn table: the same table as text. Unseen until it has the focus. */
export function TextGate(): JSX.Element {
  return (
    <button
      type="button"
      class="skip button button-main"
      data-testid="to-text"
      onFocus={() => {
        // By the time it is pressed it is here; a failure shows when it is opened.
        loadTextTable().catch(() => undefined);
      }}
      onClick={() => setTableMode('text')}
    >
      {sayAloud(spokenOf('table.asText'))}
    </button>
  );
}
