import type { TableView } from '@nardy/session';
import type { JSX } from 'preact';
import { say } from '../../app/words.ts';

export interface CheckTickProps {
  readonly view: TableView;
  readonly onOpen: () => void;
}

const SIGNS = { none: '', pending: '…', checked: '✓', failed: '✗' } as const;

/** The live check of the dice: a green tick for the last roll; pressing it shows why. */
export function CheckTick({ view, onOpen }: CheckTickProps): JSX.Element | null {
  const state = view.fault === null ? view.dice.check : 'failed';
  if (state === 'none') return null;
  const label = {
    pending: say('dice.pending'),
    checked: say('dice.checked'),
    failed: say('dice.failed'),
  }[state];
  return (
    <button
      type="button"
      class={`tick tick-${state}`}
      data-testid="tick"
      data-state={state}
      title={label}
      onClick={onOpen}
    >
      <span aria-hidden="true">{SIGNS[state]}</span>
      <span class="unseen">{label}, </span>
      <small>{view.rolls.length}</small>
    </button>
  );
}
