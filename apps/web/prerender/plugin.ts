import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { filesInOrder, filesOf } from './page-files.ts';
import { drawnHtml, ROBOTS, shellHtml, siteMap } from './page-html.ts';
import type { DrawnPage } from './render.tsx';
import { SHELLS } from './shells.ts';

/** The code of the pages that teach. */
const TAUGHT = '/src/pages/rules/taught-page.tsx';

/**
 * Makes the pages of the application: those that teach are drawn while it is built, so that they can be read without
 * scripts; in the others every file is named that they need. `pages.json` says which file answers which address.
 */
export function prerender(): Plugin {
  return {
    name: 'nardy:prerender',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('no index.html to put the pages into');
        const bare = String(index.source);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const emit = (fileName: string, source: string): void => {
          this.emitFile({ type: 'asset', fileName, source });
        };
        const files: Record<string, string> = {};
        for (const shell of SHELLS) {
          const html = shellHtml(bare, shell, filesInOrder(chunks, shell, bare));
          if (shell.file === index.fileName) index.source = html;
          else emit(shell.file, html);
          for (const address of shell.addresses) files[address] = shell.file;
        }
        const pages = await drawnPages();
        const taught = filesOf(chunks, [TAUGHT], bare);
        for (const page of pages) {
          const file = `${page.path.slice(1)}.html`;
          emit(file, drawnHtml(bare, page, taught));
          files[page.path] = file;
        }
        emit('pages.json', JSON.stringify(files));
        emit('sitemap.xml', siteMap(pages));
        emit('robots.txt', ROBOTS);
      },
    },
  };
}

async function drawnPages(): Promise<readonly DrawnPage[]> {
  const file = fileURLToPath(new URL('./render.tsx', import.meta.url));
  const { module } = await runnerImport<typeof import('./render.tsx')>(file, {
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    plugins: [withoutStyles()],
  });
  return module.drawTaughtPages();
}

/** A drawing needs no style sheets. */
function withoutStyles(): Plugin {
  const nothing = '\0no-style';
  return {
    name: 'nardy:without-styles',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('.css') ? nothing : null),
    load: (id) => (id === nothing ? 'export {};' : null),
  };
}
