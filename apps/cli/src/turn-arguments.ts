import { err, ok, type Result } from '@nardy/result';
import { type Args, type OptionSpec, type UsageRefusal, usage } from './command.ts';
import type { Question } from './jsonl/answer-lines.ts';
import { argumentValue, diceOfText } from './turn-question.ts';

/** Options of the commands that ask about a turn. */
export const TURN_OPTIONS: Readonly<Record<'jsonl' | 'rules' | 'first-turn', OptionSpec>> = {
  jsonl: { type: 'boolean', about: 'cli.option.jsonl' },
  rules: { type: 'string', value: 'RULES', about: 'cli.option.rules' },
  'first-turn': { type: 'boolean', about: 'cli.option.firstTurn' },
};

/** The question that a person has typed as arguments: a position, dice, and what the options add. */
export function turnArguments(args: Args): Result<Question, UsageRefusal> {
  const [position, dice] = args.positionals;
  if (position === undefined) return err(usage('usage.missing', { name: 'POSITION' }));
  const rules = args.text('rules');
  return ok({
    position: argumentValue(position),
    ...(dice === undefined ? {} : { dice: diceOfText(dice) }),
    ...(rules === null ? {} : { rules: argumentValue(rules) }),
    ...(args.has('first-turn') ? { firstTurn: true } : {}),
  });
}
