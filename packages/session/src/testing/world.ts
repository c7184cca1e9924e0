import type { DiceMode, OpponentKind } from '@nardy/protocol';
import { type Seeded, seeded, settingsOf } from '@nardy/record/testing';
import type { MatchSettings, Side } from '@nardy/rules';
import type { Preferences, StoredMatch } from '../index.ts';
import { type Client, createDevice, type Device, openClient, type Time } from './client.ts';
import { createFakeServer, type FakeServer, TOKENS } from './fake-server.ts';

export interface WorldOptions {
  readonly rules?: unknown;
  readonly length?: number | null;
  readonly clock?: MatchSettings['clock'];
  readonly mode?: DiceMode;
  readonly seed?: number;
  /** Against a bot, a second client plays it. */
  readonly opponent?: OpponentKind;
}

/** A server, devices and pages on one clock, with the messages between them moved by hand or all at once. */
export interface World {
  readonly server: FakeServer;
  readonly source: Seeded;
  readonly time: Time;
  readonly clients: Client[];
  device(side: Side): Device;
  open(
    sides: readonly Side[],
    preferences?: Partial<Preferences>,
    device?: Device,
    agreed?: StoredMatch['agreed'],
  ): Client;
  /** Delivers until nothing moves, the connections in turn by chance. */
  settle(): void;
  /** Moves the clock and fires what is due. */
  wait(ms: number): void;
}

export function createWorld(options: WorldOptions = {}): World {
  const { rules = 'international', length = 3, clock, mode, seed = 1, opponent } = options;
  const server = createFakeServer(settingsOf(rules, length, clock), seed, mode, opponent);
  const source = seeded(seed + 1000);
  const time: Time = { nowMs: server.local.unixMs };
  const devices = { white: createDevice(), black: createDevice() };
  const clients: Client[] = [];

  const world: World = {
    server,
    source,
    time,
    clients,
    device: (side) => devices[side],
    open(sides, preferences = {}, device = devices[sides[0] ?? 'white'], agreed) {
      const seats = sides.map((side) => TOKENS[side]);
      const client = openClient({ server, device, seats, source, time, preferences, agreed });
      clients.push(client);
      return client;
    },
    settle() {
      for (let quiet = 0; quiet < 3; ) {
        const moved = clients.filter((client) =>
          client.step(source.below(2) === 0 ? 'to-server' : 'to-client'),
        );
        const waiting = clients.some(
          ({ toServer, link }) => toServer.length > 0 || (link?.toClient.length ?? 0) > 0,
        );
        quiet = moved.length === 0 && !waiting ? quiet + 1 : 0;
      }
    },
    wait(ms) {
      time.nowMs += ms;
      server.local.unixMs += ms;
      for (const client of clients) client.fireTimers();
    },
  };
  return world;
}
