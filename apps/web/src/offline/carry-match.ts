import { fingerprints, ZERO_HASH } from '@nardy/dice';
import {
  type CarriedMatch,
  type CarriedSecret,
  type CheckedMatch,
  packMatch,
  resultOf,
  type StoredChain,
} from '@nardy/host';
import { roleOf, sideOf } from '@nardy/record';
import type { BySide } from '@nardy/rules';
import type { StoredSecret } from '@nardy/session';
import { saveMatch } from '../effects/match-storage.ts';
import type { GameWithLines } from './device-store.ts';
import { deviceStore } from './open-device-store.ts';

/** A match of this device with everything another needs to go on with it; `null`: not here. */
export async function carriedFrom(match: string): Promise<CarriedMatch | null> {
  const store = await deviceStore();
  const kept = await store.findMatch(match);
  if (kept === null) return null;
  const { id, rules, length, clock, opponent, level, names, guests, createdMs, closed, start } = kept;
  const games = await store.gamesOf(match);
  const chains = await Promise.all(games.map(({ game }) => store.loadChains(game)));
  const own: CarriedSecret[] = chains.flat().map(({ base: _, ...chain }) => ({ ...chain, phrase: '' }));
  const players = (await store.playerSecrets(match)).map(
    ({ game, side, epoch, length: links, random, phrase }): CarriedSecret => ({
      ...{ game, epoch, random, phrase },
      role: roleOf(side),
      length: links,
    }),
  );
  return {
    match: {
      ...{ id, rules, length, clock, opponent, level, names, guests, createdMs, closed, rematch: null },
      ...(start !== undefined && { start }),
    },
    games: games.map(({ lines }) => lines),
    secrets: [...own, ...players],
  };
}

/** How a match that has come stands to what is here: all of it goes on from here, or from there, or they have parted. */
export type CarriedStanding = 'new' | 'same' | 'further' | 'behind' | 'parted';

/** Compares a match that has come with what is kept of it on this device. */
export async function standingOf({ match, games }: CheckedMatch): Promise<CarriedStanding> {
  const store = await deviceStore();
  if ((await store.findMatch(match.id)) === null) return 'new';
  const here = (await store.gamesOf(match.id)).flatMap(({ lines }) => lines);
  const there = games.flat();
  const shared = Math.min(here.length, there.length);
  for (let n = 0; n < shared; n++) if (here[n] !== there[n]) return 'parted';
  if (here.length === there.length) return 'same';
  return there.length > here.length ? 'further' : 'behind';
}

/** Keeps a match that has come from another device, all of it or nothing; what is here of it must be its beginning. */
export async function keepCarried({ match, games, secrets, verdict }: CheckedMatch): Promise<void> {
  let seq = 0;
  const rows = games.map((lines, at): GameWithLines => {
    const table = verdict.games[at]?.table;
    const game = table?.log.game?.game ?? '';
    const result = table === undefined || table.log.end === null ? null : resultOf(table);
    const head = fingerprints(lines).at(-1) ?? ZERO_HASH;
    const firstSeq = seq;
    seq += lines.length;
    const ended = result === null ? null : { game, result, head };
    return { match: match.id, ordinal: at + 1, game, firstSeq, ended, lines };
  });
  const chains: StoredChain[] = [];
  const players: StoredSecret[] = [];
  for (const { game, role, epoch, length, random, phrase } of secrets) {
    const side = role === 'S' ? null : sideOf(role);
    if (side === null || match.guests[side] === null) {
      chains.push({ game, role, epoch, base: baseOf(games, game, `${role} ${epoch}`), length, random });
    } else {
      players.push({ game, side, epoch, length, random, phrase });
    }
  }
  await (await deviceStore()).keepWhole({
    row: { ...match, seq, answers: [] },
    games: rows,
    chains,
    secrets: players,
  });
}

/** The roll with which a chain begins, as its seal in the log says; 1 for one that is not sealed yet. */
function baseOf(games: CheckedMatch['games'], game: string, chain: string): number {
  const lines = games.find(([first]) => first?.includes(` ${game} `)) ?? [];
  const seal = lines.find((line) => line.includes(` anchor ${chain} `));
  return Number(seal?.split(' ')[4] ?? 1);
}

/** The score of a carried match, that of a finished last game included. */
export function scoreOfCarried({ verdict }: CheckedMatch): BySide<number> {
  const last = verdict.games.at(-1)?.table.match ?? null;
  const isOver = last?.phase === 'game-over' || last?.phase === 'match-over';
  return last === null ? { white: 0, black: 0 } : isOver ? last.scoreAfter : last.score;
}

/** Puts a carried match on the list of games, where the browser keeps one. */
export function listCarried(carried: CheckedMatch): void {
  const { match, verdict } = carried;
  const score = scoreOfCarried(carried);
  const own = match.guests.white === null ? 'black' : 'white';
  const their = own === 'white' ? 'black' : 'white';
  const { id, rules, length, clock, opponent, names, createdMs } = match;
  saveMatch({
    match: id,
    seats: [],
    agreed: { rules, length, clock, mode: 'local' },
    about: {
      rules: rules.split('+')[0] ?? 'international',
      ...{ length, opponent, createdMs },
      score: [score[own], score[their]],
      opponentName: names[their],
      over: verdict.games.at(-1)?.table.match?.phase === 'match-over' || match.closed === 'closed',
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
