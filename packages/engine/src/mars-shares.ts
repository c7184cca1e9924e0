import {
  BAR,
  type Board,
  borneOff,
  CHECKERS,
  checkersInPlay,
  flipBoard,
  pipCount,
  type RuleSet,
} from '@nardy/rules';

/** What the outcomes leave open under four tiers, for one winner. */
export interface MarsShares {
  /** Share of its marses (not koks) that catch the loser with all its checkers at home. */
  readonly home: number;
  /** Share of its kokses, as the outcomes count them, that four tiers pay as koks. */
  readonly koks: number;
}

/** Mean pips of a roll. */
const PIPS_PER_ROLL = 8.17;
/** Most checkers a roll takes off in the mean. */
const CHECKERS_PER_ROLL = 2.3;

// The next four were set by 2,500 games of the simple player under four tiers and 1,200 more on the long board: by
// position the share of home marses is met within 0.1.
/** Rolls between the last checker coming home and the first one borne off, in the mean. */
const ROLLS_TO_FIRST_OFF = 0.5;
/** How much the rolls left scatter. */
const SCATTER = 2;
/** Over all games. */
const HOME_ANYWHERE = 0.15;
/** Short board: of the losers with a checker in the winner's home or on the bar, those on the bar. */
const ON_BAR = 0.05;

/**
 * Estimates what the outcomes leave open, from how many rolls the winner needs to finish and the loser to come home.
 * Exact when the winner has finished.
 *
 * @param board - the winner's view; `null` for the mean over games.
 */
export function marsShares(rules: RuleSet, board: Board | null): MarsShares {
  if (board === null) return { home: HOME_ANYWHERE, koks: koksShare(rules, ON_BAR) };
  const loser = flipBoard(rules.board, board);
  const toHome = pipsToHome(loser);
  if (borneOff(board) === CHECKERS) {
    return { home: toHome === 0 ? 1 : 0, koks: koksShare(rules, (loser[BAR] as number) > 0 ? 1 : 0) };
  }
  const koks = koksShare(rules, ON_BAR);
  if (toHome === 0) return { home: 1, koks };
  const rolls = Math.max(pipCount(board) / PIPS_PER_ROLL, checkersInPlay(board) / CHECKERS_PER_ROLL);
  const spare = rolls - toHome / PIPS_PER_ROLL;
  const inTime = logistic(spare / SCATTER);
  const saved = logistic((spare - ROLLS_TO_FIRST_OFF) / SCATTER);
  return { home: (inTime - saved) / (1 - saved), koks };
}

/** [SC-05] four tiers count the bar alone on the short board, the starting quarter on the long one. */
function koksShare(rules: RuleSet, onBar: number): number {
  return rules.board === 'long' ? 1 : onBar;
}

function pipsToHome(board: Board): number {
  let pips = 0;
  for (let place = 7; place <= BAR; place++) pips += (place - 6) * Math.max(0, board[place] as number);
  return pips;
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
