import { describe, expect, test } from 'vitest';
import { fakeClock } from '../testing/fake-clock.ts';
import { GroupCommit } from './group-commit.ts';

/** A transaction that writes into a list, or not at all. */
function journal(): {
  readonly written: number[];
  run(work: (tx: number[]) => Promise<void>): Promise<void>;
} {
  const written: number[] = [];
  return {
    written,
    async run(work) {
      const pending: number[] = [];
      await work(pending);
      written.push(...pending);
    },
  };
}

const settle = () => new Promise<void>((then) => setImmediate(then));

describe('group commit', () => {
  test('writes within the window share one transaction and are acknowledged after it', async () => {
    const clock = fakeClock(0);
    const log = journal();
    const groups: number[] = [];
    const commits = new GroupCommit<number[]>(
      (work) => log.run(work),
      clock,
      5,
      (size) => groups.push(size),
    );
    const acknowledged: number[] = [];
    const writes = [1, 2, 3].map((value) =>
      commits
        .write(async (tx) => {
          tx.push(value);
          return value;
        })
        .then((got) => acknowledged.push(got)),
    );
    await settle();
    expect([log.written, acknowledged]).toEqual([[], []]);
    clock.advance(5);
    await Promise.all(writes);
    expect([log.written, acknowledged, groups]).toEqual([[1, 2, 3], [1, 2, 3], [3]]);
  });

  test('one that throws fails alone; the others are written once', async () => {
    const clock = fakeClock(0);
    const log = journal();
    const commits = new GroupCommit<number[]>((work) => log.run(work), clock, 0);
    const outcomes = await Promise.allSettled([
      commits.write(async (tx) => void tx.push(1)),
      commits.write(async (tx) => {
        tx.push(2);
        throw new Error('broken');
      }),
      commits.write(async (tx) => void tx.push(3)),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(log.written).toEqual([1, 3]);
  });

  test('what arrives during a transaction goes into the next one', async () => {
    const log = journal();
    const groups: number[] = [];
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const commits = new GroupCommit<number[]>(
      async (work) => {
        await log.run(work);
        await held;
      },
      fakeClock(0),
      0,
      (size) => groups.push(size),
    );
    const first = commits.write(async (tx) => void tx.push(1));
    await settle();
    await settle();
    const later = [2, 3].map((value) => commits.write(async (tx) => void tx.push(value)));
    release();
    await Promise.all([first, ...later]);
    await commits.idle();
    expect([log.written, groups]).toEqual([
      [1, 2, 3],
      [1, 2],
    ]);
  });

  test('writes of a group run in the order of their keys, those of one key as they came', async () => {
    const clock = fakeClock(0);
    const log = journal();
    const commits = new GroupCommit<number[]>((work) => log.run(work), clock, 5);
    const write = (value: number, key: string) =>
      commits.write(async (tx) => {
        tx.push(value);
        return value;
      }, key);
    const writes = Promise.all([write(1, 'b'), write(2, 'a'), write(3, 'b'), write(4, 'a')]);
    clock.advance(5);
    expect(await writes).toEqual([1, 2, 3, 4]);
    expect(log.written).toEqual([2, 4, 1, 3]);
  });
});
