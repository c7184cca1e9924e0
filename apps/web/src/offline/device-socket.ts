import { type ClientMessage, decodeServerMessage, encodeClientMessage } from '@nardy/protocol';
import type { WorldInput } from '@nardy/session';
import { randomHex } from '../effects/hex.ts';
import type { TableSocket } from '../effects/socket.ts';
import { type DeviceHost, hostHere } from './device-host.ts';
import { type DeviceTrouble, storageTrouble } from './device-trouble.ts';
import { tableWire } from './table-wire.ts';

/** A host that has not answered for so long is frozen or gone: its place is taken. */
const SILENCE_MS = 3_000;

/** The connection to a table of this device. */
export interface DeviceSocket extends TableSocket {
  retry(): void;
}

type Role =
  | { readonly as: 'nobody' }
  | { readonly as: 'host'; readonly host: DeviceHost }
  | { readonly as: 'guest' };

/**
 * A connection to a match that this device hosts for itself. Of all its pages one holds the lock and runs the table;
 * the others talk to it, and the next one takes over when it goes, or when it does not answer.
 */
export function makeDeviceSocket(
  match: string,
  tell: (input: WorldInput) => void,
  tellTrouble: (trouble: DeviceTrouble | null) => void,
): DeviceSocket {
  const name = `nardy.host.${match}`;
  const own = randomHex(8);
  const wire = tableWire(match, own);
  const member = { deliver: (message: Parameters<typeof heard>[0]) => heard(message) };
  let role: Role = { as: 'nobody' };
  let release: () => void = () => {};
  let silence: ReturnType<typeof setTimeout> | undefined;
  let begun: 'no' | 'yes' = 'no';
  let closed = false;

  function heard(message: Extract<WorldInput, { type: 'received' }>['message']): void {
    // As over a net: what is delivered is taken in after the sender has finished.
    queueMicrotask(() => {
      if (!closed) tell({ type: 'received', message });
    });
  }

  /** Hosts until the lock is given back or taken away. */
  async function holdingLock(): Promise<void> {
    if (closed) return;
    clearTimeout(silence);
    const released = new Promise<void>((then) => {
      release = then;
    });
    try {
      const host = await hostHere(match, wire, tellTrouble);
      if (host === null) {
        heard({ type: 'fault', code: 'FAULT_UNKNOWN_MATCH' });
        return;
      }
      role = { as: 'host', host };
      if (closed) release();
      else tell({ type: 'socketOpened' });
      await released;
      if (role.as === 'host') role = { as: 'nobody' };
      await host.close();
    } catch (error) {
      begun = 'no';
      tellTrouble(storageTrouble(error));
    }
  }

  function seekLock(how: 'wait' | 'steal'): void {
    const options = how === 'steal' ? { steal: true } : {};
    navigator.locks.request(name, options, holdingLock).catch(() => {
      // Another page has taken the table over: this one follows it.
      follow();
      release();
      if (closed) return;
      seekLock('wait');
    });
  }

  function follow(): void {
    role = { as: 'guest' };
    if (!closed) tell({ type: 'socketOpened' });
  }

  function begin(): void {
    if (begun === 'yes') return;
    begun = 'yes';
    if (!('locks' in navigator)) {
      // Without locks every page hosts; the store lets only one of them write, and it tells the others.
      void holdingLock();
      return;
    }
    navigator.locks.query().then(
      ({ held = [] }) => {
        if (closed) return;
        seekLock('wait');
        if (held.some((lock) => lock.name === name)) follow();
      },
      // Where a browser forbids storage it forbids locks.
      () => holdingLock(),
    );
  }

  const stopHearing = wire.hear(own, ({ text }) => {
    clearTimeout(silence);
    const message = text === null || role.as !== 'guest' ? null : decodeServerMessage(text);
    if (message?.ok === true) tell({ type: 'received', message: message.value });
  });
  const stopNews = wire.hear('all', () => {
    if (role.as === 'guest') tell({ type: 'socketOpened' });
  });

  return {
    connect() {
      if (role.as === 'nobody') begin();
      else tell({ type: 'socketOpened' });
    },
    disconnect() {
      if (closed) return;
      closed = true;
      clearTimeout(silence);
      if (role.as === 'guest') wire.say('host', null);
      stopHearing();
      stopNews();
      release();
      // The host still answers what is on its way before it goes.
      setTimeout(() => wire.close(), SILENCE_MS);
    },
    send(message: ClientMessage) {
      if (role.as === 'host') void role.host.table.receive(member, message);
      if (role.as !== 'guest') return;
      wire.say('host', encodeClientMessage(message));
      clearTimeout(silence);
      silence = setTimeout(() => {
        if (role.as === 'guest' && document.visibilityState === 'visible') seekLock('steal');
      }, SILENCE_MS);
    },
    retry() {
      if (role.as === 'host') role.host.retry();
      else if (role.as === 'nobody') begin();
    },
  };
}
