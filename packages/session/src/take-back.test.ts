import { describe, expect, test } from 'vitest';
import { lastPlayText, replyToLine } from './index.ts';
import type { Client } from './testing/client.ts';
import { breakConnections, expectAgreement, expectNoRefusals, LIVELY, playMatch } from './testing/match.ts';
import { CALM, playOn } from './testing/player.ts';
import { createWorld, type World, type WorldOptions } from './testing/world.ts';

const QUICK = { forced: 'none', confirm: 'automatic' } as const;

function tableOf(opponent: WorldOptions['opponent'] & string, options: WorldOptions = {}): World {
  const world = createWorld({ length: 1, opponent, ...options });
  if (opponent === 'hotseat') world.open(['white', 'black'], QUICK);
  else {
    world.open(['white'], QUICK);
    world.open(['black'], QUICK);
  }
  return world;
}

/** Everyone does what there is to do until `ready`. */
function playUntil(world: World, ready: (client: Client) => boolean): Client {
  const [client] = world.clients;
  if (client === undefined) throw new Error('nobody is at the table');
  for (let turn = 0; turn < 500; turn++) {
    world.settle();
    if (ready(client)) return client;
    world.wait(600);
    if (ready(client)) return client;
    for (const one of world.clients) playOn(one, world.source, CALM);
  }
  throw new Error('it does not come to that');
}

const standing = (client: Client) =>
  client.view.turns.filter(({ takenBack, roll }) => !takenBack && roll !== null);
const ownTurns = (client: Client) => standing(client).filter(({ side }) => side === 'white');
const toMove = (client: Client) => client.view.board.movable.length > 0;
const seen = ({ view: { board, dice, status } }: Client) => ({
  places: board.places,
  dice: dice.dice,
  lastPlay: board.lastPlay,
  status,
});

function takeBack(world: World, client: Client): void {
  client.dispatch({ type: 'takeBackPressed' });
  world.settle();
}

describe('against the bot', () => {
  test('the table is as it was before the turn; what was played in vain stays in the list, marked', () => {
    const world = tableOf('bot');
    const turn = playUntil(world, (client) => ownTurns(client).length === 1 && toMove(client));
    const before = seen(turn);
    const client = playUntil(world, (one) => ownTurns(one).length === 2 && one.view.actions.roll.enabled);
    const turns = client.view.turns.length;
    takeBack(world, client);
    expect(seen(client)).toEqual(before);
    expect(client.view.turns).toHaveLength(turns + 1);
    expect(client.view.turns.filter(({ takenBack }) => takenBack)).toHaveLength(2);
    expect(client.view.turns.at(-1)?.text).toEqual({ key: 'turn.takenBack' });
    expect(client.view.actions.confirm.shown).toBe(false);
  });

  test('dice that come again are asked for like any others, and each turn is told by its own roll', () => {
    const world = tableOf('bot');
    const client = playUntil(world, (one) => ownTurns(one).length === 3 && one.view.actions.roll.enabled);
    const rolls = standing(client).map(({ roll }) => roll);
    const numbers = standing(client).map(({ rollNo }) => rollNo);
    takeBack(world, client);
    takeBack(world, client);
    playUntil(world, (one) => ownTurns(one).length === 3 && one.view.actions.roll.enabled);
    expect(standing(client).map(({ roll }) => roll)).toEqual(rolls);
    expect(standing(client).map(({ rollNo }) => rollNo)).toEqual(numbers);
    expect(client.view.rolls).toHaveLength(world.server.local.table.log.rolls);
  });

  test('in words too: one line takes back, and the play told last is the one that stands', () => {
    const world = tableOf('bot');
    const turn = playUntil(world, (client) => ownTurns(client).length === 1 && toMove(client));
    const told = lastPlayText(turn.model);
    const client = playUntil(world, (one) => ownTurns(one).length === 2 && one.view.actions.roll.enabled);
    expect(lastPlayText(client.model)).not.toEqual(told);
    const reply = replyToLine(client.model, world.time.nowMs, 'вернуть');
    expect(reply).toEqual({ type: 'input', input: { type: 'takeBackPressed' } });
    takeBack(world, client);
    expect(lastPlayText(client.model)).toEqual(told);
  });

  test('nothing goes on by itself right after it', () => {
    const world = tableOf('bot');
    const [client] = world.clients;
    client?.dispatch({ type: 'preferencesChanged', change: { forced: 'whole-turn', autoBearOff: 'on' } });
    const player = playUntil(world, (one) => ownTurns(one).length === 2 && one.view.actions.roll.enabled);
    takeBack(world, player);
    const { lines } = world.server.local;
    world.wait(5000);
    world.settle();
    expect(world.server.local.lines).toEqual(lines);
  });

  test('the result says that it was done', () => {
    const world = tableOf('bot', { rules: 'casual' });
    const client = playUntil(world, (one) => ownTurns(one).length === 2 && one.view.actions.roll.enabled);
    takeBack(world, client);
    playMatch(world, CALM);
    expect(client.view.result?.takeBackText).toEqual({ key: 'result.takeBacks', params: { n: 1 } });
  });

  test('a whole match of doubts, through a bad network too', () => {
    const world = tableOf('bot', { length: 3, seed: 5 });
    playMatch(world, { ...LIVELY, takesBack: 15 });
    expectAgreement(world);
    expectNoRefusals(world);
    const disturbed = tableOf('bot', { seed: 6 });
    playMatch(disturbed, { ...LIVELY, takesBack: 15 }, breakConnections);
    expectAgreement(disturbed);
  });
});

test('two at one screen take back in the order in which they acted', () => {
  const world = tableOf('hotseat', { seed: 3 });
  playMatch(world, { ...LIVELY, takesBack: 15 });
  expectAgreement(world);
  expectNoRefusals(world);
});

test.each<[name: string, options: WorldOptions]>([
  ['between two people', { opponent: 'friend' }],
  ['with a clock', { opponent: 'bot', clock: { kind: 'delay', reserveMs: 600_000, delayMs: 10_000 } }],
])('there is no such button %s', (_, options) => {
  const world = tableOf(options.opponent ?? 'friend', options);
  const client = playUntil(world, (one) => ownTurns(one).length === 1 && one.view.actions.roll.enabled);
  expect(client.view.actions.takeBack).toEqual({ shown: false, enabled: false });
  const { lines } = world.server.local;
  takeBack(world, client);
  expect(world.server.local.lines).toEqual(lines);
});
