import { type Text, textOf } from '@nardy/i18n';
import { commandOf } from '@nardy/protocol';
import { actTextOf, emptyTable, roleOf, sideOf, type TableState, type TableStep } from '@nardy/record';
import type { Model, SuspectLine } from './model.ts';
import type { SentRequest } from './secrets.ts';

/** A line in the name of this player that this device did not ask for. */
export interface ForeignLine {
  /** Its number in the log. */
  readonly line: number;
  /** What it says, in words or as the log has it. */
  readonly what: Text | string;
}

/**
 * Those of the new lines that stand in the name of a side played here and answer no request of this page. Another
 * page of the same device may have asked for them: {@link foreignLine}. The log holds no signatures, so that nobody
 * but this player can notice a forged one (docs/dice.md §11); links cannot be forged. None where this device has
 * not been at the game before: it may have been played elsewhere.
 */
export function suspectLines(old: Model, model: Model, steps: readonly TableStep[]): readonly SuspectLine[] {
  const { game } = model;
  const receipt = old.receipts.find((known) => known.game === game?.game);
  if (game === null) return [];
  if (receipt === undefined && (old.game === null || old.game.lines.length === 0)) return [];
  const seen = receipt?.n ?? -1;
  const suspects: SuspectLine[] = [];
  let before = old.game?.game === game.game ? old.game.table : emptyTable();
  for (const step of steps) {
    const suspect: SuspectLine = { game: game.game, lines: game.lines, before, step };
    const isNew = lineOf(suspect) > seen;
    if (isNew && isOwn(model, step) && !isAsked(suspect, model.pending)) suspects.push(suspect);
    before = step.table;
  }
  return suspects;
}

/** The first suspect that no request of this device explains, whichever page made it. */
export function foreignLine(
  suspects: readonly SuspectLine[],
  sent: readonly SentRequest[],
): ForeignLine | null {
  const foreign = suspects.find((suspect) => {
    const free = sent.filter((request) => !isUsedUp(request, suspect));
    return !isAsked(suspect, free);
  });
  return foreign === undefined ? null : { line: lineOf(foreign), what: whatOf(foreign.step) };
}

/**
 * A request stands for the first line of its kind in its side's name, counted from the log it was decided on; the
 * server refuses it as stale after that.
 */
function isUsedUp({ revision }: SentRequest, suspect: SuspectLine): boolean {
  const { line } = suspect.step;
  const at = lineOf(suspect);
  if (revision > at || !('role' in line)) return true;
  const same = new RegExp(`^\\d+ ${line.kind} (\\d+ )?${line.role} `);
  return suspect.lines.slice(revision, at).some((text) => same.test(text));
}

function lineOf({ step }: SuspectLine): number {
  return step.table.log.next - 1;
}

function isOwn(model: Model, { line }: TableStep): boolean {
  const told = line.kind === 'act' || line.kind === 'void' || line.kind === 'anchor';
  return told && line.role !== 'S' && model.sides.includes(sideOf(line.role));
}

function isAsked({ game, before, step: { line } }: SuspectLine, requests: readonly SentRequest[]): boolean {
  const own = requests.filter(
    (request) => request.game === game && 'role' in line && roleOf(request.side) === line.role,
  );
  switch (line.kind) {
    case 'act':
      return own.some((request) => actOf(before, request) === line.text);
    case 'void':
      return own.some(({ request }) => request.type === 'lostDevice');
    case 'anchor':
      return own.some(({ request }) => 'anchor' in request && request.anchor === line.anchor);
    default:
      return true;
  }
}

function whatOf({ line }: TableStep): Text | string {
  switch (line.kind) {
    case 'act':
      return line.text;
    case 'void':
      return textOf('notice.foreignVoid', { roll: line.roll });
    case 'anchor':
      return textOf('notice.foreignSeal', { roll: line.base });
    default:
      return '';
  }
}

/** The act that the writer of the log makes of a request. */
function actOf(table: TableState, { side, request }: SentRequest): string | null {
  return request.type === 'act' ? actTextOf(table, commandOf(side, request.command)) : null;
}
