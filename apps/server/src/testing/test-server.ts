import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CreateMatch, decodeSeatsGiven, type SeatsGiven } from '@nardy/protocol';
import { type Seeded, seeded } from '@nardy/record/testing';
import { invariant } from '@nardy/result';
import { type Clock, systemClock } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { createServer, type Server } from '../server.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { freePort } from './postgres-server.ts';
import { ScriptedClient, type ScriptedClientOptions } from './scripted-client.ts';

/** A real server on a real socket of 127.0.0.1 with a real database file; chance and clock are given. */
export interface TestServer {
  readonly url: string;
  readonly socketUrl: string;
  readonly metrics: Metrics;
  readonly server: Server;
  readonly folder: string;
  post(path: string, body: unknown): Promise<{ readonly status: number; readonly body: unknown }>;
  create(body: Partial<CreateMatch>): Promise<SeatsGiven>;
  join(match: string, name?: string): Promise<SeatsGiven>;
  client(match: string, seats: readonly string[], options?: Partial<ScriptedClientOptions>): ScriptedClient;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** A folder to go on with; a new one, removed at the end, when left out. */
  readonly folder?: string;
  readonly clock?: Clock;
  readonly seed?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'nardy-server-'));
  const port = await freePort();
  const config: Config = readConfig({
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    MAX_MESSAGES_PER_SECOND: '100000',
    MAX_MATCHES_PER_MINUTE: '10000',
    MAX_REQUESTS_PER_MINUTE: '100000',
    ...options.env,
  });
  const clock = options.clock ?? systemClock();
  const metrics = createMetrics();
  const source: Seeded = seeded(options.seed ?? 1);
  const store = await openSqliteStore({
    file: join(folder, 'nardy.db'),
    clock: systemClock(),
    groupMs: config.groupCommitMs,
    onGroup: (size) => metrics.observe('nardy_commit_group_size', size),
  });
  const server = await createServer({
    config,
    store,
    clock,
    random: { hex: (bytes) => source.hex(bytes) },
    metrics,
  });
  await server.start();
  const url = `http://127.0.0.1:${port}`;
  const socketUrl = `ws://127.0.0.1:${port}/ws`;
  const clientSource = seeded((options.seed ?? 1) + 7_919);

  const post: TestServer['post'] = async (path, body) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const seatsFrom = (answer: { readonly status: number; readonly body: unknown }): SeatsGiven => {
    const given = decodeSeatsGiven(answer.body);
    invariant(given.ok, `seats were given: ${JSON.stringify(answer)}`);
    return given.value;
  };
  return {
    url,
    socketUrl,
    metrics,
    server,
    folder,
    post,
    create: async (body) =>
      seatsFrom(
        await post('/api/matches', {
          rules: 'international',
          length: 1,
          opponent: 'friend',
          name: 'Гиви',
          ...body,
        }),
      ),
    join: async (match, name = 'Нана') => seatsFrom(await post(`/api/matches/${match}/join`, { name })),
    client: (match, seats, more = {}) =>
      new ScriptedClient({ url: socketUrl, match, seats, source: clientSource, manner: 'plays', ...more }),
    async stop() {
      await server.stop();
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
