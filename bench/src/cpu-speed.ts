/** One thing that is done over and over. */
export interface Part {
  readonly name: string;
  /** Goes over everything once and gives the number of things done. */
  readonly run: () => number;
}

/** Things done a second of this process's time, for at least `milliseconds` of it. */
export function perCpuSecond({ run }: Part, milliseconds: number): number {
  const start = process.cpuUsage();
  let done = 0;
  for (;;) {
    done += run();
    const { user, system } = process.cpuUsage(start);
    if (user + system >= 1000 * milliseconds) return (done * 1e6) / (user + system);
  }
}

/** The middle one, the upper of two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Milliseconds of this process's time that some work takes. */
export async function cpuMilliseconds(work: () => Promise<void>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
