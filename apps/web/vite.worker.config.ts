import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { defineConfig } from 'vite';
import type { BuildFile } from './service-worker/build-files.ts';

const dist = fileURLToPath(new URL('./dist/', import.meta.url));

/** Files that are no use without a network, or that no page asks for. */
const LEFT_OUT = /^(?:sw\.js|sitemap\.xml|robots\.txt|pages\.json|share\.jpg|shells\/.*)$|\.(?:map|gz|br)$/;
/** Fetched after the page can be used: the engine with its nets, and pages made ahead. */
const LARGE = /\.(?:net|wasm)$|\.html$/;

/** The address under which the server gives a file. */
function addressOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** What the build has made so far, which is everything else: this is its last step. Nothing for tools that only read this. */
function buildFiles(): { readonly files: readonly BuildFile[]; readonly version: string } {
  const hash = createHash('sha256');
  const found = existsSync(dist) ? readdirSync(dist, { recursive: true, withFileTypes: true }) : [];
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dist.length).replace(/^\/+/, ''))
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
  const files = names.map((name): BuildFile => {
    const content = readFileSync(dist + name);
    hash.update(name).update('\0').update(content);
    const isLarge = LARGE.test(name) && name !== 'index.html';
    // As the server sends it: packed where that helps.
    const bytes = Math.min(content.length, gzipSync(content).length);
    return { path: addressOf(name), bytes, when: isLarge ? 'large' : 'at-once' };
  });
  return { files, version: hash.digest('hex').slice(0, 16) };
}

const { files, version } = buildFiles();

/** The service worker, which knows every file of the build: built after all the others. */
export default defineConfig({
  root: fileURLToPath(new URL('./service-worker/', import.meta.url)),
  publicDir: false,
  define: { __BUILD_FILES__: JSON.stringify(files), __BUILD_VERSION__: JSON.stringify(version) },
  build: {
    outDir: dist,
    emptyOutDir: false,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    rollupOptions: {
      input: fileURLToPath(new URL('./service-worker/service-worker.ts', import.meta.url)),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
