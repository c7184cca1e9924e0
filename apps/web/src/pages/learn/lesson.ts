import { startingBoard } from '@nardy/rules';
import type { Place } from '@nardy/session';
import { type PlayDiagram, position } from '../rules/diagrams.ts';

/** A step of the first game: a point to be found, or a turn to be played. */
export type LessonStep =
  | {
      readonly name: string;
      readonly kind: 'find';
      readonly board: PlayDiagram['board'];
      readonly isFound: (place: Place) => boolean;
    }
  | (PlayDiagram & { readonly name: string });

const START = startingBoard('short');
const DARK_FAR = { 17: 3, 19: 5, 20: 4, 21: 3 } as const;

function turn(
  name: string,
  board: PlayDiagram['board'],
  roll: readonly [1 | 2 | 3 | 4 | 5 | 6, 1 | 2 | 3 | 4 | 5 | 6],
  right: PlayDiagram['right'],
): LessonStep {
  return { name, kind: 'play', board, roll, right };
}

/** The steps of the first game; the words of each are `lesson.NAME.…`. */
export const LESSON: readonly LessonStep[] = [
  { name: 'board', kind: 'find', board: START, isFound: (place) => place === 24 },
  { name: 'home', kind: 'find', board: START, isFound: (place) => place >= 1 && place <= 6 },
  turn('first', START, [3, 1], ['8/5 6/5']),
  turn(
    'closed',
    position({ 24: 2, 13: 5, 8: 2, 6: 4, 5: 2 }, { 1: 1, 9: 1, 12: 5, 17: 3, 19: 5 }),
    [6, 5],
    ['24/13'],
  ),
  turn(
    'hit',
    position({ 24: 1, 13: 6, 8: 2, 6: 4, 5: 2 }, { 1: 2, 11: 1, 12: 5, 17: 2, 19: 5 }),
    [4, 2],
    'hit',
  ),
  turn(
    'enter',
    position({ 25: 1, 24: 1, 13: 5, 8: 2, 6: 4, 5: 2 }, { 1: 2, 12: 5, 17: 3, 19: 5 }),
    [6, 4],
    'legal',
  ),
  turn(
    'doublet',
    position({ 24: 2, 13: 4, 8: 3, 6: 4, 5: 2 }, { 1: 2, 12: 5, 17: 3, 19: 5 }),
    [2, 2],
    'legal',
  ),
  turn('home-run', position({ 7: 1, 6: 4, 5: 4, 4: 3, 3: 2, 2: 1 }, DARK_FAR), [6, 1], ['7/6 6/off']),
  turn('bear-off', position({ 6: 3, 5: 3, 4: 3, 3: 2, 2: 2, 1: 1 }, DARK_FAR), [5, 3], ['5/off 3/off']),
  turn('win', position({ 4: 1, 1: 1 }, DARK_FAR), [4, 1], ['4/off 1/off']),
];
