import { makeTranscript, type Transcript } from '@nardy/dice';
import { err, ok, type Result } from '@nardy/result';
import { nextGameStarted } from '@nardy/rules';
import { formatSettings } from './settings-text.ts';
import type { TableState } from './table.ts';
import { type RecordVerdict, type RecordVerifyOptions, verifyRecord } from './verify-record.ts';

/** The format word of a match file. */
export const MATCH_FORMAT = 'nardy-match/1';

/** The most games {@link verifyMatch} takes. */
export const MAX_MATCH_GAMES = 2000;

/** A match as a file: the transcripts of its games in order. */
export interface MatchFile {
  readonly format: typeof MATCH_FORMAT;
  readonly games: readonly Transcript[];
}

/** Every code of {@link MatchFault}. */
export const MATCH_FAULT_CODES = [
  'MATCH_FILE_SHAPE',
  'MATCH_FIRST_GAME',
  'MATCH_GAME_GOES_ON',
  'MATCH_IS_OVER',
  'MATCH_GAME_ID_TWICE',
  'MATCH_PREV_DIFFERS',
  'MATCH_NAME_DIFFERS',
  'MATCH_PLAYERS_DIFFER',
  'MATCH_SETTINGS_DIFFER',
] as const;

/** Why a game does not follow the one before it. */
export type MatchFault =
  /** No match file: the format word, or no list of 1–2000 games. */
  | { readonly code: 'MATCH_FILE_SHAPE' }
  /** The first game is not game 1, or says that another came before it. */
  | { readonly code: 'MATCH_FIRST_GAME' }
  /** The game before has not ended. */
  | { readonly code: 'MATCH_GAME_GOES_ON' }
  /** The match was over before this game. */
  | { readonly code: 'MATCH_IS_OVER' }
  | { readonly code: 'MATCH_GAME_ID_TWICE' }
  /** `prev` is not the head of the game before. */
  | { readonly code: 'MATCH_PREV_DIFFERS' }
  /** Another match is named. */
  | { readonly code: 'MATCH_NAME_DIFFERS' }
  | { readonly code: 'MATCH_PLAYERS_DIFFER' }
  /** Rules, length, clock, score, Crawford state, starter or time left are not what the game before leads to. */
  | { readonly code: 'MATCH_SETTINGS_DIFFER'; readonly expected: string };

/** What a check of a match comes to. */
export interface MatchVerdict {
  /** One for every game of the file. */
  readonly games: readonly RecordVerdict[];
  /** The first game (from 0) that does not follow the one before, where all before it agree; -1: the file itself. */
  readonly fault: { readonly game: number; readonly fault: MatchFault } | null;
  /** Every game agrees in dice and play, and follows the one before. */
  readonly agrees: boolean;
}

/** The file of a match from the lines of its games. */
export function makeMatchFile(
  games: readonly { readonly lines: readonly string[]; readonly head: string }[],
): MatchFile {
  return { format: MATCH_FORMAT, games: games.map((game) => makeTranscript(game)) };
}

/**
 * The transcripts of a match file straight from JSON, unread. Refusal: `MATCH_FILE_SHAPE`.
 */
export function decodeMatchFile(input: unknown): Result<readonly unknown[], MatchFault> {
  const file = typeof input === 'object' && input !== null ? input : {};
  const { format, games } = file as { readonly format?: unknown; readonly games?: unknown };
  if (format !== MATCH_FORMAT || !Array.isArray(games)) return err({ code: 'MATCH_FILE_SHAPE' });
  const fits = games.length > 0 && games.length <= MAX_MATCH_GAMES;
  return fits ? ok(games) : err({ code: 'MATCH_FILE_SHAPE' });
}

/** Verifies a match file straight from JSON: every game by itself, then each against the one before. Never throws. */
export function verifyMatch(input: unknown, options: RecordVerifyOptions = {}): MatchVerdict {
  const transcripts = decodeMatchFile(input);
  if (!transcripts.ok) return { games: [], fault: { game: -1, fault: transcripts.error }, agrees: false };
  const games = transcripts.value.map((transcript) => verifyRecord(transcript, options));
  const seen = new Set<string>();
  for (const [game, { table, dice, play }] of games.entries()) {
    if (dice.code !== 'OK' || play.code !== 'OK') return { games, fault: null, agrees: false };
    const id = table.log.game?.game ?? '';
    const before = games[game - 1]?.table;
    const fault: MatchFault | null = seen.has(id)
      ? { code: 'MATCH_GAME_ID_TWICE' }
      : before === undefined
        ? firstGameFault(table)
        : followFault(before, table);
    if (fault !== null) return { games, fault: { game, fault }, agrees: false };
    seen.add(id);
  }
  return { games, fault: null, agrees: true };
}

/** Why `next`, of which the settings line at least has been read, does not follow the finished game `before`. */
export function followFault(before: TableState, next: TableState): MatchFault | null {
  const [was, is] = [before.log, next.log];
  if (before.match === null || next.match === null || was.end === null) return { code: 'MATCH_GAME_GOES_ON' };
  if (before.match.phase !== 'game-over') return { code: 'MATCH_IS_OVER' };
  if (is.game?.prev !== was.head) return { code: 'MATCH_PREV_DIFFERS' };
  if (is.game.match !== was.game?.match) return { code: 'MATCH_NAME_DIFFERS' };
  const samePlayers = (['A', 'B'] as const).every(
    (role) => is.players[role]?.playerId === was.players[role]?.playerId,
  );
  if (!samePlayers) return { code: 'MATCH_PLAYERS_DIFFER' };
  const expected = formatSettings({
    settings: before.match.settings,
    started: nextGameStarted(before.match),
  });
  return startText(next) === expected ? null : { code: 'MATCH_SETTINGS_DIFFER', expected };
}

/** Why a table's game cannot be the first of a match. */
export function firstGameFault({ match, log }: TableState): MatchFault | null {
  return match?.game === 1 && log.game?.prev === null ? null : { code: 'MATCH_FIRST_GAME' };
}

function startText({ started, match }: TableState): string | null {
  return started === null || match === null ? null : formatSettings({ settings: match.settings, started });
}
