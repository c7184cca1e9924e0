import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { memoryIo } from '../testing/memory-io.ts';

const XGID = 'XGID=-b----E-C---eE---c-e----B-:1:1:1:31:2:3:0:5:10';

test.each<[name: string, argv: string[], parts: string[]]>([
  [
    'a position ID',
    ['4HPwATDgc/ABMA'],
    [
      '+13-14-15',
      'Pips    167 : 167 (0)',
      'Board   -b----E-C---eE---c-e----B-',
      'GNU ID  4HPwATDgc/ABMA',
      'XGID=',
    ],
  ],
  ['an XGID', [XGID], ['GNU ID  4HPwATDgc/ABMA:', `XGID    ${XGID}`]],
  [
    'an object, in Russian',
    ['{"points":{"6":15},"opponent":{"24":15}}', '--lang', 'ru'],
    ['Пипсы   90 : 15 (+75)', 'Доска   ------O-----------------o-'],
  ],
  [
    'long nardy has no GNU ID',
    ['{"points":{"24":15},"opponent":{"12":15}}', '--rules', 'long'],
    ['Pips   360 : 360 (0)', 'Board  ------------o-----------O-'],
  ],
])('%s', async (_, argv, parts) => {
  const io = memoryIo();
  expect(await run(['show', ...argv], io)).toBe(0);
  for (const part of parts) expect(io.written.out).toContain(part);
});

test('--svg writes a diagram', async () => {
  const io = memoryIo();
  expect(await run(['show', XGID, '--svg', 'board.svg'], io)).toBe(0);
  const svg = io.files.get('board.svg') ?? '';
  expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
});

test.each<[name: string, argv: string[], words: string]>([
  ['a broken ID', ['4HPwATDgc/ABM'], 'Length 13 instead of 14'],
  ['unknown rules', ['4HPwATDgc/ABMA', '--rules', 'tavla'], ''],
])('%s exits with 2', async (_, argv, words) => {
  const io = memoryIo();
  expect(await run(['show', ...argv], io)).toBe(2);
  expect(io.written.err).toMatch(/^nardy: .+\n$/);
  expect(io.written.err).toContain(words);
});
