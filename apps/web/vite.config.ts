import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { prerender } from './prerender/plugin.ts';

/** Nets other than those of the repository, for development. */
const nets = process.env.NETS_DIR ?? fileURLToPath(new URL('../../data/nets', import.meta.url));
const server = process.env.NARDY_SERVER ?? 'http://127.0.0.1:8080';

/**
 * What several pages share, in few files: each file costs a phone on a slow line a good part of a round trip. A file
 * takes what its modules import along, unless one above has it already.
 */
const SHARED = [
  // Every page begins with it.
  { name: 'app', test: /apps\/web\/src\/main\.tsx$/ },
  { name: 'board', test: /apps\/web\/src\/board\/(?:board\.tsx|dice\.tsx|placement\.ts|props\.ts)$/ },
  // A turn that is played by hand, and said: tables, lessons, positions.
  {
    name: 'turn',
    test: /session\/src\/(?:local-play|refusal-text|scene|text-places)\.ts$|notation\/src\/play-parse\.ts$|rules\/src\/score\.ts$|web\/src\/(?:app\/spoken\.ts|ui\/dice-text\.ts|styles\/(?:check|differences)\.css)$/,
  },
  // A game as a log: tables, positions, records that are checked.
  {
    name: 'game',
    test: /record\/src\/(?:table|match-file|player-duty)\.ts$|session\/src\/(?:reading|shown|spoken-moves|chain-links)\.ts$|i18n\/src\/play-text\.ts$|protocol\/src\/client-message\.ts$|dice\/src\/transcript\.ts$|engine\/src\/ask-player\.ts$|web\/src\/(?:effects\/(?:hex|clipboard)\.ts|ui\/level-name\.ts|styles\/(?:hint|player)\.css)$/,
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

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
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
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
