import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeRoot } from './chain.ts';
import { RELEASE_REFUSAL_CODES } from './client-duty.ts';
import { VERDICT_CODES } from './fault.ts';
import { LEDGER_REFUSAL_CODES } from './ledger.ts';
import { DICE_REFUSAL_CODES } from './refusal.ts';
import { TRANSCRIPT_REFUSAL_CODES } from './transcript.ts';
import { answer } from './vectors.ts';

const text = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
const section = text.split(/^## /mu).find((part) => part.startsWith('dice')) ?? '';
const rows = new Map(
  [...section.matchAll(/^\| `([A-Z_]+)` \|[^|]*\| ([^|]+) \| ([^|]+) \|$/gmu)].map(
    ([, code, english, russian]) => [code!, { english: english!, russian: russian! }],
  ),
);
const CODES = [
  ...VERDICT_CODES.filter((code) => code !== 'OK'),
  ...DICE_REFUSAL_CODES,
  ...RELEASE_REFUSAL_CODES,
  ...TRANSCRIPT_REFUSAL_CODES,
  ...LEDGER_REFUSAL_CODES,
];

describe('docs/errors.md', () => {
  test('has every code of this package and no other', () => {
    expect([...rows.keys()].sort()).toEqual([...CODES].sort());
  });

  test.each(CODES)('%s has an English and a Russian meaning', (code) => {
    expect(rows.get(code)?.english).toMatch(/[a-z]{2}/u);
    expect(rows.get(code)?.english).not.toMatch(/[а-яё]/iu);
    expect(rows.get(code)?.russian).toMatch(/[а-яё]{2}/u);
  });
});

const game = '0123456789abcdef0123456789abcdef';
const random = 'ab'.repeat(32);
const root = { random, game, role: 'A', epoch: 0, phrase: '' } as const;

test.each<[code: (typeof DICE_REFUSAL_CODES)[number], refused: () => unknown]>([
  ['DICE_BAD_RANDOM', () => makeRoot({ ...root, random: 'ab' })],
  ['DICE_BAD_GAME', () => makeRoot({ ...root, game: 'ab' })],
  ['DICE_BAD_EPOCH', () => makeRoot({ ...root, epoch: -1 })],
  ['DICE_BAD_PHRASE', () => makeRoot({ ...root, phrase: '\ud800' })],
  ['DICE_BAD_ARGUMENTS', () => answer('step', { k: 1 })],
  ['DICE_UNKNOWN_TYPE', () => answer('toString', {})],
])('%s can happen', (code, refused) => {
  expect(refused()).toMatchObject({ ok: false, error: { code } });
});

test.each([
  ['root', {}],
  ['step', { ...root, k: -1, link: random }],
  ['chain', { ...root, root: random, n: 0, show: [] }],
  ['chain', { ...root, root: random, n: 70_000, show: [] }],
  ['chain', { ...root, root: random, n: 2, show: [3] }],
  ['block', { ...root, i: 1, s: random, a: random, b: 'x', c: 0 }],
  ['stream', { kind: 'turn', blocks: ['0'] }],
  ['stream', { kind: 'other', blocks: ['00'] }],
  ['dice', { kind: 'turn' }],
  ['log', { lines: ['\ud800'] }],
  ['merkle', { lines: [], index: 0 }],
  ['merkle_check', { line: 'x', index: 0, count: 1, path: 'x' }],
  ['batch', { prev: random, no: 1.5, time: 1, count: 1, root: random }],
  ['verify', { transcript: {}, batches: { '1': 2 } }],
  ['verify', { transcript: {}, batches: 'x' }],
])('arguments of %s that are none: %j', (type, input) => {
  expect(answer(type, input)).toEqual({ ok: false, error: { code: 'DICE_BAD_ARGUMENTS', type } });
});
