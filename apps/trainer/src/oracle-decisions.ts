import { readFileSync } from 'node:fs';
import { parsePositionId } from '@nardy/notation';
import { invariant } from '@nardy/result';
import type { Board } from '@nardy/rules';

/** A decision with another program's opinions: every legal play with its equities, cubeless, for the mover. */
export interface OracleDecision {
  readonly id: string;
  /** Mover's view before the play. */
  readonly board: Board;
  readonly plays: readonly OraclePlay[];
  /** The highest two-ply equity. */
  readonly best: number;
}

export interface OraclePlay {
  /** Mover's view after the play. */
  readonly board: Board;
  readonly equity0: number;
  /** Null where the play was not among those looked at deeper. */
  readonly equity2: number | null;
}

interface DecisionLine {
  readonly id: string;
  readonly positionId: string;
  readonly plays: readonly { result: string; eq0cubeless: number; eq2cubeless?: number | null }[];
}

/** Reads decisions of the form of `data/oracle/equity.jsonl`. */
export function readDecisions(path: string): readonly OracleDecision[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{"id"'))
    .map((line) => decision(JSON.parse(line) as DecisionLine));
}

function decision({ id, positionId, plays }: DecisionLine): OracleDecision {
  const judged = plays.map(({ result, eq0cubeless, eq2cubeless }) => ({
    board: boardOf(result),
    equity0: eq0cubeless,
    equity2: eq2cubeless ?? null,
  }));
  const best = Math.max(...judged.map(({ equity2 }) => equity2 ?? Number.NEGATIVE_INFINITY));
  return { id, board: boardOf(positionId), plays: judged, best };
}

function boardOf(id: string): Board {
  const board = parsePositionId(id);
  invariant(board.ok, `a position ID of the oracle: ${id}`);
  return board.value;
}
