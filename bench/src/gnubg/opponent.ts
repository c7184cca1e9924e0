import { createSimplePlayer } from '@nardy/engine';
import { type Board, type Roll, RULE_SETS } from '@nardy/rules';
import { legalResults } from './legal-results.ts';

/** Someone who plays short nardy for money without a cube. */
export interface Opponent {
  /** Who it is, with everything that changes its play; told apart by this in files of results. */
  readonly name: string;
  /** The position after its play, in the view of the side on roll like `board`. */
  readonly choose: (board: Board, roll: Roll) => Board | Promise<Board>;
  readonly close: () => void;
}

/** The hand-made player of the engine. */
export function simpleOpponent(): Opponent {
  const player = createSimplePlayer();
  return {
    name: 'simple',
    choose: async (board, roll) => {
      const plays = legalResults(board, roll).map((after) => ({ board: after, moves: [] }));
      const view = {
        rules: RULE_SETS.international,
        board,
        cube: { value: 1, owner: null },
        cubeOwner: 'middle' as const,
        away: null,
        crawford: false,
      };
      return plays[await player.choosePlay(view, roll, plays)]!.board;
    },
    close: () => undefined,
  };
}
