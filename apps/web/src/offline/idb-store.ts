import type { GivenAnswer, HostedMatch, KeptTable } from '@nardy/host';
import { chainKey } from '@nardy/session';
import { type DeviceDb, DURABLE, deviceDb, type GameRow, KEPT_ANSWERS } from './device-db.ts';
import type { DeviceStore } from './device-store.ts';

function linesOf(db: DeviceDb, match: string, fromSeq: number, toSeq: number): Promise<string[]> {
  return db.getAll('lines', IDBKeyRange.bound([match, fromSeq], [match, toSeq], false, true));
}

const gamesRange = (match: string): IDBKeyRange =>
  IDBKeyRange.bound([match, 0], [match, Number.POSITIVE_INFINITY]);
const under = (first: string): IDBKeyRange => IDBKeyRange.bound([first], [first, []]);

/** What this device hosts, in its database. */
export const idbStore: DeviceStore = {
  lasts: 'for-good',
  async loadTable(match): Promise<KeptTable | null> {
    const db = await deviceDb();
    const tx = db.transaction(['matches', 'games', 'lines']);
    const [row, games] = await Promise.all([
      tx.objectStore('matches').get(match),
      tx.objectStore('games').getAll(gamesRange(match)),
    ]);
    if (row === undefined) return null;
    const { seq, answers, ...known } = row;
    const last = games.at(-1);
    const finished = games.flatMap(({ ended }) => ended ?? []);
    if (last === undefined) return { match: known, finished, last: null, firstSeq: 0, answers };
    const range = IDBKeyRange.bound([match, last.firstSeq], [match, seq], false, true);
    const lines = await tx.objectStore('lines').getAll(range);
    const { game, ordinal, ended, firstSeq } = last;
    return { match: known, finished, last: { game, ordinal, lines, ended }, firstSeq, answers };
  },
  async append({ match, expectedSeq, game, ordinal, lines, answer, ended }) {
    const db = await deviceDb();
    const tx = db.transaction(['matches', 'games', 'lines'], 'readwrite', DURABLE);
    const matches = tx.objectStore('matches');
    const games = tx.objectStore('games');
    const row = await matches.get(match);
    if (row === undefined || row.seq !== expectedSeq) {
      await tx.done;
      return 'conflict';
    }
    const answers: readonly GivenAnswer[] = answer === null ? row.answers : [...row.answers, answer];
    const before = await games.get([match, ordinal]);
    const known: GameRow = before ?? { match, ordinal, game, firstSeq: expectedSeq, ended: null };
    await Promise.all([
      ...lines.map((line, n) => tx.objectStore('lines').put(line, [match, expectedSeq + n])),
      games.put({ ...known, ended: ended ?? known.ended }),
      matches.put({ ...row, seq: expectedSeq + lines.length, answers: answers.slice(-KEPT_ANSWERS) }),
      tx.done,
    ]);
    return 'appended';
  },
  closeMatch: (match) => changeMatch(match, { closed: 'closed' }),
  async storeChain(chain) {
    const db = await deviceDb();
    const tx = db.transaction('chains', 'readwrite', DURABLE);
    const before = await tx.store.get([chain.game, chain.role, chain.epoch]);
    if (before === undefined) await tx.store.add(chain);
    await tx.done;
    return before ?? chain;
  },
  loadChains: async (game) => (await deviceDb()).getAll('chains', under(game)),
  async keepMatch(match) {
    const db = await deviceDb();
    const tx = db.transaction('matches', 'readwrite', DURABLE);
    await Promise.all([tx.store.add({ ...match, seq: 0, answers: [] }), tx.done]);
  },
  async keepWhole({ row, games, chains, secrets }) {
    const db = await deviceDb();
    const tx = db.transaction(['matches', 'games', 'lines', 'chains', 'secrets'], 'readwrite', DURABLE);
    await Promise.all([
      ...games.map(({ lines: _, ...game }) => tx.objectStore('games').put(game)),
      ...games.flatMap(({ firstSeq, lines }) =>
        lines.map((line, n) => tx.objectStore('lines').put(line, [row.id, firstSeq + n])),
      ),
      ...chains.map((chain) => tx.objectStore('chains').put(chain)),
      ...secrets.map((secret) =>
        tx
          .objectStore('secrets')
          .put({ ...secret, match: row.id, key: chainKey(secret.game, secret.side, secret.epoch) }),
      ),
      tx.objectStore('matches').put(row),
      tx.done,
    ]);
  },
  findMatch: async (match) => (await (await deviceDb()).get('matches', match)) ?? null,
  changeMatch,
  async gamesOf(match) {
    const db = await deviceDb();
    const games = await db.getAll('games', gamesRange(match));
    const end = (await db.get('matches', match))?.seq ?? 0;
    return Promise.all(
      games.map(async (game, at) => ({
        ...game,
        lines: await linesOf(db, match, game.firstSeq, games[at + 1]?.firstSeq ?? end),
      })),
    );
  },
  matchOfGame: async (game) => (await (await deviceDb()).getFromIndex('games', 'game', game))?.match ?? null,
  playerSecrets: async (match) => (await deviceDb()).getAll('secrets', under(match)),
  findPlayerSecret: async (match, key) => (await (await deviceDb()).get('secrets', [match, key])) ?? null,
  async keepPlayerSecret(match, key, secret) {
    const db = await deviceDb();
    const tx = db.transaction('secrets', 'readwrite', DURABLE);
    const before = await tx.store.get([match, key]);
    if (before === undefined) await tx.store.add({ ...secret, match, key });
    await tx.done;
    return before ?? secret;
  },
  async dropMatch(match) {
    const db = await deviceDb();
    const games = await db.getAll('games', gamesRange(match));
    const tx = db.transaction(['matches', 'games', 'lines', 'chains', 'secrets'], 'readwrite', DURABLE);
    await Promise.all([
      tx.objectStore('matches').delete(match),
      tx.objectStore('games').delete(gamesRange(match)),
      tx.objectStore('lines').delete(gamesRange(match)),
      tx.objectStore('secrets').delete(under(match)),
      ...games.map(({ game }) => tx.objectStore('chains').delete(under(game))),
      tx.done,
    ]);
  },
};

async function changeMatch(
  match: string,
  change: Partial<Pick<HostedMatch, 'closed' | 'rematch'>>,
): Promise<void> {
  const db = await deviceDb();
  const tx = db.transaction('matches', 'readwrite', DURABLE);
  const row = await tx.store.get(match);
  if (row !== undefined) await tx.store.put({ ...row, ...change });
  await tx.done;
}
