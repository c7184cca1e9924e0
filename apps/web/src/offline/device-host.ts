import { HostedTable, type HostMember } from '@nardy/host';
import { decodeClientMessage, encodeServerMessage } from '@nardy/protocol';
import { randomHex } from '../effects/hex.ts';
import { EngineFailed, startPlayerEngine } from '../engine/worker-player.ts';
import { deviceStore } from './device-store.ts';
import { type DeviceTrouble, storageTrouble } from './device-trouble.ts';
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
  let broken = false;
  const table = await HostedTable.open(match, {
    store: deviceStore(),
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
  const online = (): void => host.retry();
  addEventListener('online', online);
  const host: DeviceHost = {
    table,
    retry() {
      if (!broken) tellTrouble(null);
      table.retry();
    },
    async close() {
      removeEventListener('online', online);
      stopHearing();
      engine.close();
      await table.close();
    },
  };
  return host;
}
