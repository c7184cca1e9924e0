import { formatPlay, formatPositionId, NO_MOVE } from '@nardy/notation';
import { ok, type Result } from '@nardy/result';
import { formatBoard, legalPlays } from '@nardy/rules';
import type { Args, CommandSpec, UsageRefusal } from '../command.ts';
import type { Io } from '../io.ts';
import { answerLines, type Question } from '../jsonl/answer-lines.ts';
import type { Language } from '../language.ts';
import { refuse } from '../refuse.ts';
import { TURN_OPTIONS, turnArguments } from '../turn-arguments.ts';
import { decodeTurn } from '../turn-question.ts';

/** One distinct resulting position. */
export interface MovesEntry {
  readonly play: string;
  readonly board: string;
  /** Short nardy only; the player who moved still first. */
  readonly positionId?: string;
}

export interface MovesAnswer {
  readonly diceUsed: number;
  readonly count: number;
  readonly plays: readonly MovesEntry[];
}

/** Every legal play of a question, one per resulting position, sorted by `board`. */
export function answerMoves(question: Question): Result<MovesAnswer, { readonly code: string }> {
  const turn = decodeTurn(question);
  if (!turn.ok) return turn;
  const { rules, board, roll, context } = turn.value;
  const plays = legalPlays(rules, board, roll, context);
  const entries = plays.map(
    (play): MovesEntry => ({
      play: formatPlay(play.moves),
      board: formatBoard(play.board),
      ...(rules.board === 'short' ? { positionId: formatPositionId(play.board) } : {}),
    }),
  );
  entries.sort((a, b) => (a.board < b.board ? -1 : 1));
  return ok({
    diceUsed: Math.max(...plays.map((play) => play.moves.length)),
    count: entries.length,
    plays: entries,
  });
}

async function run(args: Args, io: Io, language: Language): Promise<number | UsageRefusal> {
  if (args.has('jsonl')) {
    await answerLines(io, language, answerMoves);
    return 0;
  }
  const question = turnArguments(args);
  if (!question.ok) return question.error;
  const answer = answerMoves(question.value);
  if (!answer.ok) return refuse(io, language, answer.error);
  const { plays } = answer.value;
  const width = Math.max(...plays.map(({ play }) => play.length), NO_MOVE.length);
  for (const { play, board, positionId } of plays) {
    await io.out.write(`${(play || NO_MOVE).padEnd(width)}  ${board}  ${positionId ?? ''}`.trimEnd());
    await io.out.write('\n');
  }
  return 0;
}

/** `nardy moves` */
export const moves: CommandSpec = {
  name: 'moves',
  usage: ['moves --jsonl < QUESTIONS > ANSWERS', 'moves POSITION DICE [--rules RULES]'],
  about: 'cli.moves',
  options: TURN_OPTIONS,
  mostPositionals: 2,
  run,
};
