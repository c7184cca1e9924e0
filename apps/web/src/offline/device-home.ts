import type { StoredMatch } from '@nardy/session';
import { receiptsOf } from '../effects/secret-storage.ts';
import type { TableHome } from '../effects/table-home.ts';
import { type DeviceSocket, makeDeviceSocket } from './device-socket.ts';
import { type DeviceTrouble, storageTrouble } from './device-trouble.ts';
import { deviceStore } from './open-device-store.ts';

/** What a table that this device hosts has that others have not. */
export interface DeviceHome {
  readonly home: TableHome;
  readonly stored: StoredMatch;
  /** Tries again what failed. */
  retry(): void;
}

/** Everything a table of this device needs to be opened; `null` when it is not here. */
export async function openDeviceHome(
  match: string,
  tellTrouble: (trouble: DeviceTrouble | null) => void,
): Promise<DeviceHome | null> {
  const store = await deviceStore();
  // Until it has been read it is said whenever there is nothing else to say.
  let unread: DeviceTrouble | null = store.lasts === 'page' ? { kind: 'not-kept' } : null;
  const tell = (trouble: DeviceTrouble | null): void => tellTrouble(trouble ?? unread);
  let kept: Awaited<ReturnType<typeof store.findMatch>>;
  let secrets: StoredMatch['secrets'];
  try {
    [kept, secrets] = await Promise.all([store.findMatch(match), store.playerSecrets(match)]);
  } catch (error) {
    tellTrouble(storageTrouble(error));
    return null;
  }
  if (kept === null) {
    // It may well be in what the browser does not open.
    if (unread !== null) tellTrouble({ kind: 'storage', why: 'refused' });
    return null;
  }
  tell(null);
  const { rules, length, clock } = kept;
  let socket: DeviceSocket | null = null;
  return {
    stored: {
      match,
      seats: [],
      agreed: { rules, length, clock, mode: 'local' },
      secrets,
      receipts: receiptsOf(match),
    },
    home: {
      network: 'not needed',
      makeSocket(hear) {
        socket = makeDeviceSocket(match, hear, tell);
        return socket;
      },
      saveSecret: (key, secret) =>
        store.keepPlayerSecret(match, key, secret).catch((error: unknown) => {
          tell(storageTrouble(error));
          return null;
        }),
      findSecret: (key) => store.findPlayerSecret(match, key).catch(() => null),
    },
    retry() {
      unread = null;
      tell(null);
      socket?.retry();
    },
  };
}
