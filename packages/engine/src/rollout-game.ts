import { type Board, flipBoard, legalPlays, type Roll, raisedValue } from '@nardy/rules';
import type { CubeOwner } from './cube-curves.ts';
import type { CubeDecision } from './cube-decision.ts';
import { type Replies, ROLL_CHANCES, rollIndex } from './evaluator.ts';
import { flipOutcomesInto, OUTCOME_COUNT, type Outcomes } from './outcomes.ts';
import type { DecisionView } from './player.ts';
import type { Search } from './search.ts';
import { cubefulValuation, cubeReader } from './search-cube.ts';
import { type Standing, searchGame } from './search-game.ts';
import { rankBoards } from './search-rank.ts';
import { growTree, isFinished, replyAtSight, replyBoard, type SearchTree } from './search-tree.ts';
import { cubelessValuation, otherValuation, type Valuation } from './search-value.ts';
import { equityOf, MONEY_STAKES, type Stakes, utilityOf } from './stakes.ts';
import { finishSteps } from './thinking.ts';

/** How games are rolled out. */
export interface RolloutSettings {
  /** Fixes all dice. */
  readonly seed: number;
  /** Depth at which both sides choose their plays. */
  readonly plies: number;
  /** Whether the cube, the score and Jacoby count. */
  readonly equity: 'cubeless' | 'cubeful';
  /** Depth of cube decisions. */
  readonly cubePlies: number;
  /** Turns after which a game is judged at sight instead of played on; `null`: to its end. */
  readonly truncateAfter: number | null;
  /** `adjusted`: the luck of every roll, as the nets see it, is taken off, which leaves the mean and most of the scatter out. */
  readonly luck: 'adjusted' | 'raw';
  /** Whether the side on roll may double before its first throw; a decision not to double is rolled out with `throws`. */
  readonly start: 'may-double' | 'throws';
}

/** What one game came to, for the side on roll at its start. */
export interface RolloutResult {
  /** With the luck taken off they may lie outside 0–1. */
  readonly outcomes: readonly number[];
  /** Normalised to the cube at the start. */
  readonly equity: number;
}

/** Games longer than this are judged as they stand. */
const LONGEST = 600;

/** What the games of one rollout share. */
export interface RolloutTable {
  readonly search: Search;
  readonly view: DecisionView;
  readonly settings: RolloutSettings;
  /** Values with each cube that has come up. */
  readonly seats: Map<string, Seat>;
}

/** Values of a game with one cube; index 0 is the side on roll at the start. */
interface Seat {
  readonly cube: number;
  readonly stakes: readonly [Stakes, Stakes];
  readonly valuation: Valuation;
  /** Cube decisions of either side; `null` where no cube is looked at. */
  readonly cubeReaders: readonly [CubeReader, CubeReader] | null;
}

type CubeReader = (tree: SearchTree) => CubeDecision;

export function rolloutTable(search: Search, view: DecisionView, settings: RolloutSettings): RolloutTable {
  return { search, view, settings, seats: new Map() };
}

function seatOf({ search, view, settings, seats }: RolloutTable, value: number, owner: CubeOwner): Seat {
  const key = `${value}${owner}`;
  const known = seats.get(key);
  if (known !== undefined) return known;
  const standing = { ...view, cube: { ...view.cube, value }, cubeOwner: owner };
  const seat = settings.equity === 'cubeless' ? plainSeat(standing) : cubeSeat(search, standing);
  seats.set(key, seat);
  return seat;
}

function plainSeat({ rules }: Standing): Seat {
  const valuation = cubelessValuation(rules, 1, MONEY_STAKES);
  return { cube: 1, stakes: [MONEY_STAKES, MONEY_STAKES], valuation, cubeReaders: null };
}

function cubeSeat({ evaluator, equities }: Search, standing: Standing): Seat {
  const game = searchGame(standing, equities);
  return {
    cube: game.cube.value,
    stakes: game.stakes,
    valuation: cubefulValuation(game, evaluator),
    cubeReaders: [cubeReader(game, evaluator, 0), cubeReader(game, evaluator, 1)],
  };
}

/** Plays one game to its end or truncation. Pauses after every turn. */
export function* rolloutGame(
  table: RolloutTable,
  dice: (turn: number) => Roll,
): Generator<void, RolloutResult, void> {
  const { search, view, settings } = table;
  const { evaluator } = search;
  const { rules } = view;
  const first = seatOf(table, view.cube.value, view.cubeOwner);
  let seat = first;
  let board = view.board;
  const luck = new Float64Array(OUTCOME_COUNT);
  let luckyUtility = 0;

  const result = (outcomes: Outcomes, utility: number): RolloutResult => ({
    outcomes: Array.from(
      { length: OUTCOME_COUNT },
      (_, at) => (outcomes[at] as number) - (luck[at] as number),
    ),
    equity: equityOf(first.stakes[0], first.cube, utility - luckyUtility),
  });
  for (let ply = 0; ; ply++) {
    const turn = ply % 2 === 0 ? 0 : 1;
    const grower = search.grower(rules, seat.valuation);
    const here = finishSteps(growTree(grower, board, 0, turn));
    if (isFinished(board) || ply >= (settings.truncateAfter ?? LONGEST) || isKnown(table, board)) {
      return result(seenFromStart(turn, here.outcomes), utilityIn(seat, here, turn));
    }
    if (seat.cubeReaders !== null && (ply > 0 || settings.start === 'may-double')) {
      const tree = yield* growTree(grower, board, settings.cubePlies, turn);
      const { action } = seat.cubeReaders[turn](tree);
      if (action === 'double-pass') {
        const won = seat.stakes[turn].utility(seat.cube);
        return result(seenFromStart(turn, here.outcomes), turn === 0 ? won : -won);
      }
      if (action === 'double-take' || action === 'double-beaver') {
        const taken = raisedValue(rules, seat.cube);
        const value = action === 'double-beaver' ? raisedValue(rules, taken) : taken;
        seat = seatOf(table, value, turn === 0 ? 'opponent' : 'own');
      }
    }
    evaluator.useRules(rules);
    const replies = evaluator.replies(board, seat.valuation.weights[turn]);
    const roll = dice(ply);
    const rolled = rollIndex(...roll);
    if (settings.luck === 'adjusted') {
      addLuck(luck, replies, rolled, turn);
      luckyUtility += luckOf(seat, replies, rolled, turn);
    }
    board =
      settings.plies === 0 ? replyBoard(replies, rolled) : yield* chosenBoard(table, seat, turn, board, roll);
    yield;
  }
}

/** Outcomes of the side on roll as those of the side on roll at the start. */
function seenFromStart(turn: 0 | 1, outcomes: Outcomes): Outcomes {
  if (turn === 0) return outcomes;
  const flipped = new Float64Array(OUTCOME_COUNT);
  flipOutcomesInto(flipped, outcomes);
  return flipped;
}

/** Utility of the side on roll at the start, of a position with `turn` on roll. */
function utilityIn({ valuation, stakes, cube }: Seat, tree: SearchTree, turn: 0 | 1): number {
  const utility = utilityOf(stakes[turn], cube, valuation.value(tree, turn));
  return turn === 0 ? utility : -utility;
}

/** Whether exact tables hold all there is to know: no need to play on. */
function isKnown({ search, view, settings }: RolloutTable, board: Board): boolean {
  const { rules, away } = view;
  const holdsCube = settings.equity === 'cubeless' || (away === null && rules.cubeCap === null);
  return holdsCube && rules.cube !== 'arithmetic' && search.evaluator.exactEquities(board) !== null;
}

function* chosenBoard(
  { search, settings, view: { rules } }: RolloutTable,
  { valuation }: Seat,
  turn: 0 | 1,
  board: Board,
  roll: Roll,
): Generator<void, Board, void> {
  const plays = legalPlays(rules, board, roll).map((play) => play.board);
  const own = turn === 0 ? valuation : otherValuation(valuation);
  const thinking = rankBoards(search, rules, own, plays, { plies: settings.plies });
  while (!thinking.step()) yield;
  const best = thinking.answer()[0]?.index ?? 0;
  return flipBoard(rules.board, plays[best] as Board);
}

/** Adds what a roll brought the side on roll at the start, outcome by outcome, beyond the mean of all rolls. */
function addLuck(luck: Float64Array, { outcomes }: Replies, rolled: number, turn: 0 | 1): void {
  const surplus = new Float64Array(OUTCOME_COUNT);
  for (let place = 0; place < OUTCOME_COUNT; place++) {
    let mean = 0;
    for (let roll = 0; roll < ROLL_CHANCES.length; roll++) {
      mean += (outcomes[roll * OUTCOME_COUNT + place] as number) * (ROLL_CHANCES[roll] as number);
    }
    surplus[place] = (outcomes[rolled * OUTCOME_COUNT + place] as number) - mean;
  }
  // The outcomes are those of the side that throws next. A surplus of wins is turned by its sign, a share of marses by its place.
  const [win, mars, koks, lostMars, lostKoks] = surplus as unknown as [
    number,
    number,
    number,
    number,
    number,
  ];
  const seen = turn === 1 ? [win, mars, koks, lostMars, lostKoks] : [-win, lostMars, lostKoks, mars, koks];
  for (let place = 0; place < OUTCOME_COUNT; place++) {
    luck[place] = (luck[place] as number) + (seen[place] as number);
  }
}

/** What a roll brought the side on roll at the start beyond the mean of all rolls, in utility. */
function luckOf(seat: Seat, replies: Replies, rolled: number, turn: 0 | 1): number {
  const next = turn === 0 ? 1 : 0;
  let mean = 0;
  let got = 0;
  for (let roll = 0; roll < ROLL_CHANCES.length; roll++) {
    const utility = utilityIn(seat, replyAtSight(replies, roll), next);
    mean += utility * (ROLL_CHANCES[roll] as number);
    if (roll === rolled) got = utility;
  }
  return got - mean;
}
