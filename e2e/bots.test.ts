import { LEVEL_IDS, type LevelId } from '@nardy/engine';
import { verifyRecord } from '@nardy/record';
import { seeded } from '@nardy/record/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tablesAt } from '../apps/server/src/testing/tables.ts';
import { type RunningServer, startServer } from './harness/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({
    env: { LOG_LEVEL: 'error', ENGINE_THREADS: '1', MAX_MESSAGES_PER_SECOND: '10000' },
  });
});
afterAll(() => server?.stop());

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
};

describe('a match against the bot', () => {
  test.each<[level: LevelId, rules: string]>([
    [LEVEL_IDS[0], 'international'],
    ['best', 'international'],
    ['best', 'long'],
  ])('at the level “%s”, %s, to its end', async (level, rules) => {
    const before = await metric('nardy_engine_think_seconds_count');
    const tables = tablesAt(server.url, seeded(11));
    const { match, seats } = await tables.create({ opponent: 'bot', level, rules, length: 1 });
    const player = tables.client(match, [seats[0]?.token ?? '']);
    await player.connect();
    expect(player.info).toMatchObject({ level, players: { black: `Bot (${level})` } });
    await player.until(() => player.isMatchOver, 200_000);
    const record = await (await fetch(`${server.url}/api/games/${player.game}/transcript`)).json();
    expect(verifyRecord(record)).toMatchObject({ dice: { code: 'OK' }, play: { code: 'OK' } });
    // It was the engine that decided, and it did so without a fault.
    expect(await metric('nardy_engine_think_seconds_count')).toBeGreaterThan(before + 3);
    expect(await metric('nardy_incidents_total')).toBe(0);
  });

  test('goes on with the same dice and the same level after the server was killed', async () => {
    const tables = tablesAt(server.url, seeded(12));
    const { match, seats } = await tables.create({ opponent: 'bot', level: 'best', length: 1 });
    const player = tables.client(match, [seats[0]?.token ?? '']);
    player.stayConnected();
    await player.until(() => player.lines.length > 16, 200_000);
    await server.kill9();
    await server.restart();
    // It fails by itself when a line it has seen is missing or changed.
    await player.until(() => player.isMatchOver, 200_000);
    expect(player.info?.level).toBe('best');
  });
});
