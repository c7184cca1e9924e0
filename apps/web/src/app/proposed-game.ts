import type { SetGame } from '../pages/start/begin-match.ts';
import type { NewGame } from '../pages/start/new-game.ts';
import { navigate } from './router.ts';

/** What another page proposes to play. */
export interface ProposedGame {
  /** What is filled in on the start page. */
  readonly game: Partial<NewGame>;
  /** Whether anything is left to choose there. */
  readonly begins: 'when asked' | 'at once';
  readonly set: SetGame | null;
}

let proposed: ProposedGame | null = null;

/** Goes to the start page, where this game is filled in. */
export function proposeGame(game: ProposedGame['game']): void {
  proposed = { game, begins: 'when asked', set: null };
  navigate('/');
}

/** Begins a game on this device, by way of the start page, which says what stands in the way. */
export function beginAtOnce(game: ProposedGame['game'], set: SetGame | null = null): void {
  proposed = { game, begins: 'at once', set };
  navigate('/');
}

/** The game that was proposed, once. */
export function takeProposedGame(): ProposedGame | null {
  const taken = proposed;
  proposed = null;
  return taken;
}
