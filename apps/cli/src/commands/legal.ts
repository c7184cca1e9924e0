import { parsePlay } from '@nardy/notation';
import { err, ok, type Result } from '@nardy/result';
import { findPlay } from '@nardy/rules';
import { type Args, type CommandSpec, type UsageRefusal, usage } from '../command.ts';
import { explain } from '../explain.ts';
import type { Io } from '../io.ts';
import { answerLines, type Question } from '../jsonl/answer-lines.ts';
import type { Language } from '../language.ts';
import { refuse } from '../refuse.ts';
import { TURN_OPTIONS, turnArguments } from '../turn-arguments.ts';
import { decodeTurn } from '../turn-question.ts';
import { sayAny } from '../words.ts';

type Refusal = { readonly code: string };

export type LegalAnswer = { readonly legal: true } | { readonly legal: false; readonly refusal: Refusal };

/** Moves that can be read but that nobody can make; any other spelling is an error of the question. */
const IMPOSSIBLE_MOVES: ReadonlySet<string> = new Set([
  'PLAY_TEXT_POINT',
  'PLAY_TEXT_DIRECTION',
  'PLAY_TEXT_TOO_MANY',
]);

/** Whether the play of a question is legal, and if not, why. */
export function answerLegal(question: Question): Result<LegalAnswer, Refusal> {
  const turn = decodeTurn(question);
  if (!turn.ok) return turn;
  if (typeof question.play !== 'string') {
    return err({ code: 'FIELD_SHAPE', field: 'play', expected: 'text' });
  }
  const moves = parsePlay(question.play);
  if (!moves.ok) {
    return IMPOSSIBLE_MOVES.has(moves.error.code) ? ok({ legal: false, refusal: moves.error }) : moves;
  }
  const { rules, board, roll, context } = turn.value;
  const found = findPlay(rules, board, roll, moves.value, context);
  return ok(found.ok ? { legal: true } : { legal: false, refusal: found.error });
}

async function run(args: Args, io: Io, language: Language): Promise<number | UsageRefusal> {
  if (args.has('jsonl')) {
    await answerLines(io, language, answerLegal);
    return 0;
  }
  const question = turnArguments(args);
  if (!question.ok) return question.error;
  const play = args.positionals[2];
  if (play === undefined) return usage('usage.missing', { name: 'PLAY' });
  const answer = answerLegal({ ...question.value, play });
  if (!answer.ok) return refuse(io, language, answer.error);
  const { value } = answer;
  const words = value.legal ? sayAny(language, 'cli.legal.yes') : explain(language, value.refusal);
  await io.out.write(`${words}\n`);
  return value.legal ? 0 : 1;
}

/** `nardy legal` */
export const legal: CommandSpec = {
  name: 'legal',
  usage: ['legal --jsonl < QUESTIONS > ANSWERS', "legal POSITION DICE '13/7 8/7' [--rules RULES]"],
  about: 'cli.legal',
  options: TURN_OPTIONS,
  mostPositionals: 3,
  run,
};
