import { createSimplePlayer, type Player } from '@nardy/engine';
import { type PoolRefusal, PoolRefused } from '@nardy/engine-node';
import { afterEach, expect, test, vi } from 'vitest';
import type { BotEngine } from './bot-engine.ts';
import { fakeClock } from './testing/fake-clock.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const TIMES = 3;

let server: TestServer;
afterEach(() => server.stop());

test('bots think in threads beside the server, and the figures show it', async () => {
  server = await startTestServer({ engine: 'threads' });
  const { match, seats } = await server.create({ opponent: 'bot', level: 'amateur', length: 1 });
  const player = server.client(match, [seats[0]?.token ?? '']);
  await player.connect();
  await player.until(() => player.isMatchOver, 25_000);
  const metrics = server.metrics.render();
  const decided = Number(/^nardy_engine_think_seconds_count (\d+)$/m.exec(metrics)?.[1]);
  expect(decided).toBeGreaterThan(3);
  expect(metrics).toMatch(/^nardy_engine_wait_seconds_count [1-9]/m);
  expect(metrics).toMatch(/^nardy_engine_waiting 0$/m);
  expect(metrics).toMatch(/^nardy_engine_broken_total 0$/m);
  expect(metrics).toMatch(/^nardy_incidents_total 0$/m);
});

test.each<PoolRefusal>([{ code: 'ENGINE_QUEUE_FULL', limit: 1 }, { code: 'ENGINE_FAILED' }])(
  'after $code the bot waits, asks again and plays on',
  async (refusal) => {
    let refused = 0;
    const clock = fakeClock(1_790_000_000_000);
    const engine = refusing(refusal, () => {
      if (refused === TIMES) return false;
      refused += 1;
      return true;
    });
    server = await startTestServer({ engine, clock });
    const { match, seats } = await server.create({ opponent: 'bot', length: 1 });
    const player = server.client(match, [seats[0]?.token ?? '']);
    await player.connect();
    for (let time = 1; time <= TIMES; time++) {
      await vi.waitFor(() => expect(refused).toBe(time), 20_000);
      clock.advance(1_000);
    }
    await player.until(() => player.isMatchOver);
    expect(server.metrics.render()).toMatch(/^nardy_incidents_total 0$/m);
  },
);

/** An engine that refuses as long as it is told to. */
function refusing(refusal: PoolRefusal, isBusy: () => boolean): BotEngine {
  const simple = createSimplePlayer();
  const guard = (): void => {
    if (isBusy()) throw new PoolRefused(refusal);
  };
  const player: Player = {
    choosePlay: async (...asked) => {
      guard();
      return simple.choosePlay(...asked);
    },
    offerDouble: (view) => simple.offerDouble(view),
    answerCube: (...asked) => simple.answerCube(...asked),
    acceptResignation: (...asked) => simple.acceptResignation(...asked),
  };
  return { player: () => player, close: async () => {} };
}
