import type { FinishedGame, MatchInfo, Presence } from '@nardy/protocol';
import { emptyTable, parseSettings } from '@nardy/record';
import { invariant } from '@nardy/result';
import {
  firstGameStarted,
  type GameStarted,
  type MatchSettings,
  makeSettings,
  parseRules,
} from '@nardy/rules';
import { botLevelOf } from './bot-level.ts';
import { ChainKeeper, type Chance } from './chain-keeper.ts';
import { advance, type CurrentGame } from './current-game.ts';
import type { GivenAnswer, HostedMatch, HostStore, KeptTable } from './host-store.ts';

/** What a hosted table knows: all of it can be read from the store again. */
export interface HostedState {
  readonly match: HostedMatch;
  readonly settings: MatchSettings;
  readonly finished: readonly FinishedGame[];
  readonly current: CurrentGame | null;
  readonly answers: ReadonlyMap<string, number>;
  readonly closed: 'open' | 'closed';
}

/** The table as the store has it. */
export async function hostedState(
  { match, finished, last, firstSeq, answers }: KeptTable,
  store: HostStore,
  chance: Chance,
): Promise<HostedState> {
  const state = {
    match,
    settings: settingsOf(match),
    finished,
    answers: new Map<string, number>(answers.map(([id, revision]: GivenAnswer) => [id, revision])),
    closed: match.closed,
  };
  if (last === null) return { ...state, current: null };
  const { game, ordinal, lines } = last;
  const chains = new ChainKeeper(game, 'S', await store.loadChains(game), store, chance);
  const { table, heads } = advance(emptyTable(), lines);
  return { ...state, current: { game, ordinal, firstSeq, lines, heads, table, chains } };
}

/** How the first game of the match begins. */
export function firstStart({ match, settings }: Pick<HostedState, 'match' | 'settings'>): GameStarted {
  if (match.start === undefined) return firstGameStarted(settings);
  const kept = parseSettings(match.start);
  invariant(kept.ok, `a kept start is understood: ${match.start}`);
  return kept.value.started;
}

/** What the match is, as clients are told. */
export function infoOf(match: HostedMatch): MatchInfo {
  return {
    id: match.id,
    settings: { rules: match.rules, length: match.length, clock: match.clock },
    mode: 'local',
    opponent: match.opponent,
    level: botLevelOf(match),
    players: match.names,
    session: match.closed,
    rematch: match.rematch,
  };
}

/** At a table on one device everyone is always there. */
export const ALL_HERE: Presence = {
  white: { state: 'here', claimAtUnixMs: null },
  black: { state: 'here', claimAtUnixMs: null },
  spectators: 0,
};

function settingsOf({ rules, length, clock }: HostedMatch): MatchSettings {
  const parsed = parseRules(rules);
  invariant(parsed.ok, `kept rules are understood: ${rules}`);
  const settings = makeSettings({ rules: parsed.value, length, clock });
  invariant(settings.ok, 'kept settings are possible');
  return settings.value;
}
