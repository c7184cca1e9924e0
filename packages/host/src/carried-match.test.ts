import type { CreateMatch } from '@nardy/protocol';
import { boardOf as positionOf } from '@nardy/rules/testing';
import { describe, expect, test } from 'vitest';
import { type CarriedMatch, packMatch, unpackMatch } from './carried-match.ts';
import { createDeviceWorld, DevicePage, type DeviceWorld } from './testing/device-world.ts';

async function carriedFrom(world: DeviceWorld): Promise<CarriedMatch> {
  const kept = await world.store.loadTable(world.match);
  if (kept === null) throw new Error('the match is there');
  const games = world.store.games(world.match);
  const chains = await Promise.all(games.map(({ game }) => world.store.loadChains(game)));
  const secrets = chains.flat().map(({ base: _, ...chain }) => ({ ...chain, phrase: '' }));
  return { match: kept.match, games: games.map(({ lines }) => lines), secrets };
}

async function played(seed: number, requests: number, asked: Partial<CreateMatch> = {}) {
  const world = createDeviceWorld(seed, asked);
  const page = new DevicePage(world, await world.open());
  await page.hello();
  await page.play(requests);
  return world;
}

const travelled = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a match carried to another device', () => {
  test.each<[name: string, requests: number, asked: Partial<CreateMatch>]>([
    ['before its first roll', 1, {}],
    ['in the middle of a game', 23, {}],
    ['in the middle of a game of long nardy', 31, { rules: 'long' }],
    ['games later', 160, { opponent: 'hotseat', length: null }],
  ])('%s arrives as it left', async (_, requests, asked) => {
    const carried = await carriedFrom(await played(21, requests, asked));
    const arrived = unpackMatch(travelled(packMatch(carried)));
    expect(arrived.ok && { ...arrived.value, verdict: null }).toEqual({ ...carried, verdict: null });
  });

  test('one that was set up keeps where it began', async () => {
    const board = positionOf({ 6: 5, 5: 5 }, { 20: 5, 19: 5 });
    const from = { board, cube: { value: 1, owner: null }, onRoll: 'white', roll: null } as const;
    const score = { white: 0, black: 0 };
    const world = createDeviceWorld(31, { length: 3 }, { from, score, crawfordGame: false });
    const page = new DevicePage(world, await world.open());
    await page.hello();
    await page.play(6);
    const carried = await carriedFrom(world);
    const arrived = unpackMatch(travelled(packMatch(carried)));
    expect(arrived.ok && arrived.value.match.start).toMatch(/ from=/);
    const wrong = { ...carried, match: { ...carried.match, start: 'rules=chess' } };
    expect(unpackMatch(travelled(packMatch(wrong)))).toMatchObject({ ok: false });
  });

  test('the links and seals, which are most of a record, stay behind', async () => {
    const carried = await carriedFrom(await played(22, 60));
    const packed = JSON.stringify(packMatch(carried));
    expect(packed).not.toMatch(/ link \d+ [AB] [0-9a-f]{64}/);
    expect(packed.length).toBeLessThan(JSON.stringify(carried).length / 2);
  });

  test('a link that does not follow from the secrets is carried as it is', async () => {
    const carried = await carriedFrom(await played(23, 20));
    const game = carried.games[0]?.[0]?.split(' ')[3] ?? '';
    const without = carried.secrets.filter(({ role }) => role !== 'A');
    const packed = packMatch({ ...carried, secrets: without });
    expect(JSON.stringify(packed)).toMatch(/ link \d+ A [0-9a-f]{64}/);
    // The game cannot be gone on with, for a secret is missing.
    expect(unpackMatch(travelled(packed))).toMatchObject({ ok: false });
    expect(game).toHaveLength(32);
  });

  test.each<[name: string, change: (carried: CarriedMatch) => unknown]>([
    ['nothing', () => null],
    ['another format', (carried) => ({ ...(packMatch(carried) as object), format: 'nardy-match/1' })],
    ['no games', (carried) => packMatch({ ...carried, games: [] })],
    [
      'a play changed',
      (carried) => packMatch({ ...carried, games: [changed(carried, / act A \d+/, ' act A 1')] }),
    ],
    ['a roll changed', (carried) => packMatch({ ...carried, games: [changed(carried, /\d\d$/, '66')] })],
    [
      'another secret',
      (carried) =>
        packMatch({
          ...carried,
          secrets: carried.secrets.map((secret) => ({ ...secret, random: '0'.repeat(64) })),
        }),
    ],
    [
      'another match',
      (carried) => packMatch({ ...carried, match: { ...carried.match, id: `local-${'0'.repeat(20)}` } }),
    ],
    [
      'another player',
      (carried) =>
        packMatch({
          ...carried,
          match: { ...carried.match, guests: { white: '0'.repeat(16), black: null } },
        }),
    ],
  ])('%s is refused', async (_, change) => {
    const carried = await carriedFrom(await played(24, 23));
    expect(unpackMatch(travelled(change(carried)))).toEqual({ ok: false, error: { code: 'CARRIED_BAD' } });
  });
});

/** The first game with one line changed: the first that fits, after the opening roll. */
function changed({ games }: CarriedMatch, what: RegExp, by: string): readonly string[] {
  const lines = games[0] ?? [];
  const at = lines.findIndex((line, n) => n > 12 && what.test(line) && / (act A|roll) /.test(line));
  return lines.map((line, n) => (n === at ? line.replace(what, by) : line));
}
