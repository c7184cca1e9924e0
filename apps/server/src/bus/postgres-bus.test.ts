import { seeded } from '@nardy/record/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { busConformance } from '../testing/bus-conformance.ts';
import { findPostgres, startPostgres, type TestPostgres } from '../testing/postgres-server.ts';
import type { Bus, News } from './bus.ts';
import { postgresBus } from './postgres-bus.ts';

const bin = findPostgres();

describe.skipIf(bin === null)('PostgreSQL (skipped where it is not installed)', () => {
  let postgres: TestPostgres;
  const source = seeded(5);
  const connect = (onLostConnection: () => void = () => {}): Bus =>
    postgresBus({ url: postgres.url, clock: systemClock(), random: source, onLostConnection });
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '');
  }, 60_000);
  afterAll(() => postgres.stop());

  busConformance(connect);

  test('a broken connection is made again: what was told meanwhile arrives, what may be lost is said', async () => {
    let lost = 0;
    let missed = 0;
    const heard: string[] = [];
    const [one, two] = [connect(() => void lost++), connect(() => void lost++)];
    await one.join(async () => {});
    await two.join(async () => {});
    two.listen({ heard: ({ match }: News) => heard.push(match), missed: () => void missed++ });
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    const cut = async (node: Bus): Promise<void> => {
      const before = lost;
      await admin.query('select pg_terminate_backend(pid) from pg_locks where objid::bigint = $1', [
        node.node,
      ]);
      await expect.poll(() => lost).toBe(before + 1);
    };
    const both = await one.nodesUp();
    expect(both.has(two.node)).toBe(true);

    await cut(one);
    one.announce({ match: 'meanwhile', seq: 3 });
    // Nobody is taken for gone by a node that sees nothing.
    expect(await one.nodesUp()).toEqual(both);
    await expect.poll(() => heard, { timeout: 5_000 }).toContain('meanwhile');
    expect(missed).toBe(0);

    await cut(two);
    expect((await one.nodesUp()).has(two.node)).toBe(false);
    await expect.poll(() => missed, { timeout: 5_000 }).toBe(1);
    expect(await one.nodesUp()).toEqual(both);
    one.announce({ match: 'afterwards', seq: 4 });
    await expect.poll(() => heard).toContain('afterwards');
    await one.close();
    await two.close();
    await admin.end();
  });
});
