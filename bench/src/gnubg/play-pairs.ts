import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { appendPair, readPairs, type Series } from './games-file.ts';
import type { Pair } from './match-result.ts';
import type { WorkerOrder, WorkerWord } from './match-worker.ts';

const WORKER = fileURLToPath(new URL('./match-worker.ts', import.meta.url));

/** What is played, by how many processes, and where the pairs are kept. */
export interface PairsWanted {
  readonly order: WorkerOrder;
  readonly pairs: number;
  readonly file: string;
  readonly processes: number;
  /** Called after each pair, with all pairs so far and how many of them were played now. */
  readonly onPair: (known: ReadonlyMap<number, Pair>, playedNow: number) => void;
}

/** All pairs of a series: those of the file, and the missing ones played and added to it. */
export interface SeriesPlayed {
  readonly series: Series;
  readonly pairs: readonly Pair[];
}

/** Plays what is missing of a series. The first trouble of any process ends it; what was played is kept. */
export function playPairs(wanted: PairsWanted): Promise<SeriesPlayed> {
  const { order, pairs, file, processes, onPair } = wanted;
  return new Promise((resolve, reject) => {
    const workers = Array.from({ length: processes }, () => fork(WORKER));
    let series: Series | null = null;
    let known = new Map<number, Pair>();
    let next = 0;
    let playing = 0;
    let playedNow = 0;

    const end = () => {
      for (const worker of workers) {
        worker.removeAllListeners();
        if (worker.connected) worker.disconnect();
      }
    };
    const fail = (message: string) => {
      end();
      reject(new Error(message));
    };
    const giveWork = (worker: ChildProcess, of: Series) => {
      while (known.has(next)) next++;
      if (next < pairs) {
        playing++;
        worker.send(next++);
      } else if (playing === 0) {
        end();
        const inRange = [...known].filter(([number]) => number < pairs);
        resolve({ series: of, pairs: inRange.sort(([a], [b]) => a - b).map(([, pair]) => pair) });
      }
    };
    const listen = (worker: ChildProcess, word: WorkerWord) => {
      if (word.type === 'failed') {
        fail(word.message);
        return;
      }
      if (series === null) {
        // Every process says the same names; the first to be ready opens the file.
        if (word.type !== 'ready') return;
        series = { ...word.names, seed: order.seed };
        known = readPairs(file, series);
      }
      if (word.type === 'pair') {
        playing--;
        playedNow++;
        known.set(word.number, word.pair);
        appendPair(file, series, word.number, word.pair);
        onPair(known, playedNow);
      }
      giveWork(worker, series);
    };
    for (const worker of workers) {
      worker.on('message', (word: WorkerWord) => listen(worker, word));
      worker.once('exit', () => fail('a process of the match ended before its work'));
      worker.send(order);
    }
  });
}
