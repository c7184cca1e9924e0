import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Answers kept, over all origins under which this server is asked. */
const KEPT = 200;
/** What a browser sends as a host. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;
/** Fast enough to be done while someone waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

type Encoding = 'br' | 'gzip' | 'identity';

interface Answer {
  readonly body: Buffer;
  readonly etag: string;
}

/** Addresses that search engines want whole, completed by the origin under which the server is asked. */
export function withOrigin(text: string, origin: string): string {
  return text.replace(
    /(<link rel="(?:canonical|alternate)"[^>]* href="|<meta property="og:url" content="|<loc>|<xhtml:link [^>]*href="|Sitemap: )(?=\/)/g,
    `$1${origin}`,
  );
}

/** The paths of the site map. */
function pathsIn(siteMap: string): readonly string[] {
  return [...siteMap.matchAll(/<loc>(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
}

/**
 * The pages that were drawn at build, under addresses without `.html`; the site map and what search engines may
 * read. Without a build, or with one that has none of them, nothing is added.
 */
export function taughtPages(app: FastifyInstance, folder: string): void {
  const siteMap = join(folder, 'sitemap.xml');
  if (!existsSync(siteMap)) return;
  const kept = new Map<string, Answer>();
  const serve = (path: string, file: string, type: string): void => {
    const text = readFileSync(join(folder, file), 'utf8');
    app.get(path, (request, reply) => send(request, reply, { kept, path, text, type }));
  };
  const html = 'text/html; charset=utf-8';
  for (const path of pathsIn(readFileSync(siteMap, 'utf8'))) {
    if (path === '/') continue;
    serve(path, `${path.slice(1)}.html`, html);
    app.get(`${path}/`, (_request, reply) => reply.redirect(path, 301));
  }
  serve('/sitemap.xml', 'sitemap.xml', 'application/xml; charset=utf-8');
  serve('/robots.txt', 'robots.txt', 'text/plain; charset=utf-8');
}

interface Served {
  readonly kept: Map<string, Answer>;
  readonly path: string;
  readonly text: string;
  readonly type: string;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { kept, path, text, type }: Served,
): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
  const origin = HOST.test(request.host) ? `${request.protocol}://${request.host}` : '';
  const key = [encoding, origin, path].join(' ');
  const answer = kept.get(key) ?? answerOf(withOrigin(text, origin), encoding);
  if (!kept.has(key)) {
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, answer);
  }
  reply.headers({ 'cache-control': 'no-cache', etag: answer.etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(answer.body);
}

function encodingFor(accepted: string): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function answerOf(text: string, encoding: Encoding): Answer {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const bytes = Buffer.from(text);
  const body =
    encoding === 'br' ? brotliCompressSync(bytes, BROTLI) : encoding === 'gzip' ? gzipSync(bytes) : bytes;
  return { body, etag: `"${hash}-${encoding}"` };
}
