import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import type { BotEngine, Report } from './bot-engine.ts';
import type { Bus } from './bus/bus.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { ledgerRoutes } from './http/ledger-routes.ts';
import { matchRoutes } from './http/match-routes.ts';
import { refuse } from './http/refuse.ts';
import { stateRoutes } from './http/state-routes.ts';
import { secureHeaders, statics } from './http/statics.ts';
import { Ledger } from './ledger/ledger.ts';
import type { Metrics } from './metrics.ts';
import type { RandomSource } from './random-source.ts';
import { gateway } from './socket/gateway.ts';
import type { Store } from './store/match-store.ts';
import type { RoomEdges } from './table/room-edges.ts';
import { Rooms } from './table/rooms.ts';

/** Largest HTTP body, in bytes. */
const BODY_LIMIT = 16_384;

export interface ServerEdges {
  readonly config: Config;
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly metrics: Metrics;
  /** What decides for the bots; it is closed with the server. */
  readonly openEngine: (report: Report) => BotEngine;
}

/** A server that is put together and not yet listening. */
export interface Server {
  readonly app: FastifyInstance;
  readonly ledger: Ledger;
  /** Takes up what was interrupted, and listens. Gives the address. */
  start(): Promise<string>;
  /** Says goodbye to everyone, finishes what is being written, and closes the store. */
  stop(): Promise<void>;
}

/** Puts a server together from its edges. */
export async function createServer(edges: ServerEdges): Promise<Server> {
  const { config, store, bus, clock, random, metrics, openEngine } = edges;
  const app = Fastify({
    logger: { level: config.logLevel, serializers: { req: requestForLog } },
    genReqId: () => random.hex(8),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
  });
  const report: Report = (error, facts) => {
    const incident = random.hex(6);
    metrics.count('nardy_incidents_total');
    app.log.error({ err: error, incident, ...facts }, 'this cannot happen');
    return incident;
  };
  const engine = openEngine(report);
  const room: RoomEdges = { store, bus, clock, random, metrics, engine, grace: config.grace, report };
  const rooms = new Rooms(room);
  const ledger = new Ledger({ store, clock, metrics, folder: join(config.dataDir, 'ledger'), report });
  let ready = false;

  secureHeaders(app);
  app.setErrorHandler((error: { readonly statusCode?: number; readonly code?: string }, request, reply) => {
    if (error instanceof TooManyRequests) {
      metrics.count('nardy_limited_total');
      return refuse(reply, { code: 'TOO_MANY_REQUESTS', retryAfterMs: error.retryAfterMs });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ refusal: { code: httpCode(status) } });
    return refuse(reply, { code: 'INTERNAL', incident: report(error, { reqId: request.id }) });
  });
  await app.register(rateLimit, {
    max: config.limits.requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { ttl }) => new TooManyRequests(ttl),
    allowList: (request) => !COUNTED.test(request.url),
  });
  await gateway(app, { ...room, rooms, limits: config.limits, allowedOrigins: config.allowedOrigins });
  matchRoutes(app, { ...room, rooms, ledger, matchesPerMinute: config.limits.matchesPerMinute });
  ledgerRoutes(app, ledger);
  stateRoutes(app, store, metrics, () => ready);
  await statics(app, config.webDir);

  return {
    app,
    ledger,
    async start() {
      await rooms.start();
      ledger.start(config.ledgerSeconds);
      const address = await app.listen({ host: config.host, port: config.port });
      ready = true;
      return address;
    },
    async stop() {
      ready = false;
      ledger.stop();
      await app.close();
      rooms.stop();
      await engine.close();
      await bus.close();
      await store.close();
    },
  };
}

/**
 * What an address may ask for so often only. Files are not counted: a first visit fetches some two hundred of them, and a
 * whole club may stand behind one address.
 */
const COUNTED = /^\/(?:api|ledger|openapi\.json)/;

/** What the rate limit throws, to be caught by the error handler above. */
class TooManyRequests extends Error {
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('too many requests');
    this.retryAfterMs = retryAfterMs;
  }
}

/** Refusals that HTTP itself makes. */
function httpCode(status: number): string {
  return status === 413 ? 'MESSAGE_TOO_LARGE' : 'MESSAGE_NOT_JSON';
}

/** No headers, which may carry secrets, and no query. */
function requestForLog(request: { readonly method: string; readonly url: string; readonly ip: string }) {
  return { method: request.method, url: request.url.replace(/\?.*/, ''), ip: request.ip };
}
