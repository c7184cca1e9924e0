import { rankPlays, think } from '@nardy/engine';
import type { LocalEngine } from '@nardy/engine-node';
import { formatPlay, formatPositionId } from '@nardy/notation';
import { err, ok, type Result } from '@nardy/result';
import { formatBoard, legalPlays } from '@nardy/rules';
import type { Args, CommandSpec, UsageRefusal } from '../command.ts';
import { decodeNumber, decodePly, ENGINE_OPTIONS, judges, numberField, rounded } from '../engine-question.ts';
import { hintTable } from '../hint-table.ts';
import type { Io } from '../io.ts';
import { answerLines, type Question } from '../jsonl/answer-lines.ts';
import type { Language } from '../language.ts';
import { viewOfPosition } from '../position-view.ts';
import { refuse } from '../refuse.ts';
import { TURN_OPTIONS, turnArguments } from '../turn-arguments.ts';
import { decodeTurn } from '../turn-question.ts';

/** A legal play with what it is worth. */
export interface HintEntry {
  readonly play: string;
  readonly board: string;
  /** Short nardy only; the player who moved still first. */
  readonly positionId?: string;
  /** For the side that plays. */
  readonly equity: number;
  /** Win, win mars, win koks, lose mars, lose koks, for the side that plays, after the play. */
  readonly probs: readonly number[];
}

export interface HintAnswer {
  readonly plays: readonly HintEntry[];
}

/** More than a position can have. */
const ALL_PLAYS = 10_000;
const TOP_BY_HAND = 10;

/** The plays of a question, best first. */
export function answerHint(
  engine: LocalEngine,
  question: Question,
): Result<HintAnswer, { readonly code: string }> {
  const turn = decodeTurn(question);
  if (!turn.ok) return turn;
  const ply = decodePly(question);
  if (!ply.ok) return ply;
  const top = decodeNumber(question, 'top', { least: 1, most: ALL_PLAYS, usual: ALL_PLAYS });
  if (!top.ok) return top;
  const { cubeful } = question;
  if (cubeful !== undefined && typeof cubeful !== 'boolean') {
    return err({ code: 'FIELD_SHAPE', field: 'cubeful', expected: 'boolean' } as { code: string });
  }
  const { rules, board, roll, context, info } = turn.value;
  const judge = judges(engine, rules.board);
  if (!judge.ok) return judge;
  const plays = legalPlays(rules, board, roll, context);
  const ranked = think(
    rankPlays(judge.value.search, viewOfPosition(rules, info), plays, {
      plies: ply.value,
      equity: cubeful === true ? 'cubeful' : 'cubeless',
      forced: 'to-depth',
    }),
  );
  return ok({
    plays: ranked.slice(0, top.value).flatMap(({ index, equity, outcomes }): readonly HintEntry[] => {
      const play = plays[index];
      if (play === undefined) return [];
      return [
        {
          play: formatPlay(play.moves),
          board: formatBoard(play.board),
          ...(rules.board === 'short' ? { positionId: formatPositionId(play.board) } : {}),
          equity: rounded(equity),
          probs: Array.from(outcomes, rounded),
        },
      ];
    }),
  });
}

async function run(args: Args, io: Io, language: Language): Promise<number | UsageRefusal> {
  const engine = io.engine();
  if (!engine.ok) return refuse(io, language, engine.error);
  if (args.has('jsonl')) {
    await answerLines(io, language, (question) => answerHint(engine.value, question));
    return 0;
  }
  const question = turnArguments(args);
  if (!question.ok) return question.error;
  const answer = answerHint(engine.value, {
    top: TOP_BY_HAND,
    ...question.value,
    ...numberField(args, 'ply'),
    ...numberField(args, 'top'),
    ...(args.has('cubeful') ? { cubeful: true } : {}),
  });
  if (!answer.ok) return refuse(io, language, answer.error);
  await io.out.write(hintTable(answer.value.plays, language));
  return 0;
}

/** `nardy hint` */
export const hint: CommandSpec = {
  name: 'hint',
  usage: [
    'hint --jsonl < QUESTIONS > ANSWERS',
    'hint POSITION DICE [--rules RULES] [--ply N] [--top N] [--cubeful]',
  ],
  about: 'cli.hint',
  options: {
    ...TURN_OPTIONS,
    ...ENGINE_OPTIONS,
    top: { type: 'string', value: 'N', about: 'cli.option.top' },
    cubeful: { type: 'boolean', about: 'cli.option.cubeful' },
  },
  mostPositionals: 2,
  run,
};
