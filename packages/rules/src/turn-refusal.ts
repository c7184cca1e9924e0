import type { Board } from './board.ts';
import { HEAD, headAllowance } from './head.ts';
import {
  addHitter,
  addMovedHitter,
  bindingPoints,
  type Hitters,
  hasHitAtHome,
  hidingPoint,
  hitterAt,
  hittersOn,
  removeHitter,
  standsOn,
} from './hitters.ts';
import type { CheckerMove, Die } from './play.ts';
import type { PlayRefusal } from './play-refusal.ts';
import { breaksPrimeRule } from './prime.ts';
import type { RuleSet } from './rule-set.ts';
import { boardAfter, type Step, withoutDie } from './single-move.ts';
import { allDice, stepsToPlays, type TurnSearch } from './turn-search.ts';

/** Which rule about whole turns stands against these steps, each possible by itself, from which no legal play follows. */
export function turnRefusal(search: TurnSearch, steps: readonly Step[]): PlayRefusal {
  const { rules, start, roll, firstTurn } = search;
  const board = steps.reduce(boardAfter, start);
  if (rules.board === 'long') {
    const left = (start[HEAD] as number) - (board[HEAD] as number);
    if (left > headAllowance(rules, roll, firstTurn)) return { code: 'PLAY_HEAD' };
    if (rules.primeRule === 'opponent-ahead' && breaksPrimeRule(board)) return { code: 'PLAY_PRIME' };
  }
  const hitter = hitterRefusal(rules, start, steps, 0);
  if (hitter !== null) return hitter;
  const die = search.singleDie;
  if (die !== null && steps.some((step) => step.die < die)) return { code: 'PLAY_MUST_USE_LARGER_DIE', die };
  return { code: 'PLAY_MUST_USE_MORE_DICE', dice: search.dice, die: dieNeededNow(search, steps) };
}

/** The die that has to come instead of the last step, or next; `null` when more than one will do. */
function dieNeededNow(search: TurnSearch, steps: readonly Step[]): Die | null {
  let board = search.start;
  let dice = allDice(search);
  for (const step of steps) {
    const legal = stepsToPlays(search, board, dice);
    const isLegal = legal.some(({ from, die }) => from === step.from && die === step.die);
    if (!isLegal) return onlyDie(legal);
    board = boardAfter(board, step);
    dice = withoutDie(dice, step.die);
  }
  return onlyDie(stepsToPlays(search, board, dice));
}

function onlyDie(steps: readonly Step[]): Die | null {
  const dice = new Set(steps.map((step) => step.die));
  const [die] = dice;
  return dice.size === 1 && die !== undefined ? die : null;
}

/** What a checker that hit does wrong however the checkers of a point are told apart; `null` if there is a right way. */
function hitterRefusal(
  rules: RuleSet,
  board: Board,
  steps: readonly CheckerMove[],
  hitters: Hitters,
): PlayRefusal | null {
  const [step, ...rest] = steps;
  if (step === undefined) {
    const point = hidingPoint(hitters);
    return point === 0 ? null : { code: 'PLAY_HIT_AND_HIDE', point };
  }
  const after = boardAfter(board, step);
  let refusal: PlayRefusal | null = null;
  for (const choice of movers(board, step.from, hitters)) {
    const found =
      step.to === 0 && rules.bearOffAfterHit !== 'allowed' && hasHitAtHome(choice.mover)
        ? ({ code: 'PLAY_HITTER_BEAR_OFF' } as const)
        : hitterRefusal(rules, after, rest, hittersAfter(rules, board, step, choice));
    if (found === null) return null;
    refusal ??= found;
  }
  return refusal;
}

interface Choice {
  /** The hitter that moves; 0 for a checker that has not hit. */
  readonly mover: number;
  readonly others: Hitters;
}

/** The kinds of checkers on a point that can make the move. */
function movers(board: Board, from: number, hitters: Hitters): readonly Choice[] {
  const choices: Choice[] = [];
  if ((board[from] as number) > hittersOn(hitters, from)) choices.push({ mover: 0, others: hitters });
  for (let slot = 0; slot < 4; slot++) {
    const mover = hitterAt(hitters, slot);
    if (standsOn(mover, from)) choices.push({ mover, others: removeHitter(hitters, slot) });
  }
  return choices;
}

function hittersAfter(rules: RuleSet, board: Board, { to, hit }: CheckerMove, choice: Choice): Hitters {
  const { mover, others } = choice;
  if (hit) {
    const binds = mover !== 0 || ((bindingPoints(rules) >> to) & 1) === 1;
    return binds ? addHitter(others, to, mover) : others;
  }
  if (to === 0 || mover === 0) return others;
  const joins = rules.hitAndHide !== 'allowed' && (board[to] as number) > 0;
  return addMovedHitter(others, to, mover, joins);
}
