import { expect, test } from 'vitest';
import {
  isExtensionOf,
  linksLeft,
  mayRelease,
  mayVoid,
  type ReleaseWish,
  shouldRenew,
} from './client-duty.ts';
import { emptyLog } from './log.ts';
import { decodeReceipt, makeReceipt } from './receipt.ts';
import type { PlayerRole } from './roles.ts';
import { type DiceBox, startDiceBox } from './testing/index.ts';

const seals = (): void => undefined;
const opened = (box: DiceBox): void => {
  box.link('B');
  box.link('A');
  box.roll(null);
};
const asked = (box: DiceBox): void => {
  opened(box);
  box.link('A');
};
const bothOpen = (box: DiceBox): void => {
  asked(box);
  box.link('B');
};
const usedUp = (box: DiceBox): void => {
  opened(box);
  for (let i = 0; i < 9; i++) box.turn('A');
};
const ended = (box: DiceBox): void => {
  opened(box);
  box.end('A', 1);
};

test.each<
  [
    name: string,
    prepare: (box: DiceBox) => void,
    role: PlayerRole,
    wish: ReleaseWish,
    answer: string | number,
  ]
>([
  ['both may open the opening', seals, 'A', 'opening', 1],
  ['and the other too', seals, 'B', 'opening', 1],
  ['not a second opening', opened, 'A', 'opening', 'RELEASE_NOT_OPENING'],
  ['the roller asks', opened, 'A', 'roller', 2],
  ['only once', asked, 'A', 'roller', 'RELEASE_ALREADY_OPEN'],
  ['the other answers', asked, 'B', 'answer', 2],
  ['but not before it was asked', opened, 'B', 'answer', 'RELEASE_NOT_ASKED'],
  ['unless it chooses to', opened, 'B', 'early', 2],
  ['never two ahead', bothOpen, 'B', 'early', 'RELEASE_ALREADY_OPEN'],
  ['nothing after the end', ended, 'A', 'roller', 'RELEASE_GAME_ENDED'],
  ['nothing beyond the chain', usedUp, 'A', 'roller', 'RELEASE_CHAIN_USED_UP'],
])('%s', (_, prepare, role, wish, answer) => {
  const box = startDiceBox({ length: 10 });
  prepare(box);
  const result = mayRelease(box.log, role, wish);
  expect(result.ok ? result.value.roll : result.error.code).toBe(answer);
});

test('nothing before all seals stand', () => {
  expect(mayRelease(emptyLog(), 'A', 'opening')).toEqual({ ok: false, error: { code: 'RELEASE_NO_SEALS' } });
});

test('a void is for the one whose link is missing while the other is open', () => {
  const box = startDiceBox();
  opened(box);
  expect([mayVoid(box.log, 'A'), mayVoid(box.log, 'B')]).toEqual([false, false]);
  box.link('A');
  expect([mayVoid(box.log, 'A'), mayVoid(box.log, 'B')]).toEqual([false, true]);
  box.link('B');
  expect([mayVoid(box.log, 'A'), mayVoid(box.log, 'B')]).toEqual([false, false]);
});

test('a chain is renewed at 8 links left, while no link is open', () => {
  const box = startDiceBox({ length: 10 });
  expect([linksLeft(box.log, 'A'), shouldRenew(box.log, 'A')]).toEqual([10, false]);
  opened(box);
  expect([linksLeft(box.log, 'A'), shouldRenew(box.log, 'A')]).toEqual([9, false]);
  box.turn('A');
  expect([linksLeft(box.log, 'A'), shouldRenew(box.log, 'A')]).toEqual([8, true]);
  box.link('B');
  expect(shouldRenew(box.log, 'A')).toBe(false);
  expect(linksLeft(emptyLog(), 'S')).toBe(0);
});

test('only a log that extends what was seen is taken', () => {
  const box = startDiceBox();
  opened(box);
  const seen = makeReceipt(box.log)!;
  expect(seen).toEqual({ game: box.log.game?.game, n: 8, head: box.log.head });
  expect(isExtensionOf(seen, box.lines)).toBe(true);
  box.act('A', 'double');
  expect(isExtensionOf(seen, box.lines)).toBe(true);
  expect(isExtensionOf(seen, box.lines.slice(0, 8))).toBe(false);
  expect(isExtensionOf(seen, box.lines.with(1, '1 player A u:1 Эва'))).toBe(false);
  expect(makeReceipt(emptyLog())).toBeNull();
});

test.each([[null], ['x'], [{}], [{ game: 'x', n: 1, head: 'y' }], [[]]])('%j is no receipt', (input) => {
  expect(decodeReceipt(input)).toBeNull();
});
