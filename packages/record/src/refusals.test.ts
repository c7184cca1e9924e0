import { readFileSync } from 'node:fs';
import { MATCH_REFUSAL_CODES, type Refusal } from '@nardy/rules';
import { expect, test } from 'vitest';
import { ACT_REFUSAL_CODES, type ActRefusal } from './act-refusal.ts';
import { MATCH_FAULT_CODES, type MatchFault } from './match-file.ts';
import { TABLE_REFUSAL_CODES, type TableRefusal } from './table-refusal.ts';

/** Do not compile when a list and its union differ. */
const ACT: Record<ActRefusal['code'], true> = listed(ACT_REFUSAL_CODES);
const MATCH: Record<MatchFault['code'], true> = listed(MATCH_FAULT_CODES);
const TABLE: Record<Exclude<TableRefusal, Refusal | ActRefusal>['code'], true> = listed(TABLE_REFUSAL_CODES);

function listed<C extends string>(codes: readonly C[]): Record<C, true> {
  return Object.fromEntries(codes.map((code) => [code, true])) as Record<C, true>;
}

test('every code is documented, and none is another package’s', () => {
  const errors = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
  const codes = Object.keys({ ...ACT, ...MATCH, ...TABLE });
  expect(codes.filter((code) => !errors.includes(`| \`${code}\` |`))).toEqual([]);
  expect(codes.filter((code) => (MATCH_REFUSAL_CODES as readonly string[]).includes(code))).toEqual([]);
});
