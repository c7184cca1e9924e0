/** Lets one thought at a time have what there is one of, in the order they came. */
export interface Turns {
  take<T>(think: () => Promise<T>): Promise<T>;
  /** Whether someone has it or waits for it. */
  isTaken(): boolean;
}

export function makeTurns(): Turns {
  let before: Promise<unknown> = Promise.resolve();
  let wanting = 0;
  return {
    take(think) {
      wanting++;
      const thought = before.then(think).finally(() => {
        wanting--;
      });
      before = thought.catch(() => {});
      return thought;
    },
    isTaken: () => wanting > 0,
  };
}
