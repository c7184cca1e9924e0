import { say } from '@nardy/i18n';
import { expect, test } from 'vitest';
import type { Client } from './testing/client.ts';
import { CALM, playOn } from './testing/player.ts';
import { createWorld, type World } from './testing/world.ts';

/** A table whose opening throw was a tie at first. */
function tied(): { readonly world: World; readonly white: Client } {
  for (let seed = 1; seed < 100; seed++) {
    const world = createWorld({ length: 3, seed });
    const white = world.open(['white'], { forced: 'none' });
    world.open(['black'], { forced: 'none' });
    world.settle();
    if (white.view.dice.ties > 0) return { world, white };
  }
  throw new Error('no tie in a hundred openings');
}

test('a tie of the opening throw is told with what decided it, and for a moment only', () => {
  const { world, white } = tied();
  const { opening, ties } = white.view.dice;
  const [large, small] = [opening!.white, opening!.black].sort((a, b) => b - a);
  const said = say('ru', white.view.notice!.text);
  expect(said).toContain(`Поровну (${ties} `);
  expect(said).toContain(`${large}-${small}: начинает`);
  world.wait(4_000);
  expect(white.view.notice).toBeNull();
  expect(white.view.status.key).toMatch(/status\.(yourPlay|sidePlay)/);
});

test('and goes at once when whoever begins has played a step', () => {
  const { world } = tied();
  const starter = world.clients.find((client) => client.view.board.movable.length > 0)!;
  expect(starter.view.notice).not.toBeNull();
  while (starter.model.turn.made.length === 0) playOn(starter, world.source, CALM);
  expect(starter.view.notice).toBeNull();
});
