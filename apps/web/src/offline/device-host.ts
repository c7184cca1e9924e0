import { HostedTable, type HostMember } from '@nardy/host';
import { decodeClientMessage, encodeServerMessage } from '@nardy/protocol';
import { randomHex } from '../effects/hex.ts';
import { EngineFailed, startPlayerEngine } from '../engine/worker-player.ts';
import { type DeviceTrouble, storageTrouble } from './device-trouble.ts';
import { deviceStore } from './open-device-store.ts';
import type { Wire } from './table-wire.ts';

/** A table that this page runs, for itself and for the other pages of the device. */
export interface DeviceHost {
  readonly table: HostedTable;
  /** Tries again what failed. */
  retry(): void;
  close(): Promise<void>;
}

/** Takes a match up and answers the other pages over the wire; `null` when it is not on this device. */
export async function hostHere(
  match: string,
  wire: Wire,
  tellTrouble: (trouble: DeviceTrouble | null) => void,
): Promise<DeviceHost | null> {
  const engine = startPlayerEngine((share) => {
    tellTrouble(share === null ? null : { kind: 'engine-loading', share });
  });
  const store = await deviceStore();
  let broken = false;
  const table = await HostedTable.open(match, {
    store: {
      ...store,
      async append(lines) {
        const outcome = await store.append(lines);
        // Where pages cannot lock, all of them host: the others look at what this one has written.
        if (outcome === 'appended' && !('locks' in navigator)) wire.say('all', null);
        return outcome;
      },
    },
    chance: { hex: randomHex },
    unixMs: () => Date.now(),
    after(ms, then) {
      const timer = setTimeout(then, Math.min(Math.max(ms, 0), 2 ** 31 - 1));
      return () => clearTimeout(timer);
    },
    player: (level, seed) => engine.player({ level, seed }),
    pause: () => new Promise((then) => setTimeout(then)),
    failed(error) {
      if (!(error instanceof EngineFailed)) throw error;
      tellTrouble({ kind: 'engine-failed', code: error.code });
      return null;
    },
    broken(error) {
      broken = true;
      tellTrouble(storageTrouble(error));
    },
  });
  if (table === null) {
    engine.close();
    return null;
  }
  const guests = new Map<string, HostMember>();
  const stopHearing = wire.hear('host', ({ from, text }) => {
    if (text === null) {
      const gone = guests.get(from);
      if (gone !== undefined) table.leave(gone);
      guests.delete(from);
      return;
    }
    const message = decodeClientMessage(text);
    if (!message.ok) return;
    const guest = guests.get(from) ?? {
      deliver: (answer) => wire.say(from, encodeServerMessage(answer)),
    };
    guests.set(from, guest);
    void table.receive(guest, message.value);
  });
  // Pages that have followed another host begin anew with this one.
  wire.say('all', null);
  const stopNews = wire.hear('all', () => void table.retry());
  const online = (): void => {
    if (!broken) host.retry();
  };
  addEventListener('online', online);
  const host: DeviceHost = {
    table,
    retry() {
      broken = false;
      tellTrouble(null);
      void table.retry();
    },
    async close() {
      removeEventListener('online', online);
      stopHearing();
      stopNews();
      engine.close();
      await table.close();
    },
  };
  return host;
}
