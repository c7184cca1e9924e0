import type { RuleSetId } from '@nardy/rules';
import { navigate } from './router.ts';

/** What a page that teaches proposes to play. */
export interface ProposedGame {
  readonly rules: RuleSetId;
  readonly opponent?: 'bot';
  readonly level?: string;
  readonly length?: number;
}

let proposed: ProposedGame | null = null;

/** Goes to the start page, where this game is filled in. */
export function proposeGame(game: ProposedGame): void {
  proposed = game;
  navigate('/');
}

/** The game that was proposed, once. */
export function takeProposedGame(): Partial<ProposedGame> {
  const game = proposed ?? {};
  proposed = null;
  return game;
}
