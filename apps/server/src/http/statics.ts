import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { builtPages } from './built-pages.ts';
import { PAGE_POLICY, singleFilePolicy } from './content-policy.ts';
import { refuse } from './refuse.ts';

/** The check page: one file that works without a network, also when it is saved. */
const CHECK_PAGE = 'check.html';

/**
 * The built web application. Files named by their content are kept for ever; a path that is no file gets the
 * application itself, which knows what to show.
 */
export async function statics(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      // `npm run build` lays packed files beside the plain ones.
      preCompressed: true,
      setHeaders(reply, path) {
        const immutable = path.includes('/assets/');
        reply.setHeader('vary', 'accept-encoding');
        reply.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    checkPage(app, folder);
    builtPages(app, folder);
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|ws|ledger)\b/.test(request.url) &&
      (request.headers.accept ?? '').includes('text/html');
    if (!isPage || !isBuilt) return refuse(reply, { code: 'NOT_FOUND' });
    return reply.sendFile('index.html');
  });
}

function checkPage(app: FastifyInstance, folder: string): void {
  const file = join(folder, CHECK_PAGE);
  if (!existsSync(file)) return;
  const policy = singleFilePolicy(readFileSync(file, 'utf8'));
  app.get(`/${CHECK_PAGE}`, (_request, reply) =>
    reply.header('content-security-policy', policy).sendFile(CHECK_PAGE),
  );
}

/** Headers of every answer. */
export function secureHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': PAGE_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
      'x-request-id': request.id,
    });
  });
}
