import { opponentOf } from '@nardy/rules';
import type { TableView } from '@nardy/session';
import type { MatchAbout } from '../../effects/match-storage.ts';

/** What the list of games on the start page says about this table; `null` for a spectator. */
export function aboutOf(view: TableView): Omit<MatchAbout, 'createdMs'> | null {
  if (view.viewer === 'spectator') return null;
  const own = view.viewer === 'both' ? 'white' : view.bottom;
  const their = opponentOf(own);
  const score = view.result?.score ?? { white: view.players.white.score, black: view.players.black.score };
  return {
    opponent: view.viewer === 'both' ? 'hotseat' : view.players[their].kind === 'bot' ? 'bot' : 'friend',
    length: view.header.length,
    rules: view.header.rules.key.replace('rules.', ''),
    score: [score[own], score[their]],
    opponentName: view.players[their].name,
    over: view.stage === 'match-over',
  };
}
