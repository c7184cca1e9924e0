import { BOARD_STRIDE, type Board, checkersInPlay, flipBoard, type Roll, startingBoard } from '@nardy/rules';
import type { Part } from './cpu-speed.ts';
import type { LoadedKernel } from './engine-kernel.ts';
import { gameDice } from './gnubg/game-dice.ts';
import { legalResults } from './gnubg/legal-results.ts';
import type { Opponent } from './gnubg/opponent.ts';

/** A position with a roll to be played. */
export interface Decision {
  readonly board: Board;
  readonly roll: Roll;
}

/** Every decision of some games a player plays with itself. */
export async function decisionsOfGames(player: Opponent, games: number): Promise<readonly Decision[]> {
  const decisions: Decision[] = [];
  for (let game = 0; game < games; game++) {
    const dice = gameDice(1, game);
    let board = startingBoard('short');
    while (checkersInPlay(board) > 0) {
      const roll = dice.next().value;
      decisions.push({ board, roll });
      const after = await player.choose(board, roll);
      if (checkersInPlay(after) === 0) break;
      board = flipBoard('short', after);
    }
  }
  return decisions;
}

/** Whole evaluations and what they are made of, each over all plays of the decisions. Finished games are left out. */
export function evaluationParts(
  { kernel, exports }: LoadedKernel,
  decisions: readonly Decision[],
): readonly Part[] {
  const boardAt = exports.allocate(BOARD_STRIDE);
  const children = decisions.flatMap(({ board, roll }) =>
    legalResults(board, roll).filter((after) => checkersInPlay(after) > 0),
  );
  const childrenAt = exports.allocate(children.length * BOARD_STRIDE);
  const addressOf = (child: number) => childrenAt + child * BOARD_STRIDE;
  const place = (board: Board, at: number) => new Int8Array(exports.memory.buffer).set(board, at);
  for (const [child, after] of children.entries()) place(flipBoard('short', after), addressOf(child));
  const nets = children.map((_, child) => exports.netOf(addressOf(child)));
  const overDecisions = (visit: (die1: number, die2: number) => void) => {
    for (const { board, roll } of decisions) {
      place(board, boardAt);
      visit(roll[0], roll[1]);
    }
  };
  const overChildren = (visit: (net: number, at: number) => void) => () => {
    for (const [child, net] of nets.entries()) visit(net, addressOf(child));
    return nets.length;
  };
  return [
    {
      name: 'everything: plays made, inputs, net',
      run: () => {
        // Evaluations remembered from the round before would be no evaluations.
        exports.forget();
        const before = kernel.evaluationCount();
        overDecisions((die1, die2) => exports.evaluatePlays(0, boardAt, die1, die2, 0));
        return kernel.evaluationCount() - before;
      },
    },
    {
      name: 'plays made',
      run: () => {
        let count = 0;
        overDecisions((die1, die2) => {
          count += exports.generateInto(0, boardAt, die1, die2, 0);
        });
        return count;
      },
    },
    { name: 'inputs', run: overChildren((net, at) => exports.extract(net, at)) },
    { name: 'inputs and net', run: overChildren((net, at) => exports.netOutcomes(net, at)) },
  ];
}
