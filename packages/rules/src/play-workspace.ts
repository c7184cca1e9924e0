/** Bytes of one position in {@link PlayWorkspace.boards}: 26 places and two of padding. */
export const BOARD_STRIDE: number = 28;
/** Bytes of one play in {@link PlayWorkspace.moves}: from and to of at most four moves. */
export const MOVES_STRIDE: number = 8;
/** Set on a `to` in {@link PlayWorkspace.moves} when the move hits. */
export const HIT_FLAG: number = 32;

/** The memory of `generatePlaysInto`, kept from call to call so that a call allocates nothing. */
export interface PlayWorkspace {
  /** Plays found by the last call. */
  count: number;
  /** Dice used by every play found; 0 when there is no legal move. */
  dice: number;
  /** Positions after the plays, one every `BOARD_STRIDE` places, mover's view. Replaced when it grows. */
  boards: Int8Array;
  /** Moves of the plays, `MOVES_STRIDE` bytes each: from, to, from, to …; `to` may carry `HIT_FLAG`. */
  moves: Uint8Array;

  /** @internal `boards`, seven words a position. */
  words: Int32Array;
  /** @internal Hash of each position found. */
  hashes: Int32Array;
  /** @internal Open addressing: `serial` + index + 1, anything up to `serial` is empty. */
  slots: Int32Array;
  /** @internal */
  serial: number;

  /** @internal The position while moves are made and taken back; `BOARD_STRIDE` long. */
  readonly board: Int8Array;
  /** @internal `board` as words. */
  readonly boardWords: Int32Array;
  /** @internal The moves made so far. */
  readonly path: Uint8Array;
  /** @internal The moves of the play to be kept, in the order to be kept. */
  readonly line: Uint8Array;
  /** @internal The dice in the order tried now. */
  readonly order: Uint8Array;
  /** @internal Length of `order`. */
  total: number;
  /** @internal Where the first die of the order could be played from at the start of the turn. */
  rootSources: number;
  /** @internal Sources that later moves need not try. */
  skip: number;
  /** @internal Points the mover cannot land on. */
  closed: number;
  /** @internal At this many checkers on the head no more may leave it. */
  headFloor: number;
  /** @internal See `rearguardBit`; 0 without the prime rule. */
  rearguard: number;
  /** @internal Points where a hit binds the hitter. */
  binding: number;
  /** @internal */
  hideForbidden: boolean;
  /** @internal A hitter may be borne off: 0 always, 1 if forced, 2 never. */
  bearOffAfterHit: 0 | 1 | 2;
  /** @internal Moves of a doublet are made from high to low, which makes no position twice. */
  descending: boolean;
  /** @internal 1 if the plays found bear off a hitter, which no play of as many dice may be able to avoid. */
  hitterOff: number;
  /** @internal The die of the plays found while they use one die of two; 0 otherwise. */
  singleDie: number;
}

const FIRST_CAPACITY = 64;

/** New memory for `generatePlaysInto`: about 4 kB, growing with the largest call. */
export function createPlayWorkspace(): PlayWorkspace {
  // One buffer for all arrays: making one is most of what a new workspace costs. Words first, they need alignment.
  const wordsAt = BOARD_STRIDE;
  const hashesAt = wordsAt + FIRST_CAPACITY * BOARD_STRIDE;
  const slotsAt = hashesAt + FIRST_CAPACITY * 4;
  const movesAt = slotsAt + FIRST_CAPACITY * 16;
  const pathAt = movesAt + FIRST_CAPACITY * MOVES_STRIDE;
  const lineAt = pathAt + MOVES_STRIDE;
  const orderAt = lineAt + MOVES_STRIDE;
  const buffer = new ArrayBuffer(orderAt + 4);
  return {
    count: 0,
    dice: 0,
    boards: new Int8Array(buffer, wordsAt, FIRST_CAPACITY * BOARD_STRIDE),
    moves: new Uint8Array(buffer, movesAt, FIRST_CAPACITY * MOVES_STRIDE),
    words: new Int32Array(buffer, wordsAt, (FIRST_CAPACITY * BOARD_STRIDE) / 4),
    hashes: new Int32Array(buffer, hashesAt, FIRST_CAPACITY),
    slots: new Int32Array(buffer, slotsAt, FIRST_CAPACITY * 4),
    serial: 0,
    board: new Int8Array(buffer, 0, BOARD_STRIDE),
    boardWords: new Int32Array(buffer, 0, BOARD_STRIDE / 4),
    path: new Uint8Array(buffer, pathAt, MOVES_STRIDE),
    line: new Uint8Array(buffer, lineAt, MOVES_STRIDE),
    order: new Uint8Array(buffer, orderAt, 4),
    total: 0,
    rootSources: 0,
    skip: 0,
    closed: 0,
    headFloor: 0,
    rearguard: 0,
    binding: 0,
    hideForbidden: false,
    bearOffAfterHit: 0,
    descending: false,
    hitterOff: 0,
    singleDie: 0,
  };
}

/** Doubles the room for plays and enters the plays found so far into the larger table. */
export function growWorkspace(workspace: PlayWorkspace): void {
  const capacity = workspace.hashes.length * 2;
  const boards = new Int8Array(capacity * BOARD_STRIDE);
  boards.set(workspace.boards);
  workspace.boards = boards;
  workspace.words = new Int32Array(boards.buffer);
  const moves = new Uint8Array(capacity * MOVES_STRIDE);
  moves.set(workspace.moves);
  workspace.moves = moves;
  const hashes = new Int32Array(capacity);
  hashes.set(workspace.hashes);
  workspace.hashes = hashes;
  const slots = new Int32Array(capacity * 4);
  workspace.serial = 0;
  const mask = slots.length - 1;
  for (let index = 0; index < workspace.count; index++) {
    let slot = (hashes[index] as number) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = index + 1;
  }
  workspace.slots = slots;
}
