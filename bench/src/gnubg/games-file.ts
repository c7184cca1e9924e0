import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Pair } from './match-result.ts';
import type { GamePlayed } from './play-game.ts';

/** What makes games of two runs belong together. */
export interface Series {
  readonly first: string;
  readonly second: string;
  readonly seed: number;
  /** Whose opinion the luck is by; `-` for nobody's. */
  readonly judge: string;
}

const COLUMNS = 'first\tsecond\tjudge\tseed\tpair\tpoints\tluck\tturns\tpoints\tluck\tturns';

/** The pairs of a series that the file holds, by number. A line cut off in the middle is left out. */
export function readPairs(file: string, series: Series): Map<number, Pair> {
  const pairs = new Map<number, Pair>();
  if (!existsSync(file)) return pairs;
  for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
    const [first, second, judge, seed, pair, ...numbers] = line.split('\t');
    const isOfSeries = first === series.first && second === series.second && judge === series.judge;
    if (!isOfSeries || Number(seed) !== series.seed || numbers.length !== 6) continue;
    const [a, b] = [numbers.slice(0, 3), numbers.slice(3)].map((three) => gameOf(three.map(Number)));
    pairs.set(Number(pair), [a!, b!]);
  }
  return pairs;
}

function gameOf([points, luck, turns]: readonly number[]): GamePlayed {
  return { points: points!, luck: luck!, turns: turns! };
}

/** Adds a pair to the end of the file, which gets a line of column names when it is new. */
export function appendPair(file: string, series: Series, number: number, pair: Pair): void {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${COLUMNS}\n`);
  }
  const games = pair.flatMap(({ points, luck, turns }) => [points, luck.toFixed(5), turns]);
  const { first, second, judge, seed } = series;
  appendFileSync(file, `${[first, second, judge, seed, number, ...games].join('\t')}\n`);
}
