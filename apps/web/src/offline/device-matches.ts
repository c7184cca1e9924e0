import { fingerprints, makeTranscript, type Transcript, ZERO_HASH } from '@nardy/dice';
import { agreeOnMatch, type HostedMatch } from '@nardy/host';
import type { CreateMatch } from '@nardy/protocol';
import { err, ok, type Result } from '@nardy/result';
import { formatRules, type Side, type StartingPoint } from '@nardy/rules';
import type { StoredSecret } from '@nardy/session';
import { randomHex } from '../effects/hex.ts';
import { deviceMatchId } from './device-id.ts';
import { deviceStore } from './open-device-store.ts';

/** Why a match was not made here. */
export interface DeviceRefusal {
  readonly code: string;
  readonly [fact: string]: unknown;
}

/** Makes a match that this device hosts, which may begin at a set position; gives its id. */
export async function createOnDevice(
  request: CreateMatch,
  startingAt: StartingPoint | null,
): Promise<Result<string, DeviceRefusal>> {
  if (request.opponent === 'friend') return err({ code: 'NETWORK' });
  const agreed = agreeOnMatch(request);
  if (!agreed.ok) return err({ ...agreed.error });
  const { settings, level, names, held } = agreed.value;
  // Most games begin at their start: what reads another is not loaded for them.
  const start =
    startingAt === null ? ok(null) : (await import('./device-start.ts')).startText(settings, startingAt);
  if (!start.ok) return err({ ...start.error });
  const guest = (side: Side): string | null => (held.includes(side) ? randomHex(8) : null);
  return keepNew({
    id: deviceMatchId(randomHex(10)),
    rules: formatRules(settings.rules),
    length: settings.length,
    clock: settings.clock,
    opponent: request.opponent,
    level,
    names: { white: names.white ?? '', black: names.black ?? '' },
    guests: { white: guest('white'), black: guest('black') },
    createdMs: Date.now(),
    closed: 'open',
    rematch: null,
    ...(start.value !== null && { start: start.value }),
  });
}

/** Whether a match of this device, and so its rematch, begins at a position that was set up. */
export async function beginsAtPosition(match: string): Promise<boolean> {
  return (await (await deviceStore()).findMatch(match))?.start !== undefined;
}

/** The match after `match`, by the same terms and from the same position; the one that has been made already, if any. */
export async function rematchOnDevice(match: string): Promise<Result<string, DeviceRefusal>> {
  const store = await deviceStore();
  const before = await store.findMatch(match);
  if (before === null) return err({ code: 'MATCH_UNKNOWN' });
  if (before.rematch !== null) return ok(before.rematch);
  const id = deviceMatchId(randomHex(10));
  const made = await keepNew({ ...before, id, createdMs: Date.now(), closed: 'open', rematch: null });
  if (made.ok) await store.changeMatch(match, { rematch: id });
  return made;
}

async function keepNew(match: HostedMatch): Promise<Result<string, DeviceRefusal>> {
  try {
    await (await deviceStore()).keepMatch(match);
    // The browser may otherwise clear what it keeps when the disk is nearly full.
    void navigator.storage?.persist?.().catch(() => {});
    return ok(match.id);
  } catch {
    return err({ code: 'STORAGE' });
  }
}

/** The records of a match of this device, as the server gives those of its own; `null`: not here. */
export async function transcriptsOnDevice(
  match: string,
): Promise<{ readonly games: readonly { readonly transcript: Transcript }[] } | null> {
  const store = await deviceStore();
  if ((await store.findMatch(match)) === null) return null;
  const games = await store.gamesOf(match);
  return {
    games: games.map(({ lines }) => ({
      transcript: makeTranscript({ lines, head: fingerprints(lines).at(-1) ?? ZERO_HASH }),
    })),
  };
}

/** The record of one game of this device; `null`: not here. */
export async function transcriptOnDevice(game: string): Promise<Transcript | null> {
  const store = await deviceStore();
  const match = await store.matchOfGame(game);
  if (match === null) return null;
  const found = (await store.gamesOf(match)).find((known) => known.game === game);
  if (found === undefined) return null;
  return makeTranscript({ lines: found.lines, head: fingerprints(found.lines).at(-1) ?? ZERO_HASH });
}

/** A player's secrets of one game; none where the game is not on this device. */
export async function playerSecretsOfGame(game: string): Promise<readonly StoredSecret[]> {
  const store = await deviceStore();
  const match = await store.matchOfGame(game);
  return match === null ? [] : (await store.playerSecrets(match)).filter((secret) => secret.game === game);
}

/** Takes a match off this device for good. */
export async function deleteFromDevice(match: string): Promise<void> {
  await (await deviceStore()).dropMatch(match);
}
