import type { Presence, SeatPresence } from '@nardy/protocol';
import { type BySide, type ClockSettings, SIDES, type Side } from '@nardy/rules';
import type { PresenceNote } from '../store/match-store.ts';

/** How a connection ended, as far as can be told. */
export type Departure = 'page-closed' | 'connection-lost';

/** How long someone may be away before the opponent may claim the match, in a quick game. */
export interface Grace {
  readonly pageClosedMs: number;
  readonly connectionLostMs: number;
  /** Before both seals stand: nobody has made a move yet. */
  readonly startMs: number;
}

/** A game is quick up to this delay. */
const QUICK_DELAY_MS = 10_000;
/** Where nobody is in a hurry. */
const SLOWEST = 6;

/** The slower the game, the longer one may be away from it: as the delay, and longest without a clock. */
export function graceFor(grace: Grace, clock: ClockSettings): Grace {
  const slower = clock.kind === 'delay' ? clock.delayMs / QUICK_DELAY_MS : SLOWEST;
  const times = Math.min(SLOWEST, Math.max(1, slower));
  return {
    ...grace,
    pageClosedMs: Math.round(times * grace.pageClosedMs),
    connectionLostMs: Math.round(times * grace.connectionLostMs),
  };
}

interface SeatWatch {
  connections: number;
  awaySinceMs: number;
  departure: Departure;
  everHere: 'yes' | 'no';
  /** Other nodes to which the side is connected. */
  hereAt: ReadonlySet<string>;
  /** How and when it left other nodes. */
  left: readonly { readonly state: Departure; readonly sinceMs: number }[];
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
      everHere: 'no',
      hereAt: new Set(),
      left: [],
    });
    this.#seats = { white: away(), black: away() };
  }

  arrive(sides: readonly Side[]): void {
    if (sides.length === 0) this.#spectators += 1;
    for (const side of sides) {
      this.#seats[side].connections += 1;
      this.#seats[side].everHere = 'yes';
    }
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

  /**
   * What other nodes have noted, each that is up. A node that said `here` and is heard of no more has gone down:
   * its players are taken for lost now.
   */
  seeElsewhere(notes: readonly PresenceNote[], nowMs: number): void {
    for (const side of SIDES) {
      const seat = this.#seats[side];
      const own = notes.filter((note) => note.side === side);
      const hereAt = new Set(own.filter((note) => note.state === 'here').map((note) => note.node));
      const isGone = [...seat.hereAt].some((node) => own.every((note) => note.node !== node));
      if (isGone && hereAt.size === 0) {
        seat.awaySinceMs = nowMs;
        seat.departure = 'connection-lost';
      }
      seat.hereAt = hereAt;
      seat.left = own.flatMap(({ state, sinceMs }) => (state === 'here' ? [] : [{ state, sinceMs }]));
    }
  }

  isHere(side: Side): boolean {
    return this.isConnectedHere(side) || this.#seats[side].hereAt.size > 0;
  }

  isConnectedHere(side: Side): boolean {
    return this.#seats[side].connections > 0;
  }

  /** What this node has to say of a side; `null` when it has never been connected to it. */
  noteOf(side: Side, nowMs: number): Pick<PresenceNote, 'state' | 'sinceMs'> | null {
    const { everHere, departure, awaySinceMs } = this.#seats[side];
    if (everHere === 'no') return null;
    if (this.isConnectedHere(side)) return { state: 'here', sinceMs: nowMs };
    return { state: departure, sinceMs: awaySinceMs };
  }

  /** When an absence becomes claimable. Asked only while the side is away. */
  claimAtMs(side: Side, grace: Grace, stage: 'sealing' | 'playing'): number {
    const { awaySinceMs, departure, left } = this.#seats[side];
    const until = (sinceMs: number, how: Departure): number => {
      const away = how === 'page-closed' ? grace.pageClosedMs : grace.connectionLostMs;
      return sinceMs + (stage === 'sealing' ? Math.max(away, grace.startMs) : away);
    };
    return Math.max(
      until(awaySinceMs, departure),
      ...left.map(({ sinceMs, state }) => until(sinceMs, state)),
    );
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
