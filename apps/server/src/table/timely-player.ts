import type { JobPlayer, Player } from '@nardy/engine';
import { PoolRefused } from '@nardy/engine-node';
import type { TableState } from '@nardy/record';
import { clockAt, type Side } from '@nardy/rules';
import type { BotEngine } from '../bot-engine.ts';

/** The world as a player sees it that answers in time. */
export interface Timing {
  /** How long the decision may take from now, ms; `null`: as long as it takes. */
  patienceMs(): number | null;
  after(ms: number, then: () => void): () => void;
  /** A decision had to be made at once. */
  hurried(): void;
}

/** What the way of an answer to the clock may take. */
const SPARE_MS = 3_000;
/** A bot without a delay thinks so long at the most. */
const SHORTEST_MS = 500;
/** So long an urgent decision may take once its turn has come: the first look at the position. */
const AT_ONCE_MS = 20;

/**
 * A player whose decisions the engine makes in time for its clock. One that has to wait too long, or finds the queue
 * full, is made at once by the first look: that the server is busy is not the bot's fault.
 */
export function timelyPlayer(engine: Pick<BotEngine, 'player'>, who: JobPlayer, timing: Timing): Player {
  async function decide<T>(ask: (player: Player) => T | Promise<T>): Promise<T> {
    const patience = timing.patienceMs();
    if (patience === null) return ask(engine.player(who));
    const patient = new AbortController();
    const stop = timing.after(patience, () => patient.abort());
    try {
      return await ask(engine.player(who, { signal: patient.signal }));
    } catch (error) {
      if (!isBusy(error)) throw error;
      timing.hurried();
      return await ask(engine.player(who, { urgent: true, budgetMs: AT_ONCE_MS }));
    } finally {
      stop();
    }
  }
  return {
    choosePlay: (...asked) => decide((player) => player.choosePlay(...asked)),
    offerDouble: (...asked) => decide((player) => player.offerDouble(...asked)),
    answerCube: (...asked) => decide((player) => player.answerCube(...asked)),
    acceptResignation: (...asked) => decide((player) => player.acceptResignation(...asked)),
  };
}

/**
 * How long a side may think without touching its reserve: what is left of its delay, less the way of the answer.
 * `null` where no such clock runs.
 */
export function patienceOf(table: TableState | null, side: Side, unixMs: number): number | null {
  const match = table?.match ?? null;
  if (match?.settings.clock.kind !== 'delay') return null;
  const reading = clockAt(match, unixMs - (table?.startedUnix ?? 0) * 1000);
  const delayMs = reading === null ? 0 : reading[side].delayMs;
  return Math.max(SHORTEST_MS, delayMs / 2, delayMs - SPARE_MS);
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof PoolRefused)) return false;
  return error.refusal.code === 'ENGINE_QUEUE_FULL' || error.refusal.code === 'ENGINE_CANCELLED';
}
