import { fingerprints, ZERO_HASH } from '@nardy/dice';
import { type CarriedMatch, type CarriedSecret, type CheckedMatch, packMatch, resultOf } from '@nardy/host';
import { roleOf, sideOf } from '@nardy/record';
import { chainKey } from '@nardy/session';
import { saveMatch } from '../effects/match-storage.ts';
import { DURABLE, deviceDb, type GameRow } from './device-db.ts';
import { findMatch, gamesOf, playerSecrets } from './device-store.ts';

/** A match of this device with everything another needs to go on with it; `null`: not here. */
export async function carriedFrom(match: string): Promise<CarriedMatch | null> {
  const kept = await findMatch(match);
  if (kept === null) return null;
  const { id, rules, length, clock, opponent, level, names, guests, createdMs, closed } = kept;
  const db = await deviceDb();
  const games = await gamesOf(match);
  const chains = await Promise.all(
    games.map(({ game }) => db.getAll('chains', IDBKeyRange.bound([game], [game, []]))),
  );
  const own: CarriedSecret[] = chains.flat().map(({ game, role, epoch, length: links, random }) => ({
    game,
    role,
    epoch,
    length: links,
    random,
    phrase: '',
  }));
  const players = (await playerSecrets(match)).map(
    ({ game, side, epoch, length: links, random, phrase }): CarriedSecret => ({
      ...{ game, epoch, random, phrase },
      role: roleOf(side),
      length: links,
    }),
  );
  return {
    match: { id, rules, length, clock, opponent, level, names, guests, createdMs, closed, rematch: null },
    games: games.map(({ lines }) => lines),
    secrets: [...own, ...players],
  };
}

/** Keeps a match that has come from another device, all of it or nothing. */
export async function keepCarried({ match, games, secrets, verdict }: CheckedMatch): Promise<void> {
  const db = await deviceDb();
  const tx = db.transaction(['matches', 'games', 'lines', 'chains', 'secrets'], 'readwrite', DURABLE);
  let seq = 0;
  const writes: Promise<unknown>[] = [];
  for (const [at, lines] of games.entries()) {
    const table = verdict.games[at]?.table;
    const game = table?.log.game?.game ?? '';
    const result = table === undefined || table.log.end === null ? null : resultOf(table);
    const head = fingerprints(lines).at(-1) ?? ZERO_HASH;
    const row: GameRow = {
      ...{ match: match.id, ordinal: at + 1, game, firstSeq: seq },
      ended: result === null ? null : { game, result, head },
    };
    writes.push(tx.objectStore('games').add(row));
    const first = seq;
    for (const [n, line] of lines.entries()) {
      writes.push(tx.objectStore('lines').add(line, [match.id, first + n]));
    }
    seq += lines.length;
  }
  for (const { game, role, epoch, length, random, phrase } of secrets) {
    const side = role === 'S' ? null : sideOf(role);
    if (side === null || match.guests[side] === null) {
      const base = baseOf(games, game, `${role} ${epoch}`);
      writes.push(tx.objectStore('chains').put({ game, role, epoch, base, length, random }));
    } else {
      const secret = { game, side, epoch, length, random, phrase };
      writes.push(
        tx.objectStore('secrets').put({ ...secret, match: match.id, key: chainKey(game, side, epoch) }),
      );
    }
  }
  writes.push(tx.objectStore('matches').add({ ...match, seq, answers: [] }));
  await Promise.all([...writes, tx.done]);
}

/** The roll with which a chain begins, as its seal in the log says; 1 for one that is not sealed yet. */
function baseOf(games: CheckedMatch['games'], game: string, chain: string): number {
  const lines = games.find(([first]) => first?.includes(` ${game} `)) ?? [];
  const seal = lines.find((line) => line.includes(` anchor ${chain} `));
  return Number(seal?.split(' ')[4] ?? 1);
}

/** Puts a carried match on the list of games. Says whether it is there now. */
export function listCarried({ match, verdict }: CheckedMatch): boolean {
  const last = verdict.games.at(-1)?.table.match ?? null;
  const isOver = last?.phase === 'game-over' || last?.phase === 'match-over';
  const score = last === null ? { white: 0, black: 0 } : isOver ? last.scoreAfter : last.score;
  const own = match.guests.white === null ? 'black' : 'white';
  const their = own === 'white' ? 'black' : 'white';
  const { id, rules, length, clock, opponent, names, createdMs } = match;
  return saveMatch({
    match: id,
    seats: [],
    agreed: { rules, length, clock, mode: 'local' },
    about: {
      rules: rules.split('+')[0] ?? 'international',
      ...{ length, opponent, createdMs },
      score: [score[own], score[their]],
      opponentName: names[their],
      over: last?.phase === 'match-over' || match.closed === 'closed',
    },
  });
}

/** Addresses longer than this are cut off by some programs that pass them on. */
const LONGEST_LINK = 8_000;

/** A link that holds the whole match behind its `#`, where no server sees it; `null`: it would be too long. */
export async function linkOf(carried: CarriedMatch): Promise<string | null> {
  const packed = new Blob([JSON.stringify(packMatch(carried))]).stream();
  const bytes = await new Response(packed.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
  const link = `${location.origin}/import#${base64Url(new Uint8Array(bytes))}`;
  return link.length > LONGEST_LINK ? null : link;
}

/** The text of a file that holds the whole match. */
export function fileOf(carried: CarriedMatch): string {
  return JSON.stringify(packMatch(carried));
}

/** What a link holds behind its `#`; `null`: no value. */
export async function readLink(hash: string): Promise<unknown> {
  try {
    const packed = Uint8Array.from(atob(hash.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
    const whole = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return JSON.parse(await new Response(whole).text()) as unknown;
  } catch {
    return null;
  }
}

function base64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
