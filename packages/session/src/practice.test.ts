import { type Roll, RULE_SETS, startingBoard } from '@nardy/rules';
import { boardOf } from '@nardy/rules/testing';
import { expect, test } from 'vitest';
import {
  isPracticeOver,
  PLACES,
  practiceBoard,
  practiceDice,
  practiceMarks,
  practicePlaces,
  startPractice,
  touchPractice,
} from './index.ts';

const first = { firstTurn: true };
const opening = (roll: Roll) =>
  startPractice(RULE_SETS.international, startingBoard('short'), roll, { firstTurn: false });

test('taps play the larger die first, and the turn is over when both are played', () => {
  const one = touchPractice(opening([1, 3]), { kind: 'tap', place: 8 });
  expect(practiceDice(one)).toEqual([1]);
  expect(isPracticeOver(one)).toBe(false);
  const two = touchPractice(one, { kind: 'tap', place: 6 });
  expect([practiceBoard(two)[5], isPracticeOver(two)]).toEqual([2, true]);
  expect(practiceBoard(touchPractice(two, { kind: 'undo' }))[5]).toBe(1);
});

test('a drag over both dice, and a step that is refused in words', () => {
  const leap = touchPractice(opening([6, 5]), { kind: 'drop', from: 24, to: 13 });
  expect([practiceBoard(leap)[13], isPracticeOver(leap)]).toEqual([6, true]);
  const closed = touchPractice(opening([6, 5]), { kind: 'drop', from: 24, to: 19 });
  expect(closed.refusal?.key).toBe('refusal.PLAY_POINT_CLOSED');
  expect(practiceBoard(closed)).toEqual(startingBoard('short'));
});

test('what is selected lights its targets, and swapping changes the die that a tap plays', () => {
  const selected = touchPractice(opening([3, 1]), { kind: 'choose', place: 8 });
  expect(practiceMarks(selected)).toMatchObject({ selected: 8, strong: [5, 7], hits: [] });
  expect(practiceDice(touchPractice(opening([3, 1]), { kind: 'swap' }))).toEqual([1, 3]);
});

test('a hit checker and one borne off lie where the board draws them', () => {
  const board = boardOf({ 6: 1, 1: 1 }, { 4: 1 });
  const start = startPractice(RULE_SETS.casual, board, [2, 1], { firstTurn: false });
  const hit = touchPractice(start, { kind: 'drop', from: 6, to: 4 });
  const places = practicePlaces(touchPractice(hit, { kind: 'tap', place: 1 }));
  expect([places[PLACES.topBar], places[4], places[PLACES.bottomTray]]).toEqual([-1, 1, 14]);
});

test('the first turn of long nardy takes two from the head where the rules say so', () => {
  const start = startPractice(RULE_SETS.long, startingBoard('long'), [6, 6], first);
  const one = touchPractice(start, { kind: 'tap', place: 24 });
  const two = touchPractice(one, { kind: 'tap', place: 24 });
  expect([practiceBoard(two)[18], isPracticeOver(two)]).toEqual([2, true]);
});

test('ways that differ in what they hit: the first is played, step by step', () => {
  const board = boardOf({ 24: 1, 6: 14 }, { 22: 1, 18: 1, 1: 13 });
  const start = startPractice(RULE_SETS.casual, board, [6, 2], { firstTurn: false });
  const after = touchPractice(start, { kind: 'drop', from: 24, to: 16 });
  expect(practiceBoard(after)[24]).toBe(0);
});
