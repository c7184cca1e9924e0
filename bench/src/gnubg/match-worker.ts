/** Plays pairs of games whose numbers its parent sends, one after another; started by `play-pairs.ts`. */
import { type ContestantChoice, contestant } from './contestant.ts';
import { gameDice } from './game-dice.ts';
import type { Series } from './games-file.ts';
import { gnubgOpponent } from './gnubg-opponent.ts';
import type { Pair } from './match-result.ts';
import { playGame, SHORT_GAME } from './play-game.ts';

/** What a worker is told when it starts. */
export interface WorkerOrder {
  readonly choice: ContestantChoice;
  readonly gnubgPly: number;
  readonly seed: number;
}

/** What it says: who plays, once; then each pair played; or why it cannot go on. */
export type WorkerWord =
  | { readonly type: 'ready'; readonly names: Omit<Series, 'seed'> }
  | { readonly type: 'pair'; readonly number: number; readonly pair: Pair }
  | { readonly type: 'failed'; readonly message: string };

const say = (word: WorkerWord): void => {
  process.send?.(word);
};

async function work({ choice, gnubgPly, seed }: WorkerOrder): Promise<void> {
  const ours = contestant(choice);
  const theirs = await gnubgOpponent(gnubgPly);
  const seats = [ours.opponent, theirs] as const;
  process.on('message', (number: number) => {
    void playPair(number).catch(fail);
  });
  say({ type: 'ready', names: { first: ours.opponent.name, second: theirs.name, judge: ours.judge } });

  async function playPair(number: number): Promise<void> {
    // The same rolls twice: each side makes the opening roll once.
    const a = await playGame(SHORT_GAME, seats, 0, gameDice(seed, number), ours.values);
    const b = await playGame(SHORT_GAME, seats, 1, gameDice(seed, number), ours.values);
    say({ type: 'pair', number, pair: [a, b] });
  }
}

function fail(error: unknown): void {
  say({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
}

process.once('message', (order: WorkerOrder) => {
  void work(order).catch(fail);
});
// Leaving by `exit` takes the other program and its folder along.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
