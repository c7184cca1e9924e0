import type { GivenAnswer, HostedMatch, HostStore, KeptTable } from '@nardy/host';
import type { StoredSecret } from '@nardy/session';
import { type DeviceDb, DURABLE, deviceDb, type GameRow } from './device-db.ts';

/** So many answers are kept: who asks again does so within seconds. */
const KEPT_ANSWERS = 64;

function linesOf(db: DeviceDb, match: string, fromSeq: number, toSeq: number): Promise<string[]> {
  return db.getAll('lines', IDBKeyRange.bound([match, fromSeq], [match, toSeq], false, true));
}

const gamesRange = (match: string): IDBKeyRange =>
  IDBKeyRange.bound([match, 0], [match, Number.POSITIVE_INFINITY]);

/** What this device hosts, in its database. */
export function deviceStore(): HostStore {
  return {
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
    async loadChains(game) {
      const db = await deviceDb();
      return db.getAll('chains', IDBKeyRange.bound([game], [game, []]));
    },
  };
}

/** Keeps a new match, or one that has come from another device. */
export async function keepMatch(match: HostedMatch): Promise<void> {
  const db = await deviceDb();
  const tx = db.transaction('matches', 'readwrite', DURABLE);
  await Promise.all([tx.store.add({ ...match, seq: 0, answers: [] }), tx.done]);
}

/** The match as agreed; `null`: not on this device. */
export async function findMatch(match: string): Promise<HostedMatch | null> {
  return (await (await deviceDb()).get('matches', match)) ?? null;
}

/** Changes what may change of a match. */
export async function changeMatch(
  match: string,
  change: Partial<Pick<HostedMatch, 'closed' | 'rematch'>>,
): Promise<void> {
  const db = await deviceDb();
  const tx = db.transaction('matches', 'readwrite', DURABLE);
  const row = await tx.store.get(match);
  if (row !== undefined) await tx.store.put({ ...row, ...change });
  await tx.done;
}

/** The lines of every game of a match, in order. */
export async function gamesOf(
  match: string,
): Promise<readonly (GameRow & { readonly lines: readonly string[] })[]> {
  const db = await deviceDb();
  const games = await db.getAll('games', gamesRange(match));
  const end = (await db.get('matches', match))?.seq ?? 0;
  return Promise.all(
    games.map(async (game, at) => ({
      ...game,
      lines: await linesOf(db, match, game.firstSeq, games[at + 1]?.firstSeq ?? end),
    })),
  );
}

/** The match of a game; `null`: not on this device. */
export async function matchOfGame(game: string): Promise<string | null> {
  return (await (await deviceDb()).getFromIndex('games', 'game', game))?.match ?? null;
}

/** A player's secrets of a match. */
export async function playerSecrets(match: string): Promise<readonly StoredSecret[]> {
  const db = await deviceDb();
  return db.getAll('secrets', IDBKeyRange.bound([match], [match, []]));
}

/** The secret under a key. */
export async function findPlayerSecret(match: string, key: string): Promise<StoredSecret | null> {
  return (await (await deviceDb()).get('secrets', [match, key])) ?? null;
}

/** Keeps a player's secret unless one is there; gives what is there then. */
export async function keepPlayerSecret(
  match: string,
  key: string,
  secret: StoredSecret,
): Promise<StoredSecret> {
  const db = await deviceDb();
  const tx = db.transaction('secrets', 'readwrite', DURABLE);
  const before = await tx.store.get([match, key]);
  if (before === undefined) await tx.store.add({ ...secret, match, key });
  await tx.done;
  return before ?? secret;
}

/** Takes a match with all its games and secrets off this device. */
export async function dropMatch(match: string): Promise<void> {
  const db = await deviceDb();
  const games = await db.getAll('games', gamesRange(match));
  const tx = db.transaction(['matches', 'games', 'lines', 'chains', 'secrets'], 'readwrite', DURABLE);
  await Promise.all([
    tx.objectStore('matches').delete(match),
    tx.objectStore('games').delete(gamesRange(match)),
    tx.objectStore('lines').delete(gamesRange(match)),
    tx.objectStore('secrets').delete(IDBKeyRange.bound([match], [match, []])),
    ...games.map(({ game }) => tx.objectStore('chains').delete(IDBKeyRange.bound([game], [game, []]))),
    tx.done,
  ]);
}
