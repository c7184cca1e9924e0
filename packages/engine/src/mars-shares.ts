import { BAR, type Board, borneOff, checkersInPlay, flipBoard, pipCount, type RuleSet } from '@nardy/rules';

/** What the outcomes leave open under four tiers, for one winner. */
export interface MarsShares {
  /** Share of its marses (not koks) that catch the loser with all its checkers at home. */
  readonly home: number;
  /** Share of its kokses, as the outcomes count them, that four tiers pay as koks. */
  readonly koks: number;
}

/** Mean pips of a roll on the short board. */
const PIPS_PER_ROLL = 8.17;
/** Most checkers a roll takes off in the mean. */
const CHECKERS_PER_ROLL = 2.3;
/** Rolls between the last checker coming home and the first one borne off, in the mean. */
const ROLLS_TO_FIRST_OFF = 0.6;
/** How much the rolls left scatter. */
const SCATTER = 1.2;
/** Without a position: the middle of what games end with. */
const ANY_POSITION = { home: 0.25, koks: 0.3 };
/** Short board: a koks with the loser's checker on the bar at the end, by whether one is there now. */
const ON_BAR_NOW = 0.45;
const NONE_ON_BAR_NOW = 0.2;

/**
 * Estimates what the outcomes leave open, from how many rolls the winner needs to finish and the loser to come home.
 * Exact when the winner has finished.
 *
 * @param board - the winner's view; `null` for the mean over positions.
 */
export function marsShares(rules: RuleSet, board: Board | null): MarsShares {
  if (board === null) return { home: ANY_POSITION.home, koks: koksShare(rules, ANY_POSITION.koks) };
  const loser = flipBoard(rules.board, board);
  const toHome = pipsToHome(loser);
  const onBar = (loser[BAR] as number) > 0;
  if (borneOff(board) === 15) return { home: toHome === 0 ? 1 : 0, koks: koksShare(rules, onBar ? 1 : 0) };
  const rolls = Math.max(pipCount(board) / PIPS_PER_ROLL, checkersInPlay(board) / CHECKERS_PER_ROLL);
  const spare = rolls - toHome / PIPS_PER_ROLL;
  const inTime = logistic(spare / SCATTER);
  const saved = logistic((spare - ROLLS_TO_FIRST_OFF) / SCATTER);
  return {
    home: toHome === 0 ? 1 : (inTime - saved) / (1 - saved),
    koks: koksShare(rules, onBar ? ON_BAR_NOW : NONE_ON_BAR_NOW),
  };
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
