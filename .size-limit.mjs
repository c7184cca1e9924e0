import { existsSync, readFileSync } from 'node:fs';

const DIST = 'apps/web/dist';

/** What the browser loads before anything can be pressed: the page and all that it names. */
function firstLoad() {
  const page = `${DIST}/index.html`;
  if (!existsSync(page)) throw new Error('no build to measure: run npm run build first');
  const named = [...readFileSync(page, 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)];
  return [page, ...named.map(([, path]) => `${DIST}/${path}`)];
}

const first = firstLoad();

// biome-ignore lint/style/noDefaultExport: size-limit reads the default export
export default [
  { name: 'first load', path: first, gzip: true, limit: '50 kB' },
  {
    name: 'a table, on top of the first load',
    path: [`${DIST}/assets/*.js`, ...first.map((path) => `!${path}`)],
    gzip: true,
    limit: '72 kB',
  },
  { name: 'check page', path: `${DIST}/check.html`, gzip: true, limit: '56 kB' },
];
