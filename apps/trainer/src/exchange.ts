import { type NetKind, slotNumber } from './classes.ts';
import { floatsAt, type TrainerExports } from './trainer-kernel.ts';

/** What the workers of one training share; made once, sent to all. */
export interface SharedTraining {
  readonly workers: number;
  readonly nets: readonly SharedNet[];
  /** [waiting, generation] of the barrier. */
  readonly barrier: Int32Array;
  /** Reports that the thread which started the workers has dealt with. */
  readonly heard: Int32Array;
}

/** A net's parameters, and each worker's gradient and number of samples. */
export interface SharedNet {
  readonly kind: NetKind;
  readonly size: number;
  readonly params: Float32Array;
  readonly moment1: Float32Array;
  readonly moment2: Float32Array;
  readonly average: Float32Array;
  readonly gradients: readonly Float32Array[];
  readonly samples: Int32Array;
}

/** Memory for the training of nets of these sizes by some workers. */
export function shareTraining(sizes: ReadonlyMap<NetKind, number>, workers: number): SharedTraining {
  const floats = (size: number): Float32Array => new Float32Array(new SharedArrayBuffer(4 * size));
  const nets = [...sizes].map(([kind, size]) => ({
    kind,
    size,
    params: floats(size),
    moment1: floats(size),
    moment2: floats(size),
    average: floats(size),
    gradients: Array.from({ length: workers }, () => floats(size)),
    samples: new Int32Array(new SharedArrayBuffer(4 * workers)),
  }));
  const counts = (length: number): Int32Array => new Int32Array(new SharedArrayBuffer(4 * length));
  return { workers, nets, barrier: counts(2), heard: counts(1) };
}

/** Waits until every worker has come here. */
export function meet({ workers, barrier }: SharedTraining): void {
  if (workers === 1) return;
  const generation = Atomics.load(barrier, 1);
  if (Atomics.add(barrier, 0, 1) === workers - 1) {
    Atomics.store(barrier, 0, 0);
    Atomics.add(barrier, 1, 1);
    Atomics.notify(barrier, 1);
    return;
  }
  while (Atomics.load(barrier, 1) === generation) Atomics.wait(barrier, 1, generation, 1000);
}

/** Sends a report and waits until it has been dealt with: what is shared must not change while it is being stored. */
export function reportAndWait({ heard }: SharedTraining, send: () => void): void {
  const before = Atomics.load(heard, 0);
  send();
  while (Atomics.load(heard, 0) === before) Atomics.wait(heard, 0, before, 1000);
}

/** Lets the worker that waits with its report go on. */
export function markHeard({ heard }: SharedTraining): void {
  Atomics.add(heard, 0, 1);
  Atomics.notify(heard, 0);
}

/** One worker's part in a shared training: its instance holds a copy of the parameters and its share of the moments. */
export class Partner {
  readonly #kernel: TrainerExports;
  readonly #shared: SharedTraining;
  readonly #worker: number;
  readonly #scratch: number;
  /** Steps of Adam each net has had. */
  readonly steps: Map<NetKind, number>;

  constructor(
    kernel: TrainerExports,
    shared: SharedTraining,
    worker: number,
    steps: ReadonlyMap<NetKind, number>,
  ) {
    this.#kernel = kernel;
    this.#shared = shared;
    this.#worker = worker;
    this.steps = new Map(steps);
    this.#scratch = kernel.allocate(4 * Math.max(...shared.nets.map(({ size }) => size)));
    this.#load();
  }

  /** Puts all gradients together and moves the parameters of every net that had samples; then clears the gradients. */
  step(rate: number): void {
    const { nets, workers } = this.#shared;
    const kernel = this.#kernel;
    for (const net of nets) {
      const slot = slotNumber(net.kind);
      net.samples[this.#worker] = kernel.samplesOf(slot);
      if (workers > 1) net.gradients[this.#worker]?.set(floatsAt(kernel, kernel.gradientOf(slot), net.size));
    }
    meet(this.#shared);
    for (const net of nets) this.#advance(net, rate);
    meet(this.#shared);
    for (const net of nets) this.#readOthers(net);
  }

  /** Moves the running mean of the parameters; `count`: how many it then is the mean of. */
  average(kind: NetKind, count: number): void {
    const net = this.#net(kind);
    const [from, to] = this.#range(net, this.#worker);
    this.#kernel.averageRange(slotNumber(kind), count, from, to);
  }

  /** Writes parameters, moments and means to the shared memory and waits for all, so that one worker can store them. */
  publish(): void {
    const kernel = this.#kernel;
    for (const net of this.#shared.nets) {
      const slot = slotNumber(net.kind);
      const [from, to] = this.#range(net, this.#worker);
      for (const [array, address] of this.#arrays(net, slot)) {
        array.set(floatsAt(kernel, address + 4 * from, to - from), from);
      }
    }
    meet(this.#shared);
  }

  /** Runs something with a net's running mean in place of its parameters; call after `publish`. */
  withAverage(kind: NetKind, action: () => void): void {
    const { size, average } = this.#net(kind);
    const params = floatsAt(this.#kernel, this.#kernel.paramsOf(slotNumber(kind)), size);
    const kept = params.slice();
    params.set(average);
    action();
    params.set(kept);
  }

  #load(): void {
    for (const net of this.#shared.nets) {
      for (const [array, address] of this.#arrays(net, slotNumber(net.kind))) {
        floatsAt(this.#kernel, address, net.size).set(array);
      }
      this.#kernel.clearGradient(slotNumber(net.kind));
    }
  }

  #arrays(net: SharedNet, slot: number): readonly (readonly [Float32Array, number])[] {
    const kernel = this.#kernel;
    return [
      [net.params, kernel.paramsOf(slot)],
      [net.moment1, kernel.moment1Of(slot)],
      [net.moment2, kernel.moment2Of(slot)],
      [net.average, kernel.averageOf(slot)],
    ];
  }

  #advance(net: SharedNet, rate: number): void {
    const kernel = this.#kernel;
    const slot = slotNumber(net.kind);
    const samples = net.samples.reduce((sum, count) => sum + count, 0);
    if (samples === 0) return;
    const [from, to] = this.#range(net, this.#worker);
    for (const [worker, gradient] of net.gradients.entries()) {
      if (worker === this.#worker) continue;
      floatsAt(kernel, this.#scratch, to - from).set(gradient.subarray(from, to));
      kernel.addGradientRange(slot, this.#scratch, from, to);
    }
    const step = (this.steps.get(net.kind) ?? 0) + 1;
    this.steps.set(net.kind, step);
    kernel.adam(slot, rate, step, samples, from, to);
    if (net.gradients.length > 1) {
      net.params.set(floatsAt(kernel, kernel.paramsOf(slot) + 4 * from, to - from), from);
    }
  }

  #readOthers(net: SharedNet): void {
    const kernel = this.#kernel;
    const slot = slotNumber(net.kind);
    const params = kernel.paramsOf(slot);
    for (let worker = 0; worker < this.#shared.workers; worker++) {
      if (worker === this.#worker) continue;
      const [from, to] = this.#range(net, worker);
      floatsAt(kernel, params + 4 * from, to - from).set(net.params.subarray(from, to));
    }
    kernel.clearGradient(slot);
  }

  #net(kind: NetKind): SharedNet {
    const net = this.#shared.nets.find((candidate) => candidate.kind === kind);
    if (net === undefined) throw new Error(`no ${kind} net is trained`);
    return net;
  }

  /** The part of a net's parameters that a worker moves; sizes are multiples of 8. */
  #range({ size }: SharedNet, worker: number): readonly [number, number] {
    const blocks = size / 4;
    const { workers } = this.#shared;
    return [4 * Math.floor((blocks * worker) / workers), 4 * Math.floor((blocks * (worker + 1)) / workers)];
  }
}
