import { formatLogLine, type LogLine } from '@nardy/dice';
import { err, ok, type Result } from '@nardy/result';
import { type Command, decide, deciderOf, type MatchEvent, type MatchState } from '@nardy/rules';
import type { ActCommand } from './act-command.ts';
import { formatAct, formatPastAct } from './acts.ts';
import { endUnix } from './end-time.ts';
import { roleOf } from './roles.ts';
import { applyLine, type LineFault, type TableState } from './table.ts';
import { clockRuns, gameMs, lagCredit } from './table-clock.ts';
import type { TableRefusal } from './table-refusal.ts';

/** Lines about to be written, and the table as it will be with them. */
export interface Draft {
  readonly table: TableState;
  readonly match: MatchState;
  readonly lines: readonly string[];
  /** Time of the request, ms since 1970. */
  readonly unixMs: number;
}

/** The draft with one more line, which has passed `applyLine`. */
export function put(draft: Draft, line: LogLine): Result<Draft, TableRefusal> {
  const text = formatLogLine(draft.table.log.next, line);
  const applied = applyLine(draft.table, text);
  if (!applied.ok) return err(refusalOf(applied.error));
  const match = applied.value.match ?? draft.match;
  return ok({ ...draft, table: applied.value, match, lines: [...draft.lines, text] });
}

/** The draft with the act line of a player's command. */
export function putAct(draft: Draft, command: ActCommand): Result<Draft, TableRefusal> {
  const ofPast = command.type === 'takeBack' || command.type === 'rollAgain';
  return ofPast ? put(draft, formatPastAct(command)) : putCommand(draft, command);
}

/** The draft with the act lines of what `command` leads to. */
export function putCommand(draft: Draft, command: Command): Result<Draft, TableRefusal> {
  const decided = decide(draft.match, command);
  if (!decided.ok) return decided;
  return decided.value.reduce<Result<Draft, TableRefusal>>(
    (before, event) => (before.ok ? putEvent(before.value, event) : before),
    ok(draft),
  );
}

/** The `end` line where the play has ended the game. */
export function putEnd(draft: Draft): Result<Draft, TableRefusal> {
  const { match, table } = draft;
  if (match.phase !== 'game-over' && match.phase !== 'match-over') return ok(draft);
  const { winner, points } = match.result;
  const unix = endUnix(table.startedUnix ?? 0, match, draft.unixMs);
  return put(draft, { kind: 'end', winner: winner === null ? null : roleOf(winner), points, unix });
}

/** A clock reading, where somebody's clock runs; up to `lagMs` of what would come off the reserve is left out. */
export function putReading(draft: Draft, lagMs = 0): Result<Draft, TableRefusal> {
  if (!clockRuns(draft.table)) return ok(draft);
  const nowMs = gameMs(draft.table, draft.unixMs);
  return putCommand(draft, { type: 'readClock', atMs: nowMs - lagCredit(draft.match, nowMs, lagMs) });
}

/** Whether a clock runs whose last reading left out a part of the time. */
export function isBehind({ table, match, unixMs }: Draft): boolean {
  return clockRuns(table) && match.clock.readAtMs < gameMs(table, unixMs);
}

/** The clock goes on from here: the time since the last reading is nobody's. */
export function putResume(draft: Draft): Result<Draft, TableRefusal> {
  if (!clockRuns(draft.table)) return ok(draft);
  return putCommand(draft, { type: 'resumeClock', atMs: gameMs(draft.table, draft.unixMs) });
}

/** The flag and the end where the side whose clock runs has no time left at the last reading; else `null`. */
export function putFlag(draft: Draft): Result<Draft, TableRefusal> | null {
  const side = clockRuns(draft.table) ? deciderOf(draft.match) : null;
  if (side === null || !decide(draft.match, { type: 'flag', side }).ok) return null;
  const flagged = putCommand(draft, { type: 'flag', side });
  return flagged.ok ? putEnd(flagged.value) : flagged;
}

function putEvent(draft: Draft, event: MatchEvent): Result<Draft, TableRefusal> {
  const line = formatAct(event);
  return line === null ? ok(draft) : put(draft, line);
}

function refusalOf(fault: LineFault): TableRefusal {
  if (fault.kind === 'play') return fault.refusal;
  switch (fault.code) {
    case 'E_LINK':
      return { code: 'TABLE_LINK_WRONG' };
    case 'E_CHAIN_END':
      return { code: 'TABLE_CHAIN_USED_UP' };
    case 'E_REKEY':
      return { code: 'TABLE_LINK_OPEN' };
    default:
      return { code: 'TABLE_DICE', fault: fault.code };
  }
}
