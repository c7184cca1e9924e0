import { commandOf, type ServerRefusal, type TableRequestMessage } from '@nardy/protocol';
import type { TableRequest } from '@nardy/record';
import { err, ok, type Result } from '@nardy/result';
import { type GameStarted, type MatchSettings, nextGameStarted, type Side } from '@nardy/rules';
import type { CurrentGame } from './current-game.ts';
import { isStale } from './stale.ts';

/** What a request is judged against. */
export interface MatchStanding {
  readonly settings: MatchSettings;
  readonly current: CurrentGame | null;
  /** Games that have ended, in order. */
  readonly finished: readonly { readonly game: string }[];
  readonly closed: 'open' | 'closed';
}

/** What a request comes to, before anything is written. */
export type JudgedRequest =
  /** The table answers it. */
  | { readonly do: 'write'; readonly request: TableRequest }
  | { readonly do: 'openGame'; readonly started: GameStarted }
  | { readonly do: 'closeSession' }
  | { readonly do: 'claim'; readonly side: Side }
  /** Somebody was faster: it is so already. */
  | { readonly do: 'nothing' };

/** Judges a request of a side whose seat the sender holds. */
export function judgeRequest(
  message: TableRequestMessage,
  standing: MatchStanding,
): Result<JudgedRequest, ServerRefusal> {
  const { current } = standing;
  const { request, side } = message;
  if (current === null) return err({ code: 'GAME_NOT_BEGUN' });
  if (message.game !== current.game) {
    // The other player was a moment faster in asking for the next game.
    const hasBegun = request.type === 'nextGame' && message.game === standing.finished.at(-1)?.game;
    return hasBegun ? ok({ do: 'nothing' }) : err({ code: 'STALE_GAME', game: current.game });
  }
  if (isStale(message, current.lines)) return err({ code: 'STALE', revision: current.lines.length });
  switch (request.type) {
    case 'nextGame':
      return judgeNextGame(current, standing);
    case 'claim':
      return ok({ do: 'claim', side });
    case 'act': {
      const { command } = request;
      if (command.type === 'closeSession') return judgeClosing(current, standing);
      return ok({ do: 'write', request: { type: 'act', side, command: commandOf(side, command) } });
    }
    default:
      return ok({ do: 'write', request: { ...request, side } });
  }
}

function judgeNextGame(current: CurrentGame, standing: MatchStanding): Result<JudgedRequest, ServerRefusal> {
  const { match } = current.table;
  if (match?.phase === 'match-over' || standing.closed === 'closed') return err({ code: 'MATCH_OVER' });
  if (match?.phase !== 'game-over') return err({ code: 'GAME_NOT_OVER' });
  return ok({ do: 'openGame', started: nextGameStarted(match) });
}

function judgeClosing(
  { table }: CurrentGame,
  { settings }: MatchStanding,
): Result<JudgedRequest, ServerRefusal> {
  const closable = settings.length === null && table.match?.phase === 'game-over';
  return closable ? ok({ do: 'closeSession' }) : err({ code: 'SESSION_NOT_CLOSABLE' });
}
