import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { type PageFiles, pageHtml, ROBOTS, siteMap } from './page-html.ts';
import type { DrawnPage } from './render.tsx';

/** The code of the pages that teach. */
const CODE = '/src/pages/rules/taught-page.tsx';

/** Draws the pages that teach while the application is built, so that they can be read without scripts. */
export function prerender(): Plugin {
  return {
    name: 'nardy:prerender',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('no index.html to put the pages into');
        const pages = await drawnPages();
        const files = filesOf(bundle);
        const emit = (fileName: string, source: string): void => {
          this.emitFile({ type: 'asset', fileName, source });
        };
        for (const page of pages) {
          emit(`${page.path.slice(1)}.html`, pageHtml(String(index.source), page, files));
        }
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

/** The styles of the pages, and the code that takes them over. */
function filesOf(bundle: Rolldown.OutputBundle): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const code = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(CODE) === true);
  if (code === undefined) throw new Error(`no chunk of ${CODE}`);
  const entry = chunks.find(({ isEntry, imports }) => isEntry && imports !== undefined);
  const known = new Set(entry === undefined ? [] : [entry.fileName, ...entry.imports]);
  const needed = new Set<string>();
  const visit = (fileName: string): void => {
    if (needed.has(fileName) || known.has(fileName)) return;
    needed.add(fileName);
    for (const other of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) visit(other);
  };
  visit(code.fileName);
  const styles = [...needed].flatMap((fileName) => [
    ...(chunks.find((chunk) => chunk.fileName === fileName)?.viteMetadata?.importedCss ?? []),
  ]);
  const address = (fileName: string): string => `/${fileName}`;
  return { styles: [...new Set(styles)].reverse().map(address), modules: [...needed].map(address) };
}
