import type { GameLine } from '@nardy/dice';
import type { StoredSecret } from '@nardy/session';
import { isSecret, secretsOfGame } from '../src/effects/secret-storage.ts';

/**
 * The secrets of this device's players for a game, when the page comes from the same address as the application. They
 * go nowhere from here.
 */
export async function keptSecrets({ game, mode }: GameLine): Promise<readonly StoredSecret[]> {
  if (mode !== 'local') return secretsOfGame(game);
  return (await keptByDevice()).filter(isSecret).filter((secret) => secret.game === game);
}

/** What the database of games on the device has of secrets; nothing where there is none. Never makes one. */
function keptByDevice(): Promise<readonly unknown[]> {
  return new Promise((resolve) => {
    const none = (): void => resolve([]);
    try {
      const opening = indexedDB.open('nardy');
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = none;
      opening.onsuccess = () => {
        const secrets = opening.result.transaction('secrets').objectStore('secrets').getAll();
        secrets.onerror = none;
        secrets.onsuccess = () => {
          opening.result.close();
          resolve(secrets.result);
        };
      };
    } catch {
      // A page opened from a disk may have no storage at all.
      none();
    }
  });
}
