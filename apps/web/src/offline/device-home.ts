import type { StoredMatch } from '@nardy/session';
import { receiptsOf } from '../effects/secret-storage.ts';
import type { TableHome } from '../effects/table-home.ts';
import { type DeviceSocket, makeDeviceSocket } from './device-socket.ts';
import { findMatch, findPlayerSecret, keepPlayerSecret, playerSecrets } from './device-store.ts';
import { type DeviceTrouble, storageTrouble } from './device-trouble.ts';

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
  let kept: Awaited<ReturnType<typeof findMatch>>;
  let secrets: StoredMatch['secrets'];
  try {
    [kept, secrets] = await Promise.all([findMatch(match), playerSecrets(match)]);
  } catch (error) {
    tellTrouble(storageTrouble(error));
    return null;
  }
  if (kept === null) return null;
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
      makeSocket(tell) {
        socket = makeDeviceSocket(match, tell, tellTrouble);
        return socket;
      },
      saveSecret: (key, secret) =>
        keepPlayerSecret(match, key, secret).catch((error: unknown) => {
          tellTrouble(storageTrouble(error));
          return null;
        }),
      findSecret: (key) => findPlayerSecret(match, key).catch(() => null),
    },
    retry: () => socket?.retry(),
  };
}
