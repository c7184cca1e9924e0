import { fileURLToPath } from 'node:url';
import { BOARD_KINDS } from '@nardy/rules';
import { CLASSES, type PositionClass } from './classes.ts';
import { type FitOptions, fitNet } from './fit-stage.ts';
import { type LabelOptions, makeLabels } from './label-stage.ts';
import { type NetShape, parseShape } from './net-shape.ts';
import { numberOption, type OptionText, pairOption, readOptions, UsageError, wordOption } from './options.ts';
import { INFERENCES, type ScoreOptions, scoreNets } from './score-stage.ts';
import { type TdOptions, trainTd } from './td-stage.ts';
import { DEFAULT_WEIGHTS, KERNEL } from './trainer-kernel.ts';

const HELP = `npm run train -- STAGE [--option value …]

Stages
  td      self-play with λ-returns, from random weights or from the nets of the folder
  label   exact targets for positions of self-play with the nets of the folder
  fit     one net fitted to labels
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

label
  --board short|long  short
  --round NAME        folder under labels; a stopped round goes on            r1
  --samples N         400000
  --chunk N           samples a file                                          8192
  --ply 1|2           targets over 21 rolls, or over 21 after each of them    1
  --margin X          equity a rejected play may lose and be labelled         0.08
  --keep X            chance of keeping such a play                           0.5
  --share KIND=X,…    chance of keeping a position of a class                 race=0.5

fit
  --net KIND          contact, crashed, race, long, long-race                 contact
  --rounds A,B,…      label rounds, the newest last                           r1
  --classes A,B,…     classes of the samples                                  the net's
  --shape SHAPE       the net's
  --start scratch|warm  scratch
  --epochs N          12
  --batch N           512
  --rate A,B          learning rate, falling along a cosine                   3e-3,3e-5
  --weights A,B,C,D,E weights of the outputs in the loss                      1,0.5,0.5,0.5,0.5

score
  --data FILE         decisions                                               data/oracle/equity.jsonl
  --inference KIND    f32, or int16 as the engine runs them                   f32
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
    case 'label':
      return makeLabels(labelOptions(rest), say);
    case 'fit':
      return fitNet(fitOptions(rest), say);
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

function labelOptions(words: readonly string[]): LabelOptions {
  const names = ['board', 'round', 'samples', 'chunk', 'ply', 'margin', 'keep', 'share'];
  const options = readOptions(words, [...COMMON, ...names]);
  return {
    ...common(options),
    board: wordOption(options, 'board', BOARD_KINDS, 'short'),
    round: options.get('round') ?? 'r1',
    samples: numberOption(options, 'samples', 400_000, [1, 1e9]),
    chunk: numberOption(options, 'chunk', 8192, [16, 12_000]),
    plies: wordOption(options, 'ply', ['1', '2'], '1') === '2' ? 2 : 1,
    margin: numberOption(options, 'margin', 0.08, [0, 10]),
    keep: numberOption(options, 'keep', 0.5, [0, 1]),
    shares: sharesOption(options.get('share') ?? 'race=0.5'),
  };
}

function sharesOption(text: string): ReadonlyMap<PositionClass, number> {
  const pairs = text.split(',').map((part) => /^([a-z-]+)=([\d.]+)$/.exec(part));
  return new Map(
    pairs.map((pair) => {
      const kind = CLASSES.find((name) => name === pair?.[1]);
      if (kind === undefined) throw new UsageError('--share wants class=chance, …');
      return [kind, Number(pair?.[2])];
    }),
  );
}

function fitOptions(words: readonly string[]): FitOptions {
  const names = ['net', 'rounds', 'classes', 'shape', 'start', 'epochs', 'batch', 'rate', 'weights'];
  const options = readOptions(words, [...COMMON, ...names]);
  const kind = wordOption(options, 'net', CLASSES, 'contact');
  const classes = (options.get('classes') ?? kind).split(',');
  const weights = options.get('weights')?.split(',').map(Number) ?? DEFAULT_WEIGHTS;
  if (weights.length !== 5 || !weights.every((weight) => weight >= 0))
    throw new UsageError('--weights wants five');
  return {
    ...common(options),
    kind,
    weights,
    shape: options.has('shape') ? shapeOption(options, 'shape', '') : null,
    rounds: (options.get('rounds') ?? 'r1').split(','),
    classes: CLASSES.filter((name) => classes.includes(name)),
    start: wordOption(options, 'start', ['scratch', 'warm'], 'scratch'),
    epochs: numberOption(options, 'epochs', 12, [1, 10_000]),
    batch: numberOption(options, 'batch', 512, [2, 16384]),
    rates: pairOption(options, 'rate', [3e-3, 3e-5]),
  };
}

function scoreOptions(words: readonly string[]): ScoreOptions {
  const options = readOptions(words, [...COMMON, 'data', 'ply', 'width', 'inference']);
  return {
    ...common(options),
    data: options.get('data') ?? fileURLToPath(new URL('../../../data/oracle/equity.jsonl', import.meta.url)),
    plies: numberOption(options, 'ply', 0, [0, 1]),
    inference: wordOption(options, 'inference', INFERENCES, 'f32'),
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
