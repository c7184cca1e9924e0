import type { Clock } from '../clock.ts';

interface Job<Tx> {
  readonly key: string;
  run(tx: Tx): Promise<unknown>;
  settle(value: unknown): void;
  fail(error: unknown): void;
}

/** Runs `work` inside one durable transaction. */
export type RunTransaction<Tx> = (work: (tx: Tx) => Promise<void>) => Promise<void>;

/** How many writes at most share a transaction. */
const LARGEST_GROUP = 500;

/**
 * Writes that arrive within `windowMs` share one transaction, and each is acknowledged after it: a flush to
 * disk costs the same for one write as for a hundred. A write must refuse by its value, not by throwing; if
 * one throws, the group is undone and every write is run again by itself, so that only the culprit fails.
 */
export class GroupCommit<Tx> {
  #waiting: Job<Tx>[] = [];
  #busy: Promise<void> | null = null;
  readonly #transaction: RunTransaction<Tx>;
  readonly #clock: Clock;
  readonly #windowMs: number;
  /** Called with the size of each group. */
  readonly #onGroup: (size: number) => void;

  constructor(
    transaction: RunTransaction<Tx>,
    clock: Clock,
    windowMs: number,
    onGroup: (size: number) => void = () => {},
  ) {
    this.#transaction = transaction;
    this.#clock = clock;
    this.#windowMs = windowMs;
    this.#onGroup = onGroup;
  }

  /**
   * Resolves with the value of `run` once it is on disk. Writes of a group run in the order of their keys, so
   * that two servers on one database lock the same rows in the same order and never wait for each other.
   */
  write<T>(run: (tx: Tx) => Promise<T>, key = ''): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ key, run, settle: (value) => resolve(value as T), fail: reject });
      this.#busy ??= this.#drain();
    });
  }

  /** Resolves when nothing is waiting any more. */
  async idle(): Promise<void> {
    while (this.#busy !== null) await this.#busy;
  }

  async #drain(): Promise<void> {
    if (this.#windowMs > 0) await new Promise<void>((then) => this.#clock.after(this.#windowMs, then));
    else await new Promise<void>((then) => setImmediate(then));
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, LARGEST_GROUP).sort(byKey);
      this.#onGroup(group.length);
      await this.#commit(group);
    }
    this.#busy = null;
  }

  async #commit(group: readonly Job<Tx>[]): Promise<void> {
    try {
      const values: unknown[] = [];
      await this.#transaction(async (tx) => {
        for (const job of group) values.push(await job.run(tx));
      });
      group.forEach((job, at) => {
        job.settle(values[at]);
      });
    } catch (error) {
      if (group.length === 1) {
        group[0]?.fail(error);
        return;
      }
      for (const job of group) await this.#commit([job]);
    }
  }
}

/** Writes of one key stay in the order in which they came. */
function byKey(a: { readonly key: string }, b: { readonly key: string }): number {
  if (a.key === b.key) return 0;
  return a.key < b.key ? -1 : 1;
}
