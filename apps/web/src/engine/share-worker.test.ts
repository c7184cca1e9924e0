import { expect, test } from 'vitest';
import type { WorkerLike } from './kept-worker.ts';
import { type Addressed, shareWorker } from './share-worker.ts';

type Said = Addressed<unknown>;

/** A worker that notes what it is told, and says what the test wants. */
class ScriptedWorker implements WorkerLike<Said, Said> {
  readonly told: Said[] = [];
  ended: 'no' | 'yes' = 'no';
  readonly #listeners: ((event: { readonly data: Said }) => void)[] = [];
  readonly #broken: (() => void)[] = [];

  postMessage(said: Said): void {
    this.told.push(said);
  }

  terminate(): void {
    this.ended = 'yes';
  }

  addEventListener(type: 'message' | 'error', listener: (event: { readonly data: Said }) => void): void {
    if (type === 'message') this.#listeners.push(listener);
    else this.#broken.push(listener as () => void);
  }

  say(data: Said): void {
    for (const listener of this.#listeners) listener({ data });
  }

  break(): void {
    for (const listener of this.#broken) listener();
  }
}

function shared() {
  const workers: ScriptedWorker[] = [];
  const hold = shareWorker(() => {
    const worker = new ScriptedWorker();
    workers.push(worker);
    return worker;
  });
  const holder = () => {
    const worker = hold<string, string>();
    const heard: string[] = [];
    worker.addEventListener('message', ({ data }) => heard.push(data));
    return { worker, heard };
  };
  return { workers, holder };
}

test('two holders have one worker, and each hears what is said to it alone', () => {
  const { workers, holder } = shared();
  const [one, two] = [holder(), holder()];
  one.worker.postMessage('a');
  two.worker.postMessage('b');
  expect(workers).toHaveLength(1);
  const [first, second] = workers[0]!.told;
  expect([first?.said, second?.said]).toEqual(['a', 'b']);
  workers[0]!.say({ holder: second!.holder, said: 'to b' });
  expect([one.heard, two.heard]).toEqual([[], ['to b']]);
});

test('it goes on while anyone holds it, is told who has gone, and ends with the last', () => {
  const { workers, holder } = shared();
  const [one, two] = [holder(), holder()];
  one.worker.terminate();
  expect(workers[0]!.told).toEqual([{ holder: 1, said: null }]);
  expect(workers[0]!.ended).toBe('no');
  two.worker.terminate();
  expect(workers[0]!.ended).toBe('yes');
  holder();
  expect(workers).toHaveLength(2);
});

test('who comes after it has broken gets another', () => {
  const { workers, holder } = shared();
  const one = holder();
  let broken = 0;
  one.worker.addEventListener('error', () => {
    broken++;
  });
  workers[0]!.break();
  expect(broken).toBe(1);
  holder();
  expect(workers).toHaveLength(2);
  one.worker.terminate();
  expect(workers.map(({ ended }) => ended)).toEqual(['yes', 'no']);
});
