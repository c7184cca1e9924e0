import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';

const folder = fileURLToPath(new URL('./check/', import.meta.url));

/** The check page: one HTML file that works from a disk and asks no network for anything. */
export default defineConfig({
  root: folder,
  base: './',
  publicDir: false,
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [viteSingleFile({ removeViteModuleLoader: true }), ownPolicy()],
  build: {
    outDir: fileURLToPath(new URL('./dist/', import.meta.url)),
    emptyOutDir: false,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    rollupOptions: { input: `${folder}check.html` },
  },
});

/** Writes into the page that it runs its own script and style, shows its own pictures, and nothing else. */
function ownPolicy(): Plugin {
  return {
    name: 'nardy:own-policy',
    enforce: 'post',
    // After the single-file plugin has put script and style into the page.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          const html = String(file.source);
          const policy = [
            "default-src 'none'",
            `script-src ${hashesOf(html, 'script')}`,
            `style-src ${hashesOf(html, 'style')}`,
            'img-src data:',
            "base-uri 'none'",
            "form-action 'none'",
          ].join('; ');
          file.source = html.replace(
            '<meta charset="utf-8" />',
            `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
          );
        }
      },
    },
  };
}

function hashesOf(html: string, tag: 'script' | 'style'): string {
  const pattern = new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g');
  const hashes = [...html.matchAll(pattern)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return hashes.length === 0 ? "'none'" : hashes.join(' ');
}
