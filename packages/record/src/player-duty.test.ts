import { type MatchState, opponentOf, type Side } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import { dutiesOf, type Held, rollRequest } from './player-duty.ts';
import { createLocalTable, type LocalTable, playGame, settingsOf, step } from './testing/index.ts';

const INTERNATIONAL = settingsOf('international', 5);
const both: Held[] = [
  { side: 'white', epochs: [0] },
  { side: 'black', epochs: [0] },
];
const only = (side: Side, epochs: number[] = [0]): Held[] => [{ side, epochs }];

function beforeRoll(): [local: LocalTable, onRoll: Side] {
  const local = createLocalTable({ settings: INTERNATIONAL, seed: 1 });
  local.settle();
  while (local.table.match?.phase !== 'before-roll') step(local);
  return [local, (local.table.match as Extract<MatchState, { phase: 'before-roll' }>).onRoll];
}

function ask(local: LocalTable, side: Side): void {
  const request = rollRequest(local.table, side);
  if (request === null) throw new Error('the side may roll');
  local.send(local.fulfil(request));
}

describe('what a client sends by itself', () => {
  test('a seal for each of its sides, then the links of the opening', () => {
    const local = createLocalTable({ settings: INTERNATIONAL, seed: 1 });
    expect(dutiesOf(local.table, only('white', []))).toEqual([
      { type: 'anchor', side: 'white', epoch: 0, base: 1 },
    ]);
    expect(dutiesOf(local.table, [])).toEqual([]);
    local.settle('when-asked', ['white']);
    expect(dutiesOf(local.table, only('white'))).toEqual([]);
    expect(dutiesOf(local.table, both)).toEqual([{ type: 'anchor', side: 'black', epoch: 0, base: 1 }]);
    const [seal] = dutiesOf(local.table, only('black'));
    if (seal !== undefined) local.send(local.fulfil(seal));
    expect(dutiesOf(local.table, both)).toEqual([
      { type: 'link', side: 'white', roll: 1, index: 1, epoch: 0 },
      { type: 'link', side: 'black', roll: 1, index: 1, epoch: 0 },
    ]);
  });

  test('nothing before the roll has been asked for; then the answer', () => {
    const [local, side] = beforeRoll();
    const other = opponentOf(side);
    expect(dutiesOf(local.table, both)).toEqual([]);
    expect(rollRequest(local.table, other)).toBeNull();
    ask(local, side);
    expect(rollRequest(local.table, side)).toBeNull();
    expect(dutiesOf(local.table, only(side))).toEqual([]);
    expect(dutiesOf(local.table, only(other))).toEqual([
      {
        type: 'link',
        side: other,
        roll: local.table.log.nextRoll,
        index: local.table.log.nextRoll,
        epoch: 0,
      },
    ]);
  });

  test('ahead, when the tab sleeps or the game is by correspondence, and never for the own roll', () => {
    const [local, side] = beforeRoll();
    expect(dutiesOf(local.table, only(side), 'early')).toEqual([]);
    expect(dutiesOf(local.table, only(opponentOf(side)), 'early')).toMatchObject([{ type: 'link' }]);
    const post = createLocalTable({ settings: INTERNATIONAL, seed: 1, mode: 'post' });
    post.settle();
    while (post.table.match?.phase !== 'before-roll') step(post);
    expect(post.table.log.openedFirst).not.toBeNull();
  });

  test('a lost chain: at once where nothing is open, with a void where the other’s link is, later where the own is', () => {
    const [local, side] = beforeRoll();
    const other = opponentOf(side);
    const { nextRoll } = local.table.log;
    expect(dutiesOf(local.table, only(other, []))).toEqual([
      { type: 'lostDevice', side: other, epoch: 1, base: nextRoll },
    ]);
    ask(local, side);
    expect(dutiesOf(local.table, only(other, []))).toEqual([
      { type: 'lostDevice', side: other, epoch: 1, base: nextRoll + 1 },
    ]);
    expect(dutiesOf(local.table, only(side, []))).toEqual([]);
  });

  test('the request is repeated by itself when its roll was voided', () => {
    const [local, side] = beforeRoll();
    const other = opponentOf(side);
    ask(local, side);
    const { anchor, length } = local.keeper(other).chain(1);
    local.send({ type: 'lostDevice', side: other, anchor, length });
    const { nextRoll } = local.table.log;
    expect(dutiesOf(local.table, only(side))).toMatchObject([{ type: 'link', roll: nextRoll, epoch: 0 }]);
    expect(dutiesOf(local.table, only(other, [0, 1]))).toEqual([]);
  });

  test('a new chain before the old one ends', () => {
    const local = createLocalTable({ settings: INTERNATIONAL, seed: 1, chainLength: 8 });
    for (let duty = 0; duty < 2; duty++) {
      const [seal] = dutiesOf(local.table, both.slice(duty));
      if (seal !== undefined) local.send(local.fulfil(seal));
    }
    expect(dutiesOf(local.table, both)).toEqual([
      { type: 'anchor', side: 'white', epoch: 1, base: 1 },
      { type: 'anchor', side: 'black', epoch: 1, base: 1 },
    ]);
  });

  test('nothing once the game is over', () => {
    const local = createLocalTable({ settings: INTERNATIONAL, seed: 1 });
    playGame(local);
    expect(dutiesOf(local.table, both, 'early')).toEqual([]);
    expect(rollRequest(local.table, 'white')).toBeNull();
  });
});
