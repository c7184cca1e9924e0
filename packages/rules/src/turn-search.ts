import { type Board, formatBoard } from './board.ts';
import { generatePlaysInto } from './generate-plays.ts';
import { ownBits } from './place.ts';
import type { Die, Play, Roll } from './play.ts';
import { createPlayWorkspace } from './play-workspace.ts';
import { isFirstTurn, readPlay, type TurnContext } from './plays.ts';
import type { RuleSet } from './rule-set.ts';
import { boardAfter, diceOf, moveRefusal, type Step, stepOf, withoutDie } from './single-move.ts';

/** One turn with its legal plays, to ask where its steps can lead. */
export interface TurnSearch {
  readonly rules: RuleSet;
  readonly start: Board;
  readonly roll: Roll;
  readonly firstTurn: boolean;
  /** Dice that every legal play uses. */
  readonly dice: number;
  /** The die that every legal play uses when that is one of two different dice; `null` otherwise. */
  readonly singleDie: Die | null;
  /** Legal plays by the text of the resulting position. */
  readonly plays: ReadonlyMap<string, Play>;
  /** Answers of {@link canReachPlay} so far. */
  readonly known: Map<string, boolean>;
}

/** Generates the plays of a turn and prepares to search it. */
export function searchTurn(
  rules: RuleSet,
  board: Board,
  roll: Roll,
  context: TurnContext | undefined,
): TurnSearch {
  const firstTurn = isFirstTurn(board, context);
  const workspace = createPlayWorkspace();
  const count = generatePlaysInto(workspace, rules, board, roll[0], roll[1], firstTurn);
  const plays = new Map<string, Play>();
  for (let index = 0; index < count; index++) {
    const play = readPlay(workspace, index);
    plays.set(formatBoard(play.board), play);
  }
  const { dice, singleDie } = workspace;
  return {
    rules,
    start: board,
    roll,
    firstTurn,
    dice,
    singleDie: dice === 1 && singleDie !== 0 ? (singleDie as Die) : null,
    plays,
    known: new Map(),
  };
}

/** The steps possible on the board with one of the dice, from high points to low, the larger die first. */
export function possibleSteps(search: TurnSearch, board: Board, dice: readonly Die[]): readonly Step[] {
  const steps: Step[] = [];
  const own = ownBits(board);
  for (let from = 25; from >= 1; from--) {
    if (((own >> from) & 1) === 0) continue;
    for (const die of new Set(dice)) {
      if (moveRefusal(search.rules.board, board, from, die) === null) steps.push(stepOf(board, from, die));
    }
  }
  return steps;
}

/** Whether the board, or some board that can be made of it with the dice, is a legal play's. */
export function canReachPlay(search: TurnSearch, board: Board, dice: readonly Die[]): boolean {
  const text = formatBoard(board);
  if (search.plays.has(text)) return true;
  const key = `${text}${dice.join('')}`;
  const known = search.known.get(key);
  if (known !== undefined) return known;
  const reached = possibleSteps(search, board, dice).some((step) =>
    canReachPlay(search, boardAfter(board, step), withoutDie(dice, step.die)),
  );
  search.known.set(key, reached);
  return reached;
}

/** The possible steps that lead on to a legal play. */
export function stepsToPlays(search: TurnSearch, board: Board, dice: readonly Die[]): readonly Step[] {
  return possibleSteps(search, board, dice).filter((step) =>
    canReachPlay(search, boardAfter(board, step), withoutDie(dice, step.die)),
  );
}

/** Both dice of the roll, or all four. */
export function allDice(search: TurnSearch): readonly Die[] {
  return diceOf(search.roll);
}
