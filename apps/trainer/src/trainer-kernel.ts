import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BoardKind } from '@nardy/rules';

/** Addresses, counts and indices are numbers; addresses are bytes in `memory`. */
export interface TrainerExports {
  readonly memory: WebAssembly.Memory;
  allocate(bytes: number): number;
  sparseInputs(slot: number): number;
  denseInputs(slot: number): number;
  setRules(bits: number): void;
  setBoardKind(long: number): void;
  createNet(slot: number, hidden1: number, hidden2: number, activation1: number, activation2: number): number;
  initialiseNet(slot: number): void;
  useNet(kind: number, slot: number): void;
  paramsOf(slot: number): number;
  samplesOf(slot: number): number;
  forward(slot: number, board: number): void;
  firstLayer(): number;
  gradientOf(slot: number): number;
  moment1Of(slot: number): number;
  moment2Of(slot: number): number;
  averageOf(slot: number): number;
  seedChance(seed: number, stream: number): void;
  loadQuickNet(file: number, bytes: number): number;
  useQuick(on: number): void;
  bearoffStep(budget: number): number;
  classOf(board: number): number;
  judge(board: number, out: number): void;
  judgePlay(child: number, out: number): number;
  setPruning(keep: number, margin: number): void;
  labelExactly(board: number, out: number): void;
  labelDeeply(board: number, out: number): void;
  labelSamples(from: number, to: number, apart: number): void;
  traceSamples(from: number, to: number, steps: number, lambda: number): void;
  sampleBuffer(): number;
  sampleCount(): number;
  setSampleCount(count: number): void;
  dropSamples(count: number): void;
  forgetSeen(): void;
  playGame(lambda: number): number;
  exploreGame(noise: number, blunder: number, margin: number, keep: number, rare: number): number;
  gamesPlayed(): number;
  pliesPlayed(): number;
  setOutputWeight(output: number, weight: number): void;
  clearGradient(slot: number): void;
  clearLosses(): void;
  lossOf(slot: number): number;
  measureLoss(from: number, to: number): void;
  addGradients(from: number, to: number): void;
  adam(slot: number, rate: number, step: number, samples: number, from: number, to: number): void;
  addGradientRange(slot: number, other: number, from: number, to: number): void;
  averageRange(slot: number, count: number, from: number, to: number): void;
}

/** The trainer's kernel, made by `npm run kernel`. */
export const KERNEL: string = fileURLToPath(new URL('../kernel/trainer.wasm', import.meta.url));

/** Bytes of one sample: 28 of board (view of the side on roll; byte 26 its class), then 5 f32 of target. */
export const SAMPLE_BYTES = 48;
export const SAMPLE_CLASS = 26;
export const SAMPLE_TARGET = 28;
/** How many samples the kernel's buffer holds. */
export const SAMPLE_CAPACITY = 16384;

/** Compiles a kernel file. */
export function compileTrainer(path: string): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(path));
}

/** One instance: nets, samples and chance of its own. The rules are those of the international or the federation's set. */
export function startTrainer(module: WebAssembly.Module, board: BoardKind): TrainerExports {
  const instance = new WebAssembly.Instance(module, {});
  const kernel = instance.exports as unknown as TrainerExports;
  const long = board === 'long' ? 1 : 0;
  // Bit 0 is the board; the options of both sets are the first of their lists, so the other bits are 0.
  kernel.setRules(long);
  kernel.setBoardKind(long);
  DEFAULT_WEIGHTS.forEach((weight, output) => {
    kernel.setOutputWeight(output, weight);
  });
  return kernel;
}

/** How much the error of each output counts: the win decides most plays; the last of half the squared error of the equity. */
export const DEFAULT_WEIGHTS: readonly number[] = [1, 0.5, 0.5, 0.5, 0.5, 0];

/** A view of numbers in the kernel; it dies when the kernel's memory grows, so take it anew after an allocation. */
export function floatsAt(kernel: TrainerExports, address: number, count: number): Float32Array {
  return new Float32Array(kernel.memory.buffer, address, count);
}

/** A view of bytes in the kernel, as short-lived as `floatsAt`. */
export function bytesAt(kernel: TrainerExports, address: number, count: number): Uint8Array {
  return new Uint8Array(kernel.memory.buffer, address, count);
}

/** Samples, cross-entropy and squared error of the equity summed for a net since `clearLosses`. */
export function lossSums(kernel: TrainerExports, slot: number): readonly [number, number, number] {
  const [samples = 0, entropy = 0, squared = 0] = new Float64Array(
    kernel.memory.buffer,
    kernel.lossOf(slot),
    3,
  );
  return [samples, entropy, squared];
}
