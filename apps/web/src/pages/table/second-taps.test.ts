import type { UserInput } from '@nardy/session';
import { expect, test } from 'vitest';
import { withoutSecondTaps } from './second-taps.ts';

const CHECKER: UserInput = { type: 'placeTapped', place: 8 };

test.each<
  [name: string, button: UserInput, msLater: number, from: 'board' | 'band', next: UserInput, heard: boolean]
>([
  ['dice that have come where Roll was', { type: 'rollPressed' }, 200, 'band', { type: 'diceTapped' }, false],
  ['a checker under a second tap on Roll', { type: 'rollPressed' }, 200, 'board', CHECKER, false],
  ['a checker under a second tap on Confirm', { type: 'turnConfirmed' }, 350, 'board', CHECKER, false],
  ['a checker under a second tap on Double', { type: 'doublePressed' }, 200, 'board', CHECKER, false],
  ['a tap that is meant', { type: 'rollPressed' }, 400, 'board', CHECKER, true],
  ['dice that are meant', { type: 'rollPressed' }, 400, 'band', { type: 'diceTapped' }, true],
  ['the next step after an undo', { type: 'stepUndone' }, 10, 'board', CHECKER, true],
])('%s', (_, button, msLater, from, next, heard) => {
  let nowMs = 1_000;
  const sent: UserInput[] = [];
  const { fromBand, fromBoard } = withoutSecondTaps(
    (input) => sent.push(input),
    () => nowMs,
  );
  fromBand(button);
  nowMs += msLater;
  if (from === 'band') fromBand(next);
  else fromBoard(next);
  expect(sent).toEqual(heard ? [button, next] : [button]);
});
