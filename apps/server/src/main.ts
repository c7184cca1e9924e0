import { join } from 'node:path';
import { systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { systemRandom } from './random-source.ts';
import { createServer } from './server.ts';
import type { Store } from './store/match-store.ts';
import { openPostgresStore } from './store/postgres-store.ts';
import { openSqliteStore } from './store/sqlite-store.ts';

const config = readConfig(process.env);
const metrics = createMetrics();
const store = await openStore(config, metrics);
const server = await createServer({
  config,
  store,
  clock: systemClock(),
  random: systemRandom(),
  metrics,
});
await server.start();
process.stdout.write(
  `Play at http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${config.port}\n`,
);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        server.app.log.fatal({ err: error }, 'could not stop');
        process.exit(1);
      },
    );
  });
}

function openStore(settings: Config, counted: Metrics): Promise<Store> {
  const common = {
    clock: systemClock(),
    groupMs: settings.groupCommitMs,
    onGroup: (size: number) => counted.observe('nardy_commit_group_size', size),
  };
  if (settings.databaseUrl === null) {
    return openSqliteStore({ ...common, file: join(settings.dataDir, 'nardy.db') });
  }
  return openPostgresStore({
    ...common,
    url: settings.databaseUrl,
    onLostConnection: (error) => server.app.log.warn({ err: error }, 'database connection lost'),
  });
}
