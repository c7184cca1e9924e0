import { expect, test } from 'vitest';
import { type BuiltChunk, filesInOrder, filesOf } from './page-files.ts';

function chunk(name: string, imports: readonly string[], css: readonly string[] = []): BuiltChunk {
  return {
    fileName: `${name}.js`,
    facadeModuleId: name === 'hooks' ? null : `/app/src/${name}.tsx`,
    moduleIds: [`/app/src/${name}.tsx`],
    imports: imports.map((other) => `${other}.js`),
    viteMetadata: { importedCss: new Set(css.map((style) => `${style}.css`)) },
  };
}

/** The first of them have been named, as by the build tool. */
const INDEX =
  '<link rel="stylesheet" href="/base.css"><script src="/main.js"></script><link rel="modulepreload" href="/signals.js"><link rel="modulepreload" href="/hooks.js">';

const CHUNKS = [
  chunk('main', ['signals'], ['base']),
  chunk('signals', ['hooks']),
  chunk('hooks', []),
  chunk('table', ['board', 'signals'], ['table', 'base']),
  chunk('board', ['hooks', 'geometry'], ['board']),
  chunk('geometry', ['board']),
  chunk('rules', ['board'], ['teach']),
];

test('a page names all that its code imports and index.html does not name, however deep', () => {
  expect(filesOf(CHUNKS, ['/src/table.tsx'], INDEX)).toEqual({
    modules: ['/table.js', '/board.js', '/geometry.js'],
    styles: ['/board.css', '/table.css'],
  });
  expect(filesOf(CHUNKS, ['/src/rules.tsx'], INDEX).styles).toEqual(['/board.css', '/teach.css']);
});

test('code that is no chunk of its own is found where it lies', () => {
  expect(filesOf(CHUNKS, ['/src/hooks.tsx'], '').modules).toEqual(['/hooks.js']);
});

test('a page without code of its own names nothing; code that the build lacks stops it', () => {
  expect(filesOf(CHUNKS, [], INDEX)).toEqual({ modules: [], styles: [] });
  expect(() => filesOf(CHUNKS, ['/src/lost.tsx'], INDEX)).toThrow('/src/lost.tsx');
});

test('what is needed later is named once, apart from what is needed first', () => {
  expect(filesInOrder(CHUNKS, { modules: ['/src/board.tsx'], later: ['/src/table.tsx'] }, INDEX)).toEqual({
    modules: ['/board.js', '/geometry.js'],
    styles: ['/board.css'],
    later: ['/table.js'],
  });
  expect(filesInOrder(CHUNKS, { modules: ['/src/rules.tsx'] }, INDEX).later).toEqual([]);
});
