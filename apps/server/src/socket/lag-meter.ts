/** So many ways are remembered; the quickest counts, which a single pause does not lengthen. */
const REMEMBERED = 4;

/** How long it takes from here to a client and back, by how soon it answers a ping. */
export class LagMeter {
  #askedMs: number | null = null;
  #ways: readonly number[] = [];

  /** A ping goes out; a second one before the answer measures nothing. */
  asked(nowMs: number): void {
    this.#askedMs ??= nowMs;
  }

  /** An answer has come; one that nobody waits for says nothing. */
  answered(nowMs: number): void {
    if (this.#askedMs === null) return;
    this.#ways = [...this.#ways, Math.max(0, nowMs - this.#askedMs)].slice(-REMEMBERED);
    this.#askedMs = null;
  }

  /** 0 before the first answer. */
  get ms(): number {
    return this.#ways.length === 0 ? 0 : Math.min(...this.#ways);
  }
}
