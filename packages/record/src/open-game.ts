import { formatLogLine, type LogLine, type LogMode } from '@nardy/dice';
import type { BySide, GameStarted, MatchSettings } from '@nardy/rules';
import { roleOf } from './roles.ts';
import { formatSettings } from './settings-text.ts';

/** A player as the log names it. */
export interface PlayerName {
  /** TOKEN: 1–64 of `A-Za-z0-9._:+-`. */
  readonly id: string;
  /** Shown name without control characters; `null`: none. */
  readonly name: string | null;
}

/** What the first lines of a game say. */
export interface GameOpening {
  /** 32 lower-case hex digits, never used twice. */
  readonly game: string;
  readonly mode: LogMode;
  /** Seconds since 1970. */
  readonly unix: number;
  /** Identifier of the match, TOKEN; `-` for a single game. */
  readonly match: string;
  /** Head of the finished log of the game before; `null` for the first game. */
  readonly prev: string | null;
  readonly players: BySide<PlayerName>;
  readonly settings: MatchSettings;
  readonly started: GameStarted;
  /** The server's seal: a chain of `length` links and its link 0. */
  readonly seal: { readonly length: number; readonly anchor: string };
}

/** The lines of a new game up to the server's seal: game, player A, player B, settings, anchor S. */
export function openGame(opening: GameOpening): readonly string[] {
  const { game, mode, unix, match, prev, players, settings, started, seal } = opening;
  const player = (side: 'white' | 'black'): LogLine => {
    const { id, name } = players[side];
    return { kind: 'player', role: roleOf(side), playerId: id, name };
  };
  const lines: readonly LogLine[] = [
    { kind: 'game', game, mode, variant: settings.rules.id, unix, match, prev },
    player('white'),
    player('black'),
    { kind: 'act', role: 'S', text: `settings ${formatSettings({ settings, started })}` },
    { kind: 'anchor', role: 'S', epoch: 0, base: 1, length: seal.length, anchor: seal.anchor },
  ];
  return lines.map((line, n) => formatLogLine(n, line));
}
