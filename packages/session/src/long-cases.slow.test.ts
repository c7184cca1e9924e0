import { expect, test } from 'vitest';
import { CALM, playOn } from './testing/player.ts';
import { createWorld } from './testing/world.ts';

test('ui-09 on the long board: without any legal move the turn passes by itself, and says so', () => {
  const world = createWorld({ rules: 'long', length: 3, seed: 4 });
  for (const side of ['white', 'black'] as const) world.open([side], { forced: 'none' });
  const passed = () => world.clients.find(({ view }) => view.turns.at(-1)?.text?.key === 'turn.noMove');
  for (let turn = 0; turn < 3000 && passed() === undefined; turn++) {
    world.settle();
    world.wait(600);
    world.settle();
    if (passed() !== undefined) break;
    if (world.clients.every((client) => !playOn(client, world.source, CALM))) world.wait(2000);
  }
  const { view } = passed()!;
  expect(view.board.kind).toBe('long');
  expect(view.notice?.text.key).toMatch(/notice\.(side)?[nN]oMove/);
  expect(view.dice.dice.length).toBeGreaterThan(0);
  expect(view.players[view.turns.at(-1)!.side].onRoll).toBe(false);
});
