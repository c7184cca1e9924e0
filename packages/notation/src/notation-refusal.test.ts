import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  NOTATION_REFUSAL_CODES,
  type NotationRefusal,
  type NotationRefusalCode,
} from './notation-refusal.ts';

/** Does not compile when the list and the union differ. */
const LISTED: Record<NotationRefusal['code'], true> = Object.fromEntries(
  NOTATION_REFUSAL_CODES.map((code) => [code, true]),
) as Record<NotationRefusalCode, true>;

test('every code is documented', () => {
  const errors = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
  expect(Object.keys(LISTED).filter((code) => !errors.includes(`| \`${code}\` |`))).toEqual([]);
});
