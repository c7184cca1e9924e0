import type { Seat, SeatsGiven, ServerRefusal } from '@nardy/protocol';
import { SIDES } from '@nardy/rules';
import type { Clock } from '../clock.ts';
import { hashToken } from '../random-source.ts';
import type { DeviceStore, StoredMatch } from '../store/match-store.ts';
import { pauseSeconds, REMEMBERED_MS } from '../table/leaving.ts';

/** The hash of a device's mark; `null`: none was given. */
export function deviceHash(mark: string | undefined): string | null {
  return mark === undefined ? null : hashToken(mark);
}

/** Devices at which people sit down with each other: who may, and where they sit. */
export class SeatDevices {
  readonly #store: DeviceStore;
  readonly #clock: Clock;

  constructor({ store, clock }: { readonly store: DeviceStore; readonly clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Why a device may not sit down yet; `null`: it may, or it is not known. */
  async pauseOf(device: string | null): Promise<ServerRefusal | null> {
    if (device === null) return null;
    const nowMs = this.#clock.unixMs();
    const leftMs = await this.#store.loadLeavings(device, nowMs - REMEMBERED_MS);
    const secondsLeft = pauseSeconds(leftMs, nowMs);
    return secondsLeft === 0 ? null : { code: 'LEFT_TOO_OFTEN', secondsLeft };
  }

  /** The same of who holds these seats and asks for a rematch. One that the opponent has made may be followed. */
  async pauseOfRematch(match: StoredMatch, seats: readonly Seat[]): Promise<ServerRefusal | null> {
    if (match.rematch !== null) return null;
    const devices = await this.#store.loadDevices(match.id);
    const pauses = await Promise.all(seats.map(({ side }) => this.pauseOf(devices[side])));
    return pauses.find((pause) => pause !== null) ?? null;
  }

  /** Notes at which device seats have been taken. */
  async note({ match, seats }: Pick<SeatsGiven, 'match' | 'seats'>, device: string | null): Promise<void> {
    if (device === null) return;
    const seatedMs = this.#clock.unixMs();
    for (const { side } of seats) await this.#store.noteDevice({ match, side, device, seatedMs });
  }

  /** The same people sit down to `next`. */
  async carryOver(match: string, next: string): Promise<void> {
    const devices = await this.#store.loadDevices(match);
    const seatedMs = this.#clock.unixMs();
    for (const side of SIDES) {
      const device = devices[side];
      if (device !== null) await this.#store.noteDevice({ match: next, side, device, seatedMs });
    }
  }
}
