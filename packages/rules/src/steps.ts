import { invariant } from '@nardy/result';
import { type Board, formatBoard } from './board.ts';
import type { CheckerMove, Die, Roll } from './play.ts';
import type { PlayRefusal } from './play-refusal.ts';
import type { TurnContext } from './plays.ts';
import type { RuleSet } from './rule-set.ts';
import { boardAfter, isOnDice, moveRefusal, type Step, stepOf, withoutDie } from './single-move.ts';
import { turnRefusal } from './turn-refusal.ts';
import { allDice, searchTurn, stepsToPlays, type TurnSearch } from './turn-search.ts';

/** Where a turn stands after the steps made so far, and what can come next. */
export interface StepChoice {
  /** The steps from which a legal play can still be reached, from high points to low, the larger die first. */
  readonly steps: readonly Step[];
  /** The position reached is a legal play's. Steps may remain even so: a bear-off can be worth one die or two. */
  readonly complete: boolean;
  readonly board: Board;
  /** Dice not used yet, the larger first. */
  readonly diceLeft: readonly Die[];
}

/** Why a step is not possible now. */
export type StepRefusal = PlayRefusal;

/**
 * The single steps that can come next in a turn, so that some legal play can still be reached. Any path along
 * them to a complete position is a legal play, and every legal play is reached by some path.
 *
 * @param board - mover's view at the start of the turn.
 * @param made - the steps made so far, each taken from an earlier answer (a `Step` keeps its die).
 */
export function legalSteps(
  rules: RuleSet,
  board: Board,
  roll: Roll,
  made: readonly (CheckerMove | Step)[],
  context?: TurnContext,
): StepChoice {
  const search = searchTurn(rules, board, roll, context);
  const { now, diceLeft } = replay(search, made);
  return {
    steps: stepsToPlays(search, now, diceLeft),
    complete: search.plays.has(formatBoard(now)),
    board: now,
    diceLeft,
  };
}

/**
 * Why a checker cannot go from `from` to `to` next; `null` if it can. `to` may be several dice away.
 * `made` as in {@link legalSteps}.
 */
export function explainStep(
  rules: RuleSet,
  board: Board,
  roll: Roll,
  made: readonly (CheckerMove | Step)[],
  from: number,
  to: number,
  context?: TurnContext,
): StepRefusal | null {
  const search = searchTurn(rules, board, roll, context);
  const { now, diceLeft, steps } = replay(search, made);
  if (from !== 25 && (now[25] as number) > 0) return { code: 'PLAY_BAR_FIRST' };
  if (from < 1 || from > 25 || (now[from] as number) <= 0) return { code: 'PLAY_NO_CHECKER', point: from };
  return explainWay(search, { now, diceLeft, steps }, from, to);
}

interface Stage {
  readonly now: Board;
  readonly diceLeft: readonly Die[];
  readonly steps: readonly Step[];
}

function replay(search: TurnSearch, made: readonly (CheckerMove | Step)[]): Stage {
  let stage: Stage = { now: search.start, diceLeft: allDice(search), steps: [] };
  for (const move of made) {
    const die = dieOf(move, stage.diceLeft);
    const possible = die !== null && moveRefusal(search.rules.board, stage.now, move.from, die) === null;
    invariant(possible, `the step ${move.from}/${move.to} was possible when it was made`);
    stage = advance(stage, stepOf(stage.now, move.from, die));
  }
  return stage;
}

function advance({ now, diceLeft, steps }: Stage, step: Step): Stage {
  return {
    now: boardAfter(now, step),
    diceLeft: withoutDie(diceLeft, step.die),
    steps: [...steps, step],
  };
}

/** The die a move has used: the one it names, the exact one, or to bear off the smallest that is large enough. */
function dieOf(move: CheckerMove | Step, dice: readonly Die[]): Die | null {
  const distance = move.from - move.to;
  if ('die' in move) return dice.includes(move.die) ? move.die : null;
  const exact = dice.find((die) => die === distance);
  if (exact !== undefined) return exact;
  return move.to === 0 ? (dice.findLast((die) => die > distance) ?? null) : null;
}

/** Tries the ways from `from` to `to` with the dice left, one die after another; the reason against the first way counts. */
function explainWay(search: TurnSearch, stage: Stage, from: number, to: number): StepRefusal | null {
  let refusal: StepRefusal = { code: 'PLAY_NO_SUCH_DIE', from, to };
  for (const die of inOrderOfFit(new Set(stage.diceLeft), from - to)) {
    if (!isOnDice(stage.diceLeft, { from, to }, die)) continue;
    const found = explainDie(search, stage, from, to, die);
    if (found === null) return null;
    if (refusal.code === 'PLAY_NO_SUCH_DIE') refusal = found;
  }
  return refusal;
}

/** The exact die first. */
function inOrderOfFit(dice: ReadonlySet<Die>, distance: number): readonly Die[] {
  return [...dice].sort((a, b) => Number(b === distance) - Number(a === distance));
}

function explainDie(
  search: TurnSearch,
  stage: Stage,
  from: number,
  to: number,
  die: Die,
): StepRefusal | null {
  const refusal = moveRefusal(search.rules.board, stage.now, from, die);
  if (refusal !== null) return refusal;
  const step = stepOf(stage.now, from, die);
  const next = advance(stage, step);
  const legal = stepsToPlays(search, stage.now, stage.diceLeft);
  if (!legal.some((other) => other.from === from && other.die === die)) {
    return turnRefusal(search, next.steps);
  }
  return step.to === to ? null : explainWay(search, next, step.to, to);
}
