const PREFIX = 'local-';

/** Whether a match is one that a device hosts for itself: its id says so, so that nobody asks a server for it. */
export function isDeviceMatch(match: string): boolean {
  return match.startsWith(PREFIX);
}

/** The id of a new match of this device. */
export function deviceMatchId(hex: string): string {
  return PREFIX + hex;
}
