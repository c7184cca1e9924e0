import { formatLedgerEvent, type LogState } from '@nardy/dice';
import { applyLine, deadlineUnixMs, type TableState } from '@nardy/record';
import { invariant } from '@nardy/result';
import type { GameResult } from '@nardy/rules';
import type { ChainKeeper } from './chain-keeper.ts';

/** The game a table is about: its lines and everything derived from them. */
export interface CurrentGame {
  readonly game: string;
  readonly ordinal: number;
  /** Number of its first line in the match. */
  readonly firstSeq: number;
  readonly lines: readonly string[];
  /** The fingerprint after each line. */
  readonly heads: readonly string[];
  readonly table: TableState;
  /** The host's own chains. */
  readonly chains: ChainKeeper;
}

/** What lines do to a table, and what must be stored with them. */
export interface Advance {
  readonly table: TableState;
  /** The fingerprint after each of the lines. */
  readonly heads: readonly string[];
  readonly ledgerEvents: readonly string[];
  readonly result: GameResult | null;
}

/** Applies lines that the host itself has made or stored; none of them can fail. */
export function advance(from: TableState, lines: readonly string[]): Advance {
  let table = from;
  const heads: string[] = [];
  const ledgerEvents: string[] = [];
  for (const line of lines) {
    const applied = applyLine(table, line);
    invariant(applied.ok, `the host's own line passes its checks: ${line}`);
    const event = ledgerEventOf(table.log, applied.value.log);
    if (event !== null) ledgerEvents.push(event);
    table = applied.value;
    heads.push(table.log.head);
  }
  return { table, heads, ledgerEvents, result: resultOf(table) };
}

/** The result of a game whose log has ended. */
export function resultOf(table: TableState): GameResult | null {
  const { match } = table;
  if (match === null) return null;
  return match.phase === 'game-over' || match.phase === 'match-over' ? match.result : null;
}

/** When the running side's time ends, ms since 1970; `null` while no clock runs, as before all seals stand. */
export function deadlineOf(table: TableState): number | null {
  return deadlineUnixMs(table);
}

/** Whether all three seals stand, so that dice can be thrown. */
export function isSealed(log: LogState): boolean {
  return log.chains.S !== null && log.chains.A !== null && log.chains.B !== null;
}

/** Whether both links of the next roll are open and the roll itself is missing. */
export function isRollOwed(log: LogState): boolean {
  return log.end === null && log.open.A !== null && log.open.B !== null;
}

/** The ledger is told twice: the game is `open` once all three seals stand, and closed by its last line. */
function ledgerEventOf(before: LogState, after: LogState): string | null {
  const game = after.game?.game;
  if (game === undefined) return null;
  const event = { game, n: after.next - 1, head: after.head };
  if (!isSealed(before) && isSealed(after)) return formatLedgerEvent({ kind: 'open', ...event });
  if (before.end === null && after.end !== null) return formatLedgerEvent({ kind: 'close', ...event });
  return null;
}
