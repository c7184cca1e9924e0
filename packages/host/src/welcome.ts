import { ZERO_HASH } from '@nardy/dice';
import { type Have, type MatchInfo, PROTOCOL_VERSION, type Presence, type Welcome } from '@nardy/protocol';
import type { Side } from '@nardy/rules';
import type { CurrentGame } from './current-game.ts';

/** What a client is welcomed with, besides the lines. */
export interface Greeting {
  readonly match: MatchInfo;
  readonly sides: readonly Side[];
  readonly games: Welcome['games'];
  readonly current: CurrentGame | null;
  readonly presence: Presence;
  readonly serverUnixMs: number;
}

/** Everything a client needs to begin; only the missing lines, if what it has is a true beginning. */
export function welcomeOf(greeting: Greeting, have: Have | null): Welcome {
  const { current, match, sides, games, presence, serverUnixMs } = greeting;
  const from = current !== null && have !== null && isBeginning(current, have) ? have.lines : 0;
  return {
    type: 'welcome',
    v: PROTOCOL_VERSION,
    match,
    sides,
    games,
    game: current?.game ?? null,
    from,
    lines: current?.lines.slice(from) ?? [],
    presence,
    serverUnixMs,
  };
}

/** Whether what a client has is how the current game begins. */
function isBeginning(current: CurrentGame, have: Have): boolean {
  if (have.game !== current.game || have.lines > current.lines.length) return false;
  return have.head === (current.heads[have.lines - 1] ?? ZERO_HASH);
}
