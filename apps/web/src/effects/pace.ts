import type { Preferences, TableView } from '@nardy/session';

interface Holds {
  /** The bot's dice before its play, ms. */
  readonly dice: number;
  /** Its play, once all its checkers have come to rest. */
  readonly play: number;
  /** Dice that nobody can play. */
  readonly noMove: number;
}

const HOLDS: Readonly<Record<Preferences['pace'], Holds>> = {
  off: { dice: 0, play: 0, noMove: 0 },
  fast: { dice: 500, play: 150, noMove: 800 },
  normal: { dice: 900, play: 350, noMove: 1_500 },
  slow: { dice: 1_700, play: 900, noMove: 2_500 },
};

const STEP_MS = 250;
const LONGEST_PLAY_MS = 1_200;

/** One name for what can be seen to have happened; views with the same name differ in nothing that moves. */
export function stationOf({ header, stage, dice, board, turns, cube, question }: TableView): string {
  const cubeAt = cube === null ? '' : `${cube.value}${cube.at}${cube.offered?.value}`;
  return [
    header.game,
    stage,
    dice.roll,
    dice.rolling,
    board.motion.id,
    turns.length,
    cubeAt,
    question?.kind,
  ].join();
}

/** How long a view that has just been shown stays before the next one; 0 where no bot plays. */
export function holdMs(before: TableView, view: TableView): number {
  const { pace, animation } = view.preferences;
  const isBot = (side: 'white' | 'black' | null): boolean =>
    side !== null && view.players[side].kind === 'bot';
  if (!isBot('white') && !isBot('black')) return 0;
  const holds = HOLDS[pace];
  const last = view.turns.at(-1);
  if (view.turns.length > before.turns.length && last?.text?.key === 'turn.noMove') return holds.noMove;
  const [step] = view.board.motion.steps;
  if (view.board.motion.id !== before.board.motion.id && step !== undefined && isBot(step.side)) {
    const moves = animation === 'off' ? 0 : STEP_MS * view.board.motion.steps.length;
    return pace === 'off' ? 0 : Math.min(moves, LONGEST_PLAY_MS) + holds.play;
  }
  if (view.dice.roll !== before.dice.roll && isBot(rollerOf(view))) return holds.dice;
  return 0;
}

/** Whose roll lies on the board; of an opening throw, whoever begins. */
function rollerOf({ dice, players }: TableView): 'white' | 'black' | null {
  if (dice.side !== null) return dice.side;
  const starter = (['white', 'black'] as const).find((side) => players[side].onRoll);
  return starter ?? null;
}
