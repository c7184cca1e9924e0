import type { FastifyInstance } from 'fastify';
import type { Ledger } from '../ledger/ledger.ts';
import { refuse } from './refuse.ts';

/** The ledger as it is mirrored: the list of batches, the events of each, and the games that never ended. */
export function ledgerRoutes(app: FastifyInstance, ledger: Ledger): void {
  app.get('/ledger.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await ledger.list()),
  );
  app.get('/ledger/unclosed.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await ledger.unclosed()),
  );
  app.get<{ Params: { file: string } }>('/ledger/:file', async (request, reply) => {
    const no = /^([1-9]\d{0,8})\.txt$/.exec(request.params.file)?.[1];
    const events = no === undefined ? null : await ledger.events(Number(no));
    if (events === null) return refuse(reply, { code: 'NOT_FOUND' });
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(events);
  });
}
