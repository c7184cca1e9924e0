import { expect, test } from 'vitest';
import { type Effect, tableView, update } from './index.ts';
import { toPlay } from './testing/at-position.ts';
import { CALM, playOn } from './testing/player.ts';
import { createWorld } from './testing/world.ts';

test('the own reserve is told of at 30 and at 10 seconds, after the delay', () => {
  const clock = { kind: 'delay', reserveMs: 40_000, delayMs: 5_000 } as const;
  const world = createWorld({ length: 3, seed: 3, clock });
  const clients = [world.open(['white'], { forced: 'none' }), world.open(['black'], { forced: 'none' })];
  for (let turn = 0; turn < 100 && clients.every(({ view }) => view.board.movable.length === 0); turn++) {
    world.settle();
    if (clients.some(({ view }) => view.board.movable.length > 0)) break;
    for (const client of clients) playOn(client, world.source, CALM);
    world.settle();
  }
  const [thinking, waiting] = clients[0]!.view.board.movable.length > 0 ? clients : clients.toReversed();
  const told = (effects: readonly Effect[]): number =>
    effects.filter((effect) => effect.type === 'sound' && effect.sound === 'low-time').length;
  const steps: [ms: number, alarms: number][] = [
    [14_500, 0],
    [600, 1],
    [19_500, 1],
    [600, 2],
    [3_000, 2],
  ];
  for (const [ms, alarms] of steps) {
    world.wait(ms);
    expect(told(thinking!.effects)).toBe(alarms);
  }
  expect(told(waiting!.effects)).toBe(0);
  expect(thinking!.view.announcements.at(-1)?.text).toMatchObject({ key: 'spoken.reserve' });
  const own = thinking!.model.sides[0]!;
  expect(thinking!.view.players[own].clock).toMatchObject({ running: true, low: true, delayMs: 0 });
});

test('without clocks there is nothing to tell', () => {
  const model = toPlay([3, 1]);
  const [after, effects] = update(model, { type: 'timerFired', timer: 'clock', atMs: 0 });
  expect(effects).toEqual([{ type: 'clearTimer', timer: 'clock' }]);
  expect(tableView(after, 0).announcements).toEqual([]);
});
