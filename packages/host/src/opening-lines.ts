import type { LogMode } from '@nardy/dice';
import { type FinishedGame, PROTOCOL_VERSION, type SeatNames } from '@nardy/protocol';
import { openGame } from '@nardy/record';
import type { BySide, GameStarted, MatchSettings, Side } from '@nardy/rules';
import type { Seal } from './chain-keeper.ts';

/** What the first lines of every game of a match say alike. */
export interface MatchNames {
  readonly id: string;
  readonly mode: LogMode;
  readonly names: SeatNames;
  /** By which a guest is known from game to game; `null`: a bot. */
  readonly guests: BySide<string | null>;
}

/** The first lines of a game of `match`. */
export function openingLines(opening: {
  readonly game: string;
  readonly unixMs: number;
  readonly match: MatchNames;
  readonly settings: MatchSettings;
  readonly before: FinishedGame | undefined;
  readonly started: GameStarted;
  readonly seal: Seal;
}): readonly string[] {
  const { match } = opening;
  const player = (side: Side) => ({ id: playerId(match.guests[side]), name: match.names[side] ?? '' });
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

function playerId(guest: string | null): string {
  return guest === null ? `bot.${PROTOCOL_VERSION}` : `guest.${guest}`;
}
