import type { BySide } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import type { TableView } from './index.ts';
import type { Client } from './testing/client.ts';
import { playOn } from './testing/player.ts';
import { createWorld, type World, type WorldOptions } from './testing/world.ts';

const MONEY = {
  rules: { base: 'international', jacoby: true, beavers: true, raccoons: true, autoDoubles: 2 },
  length: null,
} as const;

type Kind = NonNullable<TableView['question']>['kind'];

/** Plays on until one of the pages asks `kind`. */
function until(
  world: World,
  kind: Kind,
): { readonly client: Client; readonly question: TableView['question'] } {
  const hand = { doubles: 50, undoes: 0, resigns: kind === 'resignation-offered' ? 8 : 0 };
  for (let turn = 0; turn < 4000; turn++) {
    world.settle();
    world.wait(600);
    world.settle();
    const client = world.clients.find(({ view }) => view.question?.kind === kind);
    if (client !== undefined) return { client, question: client.view.question };
    for (const hands of world.clients) playOn(hands, world.source, hand);
  }
  throw new Error(`nobody was asked: ${kind}`);
}

function scoreNow(world: World): BySide<number> | null {
  const { match } = world.server.local.table;
  return match?.phase === 'game-over' || match?.phase === 'match-over' ? match.scoreAfter : null;
}

function twoPlayers(options: WorldOptions): World {
  const world = createWorld(options);
  world.open(['white']);
  world.open(['black']);
  return world;
}

const TABLES: readonly WorldOptions[] = [51, 52, 53, 54].flatMap((seed) => [
  { seed, length: 7 },
  { seed, ...MONEY },
  { seed, rules: { base: 'four-tier', cube: 'arithmetic' }, length: 11 },
]);

describe.each(TABLES)('what a question promises is what happens (%j)', (options) => {
  test('when a double is passed', () => {
    const world = twoPlayers(options);
    const { client, question } = until(world, 'cube');
    if (question?.kind !== 'cube') throw new Error('asked about the cube');
    const pass = question.answers.find(({ answer }) => answer === 'pass');
    client.dispatch({ type: 'cubeAnswered', answer: 'pass' });
    world.settle();
    expect(scoreNow(world)).toEqual(pass?.scoreAfter);
  });

  test('when a resignation is accepted', () => {
    const world = twoPlayers(options);
    const { client, question } = until(world, 'resignation-offered');
    if (question?.kind !== 'resignation-offered') throw new Error('asked about a resignation');
    client.dispatch({ type: 'resignationAnswered', answer: 'accept' });
    world.settle();
    expect(scoreNow(world)).toEqual(question.accept.scoreAfter);
  });

  test('when the match or session is given up', () => {
    const world = twoPlayers(options);
    const { client } = until(world, 'cube');
    client.dispatch({ type: 'resignMatchPressed' });
    const { question } = client.view;
    if (question?.kind !== 'resign-match') throw new Error('asked about the match');
    client.dispatch({ type: 'resignMatchConfirmed' });
    world.settle();
    // The log of a match that was given up shows the score made up to its length.
    expect(scoreNow(world)).toEqual(question.confirm.scoreAfter);
    expect(client.view.stage).toBe('match-over');
  });
});
