import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { prerender } from './prerender/plugin.ts';

/** Nets other than those of the repository, for development. */
const nets = process.env.NETS_DIR ?? fileURLToPath(new URL('../../data/nets', import.meta.url));
const server = process.env.NARDY_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: {
    alias: { '#nets': resolve(nets) },
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  plugins: [prerender()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    // The policy of the server allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': server,
      '/ledger': server,
      '/ws': { target: server, ws: true },
    },
  },
});
