import { fileURLToPath } from 'node:url';
import { BOARD_KINDS } from '@nardy/rules';
import { CLASSES, NET_KINDS, type PositionClass } from './classes.ts';
import type { ExportOptions, ImportOptions } from './export-stage.ts';
import { type FitOptions, STARTS } from './fit-stage.ts';
import type { LabelOptions } from './label-stage.ts';
import type { LoopOptions } from './loop-stage.ts';
import { type NetShape, parseShape } from './net-shape.ts';
import { numberOption, type OptionText, pairOption, readOptions, UsageError, wordOption } from './options.ts';
import type { RoundOptions } from './round-stage.ts';
import { INFERENCES, type ScoreOptions } from './score-stage.ts';
import type { TdOptions } from './td-stage.ts';
import { DEFAULT_WEIGHTS, KERNEL } from './trainer-kernel.ts';

// What each stage reads from the command line; all throw UsageError. The defaults are those of the help.
const COMMON = ['dir', 'kernel', 'workers', 'seed'];

export function tdOptions(words: readonly string[]): TdOptions {
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

const LABEL_NAMES = [
  'board',
  'round',
  'samples',
  'chunk',
  'deep',
  'trace',
  'margin',
  'keep',
  'rare',
  'share',
  'prune',
];
const FIT_NAMES = ['rounds', 'shape', 'start', 'epochs', 'batch', 'rate', 'weights'];

export function roundOptions(words: readonly string[]): RoundOptions {
  const options = readOptions(words, [...COMMON, ...LABEL_NAMES, ...FIT_NAMES, 'race-shape']);
  const label = readLabel(options);
  const shape = options.has('shape') ? shapeOption(options, 'shape', '') : null;
  const raceShape = options.has('race-shape') ? shapeOption(options, 'race-shape', '') : null;
  return {
    label,
    fit: { ...readFit(options), rounds: (options.get('rounds') ?? label.round).split(',') },
    shapeOf: (kind) => (kind.endsWith('race') ? raceShape : shape),
  };
}

function readLabel(options: OptionText): LabelOptions {
  return {
    ...common(options),
    board: wordOption(options, 'board', BOARD_KINDS, 'short'),
    round: options.get('round') ?? 'r1',
    samples: numberOption(options, 'samples', 400_000, [1, 1e9]),
    chunk: numberOption(options, 'chunk', 8192, [16, 12_000]),
    apart: numberOption(options, 'deep', Number.POSITIVE_INFINITY, [0, 6]),
    trace: traceOption(options),
    margin: numberOption(options, 'margin', 0.08, [0, 10]),
    keep: numberOption(options, 'keep', 0.5, [0, 1]),
    rare: numberOption(options, 'rare', 0, [0, 1]),
    pruning: pairOption(options, 'prune', [0, 0]),
    shares: sharesOption(options.get('share') ?? 'race=0.5'),
  };
}

function traceOption(options: OptionText): LabelOptions['trace'] {
  const [plies, lambda] = pairOption(options, 'trace', [0, 0]);
  if (!Number.isInteger(plies) || plies < 0 || plies > 64 || lambda > 1)
    throw new UsageError('--trace wants plies from 0 to 64 and a share from 0 to 1');
  if (plies > 0 && options.has('deep')) throw new UsageError('--trace and --deep exclude each other');
  return [plies, lambda];
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

function readFit(options: OptionText): FitOptions {
  const kind = wordOption(options, 'net', NET_KINDS, 'contact');
  const classes = (options.get('classes') ?? (kind === 'pruning' ? 'contact,crashed' : kind)).split(',');
  const weights = options.get('weights')?.split(',').map(Number) ?? DEFAULT_WEIGHTS;
  if (weights.length !== 6 || !weights.every((weight) => weight >= 0))
    throw new UsageError('--weights wants six');
  return {
    ...common(options),
    kind,
    weights,
    shape: options.has('shape') ? shapeOption(options, 'shape', '') : null,
    rounds: (options.get('rounds') ?? 'r1').split(','),
    classes: CLASSES.filter((name) => classes.includes(name)),
    start: wordOption(options, 'start', STARTS, 'scratch'),
    epochs: numberOption(options, 'epochs', 12, [1, 10_000]),
    batch: numberOption(options, 'batch', 512, [2, 16384]),
    rates: pairOption(options, 'rate', [3e-3, 3e-5]),
  };
}

export function scoreOptions(words: readonly string[]): ScoreOptions {
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

export function labelOptions(words: readonly string[]): LabelOptions {
  return readLabel(readOptions(words, [...COMMON, ...LABEL_NAMES]));
}

export function fitOptions(words: readonly string[]): FitOptions {
  return readFit(readOptions(words, [...COMMON, ...FIT_NAMES, 'net', 'classes']));
}

export function loopOptions(words: readonly string[]): LoopOptions {
  const names = [...COMMON, ...LABEL_NAMES, ...FIT_NAMES, 'first', 'count', 'window', 'fit-workers'];
  const options = readOptions(words, names);
  const {
    kind: _kind,
    shape: _shape,
    classes: _classes,
    rounds: _rounds,
    start: _start,
    ...fit
  } = readFit(options);
  return {
    label: readLabel(options),
    fit: { ...fit, workers: numberOption(options, 'fit-workers', 1, [1, 64]) },
    first: numberOption(options, 'first', 1, [1, 10_000]),
    count: numberOption(options, 'count', 10, [1, 10_000]),
    window: numberOption(options, 'window', 8, [1, 100]),
  };
}

export function exportOptions(words: readonly string[]): ExportOptions {
  const options = readOptions(words, [...COMMON, 'to', 'source']);
  const to = options.get('to') ?? engineNets();
  const { folder, kernel } = common(options);
  return { folder, kernel, to, source: options.get('source') ?? '' };
}

export function importOptions(words: readonly string[]): ImportOptions {
  const options = readOptions(words, [...COMMON, 'from']);
  return { folder: common(options).folder, from: options.get('from') ?? engineNets() };
}

/** The folder of the nets the engine ships with. */
function engineNets(): string {
  return fileURLToPath(new URL('../../../data/nets', import.meta.url));
}

/** The work folder, for stages that want no more. */
export function folderOption(words: readonly string[]): string {
  return common(readOptions(words, COMMON)).folder;
}
