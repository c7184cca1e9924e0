import { type Board, type BoardKind, type Roll, type RuleSet, startingBoard } from '@nardy/rules';

/** A position to be played or thought about, light at the bottom and on roll. */
interface Position {
  readonly board: Board;
  readonly roll: Roll | null;
  readonly firstTurn?: true;
}

/**
 * A diagram on which a turn is played. What is right: the listed plays, a hit, two checkers off the head, or with
 * `legal` any play that the rules allow. With `worth` the won game is counted.
 */
export interface PlayDiagram extends Position {
  readonly kind: 'play';
  readonly right: readonly string[] | 'hit' | 'two-from-head' | 'legal';
  readonly worth?: true;
}

/** A diagram with a question; the first choice is the right one. The board is shown where the question is about it. */
export interface AskDiagram extends Position {
  readonly kind: 'ask';
  readonly about: 'board' | 'rules';
  readonly choices: readonly [string, string, ...string[]];
}

export type Diagram = PlayDiagram | AskDiagram;

type Checkers = Readonly<Record<number, number>>;

/** Checkers of both sides in the numbers of light; 25 is its bar, 0 the bar of dark. */
export function position(light: Checkers, dark: Checkers): Board {
  const board = new Int8Array(26);
  for (const [place, count] of Object.entries(light)) board[Number(place)] = count;
  for (const [place, count] of Object.entries(dark)) board[Number(place)] = -count;
  return board;
}

const START = startingBoard('short');
const LONG_START = startingBoard('long');
const DARK_START = { 1: 2, 12: 5, 17: 3, 19: 5 } as const;
/** Light may bear off; dark is far away. */
const HOME = { 6: 3, 5: 3, 4: 3, 3: 2, 2: 2, 1: 2 } as const;
const DARK_FAR: Readonly<Record<BoardKind, Checkers>> = {
  short: { 19: 5, 20: 4, 21: 3, 23: 3 },
  long: { 13: 5, 14: 4, 15: 3, 20: 3 },
};
/** Two light checkers are left, and any roll bears them off. */
const LAST = { 1: 2 } as const;

function play(board: Board, roll: Roll, right: PlayDiagram['right']): PlayDiagram {
  return { kind: 'play', board, roll, right };
}

function last(dark: Checkers): PlayDiagram {
  return { ...play(position(LAST, dark), [5, 2], 'legal'), worth: true };
}

function ask(...choices: AskDiagram['choices']): AskDiagram {
  return { kind: 'ask', about: 'rules', board: START, roll: null, choices };
}

const SHORT_NAMES = [
  'setup',
  'moving',
  'opening',
  'both-dice',
  'larger',
  'doublet',
  'hit',
  'enter',
  'closed',
  'hide',
  'hitter',
  'bear-off',
  'gap',
  'result',
  'gammon',
  'koks',
  'home-gammon',
  'cube',
  'take',
  'crawford',
  'jacoby',
  'beaver',
] as const;
const LONG_NAMES = [
  'long-setup',
  'long-moving',
  'long-closed',
  'head',
  'first-blocked',
  'first-any',
  'prime',
  'bear-off',
  'gap',
  'result',
  'gammon',
  'home-gammon',
  'long-koks',
] as const;
export type DiagramName = (typeof SHORT_NAMES)[number] | (typeof LONG_NAMES)[number];

/** The diagrams of the short board by name. */
export const SHORT_DIAGRAMS: Readonly<Record<(typeof SHORT_NAMES)[number], Diagram>> = {
  setup: play(START, [3, 1], ['8/5 6/5']),
  moving: play(START, [6, 5], ['24/13']),
  opening: ask('theirs', 'fresh', 'own'),
  'both-dice': play(
    position({ 24: 1, 3: 7, 2: 7 }, { 16: 2, 17: 2, 19: 3, 20: 3, 21: 3, 23: 2 }),
    [6, 2],
    ['24/18 3/1'],
  ),
  larger: play(
    position({ 24: 1, 2: 7, 1: 7 }, { 16: 2, 17: 2, 19: 3, 20: 3, 21: 3, 23: 2 }),
    [6, 2],
    ['24/18'],
  ),
  doublet: play(START, [3, 3], 'legal'),
  hit: play(
    position({ 24: 2, 13: 5, 8: 3, 6: 5 }, { 1: 1, 5: 1, 12: 5, 17: 3, 19: 5 }),
    [3, 1],
    ['8/5* 6/5*'],
  ),
  enter: play(position({ 25: 1, 24: 1, 13: 5, 8: 3, 6: 5 }, DARK_START), [6, 4], 'legal'),
  closed: {
    kind: 'ask',
    about: 'board',
    board: position({ 25: 1, 13: 5, 8: 4, 6: 5 }, { 19: 3, 20: 3, 21: 3, 22: 2, 23: 2, 24: 2 }),
    roll: [6, 3],
    choices: ['pass', 'other', 'again'],
  },
  hide: play(
    position({ 24: 2, 13: 5, 8: 3, 6: 3, 3: 2 }, { 4: 1, 1: 1, 12: 5, 17: 3, 19: 5 }),
    [2, 1],
    'hit',
  ),
  hitter: play(position({ 6: 3, 5: 4, 4: 3, 3: 2 }, { 2: 1, 18: 2, 19: 5, 20: 4, 21: 3 }), [3, 2], 'hit'),
  'bear-off': play(position(HOME, DARK_FAR.short), [6, 3], ['6/off 3/off']),
  gap: play(position({ 6: 2, 3: 2, 2: 1 }, DARK_FAR.short), [4, 3], 'legal'),
  result: last({ 19: 5, 20: 4, 21: 3 }),
  gammon: last({ 14: 3, 19: 5, 20: 4, 21: 3 }),
  koks: last({ 0: 1, 14: 2, 19: 5, 20: 4, 21: 3 }),
  'home-gammon': last({ 19: 5, 20: 4, 21: 3, 22: 3 }),
  cube: ask('four-mine', 'two', 'four-theirs'),
  take: ask('take', 'pass'),
  crawford: ask('nobody', 'trailer', 'both'),
  jacoby: ask('one', 'two'),
  beaver: ask('two', 'one', 'four'),
};

/** The diagrams of the long board by name. */
export const LONG_DIAGRAMS: Readonly<Record<(typeof LONG_NAMES)[number], Diagram>> = {
  'long-setup': {
    kind: 'ask',
    about: 'board',
    board: LONG_START,
    roll: null,
    choices: ['twelve', 'one', 'twenty-four'],
  },
  'long-moving': { ...play(LONG_START, [5, 2], 'legal'), firstTurn: true },
  'long-closed': play(position({ 24: 13, 17: 2 }, { 12: 13, 15: 2 }), [2, 1], 'legal'),
  head: play(position({ 24: 12, 20: 2, 18: 1 }, { 12: 12, 8: 2, 5: 1 }), [4, 3], 'legal'),
  'first-blocked': { ...play(LONG_START, [6, 6], 'two-from-head'), firstTurn: true },
  'first-any': { ...play(LONG_START, [5, 5], 'two-from-head'), firstTurn: true },
  prime: play(position({ 24: 3, 14: 2, 11: 2, 10: 2, 9: 2, 8: 2, 7: 2 }, { 12: 15 }), [5, 1], 'legal'),
  'bear-off': play(position(HOME, DARK_FAR.long), [6, 3], ['6/off 3/off']),
  gap: play(position({ 6: 2, 3: 2, 2: 1 }, DARK_FAR.long), [4, 3], 'legal'),
  result: last({ 13: 5, 14: 4, 15: 3 }),
  gammon: last({ 13: 5, 14: 4, 15: 3, 20: 3 }),
  'home-gammon': last({ 13: 5, 14: 4, 15: 3, 16: 3 }),
  'long-koks': last({ 13: 5, 14: 4, 15: 3, 10: 3 }),
};

/** The diagram of that name on the board of these rules. */
export function diagramOf(rules: RuleSet, name: DiagramName): Diagram {
  const all: Readonly<Partial<Record<DiagramName, Diagram>>> =
    rules.board === 'short' ? SHORT_DIAGRAMS : LONG_DIAGRAMS;
  const found = all[name] ?? (SHORT_DIAGRAMS as typeof all)[name];
  if (found === undefined) throw new Error(`no diagram ${name}`);
  return found;
}
