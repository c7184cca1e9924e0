import { expect, test } from 'vitest';
import { type Line, lineBatches } from './line-batches.ts';

async function batchesOf(chunks: readonly (string | Uint8Array)[], limit = 10): Promise<(readonly Line[])[]> {
  async function* input() {
    for (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
  }
  const batches: (readonly Line[])[] = [];
  for await (const batch of lineBatches(input(), limit)) batches.push(batch);
  return batches;
}

const HALVES = Buffer.from('ж\n');

test.each<[name: string, chunks: readonly (string | Uint8Array)[], batches: (readonly Line[])[]]>([
  ['nothing', [], []],
  ['one line', ['a\n'], [['a']]],
  ['a last line without an end', ['a\nb'], [['a'], ['b']]],
  ['a batch for each chunk that completes a line', ['a\nb', 'c\nd\n'], [['a'], ['bc', 'd']]],
  ['line ends of Windows', ['a\r\nb\r\n'], [['a', 'b']]],
  ['empty lines', ['\n\na\n'], [['', '', 'a']]],
  ['a character cut in two', [HALVES.subarray(0, 1), HALVES.subarray(1)], [['ж']]],
  ['a line at the limit', ['1234567890\n'], [['1234567890']]],
  ['a line over the limit', ['12345678901\nb\n'], [[null, 'b']]],
  ['a long line in pieces', ['12345678', '9012345', '678\nb\n'], [[null, 'b']]],
  ['a long last line', ['a\n12345678901'], [['a'], [null]]],
])('%s', async (_, chunks, batches) => {
  expect(await batchesOf(chunks)).toEqual(batches);
});
