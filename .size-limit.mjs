import { existsSync, readFileSync } from 'node:fs';

const DIST = 'apps/web/dist';
/** What is fetched when the engine is first asked for. */
const ENGINE = '{engine-worker,engine-words,hint-panel,use-hint,level-choice}';
/** The page where positions are set up; a hint and a finished game lead to it. */
const POSITION = '{position-page,draft-of-match,draft-text}';

/** What is fetched when a game is hosted on the device, and what keeps the application there. */
const DEVICE =
  '{device-*,open-device-store,memory-store,not-here,carry-*,import-page,app-shell,offline-line,place-choice,offer-device}';
/** Where a player types words for his dice, and where he finds them again. */
const PHRASE = '{phrase-*,own-phrases}';
/** The rules pages and the lessons. */
const TAUGHT = '{taught-page,rule-differences}';

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
    path: [
      `${DIST}/assets/*.{js,css}`,
      ...first.map((path) => `!${path}`),
      `!${DIST}/assets/${ENGINE}-*.js`,
      `!${DIST}/assets/${POSITION}-*.{js,css}`,
      `!${DIST}/assets/text-table-*.{js,css}`,
      `!${DIST}/assets/${DEVICE}-*.js`,
      `!${DIST}/assets/${PHRASE}-*.js`,
      `!${DIST}/assets/${TAUGHT}-*.{js,css}`,
    ],
    gzip: true,
    limit: '100 kB',
  },
  { name: 'games on the device', path: `${DIST}/assets/${DEVICE}-*.js`, gzip: true, limit: '24 kB' },
  { name: 'own words for the dice', path: `${DIST}/assets/${PHRASE}-*.js`, gzip: true, limit: '3 kB' },
  { name: 'rules and lessons', path: `${DIST}/assets/${TAUGHT}-*.js`, gzip: true, limit: '34 kB' },
  {
    name: 'the table as text, on top of a table',
    path: `${DIST}/assets/text-table-*.{js,css}`,
    gzip: true,
    limit: '12 kB',
  },
  {
    name: 'the position page itself',
    path: `${DIST}/assets/${POSITION}-*.{js,css}`,
    gzip: true,
    limit: '18 kB',
  },
  {
    name: 'the engine and its hints, without nets',
    path: [`${DIST}/assets/${ENGINE}-*.js`, `${DIST}/assets/kernel-*.wasm`],
    gzip: true,
    limit: '39 kB',
  },
  // As the server sends them: unpacked.
  {
    name: 'nets of the short board',
    path: `${DIST}/assets/{contact,crashed,race,pruning}-*.net`,
    brotli: false,
    limit: '2.2 MB',
  },
  { name: 'nets of the long board', path: `${DIST}/assets/long*-*.net`, brotli: false, limit: '1.5 MB' },
  { name: 'check page', path: `${DIST}/check.html`, gzip: true, limit: '56 kB' },
];
