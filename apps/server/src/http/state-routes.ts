import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/match-store.ts';
import { openApi } from './open-api.ts';

/** What watches over a server asks it. */
export function stateRoutes(
  app: FastifyInstance,
  store: Store,
  metrics: Metrics,
  isReady: () => boolean,
): void {
  // Alive: the process answers. Ready: it may be sent players.
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    if (!isReady()) return reply.code(503).send({ status: 'starting or stopping' });
    await store.ping();
    return { status: 'ready', store: store.kind };
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.render()),
  );
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(openApi(), null, 2)),
  );
}
