import { fileURLToPath } from 'node:url';
import { BOARD_KINDS } from '@nardy/rules';
import { type NetShape, parseShape } from './net-shape.ts';
import { numberOption, type OptionText, pairOption, readOptions, UsageError, wordOption } from './options.ts';
import { type ScoreOptions, scoreNets } from './score-stage.ts';
import { type TdOptions, trainTd } from './td-stage.ts';
import { KERNEL } from './trainer-kernel.ts';

const HELP = `npm run train -- STAGE [--option value …]

Stages
  td      self-play with λ-returns, from random weights or from the nets of the folder
  score   equity lost per decision on data/oracle/equity.jsonl

Options of every stage
  --dir FOLDER        work folder: nets, labels, checkpoints, curve.tsv       var/train
  --kernel FILE       the kernel, to stay with one while its sources change   the one built
  --workers N         threads                                                 2
  --seed N            1

td
  --board short|long  short
  --shape SHAPE       layers of the nets: 256, 512-32, 512-32:squared,clipped 256
  --race-shape SHAPE  of the race net                                         128
  --steps N           steps of Adam                                           60000
  --batch N           samples a step                                          256
  --rate A,B          learning rate, falling exponentially                    3e-3,2e-4
  --lambda A,B        0.7,0
  --interval N        steps between checkpoints                               1000

score
  --data FILE         decisions                                               data/oracle/equity.jsonl
  --ply 0|1           0
  --width N           plays looked at deeper at 1 ply                         8
`;

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const COMMON = ['dir', 'kernel', 'workers', 'seed'];

async function run(words: readonly string[]): Promise<void> {
  const [stage, ...rest] = words;
  switch (stage) {
    case 'td':
      return trainTd(tdOptions(rest), say);
    case 'score':
      return scoreNets(scoreOptions(rest), say);
    default:
      process.stdout.write(HELP);
  }
}

function tdOptions(words: readonly string[]): TdOptions {
  const names = ['board', 'shape', 'race-shape', 'steps', 'batch', 'rate', 'lambda', 'interval'];
  const options = readOptions(words, [...COMMON, ...names]);
  return {
    ...common(options),
    board: wordOption(options, 'board', BOARD_KINDS, 'short'),
    shape: shapeOption(options, 'shape', '256'),
    raceShape: shapeOption(options, 'race-shape', '128'),
    steps: numberOption(options, 'steps', 60_000, [1, 1e9]),
    batch: numberOption(options, 'batch', 256, [2, 16384]),
    rates: pairOption(options, 'rate', [3e-3, 2e-4]),
    lambdas: pairOption(options, 'lambda', [0.7, 0]),
    interval: numberOption(options, 'interval', 1000, [1, 1e9]),
  };
}

function scoreOptions(words: readonly string[]): ScoreOptions {
  const options = readOptions(words, [...COMMON, 'data', 'ply', 'width']);
  return {
    ...common(options),
    data: options.get('data') ?? fileURLToPath(new URL('../../../data/oracle/equity.jsonl', import.meta.url)),
    plies: numberOption(options, 'ply', 0, [0, 1]),
    width: numberOption(options, 'width', 8, [1, 1000]),
  };
}

function common(options: OptionText): { folder: string; kernel: string; workers: number; seed: number } {
  return {
    folder: options.get('dir') ?? 'var/train',
    kernel: options.get('kernel') ?? KERNEL,
    workers: numberOption(options, 'workers', 2, [1, 64]),
    seed: numberOption(options, 'seed', 1, [0, 0x7fffffff]),
  };
}

function shapeOption(options: OptionText, name: string, fallback: string): NetShape {
  const shape = parseShape(options.get(name) ?? fallback);
  if (shape === null)
    throw new UsageError(`--${name} wants a shape such as 256, 512-32 or 512-32:squared,clipped`);
  return shape;
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  say(error.message);
  process.exitCode = 2;
}
