import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownNetsFolder } from '@nardy/engine-node';
import type { Grace } from './table/presence.ts';

/** Everything that can be set from outside; see docs/operations.md. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** The built web application. */
  readonly webDir: string;
  /** Proxies in front of the server whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** Other origins whose pages may open sockets here. */
  readonly allowedOrigins: readonly string[];
  readonly groupCommitMs: number;
  readonly ledgerSeconds: number;
  readonly grace: Grace;
  readonly limits: Limits;
  readonly engine: EngineSettings;
  readonly logLevel: string;
}

export interface Limits {
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Socket messages a second and connection, on average. */
  readonly messagesPerSecond: number;
  /** HTTP requests a minute and address. */
  readonly requestsPerMinute: number;
  /** Matches made and joined a minute and address. */
  readonly matchesPerMinute: number;
}

/** What thinks for the bots. */
export interface EngineSettings {
  readonly netsDir: string;
  readonly threads: number;
  /** Decisions that may wait for a thread. */
  readonly queue: number;
  /** How long a bot thinks about a decision at most. */
  readonly budgetMs: number;
}

/** The settings, or the name of the first one that is not understood. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const whole = (name: string, otherwise: number, most: number, least = 0): number => {
    const text = env[name];
    if (text === undefined || text === '') return otherwise;
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < least || value > most) {
      throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
    }
    return value;
  };
  const list = (name: string): readonly string[] =>
    (env[name] ?? '').split(',').flatMap((item) => (item.trim() === '' ? [] : [item.trim()]));
  const day = 86_400_000;
  return {
    host: env.HOST ?? '0.0.0.0',
    port: whole('PORT', 8080, 65_535),
    dataDir: resolve(env.DATA_DIR ?? './var'),
    databaseUrl: env.DATABASE_URL === undefined || env.DATABASE_URL === '' ? null : env.DATABASE_URL,
    webDir: resolve(env.WEB_DIR ?? fileURLToPath(new URL('../../web/dist', import.meta.url))),
    trustedProxies: list('TRUSTED_PROXIES'),
    allowedOrigins: list('ALLOWED_ORIGINS'),
    groupCommitMs: whole('GROUP_COMMIT_MS', 2, 1_000),
    ledgerSeconds: whole('LEDGER_SECONDS', 3_600, 3_600),
    grace: {
      pageClosedMs: whole('GRACE_PAGE_CLOSED_MS', 10_000, day),
      connectionLostMs: whole('GRACE_CONNECTION_LOST_MS', 40_000, day),
      startMs: whole('GRACE_START_MS', 60_000, day),
    },
    limits: {
      connections: whole('MAX_CONNECTIONS', 10_000, 1_000_000),
      connectionsPerAddress: whole('MAX_CONNECTIONS_PER_ADDRESS', 100, 1_000_000),
      messagesPerSecond: whole('MAX_MESSAGES_PER_SECOND', 20, 1_000_000),
      requestsPerMinute: whole('MAX_REQUESTS_PER_MINUTE', 600, 10_000_000),
      matchesPerMinute: whole('MAX_MATCHES_PER_MINUTE', 60, 10_000_000),
    },
    engine: {
      netsDir: resolve(env.NETS_DIR || ownNetsFolder()),
      // One core is left to the sockets and the database.
      threads: whole('ENGINE_THREADS', Math.max(1, availableParallelism() - 1), 256, 1),
      queue: whole('ENGINE_QUEUE', 256, 1_000_000, 1),
      budgetMs: whole('ENGINE_BUDGET_MS', 1_000, 60_000),
    },
    logLevel: env.LOG_LEVEL ?? 'info',
  };
}
