import { emptyLog, type VerifiedRoll } from '@nardy/dice';
import { emptyTable } from '@nardy/record';
import { settingsOf } from '@nardy/record/testing';
import {
  type Board,
  beginMatch,
  boardFor,
  flipBoard,
  type GameCommon,
  type MatchState,
  type Roll,
  type Side,
} from '@nardy/rules';
import { DEFAULT_PREFERENCES, type Input, type Model, type Preferences, start, update } from '../index.ts';
import { freshTurn, sceneOf } from '../scene.ts';

export type Points = Readonly<Record<number, number>>;

/** A board by points of both sides in the mover's numbers; `bar` and `opponentBar` by number. */
export function boardOfPoints(
  own: Points,
  opponent: Points,
  bars: { readonly own?: number; readonly opponent?: number } = {},
): Board {
  const board = new Int8Array(26);
  for (const [point, count] of Object.entries(own)) board[Number(point)] = count;
  for (const [point, count] of Object.entries(opponent)) board[Number(point)] = -count;
  board[25] = bars.own ?? 0;
  board[0] = -(bars.opponent ?? 0);
  return board;
}

export interface AtPosition {
  readonly rules?: unknown;
  readonly length?: number | null;
  /** Mover's view; the start of the game when left out. */
  readonly board?: Board;
  readonly side?: Side;
  readonly sides?: readonly Side[];
  readonly preferences?: Partial<Preferences>;
  readonly game?: Partial<GameCommon>;
}

/** The line of the roll in {@link toPlay}. */
const ROLL_LINE = 20;

/** A model in the phase that `phaseOf` makes of a game at this position; no server behind it. */
export function modelAt(options: AtPosition, phaseOf: (game: MatchState, side: Side) => MatchState): Model {
  const { rules = 'international', length = 5, side = 'white', sides = [side] } = options;
  const begun = beginMatch(settingsOf(rules, length));
  const { board: kind } = begun.settings.rules;
  const moverBoard = options.board ?? boardFor(kind, begun.board, side);
  const board = side === 'white' ? moverBoard : flipBoard(kind, moverBoard);
  const turns = { white: 3, black: 3 };
  const match = phaseOf({ ...begun, starter: 'white', turns, board, ...options.game }, side);
  const lastRoll: VerifiedRoll = {
    line: ROLL_LINE,
    roll: 4,
    roller: 'A',
    s: '',
    a: '',
    b: '',
    dice: '31',
    openedFirst: 'A',
  };
  const [model] = start({
    stored: { match: 'm1', seats: [], secrets: [], receipts: [] },
    preferences: { ...DEFAULT_PREFERENCES, forced: 'none', ...options.preferences },
    nonce: 'testtest',
    visibility: 'visible',
  });
  const placed: Model = {
    ...model,
    connection: { state: 'online', heardAtMs: 0 },
    sides,
    info: {
      id: 'm1',
      settings: { rules: 'international', length, clock: { kind: 'none' } },
      mode: 'live',
      opponent: 'friend',
      level: null,
      players: { white: 'Вера', black: 'Гиви' },
      session: 'open',
      rematch: null,
    },
    game: {
      game: '0'.repeat(32),
      lines: [],
      before: null,
      table: {
        ...emptyTable(),
        log: { ...emptyLog(), lastRoll },
        match,
        startedUnix: 0,
        diceLine: ROLL_LINE,
      },
      turns: [],
      rolls: [],
      lastPlay: null,
      thrown: match.phase === 'to-play' ? { side, roll: match.roll, ties: 0 } : null,
      throws: 4,
    },
  };
  const scene = sceneOf(placed);
  return scene === null ? placed : { ...placed, turn: freshTurn(scene) };
}

/** A model whose side has `roll` to play. */
export function toPlay(roll: Roll, options: AtPosition = {}): Model {
  return modelAt(options, (game, onRoll) => ({ ...game, phase: 'to-play', onRoll, roll }));
}

/** A model whose side is asked about a double by its opponent. */
export function doubled(options: AtPosition = {}): Model {
  return modelAt(options, (game, side) => ({
    ...game,
    phase: 'doubled',
    onRoll: side === 'white' ? 'black' : 'white',
    offer: 'double',
    decider: side,
    stakeIfPassed: game.cube.value,
  }));
}

/** The model after inputs, all at one moment. */
export function after(model: Model, inputs: readonly Input[], atMs = 10_000): Model {
  return inputs.reduce((current, input) => update(current, { ...input, atMs })[0], model);
}
