import type { FinishedGame } from '@nardy/protocol';
import { emptyTable } from '@nardy/record';
import { invariant } from '@nardy/result';
import { type MatchSettings, makeSettings, parseRules } from '@nardy/rules';
import type { MatchStore, StoredGame, StoredMatch } from '../store/match-store.ts';
import { ChainKeeper } from './chain-keeper.ts';
import { advance, type CurrentGame } from './current-game.ts';
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

/** Reads a match: its agreement, the results of its games, and the lines of the last one. */
export async function loadRoom(id: string, edges: RoomEdges): Promise<RoomState | null> {
  const match = await edges.store.loadMatch(id);
  if (match === null) return null;
  const games = await edges.store.loadGames(id);
  const last = games.at(-1);
  const current = last === undefined ? null : await loadGame(last, edges);
  const seq = current === null ? match.seq : current.firstSeq + current.lines.length;
  return {
    match: { ...match, seq },
    settings: settingsOf(match),
    finished: games.filter((game) => game.ended !== null).map(finishedGame),
    current,
  };
}

async function loadGame(game: StoredGame, edges: RoomEdges): Promise<CurrentGame> {
  const lines = await edges.store.loadLines(game.match, game.firstSeq);
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
  return store.loadLines(game.match, game.firstSeq, game.ended?.lines);
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
