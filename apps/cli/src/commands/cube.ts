import { analyseCube, think } from '@nardy/engine';
import type { LocalEngine } from '@nardy/engine-node';
import { parsePosition } from '@nardy/notation';
import { err, ok, type Result } from '@nardy/result';
import { type Args, type CommandSpec, type UsageRefusal, usage } from '../command.ts';
import { decodePly, ENGINE_OPTIONS, judges, numberField, rounded } from '../engine-question.ts';
import { signed } from '../hint-table.ts';
import type { Io } from '../io.ts';
import { answerLines, type Question } from '../jsonl/answer-lines.ts';
import type { Language } from '../language.ts';
import { viewOfPosition } from '../position-view.ts';
import { refuse } from '../refuse.ts';
import { TURN_OPTIONS } from '../turn-arguments.ts';
import { argumentValue, decodeRulesField } from '../turn-question.ts';
import { say, sayAny } from '../words.ts';

/** The cube decision of the side on roll before it throws; equities normalised to the cube as it stands. */
export interface CubeAnswerLine {
  readonly noDouble: number;
  readonly doubleTake: number;
  readonly doublePass: number;
  readonly action: string;
}

/** The cube decision of a question. */
export function answerCube(
  engine: LocalEngine,
  question: Question,
): Result<CubeAnswerLine, { readonly code: string }> {
  const rules = decodeRulesField(question.rules);
  if (!rules.ok) return rules;
  const position = parsePosition(question.position, rules.value.board);
  if (!position.ok) return position;
  const { decision } = position.value;
  if (decision.type === 'cube-offered' && decision.offer !== 'double') return err({ code: 'CUBE_RAISED' });
  const ply = decodePly(question);
  if (!ply.ok) return ply;
  const judge = judges(engine, rules.value.board);
  if (!judge.ok) return judge;
  const view = viewOfPosition(rules.value, position.value);
  const { noDouble, doubleTake, doublePass, action } = think(
    analyseCube(judge.value.search, view, ply.value),
  );
  return ok({
    noDouble: rounded(noDouble),
    doubleTake: rounded(doubleTake),
    doublePass: rounded(doublePass),
    action,
  });
}

async function run(args: Args, io: Io, language: Language): Promise<number | UsageRefusal> {
  const engine = io.engine();
  if (!engine.ok) return refuse(io, language, engine.error);
  if (args.has('jsonl')) {
    await answerLines(io, language, (question) => answerCube(engine.value, question));
    return 0;
  }
  const [position] = args.positionals;
  if (position === undefined) return usage('usage.missing', { name: 'POSITION' });
  const rules = args.text('rules');
  const answer = answerCube(engine.value, {
    position: argumentValue(position),
    ...(rules === null ? {} : { rules: argumentValue(rules) }),
    ...numberField(args, 'ply'),
  });
  if (!answer.ok) return refuse(io, language, answer.error);
  const { action, ...values } = answer.value;
  const rows = Object.entries(values).map(([name, value]) => [
    sayAny(language, `cube.${name}`),
    signed(value),
  ]);
  const width = Math.max(...rows.map(([name = '']) => name.length));
  for (const [name = '', value] of rows) await io.out.write(`${name.padEnd(width)}  ${value}\n`);
  await io.out.write(
    `${say(language, 'cube.best', { action: sayAny(language, `cube.action.${action}`) })}\n`,
  );
  return 0;
}

/** `nardy cube` */
export const cube: CommandSpec = {
  name: 'cube',
  usage: ['cube --jsonl < QUESTIONS > ANSWERS', 'cube POSITION [--rules RULES] [--ply N]'],
  about: 'cli.cube',
  options: { jsonl: TURN_OPTIONS.jsonl, rules: TURN_OPTIONS.rules, ...ENGINE_OPTIONS },
  mostPositionals: 1,
  run,
};
