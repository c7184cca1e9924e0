import { type Board, borneOff, flipBoard } from './board.ts';
import { WIN_KINDS, type WinKind } from './match-types.ts';
import type { RuleSet } from './rule-set.ts';

/** What a game is worth. */
export interface GameScore {
  readonly kind: WinKind;
  /** Stake × value of the win. */
  readonly points: number;
}

/** What decides the value of a win beside the position. */
export interface Stakes {
  /** The cube, 1 without one. */
  readonly stake: number;
  /** Doubles accepted in the game; with Jacoby only they let gammons count. */
  readonly doublesAccepted: number;
}

type Tier = Readonly<Partial<Record<WinKind, number>>>;

const FLAT: Tier = { single: 1 };
const OIN_MARS: Tier = { single: 1, gammon: 2 };
const INTERNATIONAL: Tier = { single: 1, gammon: 2, backgammon: 3 };
const FOUR_TIER: Tier = { single: 1, gammon: 2, homeGammon: 3, backgammon: 4 };

function tierOf(rules: RuleSet): Tier {
  switch (rules.scoring) {
    case 'flat':
      return FLAT;
    case 'oin-mars':
      return OIN_MARS;
    case 'four-tier':
      return FOUR_TIER;
    case 'international':
      return rules.board === 'long' ? OIN_MARS : INTERNATIONAL;
  }
}

/** The kinds of win this scoring knows, cheapest first. */
export function winKinds(rules: RuleSet): readonly WinKind[] {
  const tier = tierOf(rules);
  return WIN_KINDS.filter((kind) => tier[kind] !== undefined);
}

/** What a kind of win multiplies the stake by; a kind the scoring does not know counts as single. */
export function winValue(rules: RuleSet, kind: WinKind): number {
  return tierOf(rules)[kind] ?? 1;
}

/** Whether anything but a single can be won: Jacoby waits for an accepted double. */
export function gammonsCount(rules: RuleSet, stakes: Stakes): boolean {
  return !rules.jacoby || stakes.doublesAccepted > 0;
}

/** Own checkers on places `from` to `to`, both included. */
export function checkersWithin(board: Board, from: number, to: number): number {
  let sum = 0;
  for (let place = from; place <= to; place++) sum += Math.max(0, board[place] as number);
  return sum;
}

/** Whether a position of the loser, its own view, makes a koks, given that nothing is borne off. */
export function isKoks(rules: RuleSet, loserBoard: Board): boolean {
  if (winValue(rules, 'backgammon') === 1) return false;
  // [SC-05] four-tier on the short board counts the bar alone.
  const least = rules.scoring === 'four-tier' && rules.board === 'short' ? 25 : 19;
  return checkersWithin(loserBoard, least, 25) > 0;
}

/** The kind of win that the loser's position makes by this scoring, Jacoby aside. */
export function winKind(rules: RuleSet, winnerBoard: Board): WinKind {
  const loser = flipBoard(rules.board, winnerBoard);
  if (winKinds(rules).length === 1 || borneOff(loser) > 0) return 'single';
  if (isKoks(rules, loser)) return 'backgammon';
  return winValue(rules, 'homeGammon') > 1 && checkersWithin(loser, 7, 25) === 0 ? 'homeGammon' : 'gammon';
}

/**
 * Kind and points of a game that has been won.
 *
 * @param winnerBoard - the last position in the winner's view.
 */
export function scoreGame(rules: RuleSet, winnerBoard: Board, stakes: Stakes): GameScore {
  return scoreKind(rules, winKind(rules, winnerBoard), stakes);
}

/** Kind and points of a win agreed (or found) to be of `kind`. */
export function scoreKind(rules: RuleSet, kind: WinKind, stakes: Stakes): GameScore {
  const counted = gammonsCount(rules, stakes) ? kind : 'single';
  return { kind: counted, points: stakes.stake * winValue(rules, counted) };
}
