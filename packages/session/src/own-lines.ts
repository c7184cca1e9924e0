import { type Text, textOf } from '@nardy/i18n';
import { commandOf } from '@nardy/protocol';
import { emptyTable, formatAct, sideOf, type TableState, type TableStep } from '@nardy/record';
import { decide, type Side } from '@nardy/rules';
import type { Model, PendingRequest } from './model.ts';

/** A line in the name of this player that this page did not ask for. */
export interface ForeignLine {
  /** Its number in the log. */
  readonly line: number;
  /** What it says, in words or as the log has it. */
  readonly what: Text | string;
}

/**
 * The first of the new lines that stands in the name of a side played here and answers no request of this page.
 * The log holds no signatures, so that nobody but this player can notice one (docs/dice.md §11); links cannot be
 * forged. `null` too where this device has not been at the game before: it may have been played elsewhere.
 */
export function foreignLine(old: Model, model: Model, steps: readonly TableStep[]): ForeignLine | null {
  const game = model.game?.game;
  const same = old.game?.game === game;
  const receipt = old.receipts.find((known) => known.game === game);
  if (receipt === undefined && (old.game === null || old.game.lines.length === 0)) return null;
  const seen = receipt?.n ?? -1;
  let before = same && old.game !== null ? old.game.table : emptyTable();
  for (const step of steps) {
    const line = step.table.log.next - 1;
    const what = line > seen ? foreignIn(model, before, step) : null;
    if (what !== null) return { line, what };
    before = step.table;
  }
  return null;
}

function foreignIn(model: Model, before: TableState, { line }: TableStep): Text | string | null {
  if ((line.kind !== 'act' && line.kind !== 'void' && line.kind !== 'anchor') || line.role === 'S')
    return null;
  const side = sideOf(line.role);
  if (!model.sides.includes(side)) return null;
  const asked = model.pending.filter((request) => request.side === side);
  switch (line.kind) {
    case 'act':
      return asked.some((request) => actOf(before, side, request) === line.text) ? null : line.text;
    case 'void':
      return asked.some(({ request }) => request.type === 'lostDevice')
        ? null
        : textOf('notice.foreignVoid', { roll: line.roll });
    case 'anchor':
      return asked.some(({ request }) => 'anchor' in request && request.anchor === line.anchor)
        ? null
        : textOf('notice.foreignSeal', { roll: line.base });
  }
}

/** The act that the writer of the log makes of a request. */
function actOf({ match }: TableState, side: Side, { request }: PendingRequest): string | null {
  if (match === null || request.type !== 'act') return null;
  const decided = decide(match, commandOf(side, request.command));
  const [event] = decided.ok ? decided.value : [];
  return event === undefined ? null : (formatAct(event)?.text ?? null);
}
