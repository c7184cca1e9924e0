import { rankPlays, think } from '@nardy/engine';
import { legalPlays, RULE_SETS, startingBoard } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import { randomEngine } from '../testing/random-engine.ts';
import { createEngineLoader } from './load-engine.ts';

const nothing = (): void => {};

describe('the engine is fetched', () => {
  test('with the nets of the board that is played on, and no others', async () => {
    const { files, fetched, fetchFile } = randomEngine(1);
    const load = createEngineLoader(files, fetchFile);
    expect((await load('long', nothing)).ok).toBe(true);
    expect(fetched).toEqual(['kernel', 'long', 'long-race']);
    expect((await load('short', nothing)).ok).toBe(true);
    expect(fetched.slice(3)).toEqual(['contact', 'crashed', 'race', 'pruning']);
  });

  test('once, however often it is asked for at the same time', async () => {
    const { files, fetched, fetchFile } = randomEngine(1);
    const load = createEngineLoader(files, fetchFile);
    const [a, b] = await Promise.all([load('short', nothing), load('short', nothing)]);
    expect(fetched).toHaveLength(5);
    expect(a.ok && b.ok && a.value === b.value).toBe(true);
  });

  test('and judges positions then', async () => {
    const { files, fetchFile } = randomEngine(1);
    const loaded = await createEngineLoader(files, fetchFile)('short', nothing);
    if (!loaded.ok) throw new Error(loaded.error);
    const rules = RULE_SETS.international;
    const board = startingBoard('short');
    const cube = { value: 1, owner: null };
    const view = { rules, board, cube, cubeOwner: 'middle', away: null, crawford: false } as const;
    const plays = legalPlays(rules, board, [3, 1]);
    const ranked = think(rankPlays(loaded.value.search, view, plays, { plies: 0, equity: 'cubeful' }));
    expect(new Set(ranked.map(({ equity }) => equity)).size).toBeGreaterThan(10);
  });

  test('telling how much is here', async () => {
    const { files, fetchFile } = randomEngine(1);
    const shares: number[] = [];
    await createEngineLoader(files, fetchFile)('long', (share) => shares.push(share));
    expect(shares).toEqual([1 / 3, 2 / 3, 1]);
  });
});

describe('the engine is not there', () => {
  test('while a file cannot be fetched; the next time what is missing is fetched again', async () => {
    const { files, fetched, fetchFile } = randomEngine(1);
    let isOnline = false;
    const load = createEngineLoader(files, (address, onShare) =>
      address === 'race' && !isOnline ? Promise.resolve(null) : fetchFile(address, onShare),
    );
    expect(await load('short', nothing)).toEqual({ ok: false, error: 'ENGINE_NOT_FETCHED' });
    isOnline = true;
    expect((await load('short', nothing)).ok).toBe(true);
    expect(fetched).toContain('race');
  });

  test('for a board without nets', async () => {
    const { files, fetchFile } = randomEngine(1);
    const { race: _, ...nets } = files.nets;
    const load = createEngineLoader({ ...files, nets }, fetchFile);
    expect(await load('short', nothing)).toEqual({ ok: false, error: 'ENGINE_NO_NETS' });
    expect((await load('long', nothing)).ok).toBe(true);
  });

  test('in a browser that does not know its instructions', async () => {
    const { files, fetchFile } = randomEngine(1);
    const load = createEngineLoader(files, async (address, onShare) => {
      const file = await fetchFile(address, onShare);
      // An instruction that no browser knows.
      if (address === 'kernel') file?.fill(0xff, 2_000, 2_016);
      return file;
    });
    expect(await load('short', nothing)).toEqual({ ok: false, error: 'ENGINE_NOT_SUPPORTED' });
  });
});
