import {
  BAR,
  type Board,
  borneOff,
  flipBoard,
  opponentBorneOff,
  opponentPipCount,
  pipCount,
  type RuleSet,
} from '@nardy/rules';
import { evaluateLong } from './evaluate-long.ts';
import { evaluateShort } from './evaluate-short.ts';

/** Mean pips of a roll on the short board. */
const PIPS_PER_ROLL = 8.17;

/** How good a position is when the opponent throws next, by the board of the rules. */
export function evaluate(rules: RuleSet, board: Board): number {
  return rules.board === 'long' ? evaluateLong(board) : evaluateShort(board);
}

/**
 * A rough chance, 0–1, that the viewing side wins: its lead in pips, position counted in, against the spread of
 * the rolls to come.
 */
export function winChance(rules: RuleSet, board: Board, next: 'own' | 'opponent'): number {
  if (next === 'own') return 1 - winChance(rules, flipBoard(rules.board, board), 'opponent');
  const lead = evaluate(rules, board) - PIPS_PER_ROLL / 2;
  const toGo = pipCount(board) + opponentPipCount(rules.board, board);
  // The standard deviation of one roll is about 4.3 pips; both sides need some toGo / 8.17 rolls together.
  const spread = 4.3 * Math.sqrt(Math.max(1, toGo / PIPS_PER_ROLL)) * 1.2;
  return 1 / (1 + Math.exp((-1.7 * lead) / spread));
}

/**
 * The largest value of a win, in stakes, that the viewing side has a real chance of: a gammon counts while the
 * opponent has borne off none and cannot be sure to save it in time.
 */
export function reachableWin(rules: RuleSet, board: Board): number {
  if (rules.scoring === 'flat' || opponentBorneOff(board) > 0) return 1;
  const theirs = flipBoard(rules.board, board);
  const ownRolls = rollsToBearOff(board);
  if (rollsToSaveGammon(theirs) < ownRolls - 3) return 1;
  if (rules.scoring === 'four-tier') return rollsToLeave(theirs) >= ownRolls - 3 ? 4 : 3;
  if (rules.scoring === 'international' && rules.board === 'short') {
    return rollsToLeave(theirs) >= ownRolls - 3 ? 3 : 2;
  }
  return 2;
}

/** Rolls to bear off everything: by pips, and never fewer than two checkers a roll. */
function rollsToBearOff(board: Board): number {
  return Math.max(pipCount(board) / PIPS_PER_ROLL, (15 - borneOff(board)) / 2.2);
}

/** Rolls until all are home and one is off. */
function rollsToSaveGammon(board: Board): number {
  let pips = 1;
  for (let place = 7; place <= BAR; place++) pips += Math.max(0, board[place] as number) * (place - 6);
  return pips / PIPS_PER_ROLL;
}

/** Rolls until nothing is left in the last quarter or on the bar. */
function rollsToLeave(board: Board): number {
  let pips = 0;
  for (let place = 19; place <= BAR; place++) pips += Math.max(0, board[place] as number) * (place - 18);
  return pips / PIPS_PER_ROLL;
}
