/** Packs the built application beforehand, so that the server need not, and sends it as small as it gets. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';

const DIST = fileURLToPath(new URL('../apps/web/dist/', import.meta.url));
/** Nets are left as they are: numbers of a net hardly pack. */
const PACKS = /\.(js|css|html|svg|json|webmanifest|wasm)$/;
/** Below this the headers are longer than the gain. */
const SMALLEST_BYTES = 1_000;

/** The drawn pages are many, large and full of repetition: more would take long and gain little. */
const PAGE_QUALITY = 9;

let before = 0;
let after = 0;
for (const name of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
  if (!PACKS.test(name)) continue;
  const path = join(DIST, name);
  const file = readFileSync(path);
  if (file.length < SMALLEST_BYTES) continue;
  const packed = brotliCompressSync(file, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: name.endsWith('.html') ? PAGE_QUALITY : zlib.BROTLI_MAX_QUALITY,
      [zlib.BROTLI_PARAM_SIZE_HINT]: file.length,
    },
  });
  writeFileSync(`${path}.br`, packed);
  writeFileSync(`${path}.gz`, gzipSync(file, { level: zlib.Z_BEST_COMPRESSION }));
  before += file.length;
  after += packed.length;
}
console.log(`packed: ${Math.round(before / 1_000)} kB as ${Math.round(after / 1_000)} kB`);
