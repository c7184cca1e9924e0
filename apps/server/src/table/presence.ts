import type { Presence, SeatPresence } from '@nardy/protocol';
import type { BySide, Side } from '@nardy/rules';

/** How a connection ended, as far as can be told. */
export type Departure = 'page-closed' | 'connection-lost';

/** How long someone may be away before the opponent may claim the match. */
export interface Grace {
  readonly pageClosedMs: number;
  readonly connectionLostMs: number;
  /** Before both seals stand: nobody has made a move yet. */
  readonly startMs: number;
}

interface SeatWatch {
  connections: number;
  awaySinceMs: number;
  departure: Departure;
}

/** Who is at a table. A server that has just loaded a table takes both players for lost at that moment. */
export class PresenceWatch {
  readonly #seats: BySide<SeatWatch>;
  #spectators = 0;

  constructor(nowMs: number) {
    const away = (): SeatWatch => ({
      connections: 0,
      awaySinceMs: nowMs,
      departure: 'connection-lost',
    });
    this.#seats = { white: away(), black: away() };
  }

  arrive(sides: readonly Side[]): void {
    if (sides.length === 0) this.#spectators += 1;
    for (const side of sides) this.#seats[side].connections += 1;
  }

  leave(sides: readonly Side[], departure: Departure, nowMs: number): void {
    if (sides.length === 0) this.#spectators -= 1;
    for (const side of sides) {
      const seat = this.#seats[side];
      seat.connections -= 1;
      if (seat.connections > 0) continue;
      seat.awaySinceMs = nowMs;
      seat.departure = departure;
    }
  }

  isHere(side: Side): boolean {
    return this.#seats[side].connections > 0;
  }

  /** When an absence becomes claimable. Asked only while the side is away. */
  claimAtMs(side: Side, grace: Grace, stage: 'sealing' | 'playing'): number {
    const { awaySinceMs, departure } = this.#seats[side];
    const away = departure === 'page-closed' ? grace.pageClosedMs : grace.connectionLostMs;
    return awaySinceMs + (stage === 'sealing' ? Math.max(away, grace.startMs) : away);
  }

  /** As it is sent. `seatOf` says what is known of each seat besides connections. */
  view(seatOf: (side: Side) => { readonly taken: SeatTaken; readonly claimAtMs: number | null }): Presence {
    const seat = (side: Side): SeatPresence => {
      const { taken, claimAtMs } = seatOf(side);
      if (taken === 'free') return { state: 'free', claimAtUnixMs: null };
      if (taken === 'bot' || this.isHere(side)) return { state: 'here', claimAtUnixMs: null };
      return { state: 'away', claimAtUnixMs: claimAtMs };
    };
    return { white: seat('white'), black: seat('black'), spectators: this.#spectators };
  }
}

/** Who has a seat. */
export type SeatTaken = 'free' | 'person' | 'bot';
