import { formatSettings } from '@nardy/record';
import { ok, type Result } from '@nardy/result';
import {
  type GameStartRefusal,
  gameStartedAt,
  judgeGameStarted,
  type MatchSettings,
  type StartingPoint,
} from '@nardy/rules';

/** How the first game of a match begins that is set up, as the device keeps it; or why it cannot. */
export function startText(settings: MatchSettings, at: StartingPoint): Result<string, GameStartRefusal> {
  const started = gameStartedAt(settings, at);
  const possible = judgeGameStarted(settings, started);
  return possible.ok ? ok(formatSettings({ settings, started })) : possible;
}
