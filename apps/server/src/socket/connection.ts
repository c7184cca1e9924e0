import {
  decodeClientMessage,
  encodeServerMessage,
  type FaultCode,
  type Hello,
  PROTOCOL_VERSION,
  type ServerMessage,
  type TableRequestMessage,
} from '@nardy/protocol';
import { SIDES, type Side } from '@nardy/rules';
import type { WebSocket } from 'ws';
import { hashToken } from '../random-source.ts';
import type { Departure } from '../table/presence.ts';
import type { Member, Room } from '../table/room.ts';
import type { RoomEdges } from '../table/room-edges.ts';
import type { Rooms } from '../table/rooms.ts';
import { LagMeter } from './lag-meter.ts';
import type { TokenBucket } from './token-bucket.ts';

/** Close codes of this protocol; the browser is told nothing else when a socket ends. */
export const CLOSE = { fault: 4000, tooSlow: 4008, tooMany: 4029, shutdown: 4001 } as const;

/** A client that lets so many bytes wait is dropped; it comes back and asks for what it has missed. */
const MOST_WAITING_BYTES = 1_000_000;
/** How long a client may take to answer a goodbye. */
const GOODBYE_MS = 2_000;
/** Requests of one connection that may be on their way at once. */
const MOST_PENDING = 32;

/** One socket. It speaks for at most one table at a time. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #rooms: Rooms;
  readonly #edges: RoomEdges;
  readonly #bucket: TokenBucket;
  readonly #lag = new LagMeter();
  #seat: { readonly room: Room; readonly member: Member } | null = null;
  #greeting: Promise<void> = Promise.resolve();
  #pending = 0;
  #closed = false;
  /** Cleared by every sign of life; see {@link isAlive}. */
  #alive = true;

  constructor(socket: WebSocket, rooms: Rooms, edges: RoomEdges, bucket: TokenBucket) {
    this.#socket = socket;
    this.#rooms = rooms;
    this.#edges = edges;
    this.#bucket = bucket;
    socket.on('message', (data, isBinary) => {
      this.#alive = true;
      this.#receive(isBinary ? '' : String(data));
    });
    socket.on('pong', () => {
      this.#alive = true;
      this.#lag.answered(edges.clock.unixMs());
    });
    socket.on('close', (code) => this.#close(code));
    // An error is always followed by `close`.
    socket.on('error', () => {});
  }

  /** Asks for a sign of life; one that gave none since it was last asked is cut off. */
  checkAlive(): void {
    if (!this.#alive) {
      this.#socket.terminate();
      return;
    }
    this.#alive = false;
    this.#ping();
  }

  /** Says goodbye; whoever does not answer is not waited for. */
  shutDown(): void {
    this.#fault('FAULT_SHUTDOWN', CLOSE.shutdown);
    this.#edges.clock.after(GOODBYE_MS, () => this.#socket.terminate());
  }

  #ping(): void {
    this.#lag.asked(this.#edges.clock.unixMs());
    this.#socket.ping();
  }

  #receive(text: string): void {
    if (this.#closed) return;
    this.#edges.metrics.count('nardy_messages_total');
    if (!this.#bucket.take(this.#edges.clock.unixMs()) || this.#pending >= MOST_PENDING) {
      this.#edges.metrics.count('nardy_limited_total');
      this.#fault('FAULT_TOO_MANY_MESSAGES', CLOSE.tooMany);
      return;
    }
    const decoded = decodeClientMessage(text);
    if (!decoded.ok) {
      this.#fault('FAULT_MALFORMED', CLOSE.fault);
      return;
    }
    const message = decoded.value;
    switch (message.type) {
      case 'ping':
        this.#send({ type: 'pong', serverUnixMs: this.#edges.clock.unixMs() });
        return;
      case 'hello':
        this.#greeting = this.#greeting.then(() => this.#guard(() => this.#hello(message)));
        return;
      case 'request':
        void this.#greeting.then(() => this.#request(message));
        return;
    }
  }

  async #hello(hello: Hello): Promise<void> {
    if (hello.v !== PROTOCOL_VERSION) {
      this.#fault('FAULT_VERSION', CLOSE.fault);
      return;
    }
    const room = await this.#rooms.get(hello.match);
    if (this.#closed) return;
    if (room === null) {
      this.#fault('FAULT_UNKNOWN_MATCH', CLOSE.fault);
      return;
    }
    const sides = seatsOf(room, hello.seats);
    if (sides === null) {
      this.#fault('FAULT_UNKNOWN_SEAT', CLOSE.fault);
      return;
    }
    this.#leave('page-closed');
    const member: Member = { sides, deliver: (text) => this.#deliver(text), lagMs: () => this.#lag.ms };
    this.#seat = { room, member };
    room.join(member, hello.have);
    this.#ping();
  }

  async #request(message: TableRequestMessage): Promise<void> {
    const seat = this.#seat;
    if (seat === null) {
      this.#fault('FAULT_HELLO_FIRST', CLOSE.fault);
      return;
    }
    const { clock, metrics } = this.#edges;
    const startedMs = clock.unixMs();
    this.#pending += 1;
    try {
      const answer = await seat.room.submit(message, seat.member.sides, this.#lag.ms);
      metrics.count(answer.ok ? 'nardy_requests_total' : 'nardy_refusals_total');
      this.#send(answer);
    } catch (error) {
      const incident = this.#edges.report(error, { match: seat.room.id, request: message.request.type });
      this.#send({ type: 'answer', id: message.id, ok: false, refusal: { code: 'INTERNAL', incident } });
    } finally {
      this.#pending -= 1;
      metrics.observe('nardy_request_seconds', (clock.unixMs() - startedMs) / 1000);
    }
  }

  async #guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const incident = this.#edges.report(error, { during: 'hello' });
      this.#send({ type: 'fault', code: 'FAULT_INTERNAL', incident });
      this.#socket.close(CLOSE.fault);
    }
  }

  #send(message: ServerMessage): void {
    this.#deliver(encodeServerMessage(message));
  }

  #deliver(text: string): void {
    if (this.#closed) return;
    if (this.#socket.bufferedAmount > MOST_WAITING_BYTES) {
      this.#edges.metrics.count('nardy_slow_clients_total');
      this.#closed = true;
      this.#socket.close(CLOSE.tooSlow);
      // A client that does not read does not answer a closing handshake either.
      this.#socket.terminate();
      return;
    }
    this.#socket.send(text);
  }

  #fault(code: FaultCode, closeCode: number): void {
    this.#send({ type: 'fault', code });
    this.#closed = true;
    this.#socket.close(closeCode, code);
  }

  #close(code: number): void {
    this.#closed = true;
    // 1001: the page was left; 1000 and 4000 up: closed on purpose. Anything else is a broken line.
    this.#leave(code === 1000 || code === 1001 || code >= 4000 ? 'page-closed' : 'connection-lost');
  }

  #leave(departure: Departure): void {
    const seat = this.#seat;
    this.#seat = null;
    seat?.room.leave(seat.member, departure);
  }
}

/** The sides that these secrets hold; `null` if one of them holds none. */
function seatsOf(room: Room, tokens: readonly string[]): readonly Side[] | null {
  const { seatHashes } = room.state.match;
  const hashes = tokens.map(hashToken);
  const sides = SIDES.filter((side) => {
    const hash = seatHashes[side];
    return hash !== null && hashes.includes(hash);
  });
  return sides.length === new Set(hashes).size ? sides : null;
}
