import {
  BOARD_STRIDE,
  type Board,
  createPlayWorkspace,
  generatePlaysInto,
  type Roll,
  RULE_SETS,
} from '@nardy/rules';

const workspace = createPlayWorkspace();

/** Every position the roll can lead to by the rules; the unchanged one when there is no legal move. */
export function legalResults(board: Board, [die1, die2]: Roll): readonly Board[] {
  const count = generatePlaysInto(workspace, RULE_SETS.international, board, die1, die2, false);
  return Array.from({ length: count }, (_, play) =>
    workspace.boards.slice(play * BOARD_STRIDE, play * BOARD_STRIDE + 26),
  );
}
