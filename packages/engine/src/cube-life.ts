import { type Board, pipCount, type RuleSet, runsFree } from '@nardy/rules';
import type { CubeLife } from './cube-curves.ts';

/** Winning chances closer to even than this are a bit of the favourite's and a bit of the underdog's. */
const CLOSE = 0.2;

// Contact: the favourite's so that values of not doubling have no bias on 300 reference decisions searched two plies
// deep (0.013 too low with 0.68 throughout); the underdog's cannot be told from them and is that of a long race.
const CONTACT_FAVOURITE = 0.75;
const CONTACT_UNDERDOG = 0.66;

// Fitted to the exact values of a race of bare pips (no checkers, 21 rolls, money) at 10–115 pips: the error of a
// value between winning chances 0.6 and 0.88 falls from 0.05 (x = 0.6–0.7 throughout) to 0.012.
/** Long races, a cube that the favourite may turn. */
const FAVOURITE = 0.88;
/** What it loses in short ones, over the pips. */
const FAVOURITE_SHORT = 6;
/** The same for the underdog's cube. */
const UNDERDOG = 0.75;
const UNDERDOG_SHORT = 9.5;

/**
 * Janowski's x where the two sides can still hit or block each other.
 *
 * @param win - winning chance of the side on roll.
 */
export function contactLife(win: number): CubeLife {
  return lifeOf(CONTACT_FAVOURITE, CONTACT_UNDERDOG, win);
}

/**
 * Janowski's x in a race. A cube lives longer in the favourite's hands, which turns it soon, and in long races, where
 * a roll changes little.
 *
 * @param pips - of the side on roll.
 * @param win - its winning chance.
 */
export function raceLife(pips: number, win: number): CubeLife {
  const length = Math.max(1, pips);
  const favourite = Math.max(0, FAVOURITE - FAVOURITE_SHORT / length);
  const underdog = Math.max(0, UNDERDOG - UNDERDOG_SHORT / length);
  return lifeOf(favourite, underdog, win);
}

function lifeOf(favourite: number, underdog: number, win: number): CubeLife {
  const asFavourite = Math.min(1, Math.max(0, 0.5 + (win - 0.5) / (2 * CLOSE)));
  const gain = favourite - underdog;
  return {
    own: underdog + gain * asFavourite,
    middle: favourite,
    opponent: favourite - gain * asFavourite,
  };
}

/** Janowski's x of a position, view of the side on roll. */
export function lifeOfBoard(rules: RuleSet, board: Board, win: number): CubeLife {
  return runsFree(rules.board, board) ? raceLife(pipCount(board), win) : contactLife(win);
}
