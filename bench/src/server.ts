import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { systemClock } from '../../apps/server/src/clock.ts';
import type { Store } from '../../apps/server/src/store/match-store.ts';
import { openSqliteStore } from '../../apps/server/src/store/sqlite-store.ts';

/** Acknowledged appends a second of one way to write. */
interface StoreRate {
  readonly writers: number;
  readonly alone: number;
  readonly grouped: number;
  /** Mean writes that shared a flush. */
  readonly groupSize: number;
  /** From asking to acknowledged, ms, middle and 99 of 100. */
  readonly groupedMs: { readonly p50: number; readonly p99: number };
  readonly aloneMs: { readonly p50: number; readonly p99: number };
}

const WRITERS = [1, 10, 100, 500];
const MILLISECONDS = 1_500;
const WINDOW_MS = 2;
/** About what a turn writes: a clock reading, the play, and the answer. */
const LINES = ['120 act S @345678', '121 act A 13/7 8/7'];

/** Tables writing at once, each waiting for its acknowledgement: one flush a write, and group commit. */
export async function benchServer(): Promise<readonly StoreRate[]> {
  const rates: StoreRate[] = [];
  for (const writers of WRITERS) {
    const alone = await measure(writers, 'one flush a write');
    const grouped = await measure(writers, 'group commit');
    rates.push({
      writers,
      alone: alone.perSecond,
      grouped: grouped.perSecond,
      groupSize: grouped.writes / Math.max(grouped.groups, 1),
      aloneMs: alone.waits,
      groupedMs: grouped.waits,
    });
  }
  return rates;
}

async function measure(writers: number, how: 'one flush a write' | 'group commit') {
  const folder = mkdtempSync(join(tmpdir(), 'nardy-bench-'));
  let groups = 0;
  const store = await openSqliteStore({
    file: join(folder, 'bench.db'),
    clock: systemClock(),
    groupMs: how === 'group commit' ? WINDOW_MS : 0,
    onGroup: () => {
      groups += 1;
    },
  });
  await Promise.all(Array.from({ length: writers }, (_, at) => createMatch(store, at)));
  groups = 0;
  const waits: number[] = [];
  const turn = how === 'group commit' ? null : oneAtATime();
  const until = performance.now() + MILLISECONDS;
  const started = performance.now();
  const writer = async (at: number): Promise<void> => {
    for (let seq = 0; performance.now() < until; seq += LINES.length) {
      const asked = performance.now();
      const write = () => append(store, at, seq);
      await (turn === null ? write() : turn(write));
      waits.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, at) => writer(at)));
  const seconds = (performance.now() - started) / 1000;
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  waits.sort((a, b) => a - b);
  const quantile = (q: number) => waits[Math.floor((waits.length - 1) * q)] ?? 0;
  return {
    perSecond: waits.length / seconds,
    writes: waits.length,
    groups,
    waits: { p50: quantile(0.5), p99: quantile(0.99) },
  };
}

/** Lets nothing share a flush: a write begins when the one before is on disk. */
function oneAtATime(): (write: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (write) => {
    last = last.then(write);
    return last;
  };
}

async function append(store: Store, at: number, seq: number): Promise<void> {
  const outcome = await store.appendLines({
    match: `match-${at}`,
    expectedSeq: seq,
    lines: LINES,
    answer: { requestId: `r${seq}`, text: `{"type":"answer","id":"r${seq}","ok":true,"revision":${seq}}` },
    seals: null,
    opens: null,
    ends: null,
    ledgerEvents: [],
    leaver: null,
    deadlineMs: null,
    nowMs: 0,
  });
  if (outcome === 'conflict') throw new Error('nobody else writes here');
}

function createMatch(store: Store, at: number): Promise<void> {
  return store.createMatch({
    id: `match-${at}`,
    rules: 'international',
    length: 5,
    clock: { kind: 'none' },
    mode: 'live',
    opponent: 'friend',
    level: null,
    names: { white: 'A', black: 'B' },
    seatHashes: { white: 'a', black: 'b' },
    createdMs: 0,
  });
}

/** The rates as a table. */
export function formatServerBench(rates: readonly StoreRate[]): string {
  const whole = (value: number) => Math.round(value).toLocaleString('en');
  const ms = ({ p50, p99 }: StoreRate['aloneMs']) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
  return [
    '| tables writing at once | one flush a write, /s | group commit, /s | ratio | writes a flush | wait alone, ms p50 / p99 | wait grouped |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rates.map(
      (rate) =>
        `| ${rate.writers} | ${whole(rate.alone)} | ${whole(rate.grouped)} | ${(rate.grouped / rate.alone).toFixed(1)} | ${rate.groupSize.toFixed(1)} | ${ms(rate.aloneMs)} | ${ms(rate.groupedMs)} |`,
    ),
  ].join('\n');
}
