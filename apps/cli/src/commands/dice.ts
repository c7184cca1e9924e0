import { answer } from '@nardy/dice';
import { err, ok, type Result } from '@nardy/result';
import { type Args, type CommandSpec, type UsageRefusal, usage } from '../command.ts';
import type { Io } from '../io.ts';
import { answerLines, type Question } from '../jsonl/answer-lines.ts';
import type { Language } from '../language.ts';

/** The answer to one test vector of the dice protocol. */
export function answerVector(
  question: Question,
): Result<{ readonly out: unknown }, { readonly code: string }> {
  if (typeof question.type !== 'string') {
    return err({ code: 'FIELD_SHAPE', field: 'type', expected: 'text' });
  }
  const out = answer(question.type, question.in);
  return out.ok ? ok({ out: out.value }) : out;
}

async function run(args: Args, io: Io, language: Language): Promise<number | UsageRefusal> {
  if (!args.has('vectors')) return usage('usage.needs', { name: '--vectors' });
  await answerLines(io, language, answerVector);
  return 0;
}

/** `nardy dice` */
export const dice: CommandSpec = {
  name: 'dice',
  usage: ['dice --vectors --jsonl < VECTORS > ANSWERS'],
  about: 'cli.dice',
  options: {
    vectors: { type: 'boolean', about: 'cli.option.vectors' },
    jsonl: { type: 'boolean', about: 'cli.option.jsonl' },
  },
  mostPositionals: 0,
  run,
};
