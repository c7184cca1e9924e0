import { err, ok, type Result } from '@nardy/result';
import { type Board, formatBoard } from './board.ts';
import type { CheckerMoveText } from './match-types.ts';
import type { Die, Play, Roll } from './play.ts';
import type { PlayRefusal } from './play-refusal.ts';
import type { TurnContext } from './plays.ts';
import type { RuleSet } from './rule-set.ts';
import { boardAfter, isOnDice, moveRefusal, type Step, stepOf, withoutDie } from './single-move.ts';
import { turnRefusal } from './turn-refusal.ts';
import { allDice, searchTurn, type TurnSearch } from './turn-search.ts';

/**
 * The legal play with the same resulting position as these moves, or why there is none. A `to` may skip the
 * points between (24/13), the order is free and hits are not marked. Where a skipped point can be hit or not,
 * the way with the fewest such hits is meant; `PLAY_AMBIGUOUS` when that leaves two.
 *
 * @param board - mover's view.
 */
export function findPlay(
  rules: RuleSet,
  board: Board,
  roll: Roll,
  moves: readonly CheckerMoveText[],
  context?: TurnContext,
): Result<Play, PlayRefusal> {
  const search = searchTurn(rules, board, roll, context);
  const reading: Reading = { search, moves, found: new Map(), illegal: null, stuck: null };
  read(reading, { board, dice: allDice(search), steps: [], left: moves, hits: 0 });
  const fewest = Math.min(...[...reading.found.values()].map(({ hits }) => hits));
  // A way without a hit is what the moves say, even where only the way over a blot would be legal.
  if (fewest > (reading.illegal?.hits ?? Infinity)) return err(whyNone(reading));
  const [meant, ...others] = [...reading.found.values()].filter(({ hits }) => hits === fewest);
  if (meant === undefined) return err(whyNone(reading));
  if (others.length === 0) return ok(meant.play);
  const { from, to } = moves.find((move) => skipsPoints(search, move)) ?? { from: 0, to: 0 };
  return err({ code: 'PLAY_AMBIGUOUS', from, to });
}

/** What trying to play the moves in every order has brought so far. */
interface Reading {
  readonly search: TurnSearch;
  readonly moves: readonly CheckerMoveText[];
  /** Legal plays by resulting position, with the fewest hits on skipped points. */
  readonly found: Map<string, { readonly play: Play; readonly hits: number }>;
  /** Steps that make all the moves but lead to no legal play, with the fewest hits on skipped points. */
  illegal: { readonly steps: readonly Step[]; readonly hits: number } | null;
  /** The refusal met after the most steps. */
  stuck: { readonly depth: number; readonly refusal: PlayRefusal } | null;
}

interface Stage {
  readonly board: Board;
  readonly dice: readonly Die[];
  readonly steps: readonly Step[];
  /** Moves not finished; the `from` of one under way is where its checker stands. */
  readonly left: readonly CheckerMoveText[];
  readonly hits: number;
}

function read(reading: Reading, stage: Stage): void {
  if (stage.left.length === 0) {
    const text = formatBoard(stage.board);
    const play = reading.search.plays.get(text);
    const { steps, hits } = stage;
    if (play === undefined) {
      if (hits < (reading.illegal?.hits ?? Infinity)) reading.illegal = { steps, hits };
    } else if (hits < (reading.found.get(text)?.hits ?? Infinity)) {
      reading.found.set(text, { play, hits });
    }
    return;
  }
  const tried = new Set<string>();
  stage.left.forEach((move, index) => {
    const same = `${move.from}/${move.to}`;
    if (tried.has(same)) return;
    tried.add(same);
    readMove(reading, stage, move, index);
  });
}

/** Moves the checker of one unfinished move by each die left. */
function readMove(reading: Reading, stage: Stage, move: CheckerMoveText, index: number): void {
  let refusal: PlayRefusal | null = null;
  for (const die of new Set(stage.dice)) {
    if (!isOnDice(stage.dice, move, die)) continue;
    const found = moveRefusal(reading.search.rules.board, stage.board, move.from, die);
    if (found !== null) {
      refusal ??= found;
      continue;
    }
    const step = stepOf(stage.board, move.from, die);
    const done = step.to === move.to;
    const rest = stage.left.filter((_, at) => at !== index);
    read(reading, {
      board: boardAfter(stage.board, step),
      dice: withoutDie(stage.dice, die),
      steps: [...stage.steps, step],
      left: done ? rest : [...rest, { from: step.to, to: move.to }],
      hits: stage.hits + (step.hit && !done ? 1 : 0),
    });
  }
  keepReason(reading, stage.steps.length, refusal ?? noSuchDie(move));
}

/** Keeps the refusal met after the most steps; one about the position rather than one about the dice. */
function keepReason(reading: Reading, depth: number, refusal: PlayRefusal): void {
  const { stuck } = reading;
  const better =
    stuck === null ||
    depth > stuck.depth ||
    (depth === stuck.depth &&
      stuck.refusal.code === 'PLAY_NO_SUCH_DIE' &&
      refusal.code !== 'PLAY_NO_SUCH_DIE');
  if (better) reading.stuck = { depth, refusal };
}

function noSuchDie({ from, to }: CheckerMoveText): PlayRefusal {
  return { code: 'PLAY_NO_SUCH_DIE', from, to };
}

function whyNone({ search, moves, illegal, stuck }: Reading): PlayRefusal {
  if (illegal !== null) return turnRefusal(search, illegal.steps);
  const impossible = moves.find((move) => !isOnDice(allDice(search), move));
  if (impossible !== undefined) return noSuchDie(impossible);
  return stuck?.refusal ?? turnRefusal(search, []);
}

function skipsPoints(search: TurnSearch, { from, to }: CheckerMoveText): boolean {
  return !allDice(search).some((die) => from - die === to || (to === 0 && from < die));
}
