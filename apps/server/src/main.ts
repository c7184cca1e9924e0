import { join } from 'node:path';
import { createBotEngine, loadNets, type Report } from './bot-engine.ts';
import type { Bus } from './bus/bus.ts';
import { soloBus } from './bus/local-bus.ts';
import { postgresBus } from './bus/postgres-bus.ts';
import { systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { systemRandom } from './random-source.ts';
import { createServer, type Server } from './server.ts';
import type { Store } from './store/match-store.ts';
import { openPostgresStore } from './store/postgres-store.ts';
import { openSqliteStore } from './store/sqlite-store.ts';

const clock = systemClock();

/** Starts a server from its settings and says where to play. */
async function run(): Promise<Server> {
  const config = readConfig(process.env);
  const metrics = createMetrics();
  const nets = loadNets(config);
  const store = await openStore(config, metrics);
  const openEngine = (report: Report) => createBotEngine(config.engine, nets, metrics, report);
  const bus = openBus(config, metrics);
  const server = await createServer({
    config,
    store,
    bus,
    clock,
    random: systemRandom(),
    metrics,
    openEngine,
  });
  await server.start();
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  process.stdout.write(`Play at http://${host}:${config.port}\n`);
  return server;
}

function openStore(config: Config, metrics: Metrics): Promise<Store> {
  const common = {
    clock,
    groupMs: config.groupCommitMs,
    onGroup: (size: number) => metrics.observe('nardy_commit_group_size', size),
  };
  if (config.databaseUrl === null) {
    return openSqliteStore({ ...common, file: join(config.dataDir, 'nardy.db') });
  }
  // The pool makes a new connection by itself; whoever needs the old one meets the error there.
  const onLostConnection = () => metrics.count('nardy_lost_connections_total');
  return openPostgresStore({ ...common, url: config.databaseUrl, onLostConnection });
}

/** The embedded database has one server; on PostgreSQL there may be others. */
function openBus(config: Config, metrics: Metrics): Bus {
  if (config.databaseUrl === null) return soloBus();
  const onLostConnection = () => metrics.count('nardy_lost_connections_total');
  return postgresBus({ url: config.databaseUrl, clock, random: systemRandom(), onLostConnection });
}

/** The first signal stops the server, the second one at once. */
function stopOnSignal(server: Server): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      server.stop().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

run().then(stopOnSignal, fail);
