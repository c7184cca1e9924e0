import type { EngineJob } from '@nardy/engine';
import { createEnginePlayer, type DecisionView, type LevelId, type Player } from '@nardy/engine';
import { legalPlays, type Play, RULE_SETS, type RuleSet, startingBoard } from '@nardy/rules';
import { randomGame, seededRandom } from '@nardy/rules/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createEnginePool, type EnginePool, type EnginePoolOptions, type PoolEvent } from './engine-pool.ts';
import { createLocalEngine } from './local-engine.ts';
import { PoolRefused } from './refusal.ts';
import { randomNets } from './testing/random-nets.ts';

const nets = randomNets();
const { search } = createLocalEngine({ nets });
const pools: EnginePool[] = [];
afterAll(() => Promise.all(pools.map((pool) => pool.close())));

/** A pool of one thread with what has happened in it. */
function poolWith(options: Partial<EnginePoolOptions> = {}): { pool: EnginePool; events: PoolEvent[] } {
  const events: PoolEvent[] = [];
  const hear = (event: PoolEvent): void => {
    events.push(event);
  };
  const pool = createEnginePool({ nets, threads: 1, queue: 2, budgetMs: null, hear, ...options });
  pools.push(pool);
  return { pool, events };
}

// A thread takes a second to start from sources: one for all tests that can share it.
const { pool, events } = poolWith();
beforeEach(() => {
  events.length = 0;
});

const { international, long } = RULE_SETS;

function viewOf(rules: RuleSet, board = startingBoard(rules.board)): DecisionView {
  const cube = { value: 1, owner: null };
  return { rules, board, cube, cubeOwner: 'middle', away: null, crawford: false };
}

function opening(level: LevelId = 'best'): EngineJob {
  const plays = legalPlays(international, startingBoard('short'), [2, 1]);
  return {
    type: 'choosePlay',
    player: { level, seed: 1 },
    view: viewOf(international),
    roll: [2, 1],
    plays,
  };
}

/** A decision about which the engine cannot think: the thread breaks over it. */
const broken = {
  ...opening(),
  view: { ...viewOf(international), rules: { board: 'short' } as RuleSet },
};

describe('decisions', () => {
  test.each<[name: string, rules: RuleSet, level: LevelId]>([
    ['the best level', international, 'best'],
    ['a level that errs', international, 'newcomer'],
    ['long nardy', long, 'amateur'],
  ])('are those of a player in this thread: %s', async (_, rules, level) => {
    const player = { level, seed: 5 };
    const here = createEnginePlayer({ search: search, ...player });
    const there = pool.player(player);
    const turns = [...randomGame(rules, seededRandom(3))].filter(({ plays }) => plays.length > 1).slice(0, 4);
    const decide = async ({ choosePlay, offerDouble }: Player) => {
      const decisions: unknown[] = [];
      for (const { board, roll, plays } of turns) {
        decisions.push(await choosePlay(viewOf(rules, board), roll, plays));
        decisions.push(await offerDouble(viewOf(rules, board)));
      }
      return decisions;
    };
    expect(await decide(there)).toEqual(await decide(here));
  });

  test('answers to cubes and resignations', async () => {
    const player = pool.player({ level: 'club', seed: 1 });
    const view = viewOf(international);
    expect(['take', 'pass']).toContain(await player.answerCube(view, 'double', ['take', 'pass']));
    expect(await player.acceptResignation(view, 3)).toBe(true);
    expect(await pool.player({ level: 'best', seed: 1 }).acceptResignation(view, 3)).toBe(true);
  });

  test('a forced play needs no thread', async () => {
    const plays: readonly Play[] = [{ moves: [], board: startingBoard('short') }];
    expect(
      await pool.player({ level: 'best', seed: 1 }).choosePlay(viewOf(international), [6, 6], plays),
    ).toBe(0);
    expect(events).toEqual([]);
    expect(pool.load()).toEqual({ waiting: 0, thinking: 0 });
  });

  test('without any time the best at sight is played', async () => {
    const answer = await pool.ask(opening(), { budgetMs: 0 });
    const atSight = createEnginePlayer({ search, drive: (thinking) => thinking.answer() });
    const { view, roll, plays } = opening() as Extract<EngineJob, { type: 'choosePlay' }>;
    expect(answer).toEqual({ ok: true, value: await atSight.choosePlay(view, roll, plays) });
  });
});

describe('refusals', () => {
  test('a full queue refuses at once, and those who wait are served in turn', async () => {
    const asked = [1, 2, 3, 4, 5].map(() => pool.ask(opening()));
    expect(pool.load()).toEqual({ waiting: 2, thinking: 1 });
    const answers = await Promise.all(asked);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false, false]);
    expect(answers[4]).toEqual({ ok: false, error: { code: 'ENGINE_QUEUE_FULL', limit: 2 } });
    expect(events.map(({ type }) => type).sort()).toEqual(
      [...'aaa'].map(() => 'answered').concat('refused', 'refused'),
    );
    expect(pool.load()).toEqual({ waiting: 0, thinking: 0 });
  });

  test('an urgent job goes before all others, and never finds the queue full', async () => {
    const order: string[] = [];
    const ask = (name: string, urgent: boolean) =>
      pool.ask(opening(), { urgent }).then((answer) => order.push(answer.ok ? name : `${name} refused`));
    const asked = [ask('first', false), ask('second', false), ask('third', false), ask('fourth', false)];
    asked.push(ask('urgent', true), ask('urgent too', true));
    await Promise.all(asked);
    expect(order).toEqual(['fourth refused', 'first', 'urgent', 'urgent too', 'second', 'third']);
  });

  test('a cancelled job makes way for the next, waiting or not', async () => {
    const [running, waiting] = [new AbortController(), new AbortController()];
    const asked = [
      pool.ask(opening(), { signal: running.signal }),
      pool.ask(opening(), { signal: waiting.signal }),
      pool.ask(opening()),
    ];
    waiting.abort();
    running.abort();
    expect(pool.load()).toEqual({ waiting: 1, thinking: 1 });
    const cancelled = { ok: false, error: { code: 'ENGINE_CANCELLED' } };
    const answers = await Promise.all(asked);
    expect(answers).toEqual([cancelled, cancelled, expect.objectContaining({ ok: true })]);
    expect(await pool.ask(opening(), { signal: running.signal })).toEqual(cancelled);
  });

  test('a thread that breaks takes its own job with it and no other', async () => {
    const answers = await Promise.all([pool.ask(opening()), pool.ask(broken), pool.ask(opening())]);
    expect(answers[1]).toEqual({ ok: false, error: { code: 'ENGINE_FAILED' } });
    expect(answers[2]).toEqual(answers[0]);
    const faults = events.filter(({ type }) => type === 'broken') as { error: unknown }[];
    expect(faults).toEqual([{ type: 'broken', error: expect.any(Error) }]);
  });

  test('a thread that does not come back is given up', async () => {
    const { pool: hasty, events: heard } = poolWith({ budgetMs: 0, stuckMs: 20 });
    const job = opening() as Extract<EngineJob, { type: 'choosePlay' }>;
    const endless = { ...job, plays: Array.from({ length: 300_000 }, () => job.plays[0] as Play) };
    expect(await hasty.ask(endless)).toEqual({ ok: false, error: { code: 'ENGINE_FAILED' } });
    expect(heard[0]).toMatchObject({ type: 'broken', error: { message: expect.stringContaining('20 ms') } });
    expect(hasty.load()).toEqual({ waiting: 0, thinking: 0 });
  });

  test('closing refuses all that is open, and everything after', async () => {
    const { pool: closing } = poolWith();
    const asked = [closing.ask(opening()), closing.ask(opening())];
    await closing.close();
    const closed = { ok: false, error: { code: 'ENGINE_CLOSED' } };
    expect(await Promise.all(asked)).toEqual([closed, closed]);
    expect(await closing.ask(opening())).toEqual(closed);
  });

  test('a board without nets', async () => {
    const { pool: lacking } = poolWith({ nets: randomNets(['contact', 'crashed', 'race', 'long']) });
    const player = lacking.player({ level: 'club', seed: 1 });
    const refused = player.offerDouble(viewOf(long));
    await expect(refused).rejects.toThrow(PoolRefused);
    await expect(refused).rejects.toMatchObject({ refusal: { code: 'ENGINE_NO_NETS', board: 'long' } });
  });
});
