import type { LogLine } from '@nardy/dice';
import { err, ok, type Result } from '@nardy/result';
import type { GameResult, MatchState } from '@nardy/rules';
import type { TableEvent } from './past.ts';
import { emptyTable, type LineFault, stepLine, type TableState } from './table.ts';

/** One line of a game and what it did. */
export interface ReplayStep {
  /** The line's number. */
  readonly n: number;
  readonly text: string;
  readonly line: LogLine;
  /** The events of the match machine; none for seals, answering links and the `end` line. */
  readonly events: readonly TableEvent[];
  /** After the line: board, cube, score, clocks, phase; `null` before the settings line. */
  readonly match: MatchState | null;
}

/** A game played through. */
export interface Replay {
  readonly steps: readonly ReplayStep[];
  readonly table: TableState;
  /** `null` while the game goes on. */
  readonly result: GameResult | null;
}

/** What could be played through before the first line that does not pass. */
export interface BrokenReplay {
  readonly fault: LineFault;
  readonly steps: readonly ReplayStep[];
}

/** Plays a game's lines through; at the first line that does not pass, what came before it is given with the fault. */
export function replay(lines: readonly string[]): Result<Replay, BrokenReplay> {
  const steps: ReplayStep[] = [];
  let table = emptyTable();
  for (const [n, text] of lines.entries()) {
    const step = stepLine(table, text);
    if (!step.ok) return err({ fault: step.error, steps });
    table = step.value.table;
    steps.push({ n, text, line: step.value.line, events: step.value.events, match: table.match });
  }
  return ok({ steps, table, result: resultOf(table) });
}

/** The result of a table's game; `null` while it goes on. */
export function resultOf({ match }: TableState): GameResult | null {
  return match?.phase === 'game-over' || match?.phase === 'match-over' ? match.result : null;
}
