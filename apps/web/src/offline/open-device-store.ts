import { deviceDb } from './device-db.ts';
import type { DeviceStore } from './device-store.ts';
import { idbStore } from './idb-store.ts';

let inMemory: Promise<DeviceStore> | null = null;

/** The store of this device; in memory, for the life of the page, where the browser opens no database. */
export async function deviceStore(): Promise<DeviceStore> {
  if (inMemory !== null) return inMemory;
  try {
    await deviceDb();
    return idbStore;
  } catch {
    inMemory ??= import('./memory-store.ts').then(({ memoryStore }) => memoryStore());
    return inMemory;
  }
}
