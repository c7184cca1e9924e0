import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answer, VECTOR_TYPES } from './vectors.ts';

interface Vector {
  readonly id: string;
  readonly type: string;
  readonly note: string;
  readonly in: unknown;
  readonly out: unknown;
}

const path = new URL('../../../data/vectors/dice.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(path, 'utf8')) as { vectors: Vector[] };

test('all 101 published vectors are here, of every type', () => {
  expect(vectors).toHaveLength(101);
  expect(new Set(vectors.map(({ type }) => type))).toEqual(new Set(VECTOR_TYPES));
});

describe.each(VECTOR_TYPES)('vectors of type %s', (type) => {
  test.each(vectors.filter((vector) => vector.type === type))('$id: $note', (vector) => {
    expect(answer(vector.type, vector.in)).toEqual({ ok: true, value: vector.out });
  });
});
