import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const PAGE =
  '<!doctype html><link rel="canonical" href="/rules/casual" /><meta property="og:url" content="/rules/casual" /><meta property="og:image" content="/share.jpg" /><a href="/x">x</a>';
const SCRIPT = `export const text = '${'nardy '.repeat(200)}';`;
let web: string;
let server: TestServer;
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'nardy-web-'));
  mkdirSync(join(web, 'rules'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>nardy</title>');
  writeFileSync(join(web, 'rules.html'), PAGE);
  writeFileSync(join(web, 'rules', 'casual.html'), PAGE);
  writeFileSync(
    join(web, 'sitemap.xml'),
    '<urlset><url><loc>/</loc></url><url><loc>/rules</loc></url><url><loc>/rules/casual</loc></url></urlset>',
  );
  writeFileSync(join(web, 'table.html'), '<!doctype html><title>table</title>');
  writeFileSync(
    join(web, 'pages.json'),
    JSON.stringify({
      '/': 'index.html',
      '/rules': 'rules.html',
      '/rules/casual': 'rules/casual.html',
      '/m/:match': 'table.html',
    }),
  );
  writeFileSync(join(web, 'robots.txt'), 'Sitemap: /sitemap.xml\n');
  writeFileSync(join(web, 'assets', 'app-1.js'), SCRIPT);
  writeFileSync(join(web, 'assets', 'app-1.js.br'), brotliCompressSync(SCRIPT));
  server = await startTestServer({ env: { WEB_DIR: web } });
});
afterAll(async () => {
  await server.stop();
  rmSync(web, { recursive: true, force: true });
});

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** An answer as it comes over the wire, nothing unpacked. */
function get(path: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    request(`${server.url}${path}`, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('a drawn page is found without .html, and names its origin where search engines want it', async () => {
  const { status, headers, body } = await get('/rules/casual');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  const text = body.toString();
  expect(text).toContain(`<link rel="canonical" href="${server.url}/rules/casual"`);
  expect(text).toContain(`content="${server.url}/rules/casual"`);
  expect(text).toContain(`<meta property="og:image" content="${server.url}/share.jpg"`);
  expect(text).toContain('<a href="/x">');
});

test('every table gets the page of tables, and a page made anew is sent at once', async () => {
  expect((await get('/m/0123abcd')).body.toString()).toContain('<title>table</title>');
  expect((await get('/')).body.toString()).toContain('<title>nardy</title>');
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>newer</title>');
  expect((await get('/')).body.toString()).toContain('<title>newer</title>');
});

test('it is sent small to whoever takes it so, and not again to whoever has it', async () => {
  const small = await get('/rules', { 'accept-encoding': 'gzip, br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.body).toString()).toContain('canonical');
  const etag = String(small.headers.etag);
  expect((await get('/rules', { 'accept-encoding': 'gzip, br', 'if-none-match': etag })).status).toBe(304);
  expect((await get('/rules', { 'if-none-match': etag })).status).toBe(200);
});

test('a stroke at the end leads to the one address', async () => {
  const { status, headers } = await get('/rules/casual/');
  expect([status, headers.location]).toEqual([301, '/rules/casual']);
});

test('the site map and what search engines may read name whole addresses', async () => {
  expect((await get('/sitemap.xml')).body.toString()).toContain(`<loc>${server.url}/rules/casual</loc>`);
  expect((await get('/robots.txt')).body.toString()).toBe(`Sitemap: ${server.url}/sitemap.xml\n`);
});

test('a host that no browser would send is not written into a page', async () => {
  const { body } = await get('/rules', { host: 'a"><script>' });
  expect(body.toString()).toContain('<link rel="canonical" href="/rules/casual"');
});

test('files of the build are sent in their smaller copies', async () => {
  const { headers, body } = await get('/assets/app-1.js', { 'accept-encoding': 'br' });
  expect([headers['content-encoding'], headers['cache-control']]).toEqual([
    'br',
    'public, max-age=31536000, immutable',
  ]);
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  expect((await get('/assets/app-1.js')).body.toString()).toBe(SCRIPT);
});
