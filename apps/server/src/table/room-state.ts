import { advance, byGame, ChainKeeper, type CurrentGame } from '@nardy/host';
import type { FinishedGame } from '@nardy/protocol';
import { emptyTable } from '@nardy/record';
import { invariant } from '@nardy/result';
import { type MatchSettings, makeSettings, parseRules } from '@nardy/rules';
import type { MatchStore, StoredGame, StoredMatch } from '../store/match-store.ts';
import type { RoomEdges } from './room-edges.ts';

/** What a room knows: all of it can be read from the store again. */
export interface RoomState {
  readonly match: StoredMatch;
  readonly settings: MatchSettings;
  /** Games that have ended, the current one too once it has. */
  readonly finished: readonly FinishedGame[];
  /** The last game begun; `null` before the first. */
  readonly current: CurrentGame | null;
}

/**
 * Reads a match: its agreement, the results of its games, and the lines of the last one. Another server may be
 * writing meanwhile: nothing counts that is past the number of lines read first.
 */
export async function loadRoom(id: string, edges: RoomEdges): Promise<RoomState | null> {
  const match = await edges.store.loadMatch(id);
  if (match === null) return null;
  const games = (await edges.store.loadGames(id)).filter((game) => game.firstSeq < match.seq);
  const last = games.at(-1);
  return {
    match,
    settings: settingsOf(match),
    finished: games.filter((game) => isEnded(game, match.seq)).map(finishedGame),
    current: last === undefined ? null : await loadGame(last, match.seq, edges),
  };
}

async function loadGame(game: StoredGame, seq: number, edges: RoomEdges): Promise<CurrentGame> {
  const lines = await edges.store.loadLines(game.match, game.firstSeq, seq - game.firstSeq);
  const { table, heads } = advance(emptyTable(), lines);
  const stored = await edges.store.loadChains(game.game);
  return {
    game: game.game,
    ordinal: game.ordinal,
    firstSeq: game.firstSeq,
    lines,
    heads,
    table,
    chains: new ChainKeeper(game.game, 'S', stored, edges.store, edges.random),
  };
}

/** A whole game's lines, finished or not. */
export async function loadGameLines(store: MatchStore, game: StoredGame): Promise<readonly string[]> {
  const lines = await store.loadLines(game.match, game.firstSeq, game.ended?.lines);
  // A game that has ended since it was looked up may have the next one behind it.
  return byGame(lines)[0] ?? [];
}

function isEnded({ firstSeq, ended }: StoredGame, seq: number): boolean {
  return ended !== null && firstSeq + ended.lines <= seq;
}

function finishedGame({ game, ended }: StoredGame): FinishedGame {
  invariant(ended !== null, 'the game has ended');
  return { game, result: ended.result, head: ended.head };
}

function settingsOf(match: StoredMatch): MatchSettings {
  const rules = parseRules(match.rules);
  invariant(rules.ok, `stored rules are understood: ${match.rules}`);
  const settings = makeSettings({ rules: rules.value, length: match.length, clock: match.clock });
  invariant(settings.ok, 'stored settings are possible');
  return settings.value;
}
