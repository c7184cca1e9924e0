import { PLACES, PREFERENCE_CHOICES, type Preferences } from '@nardy/session';
import type { DieFace } from '../../apps/web/src/board/dice.tsx';
import { type BoardProps, NO_MARKS } from '../../apps/web/src/board/props.ts';

/** A board to be drawn, with the dice that lie in its right half. */
export interface BoardState extends Omit<BoardProps, 'left' | 'right'> {
  readonly dice: readonly DieFace[];
  readonly diceTone: 'light' | 'dark';
}

type Counts = Readonly<Record<number, number>>;

function placement(counts: Counts): readonly number[] {
  return Array.from({ length: 28 }, (_, place) => counts[place] ?? 0);
}

function state(counts: Counts, more: Partial<BoardState> = {}): BoardState {
  return {
    kind: 'short',
    home: 'right',
    bottomTone: 'light',
    placement: placement(counts),
    steps: [],
    limitMs: 0,
    recall: [],
    recallAs: 'arrows',
    cube: { value: 1, at: 'middle', state: 'free' },
    marks: NO_MARKS,
    loose: [],
    lights: 'on',
    label: String,
    dice: [],
    diceTone: 'light',
    ...more,
  };
}

const START: Counts = { 24: 2, 13: 5, 8: 3, 6: 5, 1: -2, 12: -5, 17: -3, 19: -5 };
const LONG_START: Counts = { 24: 15, 12: -15 };

/** Positions that show every piece of the board in every way it can lie. */
export const BOARD_STATES = {
  /** The first roll of a game, with what can move. */
  start: state(START, {
    dice: [
      { face: 6, state: 'active' },
      { face: 4, state: 'waiting' },
    ],
    marks: { ...NO_MARKS, movable: [24, 13, 8, 6] },
  }),
  /** Checkers on both bars, a blot to be hit, the opponent's dark dice. */
  bar: state(
    {
      24: 1,
      13: 4,
      8: 3,
      6: 4,
      5: 1,
      [PLACES.bottomBar]: 2,
      1: -2,
      12: -4,
      17: -3,
      19: -3,
      21: -1,
      [PLACES.topBar]: -2,
    },
    {
      cube: { value: 2, at: 'bottom', state: 'free' },
      dice: [
        { face: 4, state: 'active' },
        { face: 3, state: 'used' },
      ],
      diceTone: 'dark',
      marks: {
        movable: [PLACES.bottomBar],
        selected: PLACES.bottomBar,
        strong: [21],
        weak: [22],
        hits: [21],
      },
    },
  ),
  /** Stacks above five, which say how many they are. */
  stacks: state(
    { 24: 1, 13: 7, 6: 7, 1: -1, 12: -6, 19: -8 },
    {
      cube: { value: 64, at: 'top', state: 'free' },
      dice: [
        { face: 2, state: 'used' },
        { face: 2, state: 'used' },
        { face: 2, state: 'active' },
        { face: 2, state: 'waiting' },
      ],
    },
  ),
  /** Bearing off, both trays filling, seen from the other side. */
  trays: state(
    { 4: 2, 2: 1, 1: 2, 24: -2, 22: -2, [PLACES.bottomTray]: 10, [PLACES.topTray]: -11 },
    {
      home: 'left',
      bottomTone: 'dark',
      cube: { value: 4, at: 'middle', state: 'resting' },
      dice: [
        { face: 5, state: 'active' },
        { face: 1, state: 'waiting' },
      ],
      diceTone: 'dark',
    },
  ),
  /** The long board before the first roll. */
  'long-start': state(LONG_START, { kind: 'long', cube: null }),
  /** The long board late: heads left behind, both trays in use, a cube. */
  long: state(
    {
      24: 3,
      18: 4,
      9: 2,
      3: 2,
      2: 1,
      [PLACES.bottomTray]: 3,
      12: -2,
      6: -5,
      20: -1,
      14: -3,
      [PLACES.topTray]: -4,
    },
    {
      kind: 'long',
      cube: { value: 2, at: 'top', state: 'free' },
      dice: [
        { face: 6, state: 'active' },
        { face: 3, state: 'waiting' },
      ],
      marks: { ...NO_MARKS, movable: [24, 18], selected: 24, strong: [18], weak: [21] },
    },
  ),
} as const satisfies Readonly<Record<string, BoardState>>;

export type StateName = keyof typeof BOARD_STATES;

/** Every set of board and pieces. */
export const BOARD_SETS: readonly Preferences['theme'][] = PREFERENCE_CHOICES.theme;
