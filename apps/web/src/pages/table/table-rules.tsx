import { parseRules } from '@nardy/rules';
import type { TableView } from '@nardy/session';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Lazy } from '../../app/lazy.tsx';
import { say, sayText } from '../../app/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import '../../styles/differences.css';

const loadDifferences = () =>
  import('../rules/rule-differences.tsx').then((module) => module.RuleDifferences);

/** How the rules of this table differ from the usual ones, once the words are there. */
export function TableDifferences({ view }: { readonly view: TableView }): JSX.Element | null {
  const rules = parseRules(view.header.rulesText);
  if (!rules.ok) return null;
  return (
    <Lazy load={loadDifferences} props={{ rules: rules.value, at: 'table' as const }} meanwhile={null} />
  );
}

/** The name of the rules; a press on it tells what they are. */
export function TableRules({ view }: { readonly view: TableView }): JSX.Element {
  const open = useSignal(false);
  const close = (): void => {
    open.value = false;
  };
  const name = sayText(view.header.rules);
  return (
    <>
      <h1>
        <button
          type="button"
          class="table-rules"
          data-testid="table-rules"
          aria-haspopup="dialog"
          onClick={() => {
            open.value = true;
          }}
        >
          <span>{name}</span>
        </button>
      </h1>
      {open.value && (
        <Dialog title={name} testId="rules-dialog" onClose={close}>
          <TableDifferences view={view} />
          <div class="panel-actions">
            <button
              type="button"
              class="button button-main button-wide"
              data-testid="dialog-close"
              onClick={close}
            >
              {say('web.close')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
