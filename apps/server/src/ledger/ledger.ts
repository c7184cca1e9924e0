import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BatchLine,
  batchId,
  formatBatchLine,
  formatLedgerEvent,
  type LedgerProof,
  merklePath,
  merkleRoot,
  ZERO_HASH,
} from '@nardy/dice';
import type { ServedMode } from '@nardy/protocol';
import { invariant } from '@nardy/result';
import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import type { LedgerStore } from '../store/match-store.ts';

/** Most events of one batch; the rest waits for the next. */
const LARGEST_BATCH = 10_000;

const DAY_MS = 86_400_000;
/** After how long a game that has not ended is listed. */
const UNCLOSED_AFTER_MS: Readonly<Record<ServedMode, number>> = { live: 30 * DAY_MS, post: 180 * DAY_MS };

export interface LedgerEdges {
  readonly store: LedgerStore;
  readonly clock: Clock;
  readonly metrics: Metrics;
  /** Folder in which the public files are written for a mirror to take. */
  readonly folder: string;
  report(error: unknown, facts: Readonly<Record<string, unknown>>): string;
}

/** Publishes what games say of themselves, in batches that nobody can change afterwards (docs/dice.md). */
export class Ledger {
  readonly #edges: LedgerEdges;
  #cancel: () => void = () => {};

  constructor(edges: LedgerEdges) {
    this.#edges = edges;
  }

  /** Publishes a batch every `seconds` from now on, as long as there is something to publish. */
  start(seconds: number): void {
    this.#cancel = this.#edges.clock.after(Math.max(seconds, 1) * 1000, () => {
      this.publish()
        .catch((error: unknown) => this.#edges.report(error, { during: 'ledger' }))
        .finally(() => this.start(seconds));
    });
  }

  stop(): void {
    this.#cancel();
  }

  /** Puts everything queued into a batch; `null` when nothing was, or another server was faster. */
  async publish(): Promise<BatchLine | null> {
    const { store, clock, metrics } = this.#edges;
    const events = await store.queuedEvents(LARGEST_BATCH);
    if (events.length === 0) return null;
    const last = await store.lastBatch();
    const parts = {
      no: (last?.no ?? 0) + 1,
      time: Math.floor(clock.unixMs() / 1000),
      count: events.length,
      root: merkleRoot(events),
    };
    const batch = { ...parts, id: batchId({ ...parts, prev: last?.id ?? ZERO_HASH }) };
    if ((await store.storeBatch(batch, events)) === 'conflict') return null;
    metrics.count('nardy_ledger_batches_total');
    await this.#mirror(batch, events);
    return batch;
  }

  /** The lines of `ledger.txt`. */
  async list(): Promise<string> {
    const batches = await this.#edges.store.loadBatches();
    return batches.map((batch) => `${formatBatchLine(batch)}\n`).join('');
  }

  /** The events of one batch, one a line. */
  async events(no: number): Promise<string | null> {
    const found = await this.#edges.store.loadBatch(no);
    return found === null ? null : found.events.map((event) => `${event}\n`).join('');
  }

  /** Games sealed long ago and not ended, one a line with the second they were sealed: `G unixtime`. */
  async unclosed(): Promise<string> {
    const now = this.#edges.clock.unixMs();
    const games = await this.#edges.store.unclosedGames(now - UNCLOSED_AFTER_MS.live);
    return games
      .filter(({ mode, sealedMs }) => sealedMs <= now - UNCLOSED_AFTER_MS[mode])
      .map(({ game, sealedMs }) => `${game} ${Math.floor(sealedMs / 1000)}\n`)
      .join('');
  }

  /** The proof that a finished game stands in a published batch. */
  async proofOf(game: string, n: number, head: string): Promise<LedgerProof | null> {
    const { store } = this.#edges;
    const event = formatLedgerEvent({ kind: 'close', game, n, head });
    const place = await store.findEvent(event);
    if (place === null) return null;
    const found = await store.loadBatch(place.no);
    invariant(found !== null, 'an event is in a batch that exists');
    const before = place.no === 1 ? null : await store.loadBatch(place.no - 1);
    const { batch, events } = found;
    return {
      event,
      index: place.index,
      count: batch.count,
      path: merklePath(events, place.index),
      batch: { prev: before?.batch.id ?? ZERO_HASH, no: batch.no, time: batch.time, root: batch.root },
    };
  }

  async #mirror(batch: BatchLine, events: readonly string[]): Promise<void> {
    const { folder } = this.#edges;
    await mkdir(folder, { recursive: true });
    await replaceFile(join(folder, `${batch.no}.txt`), events.map((event) => `${event}\n`).join(''));
    await replaceFile(join(folder, 'unclosed.txt'), await this.unclosed());
    await replaceFile(join(folder, 'ledger.txt'), await this.list());
  }
}

/** A reader never sees half a file. */
async function replaceFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
