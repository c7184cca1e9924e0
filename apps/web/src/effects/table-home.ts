import type { StoredSecret, WorldInput } from '@nardy/session';
import { findSecret, saveSecret } from './secret-storage.ts';
import { makeSocket, type TableSocket } from './socket.ts';

/** Where a table lives: on a server, or on this device. */
export interface TableHome {
  /** Whether play stands still without a network. */
  readonly network: 'needed' | 'not needed';
  makeSocket(tell: (input: WorldInput) => void): TableSocket;
  /** Keeps a secret unless one is there; gives what is kept then, `null` when nothing can be. */
  saveSecret(key: string, secret: StoredSecret): Promise<StoredSecret | null>;
  findSecret(key: string): Promise<StoredSecret | null>;
}

/** A table on the server this page has come from. */
export function serverHome(match: string): TableHome {
  return {
    network: 'needed',
    makeSocket,
    saveSecret: (key, secret) => saveSecret(match, key, secret),
    findSecret: async (key) => findSecret(match, key),
  };
}
