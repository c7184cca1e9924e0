import type { HostedAppend, HostedMatch, StoredChain } from '@nardy/host';
import { chainKey, type StoredSecret } from '@nardy/session';
import { expect, test } from 'vitest';
import { memoryStore } from './memory-store.ts';

const MATCH: HostedMatch = {
  ...{ id: 'local-1', rules: 'international', length: 3, clock: { kind: 'none' } },
  ...{ opponent: 'hotseat', level: null, names: { white: 'Вера', black: 'Гиви' } },
  ...{ guests: { white: 'w', black: 'b' }, createdMs: 1, closed: 'open', rematch: null },
};
const ENDED = { game: 'aa', result: {} as never, head: 'f' };
const chain = (game: string, random: string): StoredChain => ({
  ...{ game, role: 'S', epoch: 0, base: 1, length: 8, random },
});
const secret = (game: string, random: string): StoredSecret => ({
  ...{ game, side: 'white', epoch: 0, length: 8, random, phrase: '' },
});

function lines(change: Partial<HostedAppend>): HostedAppend {
  const empty = { expectedSeq: 0, game: 'aa', ordinal: 1, lines: ['0', '1'], answer: null, ended: null };
  return { match: MATCH.id, ...empty, ...change };
}

test('two games of a match, each with its own lines; what another page has overtaken is not written', async () => {
  const store = memoryStore();
  await store.keepMatch(MATCH);
  expect(await store.append(lines({ answer: ['r1', 2] }))).toBe('appended');
  expect(await store.append(lines({ lines: ['late'] }))).toBe('conflict');
  expect(await store.append(lines({ expectedSeq: 2, lines: ['2'], ended: ENDED }))).toBe('appended');
  expect(await store.append(lines({ expectedSeq: 3, game: 'bb', ordinal: 2, lines: ['0'] }))).toBe(
    'appended',
  );
  expect(await store.append(lines({ match: 'local-2' }))).toBe('conflict');
  expect((await store.gamesOf(MATCH.id)).map((game) => game.lines)).toEqual([['0', '1', '2'], ['0']]);
  expect(await store.loadTable(MATCH.id)).toMatchObject({
    match: MATCH,
    finished: [ENDED],
    last: { game: 'bb', ordinal: 2, lines: ['0'], ended: null },
    firstSeq: 3,
    answers: [['r1', 2]],
  });
  expect([await store.matchOfGame('bb'), await store.matchOfGame('cc')]).toEqual([MATCH.id, null]);
});

test('the first secret of a chain stays, whoever comes second', async () => {
  const store = memoryStore();
  await store.keepMatch(MATCH);
  expect(await store.storeChain(chain('aa', '1'))).toEqual(chain('aa', '1'));
  expect(await store.storeChain(chain('aa', '2'))).toEqual(chain('aa', '1'));
  expect(await store.loadChains('aa')).toEqual([chain('aa', '1')]);
  const key = chainKey('aa', 'white', 0);
  expect(await store.keepPlayerSecret(MATCH.id, key, secret('aa', '1'))).toEqual(secret('aa', '1'));
  expect(await store.keepPlayerSecret(MATCH.id, key, secret('aa', '2'))).toEqual(secret('aa', '1'));
  expect(await store.playerSecrets(MATCH.id)).toEqual([secret('aa', '1')]);
});

test('a whole match comes and goes with all that belongs to it', async () => {
  const store = memoryStore();
  const game = { match: MATCH.id, ordinal: 1, game: 'aa', firstSeq: 0, ended: null, lines: ['0'] };
  const row = { ...MATCH, seq: 1, answers: [] };
  await store.keepWhole({ row, games: [game], chains: [chain('aa', '1')], secrets: [secret('aa', '1')] });
  expect(await store.append(lines({ expectedSeq: 1, lines: ['1'] }))).toBe('appended');
  expect((await store.gamesOf(MATCH.id))[0]?.lines).toEqual(['0', '1']);
  expect(await store.findPlayerSecret(MATCH.id, chainKey('aa', 'white', 0))).toEqual(secret('aa', '1'));
  const further = { ...game, lines: ['0', '1', '2'] };
  const whole = { row: { ...row, seq: 3 }, games: [further], secrets: [secret('aa', '1')] };
  await store.keepWhole({ ...whole, chains: [chain('aa', '1')] });
  expect((await store.loadTable(MATCH.id))?.last?.lines).toEqual(['0', '1', '2']);
  expect(await store.loadChains('aa')).toEqual([chain('aa', '1')]);
  await store.changeMatch(MATCH.id, { rematch: 'local-2' });
  await store.closeMatch(MATCH.id);
  expect(await store.findMatch(MATCH.id)).toMatchObject({ closed: 'closed', rematch: 'local-2' });
  await store.dropMatch(MATCH.id);
  expect(await store.findMatch(MATCH.id)).toBeNull();
  expect([await store.gamesOf(MATCH.id), await store.loadChains('aa')]).toEqual([[], []]);
});
