/** Runs jobs one after another, in the order they came. One that throws does not stop the next. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** Jobs waiting or running. */
  get length(): number {
    return this.#length;
  }

  run<T>(job: () => Promise<T>): Promise<T> {
    this.#length += 1;
    const result = this.#last.then(job);
    this.#last = result
      .catch(() => {})
      .finally(() => {
        this.#length -= 1;
      });
    return result;
  }
}
