import { createSimplePlayer, type DecisionView, decisionView, type Player } from '@nardy/engine';
import { type AskOptions, PoolRefused } from '@nardy/engine-node';
import { createLocalTable, settingsOf, step } from '@nardy/record/testing';
import { expect, test } from 'vitest';
import { patienceOf, type Timing, timelyPlayer } from './timely-player.ts';

const WHO = { level: 'best', seed: 1 } as const;
const CLOCK = { kind: 'delay', reserveMs: 60_000, delayMs: 10_000 } as const;

/** An engine that answers what is urgent at once, and everything else when it is told to, or never. */
function busyEngine(refuses: 'at-once' | 'never') {
  const asked: AskOptions[] = [];
  const simple = createSimplePlayer();
  const offerDouble = (view: DecisionView, options: AskOptions): Promise<boolean> | boolean => {
    asked.push(options);
    if (options.urgent === true) return simple.offerDouble(view);
    if (refuses === 'at-once') throw new PoolRefused({ code: 'ENGINE_QUEUE_FULL', limit: 1 });
    return new Promise((_, reject) => {
      options.signal?.addEventListener('abort', () => reject(new PoolRefused({ code: 'ENGINE_CANCELLED' })));
    });
  };
  const player = (_: unknown, options: AskOptions = {}): Player => ({
    ...simple,
    offerDouble: async (view) => offerDouble(view, options),
  });
  return { player, asked };
}

function timing(patience: number | null) {
  const waits: { readonly ms: number; readonly then: () => void }[] = [];
  let hurries = 0;
  const world: Timing = {
    patienceMs: () => patience,
    after(ms, then) {
      waits.push({ ms, then });
      return () => {};
    },
    hurried: () => hurries++,
  };
  return { world, waits, hurries: () => hurries };
}

const view = (): DecisionView => {
  const local = createLocalTable({ settings: settingsOf('international', 5), seed: 1 });
  local.settle();
  const { match } = local.table;
  if (match === null) throw new Error('the table has a match');
  return decisionView(match, 'white');
};

test('a full queue: the decision is made at once, before all others', async () => {
  const engine = busyEngine('at-once');
  const { world, hurries } = timing(7_000);
  expect(await timelyPlayer(engine, WHO, world).offerDouble(view())).toBe(false);
  expect(engine.asked.map(({ urgent }) => urgent === true)).toEqual([false, true]);
  expect(hurries()).toBe(1);
});

test('a long queue: the decision is made at once when the patience is over', async () => {
  const engine = busyEngine('never');
  const { world, waits, hurries } = timing(7_000);
  const answer = timelyPlayer(engine, WHO, world).offerDouble(view());
  expect(waits.map(({ ms }) => ms)).toEqual([7_000]);
  expect(hurries()).toBe(0);
  waits[0]?.then();
  expect(await answer).toBe(false);
  expect(hurries()).toBe(1);
});

test('without a clock it takes as long as it takes: a refusal is the bot’s to wait for', async () => {
  const { world } = timing(null);
  const asked = timelyPlayer(busyEngine('at-once'), WHO, world).offerDouble(view());
  await expect(asked).rejects.toThrow(PoolRefused);
});

test('the patience of a clock is its delay, never the reserve', () => {
  const local = createLocalTable({ settings: settingsOf('international', 5, CLOCK), seed: 1 });
  local.settle();
  while (local.table.match?.phase !== 'before-roll') step(local);
  const { onRoll } = local.table.match;
  expect(patienceOf(local.table, onRoll, local.unixMs)).toBe(7_000);
  expect(patienceOf(local.table, onRoll, local.unixMs + 2_000)).toBe(5_000);
  expect(patienceOf(local.table, onRoll, local.unixMs + 30_000)).toBe(500);
  const free = createLocalTable({ settings: settingsOf('international', 5), seed: 1 });
  free.settle();
  expect(patienceOf(free.table, 'white', free.unixMs)).toBeNull();
  expect(patienceOf(null, 'white', 0)).toBeNull();
});
