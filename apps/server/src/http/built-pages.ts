import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
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

/** Addresses that search engines and messengers want whole, completed by the origin under which the server is asked. */
export function withOrigin(text: string, origin: string): string {
  return text.replace(
    /(<link rel="(?:canonical|alternate)"[^>]* href="|<meta property="og:(?:url|image)" content="|<loc>|<xhtml:link [^>]*href="|Sitemap: )(?=\/)/g,
    `$1${origin}`,
  );
}

/**
 * The pages that the build has made, under the addresses that its `pages.json` gives them; the site map and what
 * search engines may read. Without a build nothing is added.
 */
export function builtPages(app: FastifyInstance, folder: string): void {
  const list = join(folder, 'pages.json');
  if (!existsSync(list)) return;
  const kept = new Map<string, Answer>();
  const serve = (path: string, file: string, type: string): void => {
    const source = join(folder, file);
    app.get(path, (request, reply) => send(request, reply, { kept, source, type }));
  };
  const pages = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, string>>;
  for (const [path, file] of Object.entries(pages)) {
    serve(path, file, 'text/html; charset=utf-8');
    if (path === '/' || path.includes(':')) continue;
    app.get(`${path}/`, (_request, reply) => reply.redirect(path, 301));
  }
  serve('/sitemap.xml', 'sitemap.xml', 'application/xml; charset=utf-8');
  serve('/robots.txt', 'robots.txt', 'text/plain; charset=utf-8');
}

interface Served {
  readonly kept: Map<string, Answer>;
  readonly source: string;
  readonly type: string;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { kept, source, type }: Served,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
  const origin = HOST.test(request.host) ? `${request.protocol}://${request.host}` : '';
  // A build made anew under a running server holds at once: the files that its old pages name are gone.
  const { mtimeMs } = await stat(source);
  const key = [encoding, origin, mtimeMs, source].join(' ');
  const answer = kept.get(key) ?? answerOf(withOrigin(await readFile(source, 'utf8'), origin), encoding);
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
