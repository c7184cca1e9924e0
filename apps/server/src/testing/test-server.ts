import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEnginePlayer } from '@nardy/engine';
import { createLocalEngine, type LocalEngine } from '@nardy/engine-node';
import { type Seeded, seeded } from '@nardy/record/testing';
import { type BotEngine, createBotEngine, loadNets } from '../bot-engine.ts';
import type { Bus } from '../bus/bus.ts';
import { soloBus } from '../bus/local-bus.ts';
import { type Clock, systemClock } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { createServer, type Server } from '../server.ts';
import type { Store } from '../store/match-store.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { freePort } from './free-port.ts';
import { type Tables, tablesAt } from './tables.ts';

/** A real server on a real socket of 127.0.0.1 with a real database file; chance and clock are given. */
export interface TestServer extends Tables {
  readonly url: string;
  readonly metrics: Metrics;
  readonly server: Server;
  readonly folder: string;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** A folder to go on with; a new one, removed at the end, when left out. */
  readonly folder?: string;
  /** Another database than the file in the folder. */
  readonly openStore?: () => Promise<Store>;
  /** How it knows of others on the same database; alone when left out. */
  readonly bus?: Bus;
  readonly clock?: Clock;
  readonly seed?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Where bots think: in this thread where left out, which is quicker to begin. */
  readonly engine?: 'threads' | BotEngine;
}

let local: LocalEngine | undefined;

/** One engine for all servers of a test file. */
function engineHere(config: Config): BotEngine {
  local ??= createLocalEngine({ nets: loadNets(config) });
  const { search } = local;
  return { player: (player) => createEnginePlayer({ search, ...player }), close: async () => {} };
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'nardy-server-'));
  const port = await freePort();
  const config: Config = readConfig({
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    ENGINE_THREADS: '1',
    MAX_MESSAGES_PER_SECOND: '100000',
    MAX_MATCHES_PER_MINUTE: '10000',
    MAX_REQUESTS_PER_MINUTE: '100000',
    ...options.env,
  });
  const clock = options.clock ?? systemClock();
  const metrics = createMetrics();
  const source: Seeded = seeded(options.seed ?? 1);
  const openFile = () =>
    openSqliteStore({
      file: join(folder, 'nardy.db'),
      clock: systemClock(),
      groupMs: config.groupCommitMs,
      onGroup: (size) => metrics.observe('nardy_commit_group_size', size),
    });
  const store = await (options.openStore ?? openFile)();
  const server = await createServer({
    config,
    store,
    bus: options.bus ?? soloBus(),
    clock,
    random: { hex: (bytes) => source.hex(bytes) },
    metrics,
    openEngine: (report) => {
      if (options.engine === undefined) return engineHere(config);
      if (options.engine !== 'threads') return options.engine;
      return createBotEngine(config.engine, loadNets(config), metrics, report);
    },
  });
  await server.start();
  const url = `http://127.0.0.1:${port}`;
  const tables = tablesAt(url, seeded((options.seed ?? 1) + 7_919));
  return {
    url,
    metrics,
    server,
    folder,
    ...tables,
    async stop() {
      await server.stop();
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
