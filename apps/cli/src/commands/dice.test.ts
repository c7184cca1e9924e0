import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { jsonLines, memoryIo } from '../testing/memory-io.ts';

interface Vector {
  readonly id: string;
  readonly type: string;
  readonly in: unknown;
  readonly out: unknown;
}

const FILE = new URL('../../../../data/vectors/dice.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(FILE, 'utf8')) as { vectors: Vector[] };

test('all 101 vectors of the protocol', async () => {
  const questions = vectors.map(({ id, type, in: input }) => `${JSON.stringify({ id, type, in: input })}\n`);
  const io = memoryIo({ input: questions });
  expect(await run(['dice', '--vectors', '--jsonl'], io)).toBe(0);
  expect(vectors).toHaveLength(101);
  expect(jsonLines(io.written.out)).toEqual(vectors.map(({ id, out }) => ({ id, out })));
});

test.each([
  ['an unknown type', { id: 1, type: 'roulette', in: {} }, 'DICE_UNKNOWN_TYPE'],
  ['arguments of another type', { id: 1, type: 'root', in: { random: 5 } }, 'DICE_BAD_ARGUMENTS'],
  ['no type', { id: 1 }, 'FIELD_SHAPE'],
])('%s', async (_, vector, code) => {
  const io = memoryIo({ input: [JSON.stringify(vector)] });
  await run(['dice', '--vectors', '--jsonl'], io);
  expect(jsonLines(io.written.out)).toMatchObject([{ id: 1, error: { code } }]);
});
