import { type Board, boardFor, CHECKERS, checkersInPlay, opponentInPlay, startingBoard } from './board.ts';
import { cubeCapOf, raisedValue } from './cube.ts';
import type { CrawfordState, GameCommon, MatchSettings, SetPosition } from './match-types.ts';
import { isRoll } from './opening.ts';
import { legalPlays } from './plays.ts';
import { positionProblem } from './position-problem.ts';
import type { RuleSet } from './rule-set.ts';
import type { BySide, Side } from './side.ts';

/** Whether a game may begin at a position under these settings ([MA-22]). */
export function canBeginAt(
  { rules, length }: MatchSettings,
  crawford: CrawfordState,
  { board, cube, onRoll, roll }: SetPosition,
): boolean {
  const shown = boardFor(rules.board, board, onRoll);
  if (!isBoard(rules, shown) || positionProblem(rules, shown) !== null) return false;
  const untouched = cube.value === 1 && cube.owner === null;
  if (rules.cube === 'none' || length === 1 || crawford === 'now') {
    if (!untouched) return false;
  } else if (!isCubeValue(rules, cube.value) || (cube.value === 1 && cube.owner !== null)) return false;
  if (roll === null) return true;
  const context = { firstTurn: rules.board === 'long' && !hasMoved(rules, board, onRoll) };
  return isRoll(roll) && legalPlays(rules, shown, roll, context).some(({ moves }) => moves.length > 0);
}

function isBoard({ board: kind }: RuleSet, board: Board): boolean {
  const [top, bottom] = [board[0] as number, board[25] as number];
  if (board.length !== 26 || top > 0 || bottom < 0) return false;
  if (kind === 'long' && (top !== 0 || bottom !== 0)) return false;
  return checkersInPlay(board) <= CHECKERS && opponentInPlay(board) <= CHECKERS;
}

/** Whether the cube can come to show this value. */
function isCubeValue(rules: RuleSet, value: number): boolean {
  const cap = cubeCapOf(rules);
  let shown = 1;
  while (shown < value && shown < cap) shown = raisedValue(rules, shown);
  return shown === value && value <= cap;
}

/** Whether a side's checkers stand anywhere but where a game begins. */
function hasMoved({ board: kind }: RuleSet, board: Board, side: Side): boolean {
  const own = boardFor(kind, board, side);
  const start = startingBoard(kind);
  return own.some((count, place) => Math.max(0, count) !== Math.max(0, start[place] as number));
}

/** The game as if it had come to the position. Who has moved its checkers has had a turn, whose cube it is has taken it. */
export function placedAt(game: GameCommon, { board, cube, onRoll }: SetPosition): GameCommon {
  const { rules } = game.settings;
  const turns: BySide<number> = {
    white: hasMoved(rules, board, 'white') ? 1 : 0,
    black: hasMoved(rules, board, 'black') ? 1 : 0,
  };
  return { ...game, board, cube, turns, starter: onRoll, doublesAccepted: cube.owner === null ? 0 : 1 };
}
