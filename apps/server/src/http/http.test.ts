import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { MATCH_FORMAT } from '@nardy/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const INLINE = 'document.title = "checked"';
let web: string;
let server: TestServer;
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'nardy-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>nardy</title>');
  writeFileSync(join(web, 'assets', 'app-4f2a.js'), 'export {};');
  writeFileSync(join(web, 'assets', 'app-4f2a.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(web, 'check.html'), `<!doctype html><script type="module">${INLINE}</script>`);
  server = await startTestServer({ env: { WEB_DIR: web, MAX_MATCHES_PER_MINUTE: '4' } });
});
afterAll(async () => {
  await server.stop();
  rmSync(web, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });
const page = { accept: 'text/html,*/*' };

describe('the web application', () => {
  test.each<[path: string, headers: Record<string, string>, status: number, cache: string | null]>([
    ['/', page, 200, 'no-cache'],
    ['/assets/app-4f2a.js', {}, 200, 'public, max-age=31536000, immutable'],
    ['/m/abc', page, 200, 'no-cache'],
    ['/assets/missing.js', {}, 404, null],
    ['/api/nothing', page, 404, null],
    ['/ledger/nothing', page, 404, null],
  ])('%s', async (path, headers, status, cache) => {
    const response = await get(path, headers);
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, cache]);
    if (status === 404) expect(await response.json()).toEqual({ refusal: { code: 'NOT_FOUND' } });
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', null],
    ['identity', null],
  ])(
    'for a browser that takes %s a file goes out packed as %s where it was packed so',
    async (accepted, packed) => {
      const response = await get('/assets/app-4f2a.js', { 'accept-encoding': accepted });
      expect(await response.text()).toBe('export {};');
      const { headers } = response;
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([packed, 'accept-encoding']);
      expect(headers.get('content-type')).toMatch(/javascript/);
      expect(headers.get('cache-control')).toContain('immutable');
    },
  );

  test('nothing inline may run on its pages, and nothing from elsewhere', async () => {
    const policy = (await get('/', page)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('the check page may run its own script and has no network', async () => {
    const policy = (await get('/check.html', page)).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(policy).toContain(`script-src 'sha256-${hash}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('connect-src');
  });
});

describe('what watches over a server', () => {
  test('health, readiness and figures', async () => {
    expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
    expect(await (await get('/ready')).json()).toEqual({ status: 'ready', store: 'sqlite' });
    const metrics = await (await get('/metrics')).text();
    for (const line of metrics.trimEnd().split('\n')) {
      expect(line).toMatch(/^(# (HELP|TYPE) nardy_\w+ .+|nardy_\w+(\{le="[^"]+"\})? [\d.e+-]+)$/);
    }
    expect(metrics).toContain('nardy_incidents_total 0');
  });

  test('the interface describes every path it answers', async () => {
    const { paths } = (await (await get('/openapi.json')).json()) as { paths: Record<string, object> };
    expect(Object.keys(paths)).toContain('/api/matches/{id}/join');
    expect(JSON.stringify(paths['/api/matches/{id}/record'])).toContain('"const":"nardy-match/1"');
    const create = (paths['/api/matches'] as { post: { requestBody: unknown } }).post.requestBody;
    expect(JSON.stringify(create)).toContain('hotseat');
  });
});

describe('the record of a match', () => {
  test('is a file as soon as the first game has begun', async () => {
    const path = (match: string) => `/api/matches/${match}/record`;
    expect((await get(path('nobody'))).status).toBe(404);
    const { match } = await server.create({});
    const early = await get(path(match));
    expect([early.status, await early.json()]).toEqual([409, { refusal: { code: 'GAME_NOT_BEGUN' } }]);
    await server.join(match);
    const response = await get(path(match));
    expect(response.headers.get('content-disposition')).toContain(`match-${match}.nardy.json`);
    expect(await response.json()).toMatchObject({
      format: MATCH_FORMAT,
      games: [{ lines: expect.any(Array) }],
    });
  });
});

test('one address makes so many matches a minute and no more', async () => {
  const body = { rules: 'long', length: 1, opponent: 'friend', name: 'A' };
  const statuses: number[] = [];
  for (let made = 0; made < 4; made++) statuses.push((await server.post('/api/matches', body)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect(await server.post('/api/matches', body)).toMatchObject({
    body: { refusal: { code: 'TOO_MANY_REQUESTS', retryAfterMs: expect.any(Number) } },
  });
});

test('files of the application are not counted, whatever else an address asks for is', async () => {
  const strict = await startTestServer({ env: { WEB_DIR: web, MAX_REQUESTS_PER_MINUTE: '2' } });
  const statusOf = async (path: string): Promise<number> => (await fetch(`${strict.url}${path}`)).status;
  for (let visit = 0; visit < 5; visit++) expect(await statusOf('/')).toBe(200);
  const asked = [
    await statusOf('/openapi.json'),
    await statusOf('/ledger.txt'),
    await statusOf('/openapi.json'),
  ];
  expect(asked).toEqual([200, 200, 429]);
  await strict.stop();
});
