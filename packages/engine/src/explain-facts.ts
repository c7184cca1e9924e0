import {
  BAR,
  type Board,
  borneOff,
  type CheckerMove,
  flipBoard,
  legalPlays,
  opponentPipCount,
  pipCount,
  type RuleSet,
  runsFree,
} from '@nardy/rules';
import { ROLLS_21 } from './evaluator.ts';

/** What can be counted on a board after a play; the other side throws next. */
export interface PositionFacts {
  /** Opposing checkers on the bar. */
  readonly onBar: number;
  /** Points held by two or more own checkers, on the short board. */
  readonly points: readonly number[];
  /** The longest row of held points that an opposing checker still has to pass. */
  readonly prime: number;
  /** Rolls of 36 with which the other side can hit outside its own home, where a hit costs most. */
  readonly shots: number;
  /** Rolls of 36 with which the other side has no move at all. */
  readonly dances: number;
  /** Rolls of 36 of which the other side cannot play every die. */
  readonly blocked: number;
  /** Own checkers in the opponent's home or on the bar. */
  readonly back: number;
  /** Pips the other side still needs beyond the own ones. */
  readonly lead: number;
  /** Own checkers on the fullest point. */
  readonly stack: number;
  readonly off: number;
  /** Own checkers in the home or off. */
  readonly home: number;
  /** Empty points of the own home below the highest own checker there. */
  readonly gaps: number;
  /** Whether the sides have passed each other. */
  readonly race: boolean;
  /** Own checkers on the 24-point, the head of long nardy. */
  readonly head: number;
  /** Points with own checkers, on the long board. */
  readonly held: number;
  /** Rolls of 36 of which not every die could be played if it were this side's turn again, on the long board. */
  readonly stuck: number;
}

/**
 * Counts what a play has led to. Cost: the plays of all 21 rolls of the other side.
 *
 * @param board - after the play, in the view of the side that has played.
 */
export function positionFacts(rules: RuleSet, board: Board): PositionFacts {
  const race = runsFree(rules.board, board) && runsFree(rules.board, flipBoard(rules.board, board));
  return {
    ...answersTo(rules, board),
    onBar: -(board[0] as number),
    points: rules.board === 'short' ? pointsWhere((point) => (board[point] as number) >= 2) : [],
    prime: rules.board === 'short' ? shortPrime(board) : longPrime(board),
    back: ownBetween(board, 19, BAR),
    lead: opponentPipCount(rules.board, board) - pipCount(board),
    stack: Math.max(...board.subarray(1, BAR)),
    off: borneOff(board),
    home: borneOff(board) + ownBetween(board, 1, 6),
    gaps: gapsOf(board),
    race,
    head: Math.max(0, board[24] as number),
    held: rules.board === 'long' ? pointsWhere((point) => (board[point] as number) > 0).length : 0,
    stuck: rules.board === 'long' ? stuckRolls(rules, board) : 0,
  };
}

function stuckRolls(rules: RuleSet, board: Board): number {
  return ROLLS_21.reduce((sum, roll) => {
    const doublet = roll[0] === roll[1];
    const moves = legalPlays(rules, board, roll)[0]?.moves.length ?? 0;
    return moves < (doublet ? 4 : 2) ? sum + (doublet ? 1 : 2) : sum;
  }, 0);
}

/** What the other side's 36 rolls can and cannot do. */
function answersTo(rules: RuleSet, board: Board): Pick<PositionFacts, 'shots' | 'dances' | 'blocked'> {
  const theirs = flipBoard(rules.board, board);
  const counts = { shots: 0, dances: 0, blocked: 0 };
  for (const roll of ROLLS_21) {
    const doublet = roll[0] === roll[1];
    const weight = doublet ? 1 : 2;
    const plays = legalPlays(rules, theirs, roll);
    const moves = plays[0]?.moves.length ?? 0;
    if (plays.some((play) => play.moves.some(hitsOutside))) counts.shots += weight;
    if (moves === 0) counts.dances += weight;
    if (moves < (doublet ? 4 : 2)) counts.blocked += weight;
  }
  return counts;
}

/** Whether a move of the other side hits outside its home. */
function hitsOutside({ to, hit }: CheckerMove): boolean {
  return hit && to > 6;
}

function pointsWhere(isIt: (point: number) => boolean): readonly number[] {
  return Array.from({ length: 24 }, (_, index) => index + 1).filter(isIt);
}

function ownBetween(board: Board, from: number, to: number): number {
  let sum = 0;
  for (let place = from; place <= to; place++) sum += Math.max(0, board[place] as number);
  return sum;
}

function gapsOf(board: Board): number {
  let highest = 6;
  while (highest > 0 && (board[highest] as number) <= 0) highest--;
  return pointsWhere((point) => point < highest && (board[point] as number) <= 0).length;
}

/** Opposing checkers run up: those below a row have it in front of them. */
function shortPrime(board: Board): number {
  let rearmost = 0;
  while (rearmost < BAR && (board[rearmost] as number) >= 0) rearmost++;
  return longestRow((point) => point > rearmost && (board[point] as number) >= 2);
}

/** The row as the opponent counts: it runs down, so its highest checker is the last to pass. */
function longPrime(board: Board): number {
  const theirs = flipBoard('long', board);
  let rearmost = 24;
  while (rearmost > 0 && (theirs[rearmost] as number) <= 0) rearmost--;
  return longestRow((point) => point < rearmost && (theirs[point] as number) < 0);
}

function longestRow(isHeld: (point: number) => boolean): number {
  let longest = 0;
  let row = 0;
  for (let point = 1; point <= 24; point++) {
    row = isHeld(point) ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}
