import {
  acceptParsedLine,
  type LineFault as DiceLineFault,
  emptyLog,
  type LineFaultCode,
  type LogLine,
  type LogState,
} from '@nardy/dice';
import { err, ok, type Result } from '@nardy/result';
import type { GameStarted, MatchState, Refusal } from '@nardy/rules';
import type { ActRefusal } from './act-refusal.ts';
import { judgeLine } from './judge.ts';
import { NO_PAST, type Past, pastAfter, type TableEvent } from './past.ts';
import { keepsPast } from './take-back.ts';

/** One game at a table: its log and what the log means. Derived from the lines and from nothing else. */
export interface TableState {
  readonly log: LogState;
  /** `null` until the settings line has been read. */
  readonly match: MatchState | null;
  /** How the game began, from its settings line: score, Crawford state, starter, time left. */
  readonly started: GameStarted | null;
  /** The game's `unixtime`, seconds; `null` before the first line. Clock readings count from here. */
  readonly startedUnix: number | null;
  /** What can be taken back, and the rolls that come again. */
  readonly past: Past;
  /** The line that put the dice on the board as they lie, which names the turn; −1 before the first. */
  readonly diceLine: number;
}

/** Why a line is refused: the dice protocol (docs/dice.md) or the play (docs/acts.md). `line`: its place in the log. */
export type LineFault =
  | {
      readonly kind: 'dice';
      readonly code: LineFaultCode;
      readonly line: number;
      readonly fault: DiceLineFault;
    }
  | { readonly kind: 'play'; readonly refusal: ActRefusal | Refusal; readonly line: number };

/** A line that passed, and what it did. */
export interface TableStep {
  readonly table: TableState;
  readonly line: LogLine;
  readonly events: readonly TableEvent[];
}

/** What a game begins with instead of its start and a throw; `null`: nothing is set. */
export function setAtStart({
  started,
}: Pick<TableState, 'started'>): 'position' | 'position and dice' | null {
  const from = started?.from ?? null;
  if (from === null) return null;
  return from.roll === null ? 'position' : 'position and dice';
}

/** A table before its first line. */
export function emptyTable(): TableState {
  return { log: emptyLog(), match: null, started: null, startedUnix: null, past: NO_PAST, diceLine: -1 };
}

/** As {@link applyLine}, and tells what the line was and which events it led to. */
export function stepLine(table: TableState, text: string): Result<TableStep, LineFault> {
  const accepted = acceptParsedLine(table.log, text);
  if (!accepted.ok) {
    const fault = accepted.error;
    return err({ kind: 'dice', code: fault.code, line: fault.line, fault });
  }
  const { log, line } = accepted.value;
  const judged = judgeLine(table.match, table.log, table.past, line);
  if (!judged.ok) return err({ kind: 'play', refusal: judged.error, line: table.log.next });
  const { match, events } = judged.value;
  const startedUnix = line.kind === 'game' ? line.unix : table.startedUnix;
  const started = events.find((event) => event.type === 'gameStarted') ?? table.started;
  const n = table.log.next;
  const { match: before } = table;
  const keeps = before !== null && keepsPast(log, before);
  const past = keeps ? pastAfter(table.past, before, { n, line }, events) : table.past;
  const diceLine = events.some(putsDice) ? n : table.diceLine;
  return ok({ table: { log, match, started, startedUnix, past, diceLine }, line, events });
}

function putsDice(event: TableEvent): boolean {
  if (event.type === 'gameStarted') return event.from !== null && event.from.roll !== null;
  return event.type === 'openingThrown' || event.type === 'rolled' || event.type === 'takenBack';
}

/** Checks one line, the dice first, then the play, and gives the table with it. Never throws, whatever the text. */
export function applyLine(table: TableState, text: string): Result<TableState, LineFault> {
  const step = stepLine(table, text);
  return step.ok ? ok(step.value.table) : step;
}

/** All lines in order; the first fault ends it. */
export function applyLines(table: TableState, lines: readonly string[]): Result<TableState, LineFault> {
  let after = table;
  for (const text of lines) {
    const applied = applyLine(after, text);
    if (!applied.ok) return applied;
    after = applied.value;
  }
  return ok(after);
}
