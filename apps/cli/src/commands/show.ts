import {
  drawBoard,
  drawBoardSvg,
  formatMatchId,
  formatPositionId,
  formatXgid,
  type PositionInfo,
  parsePosition,
  rollOf,
} from '@nardy/notation';
import { type BoardKind, formatBoard, opponentPipCount, pipCount } from '@nardy/rules';
import { type Args, type CommandSpec, type UsageRefusal, usage } from '../command.ts';
import type { Io } from '../io.ts';
import type { Language } from '../language.ts';
import { refuse } from '../refuse.ts';
import { tableText } from '../table-text.ts';
import { argumentValue, decodeRulesField } from '../turn-question.ts';
import { say } from '../words.ts';

async function run(args: Args, io: Io, language: Language): Promise<number | UsageRefusal> {
  const input = args.positionals[0];
  if (input === undefined) return usage('usage.missing', { name: 'POSITION' });
  const named = args.text('rules');
  const rules = decodeRulesField(named === null ? undefined : argumentValue(named));
  if (!rules.ok) return refuse(io, language, rules.error);
  const kind = rules.value.board;
  const position = parsePosition(argumentValue(input), kind);
  if (!position.ok) return refuse(io, language, position.error);
  const { board } = position.value;

  await io.out.write(`${drawBoard(board, { kind }).trimEnd()}\n\n`);
  await io.out.write(tableText(factRows(language, position.value, kind)));
  const svgFile = args.text('svg');
  if (svgFile === null) return 0;
  const svg = drawBoardSvg(board, { kind, roll: rollOf(position.value), title: formatBoard(board) });
  try {
    await io.writeFile(svgFile, svg);
  } catch {
    return refuse(io, language, { code: 'FILE_UNWRITABLE', file: svgFile });
  }
  return 0;
}

function factRows(language: Language, position: PositionInfo, kind: BoardKind): (readonly string[])[] {
  const { board } = position;
  const own = pipCount(board);
  const theirs = opponentPipCount(kind, board);
  const rows: (readonly string[])[] = [
    [say(language, 'show.pips'), `${own} : ${theirs} (${own > theirs ? '+' : ''}${own - theirs})`],
    [say(language, 'show.board'), formatBoard(board)],
  ];
  const matchId = formatMatchId(position);
  const xgid = formatXgid(position, kind);
  if (kind === 'short') {
    rows.push([
      say(language, 'show.gnu'),
      `${formatPositionId(board)}${matchId === null ? '' : `:${matchId}`}`,
    ]);
  }
  if (xgid !== null) rows.push(['XGID', xgid]);
  return rows;
}

/** `nardy show` */
export const show: CommandSpec = {
  name: 'show',
  usage: ['show POSITION [--rules RULES] [--svg FILE]'],
  about: 'cli.show',
  options: {
    rules: { type: 'string', value: 'RULES', about: 'cli.option.rules' },
    svg: { type: 'string', value: 'FILE', about: 'cli.option.svg' },
  },
  mostPositionals: 1,
  run,
};
