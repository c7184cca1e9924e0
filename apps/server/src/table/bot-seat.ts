import type { LevelId } from '@nardy/engine';
import { PoolRefused } from '@nardy/engine-node';
import { BotDriver } from '@nardy/host';
import { opponentOf, type Side } from '@nardy/rules';
import type { Room } from './room.ts';
import type { RoomEdges } from './room-edges.ts';
import { patienceOf, timelyPlayer } from './timely-player.ts';

/** How long a bot waits after something went wrong, and after the engine was too busy to think for it. */
const RETRY_MS = 5_000;
const BUSY_MS = 1_000;

/** Lets a bot play a side of a room. It thinks in a thread of its own, outside the room's queue. */
export function seatBot(room: Room, side: Side, level: LevelId, edges: RoomEdges): void {
  const { store, random, engine, clock, metrics } = edges;
  const patienceMs = () => patienceOf(room.table, side, clock.unixMs());
  const hurried = () => metrics.count('nardy_engine_hurried_total');
  const driver = new BotDriver(
    {
      side,
      level,
      // The node to which the opponent is connected plays the bot. Two at once would do no harm but work.
      look: () => (room.isOnlyElsewhere(opponentOf(side)) ? null : room.state.current),
      submit: (message) => room.submit(message, [side]),
      watch: (then) => room.watch(then),
    },
    {
      store,
      chance: random,
      player: (known, seed) =>
        timelyPlayer(engine, { level: known, seed }, { patienceMs, after: clock.after, hurried }),
      pause: () => new Promise<void>((then) => setImmediate(then)),
      after: (ms, then) => clock.after(ms, then),
      failed(error) {
        const isBusy = error instanceof PoolRefused && error.refusal.code !== 'ENGINE_NO_NETS';
        if (!isBusy) edges.report(error, { match: room.id, bot: side });
        if (room.isDisposed) return null;
        return isBusy ? BUSY_MS : RETRY_MS;
      },
    },
  );
  driver.poke();
}
