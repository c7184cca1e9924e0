import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export interface Sheet {
  readonly script: string;
  readonly style: string;
}

/** Script and style of the sheet that boards are drawn on, built from the sources of the web application. */
export async function buildSheet(): Promise<Sheet> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../../apps/web', import.meta.url)),
    publicDir: false,
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      write: false,
      cssCodeSplit: false,
      rollupOptions: { input: fileURLToPath(new URL('./sheet.ts', import.meta.url)) },
    },
  });
  if (!Array.isArray(built) && !('output' in built)) throw new Error('the sheet was not built');
  const files = (Array.isArray(built) ? built : [built]).flatMap(({ output }) => output);
  return {
    script: files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n'),
    style: files
      .flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
      )
      .join('\n'),
  };
}
