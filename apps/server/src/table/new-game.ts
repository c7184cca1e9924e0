import { type FinishedGame, PROTOCOL_VERSION } from '@nardy/protocol';
import { openGame } from '@nardy/record';
import type { GameStarted, MatchSettings, Side } from '@nardy/rules';
import type { StoredMatch } from '../store/match-store.ts';
import type { Seal } from './chain-keeper.ts';

/** The first lines of a game of `match`. */
export function openingLines(opening: {
  readonly game: string;
  readonly unixMs: number;
  readonly match: StoredMatch;
  readonly settings: MatchSettings;
  readonly before: FinishedGame | undefined;
  readonly started: GameStarted;
  readonly seal: Seal;
}): readonly string[] {
  const { match } = opening;
  const player = (side: Side) => ({ id: playerId(match.seatHashes[side]), name: match.names[side] ?? '' });
  return openGame({
    game: opening.game,
    mode: match.mode,
    unix: Math.floor(opening.unixMs / 1000),
    match: match.id,
    prev: opening.before?.head ?? '-',
    players: { white: player('white'), black: player('black') },
    settings: opening.settings,
    started: opening.started,
    seal: opening.seal,
  });
}

/** A guest is known by its seat alone: the beginning of the hash of its secret. */
function playerId(seatHash: string | null): string {
  return seatHash === null ? `bot.${PROTOCOL_VERSION}` : `guest.${seatHash.slice(0, 16)}`;
}
