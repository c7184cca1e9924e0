import { readFileSync } from 'node:fs';
import { RULE_SETS } from '@nardy/rules';
import { seededRandom } from '@nardy/rules/testing';
import { expect, test } from 'vitest';
import { matchChance } from './match-chance.ts';
import { createSearch } from './search.ts';
import type { Standing } from './search-game.ts';
import { randomKernel } from './testing/random-net.ts';

const module = new WebAssembly.Module(readFileSync(new URL('../kernel/kernel.wasm', import.meta.url)));
const search = createSearch(randomKernel(new WebAssembly.Instance(module).exports, seededRandom(1)));

const standing = (own: number, opponent: number, value = 1): Standing => ({
  rules: RULE_SETS.international,
  cube: { value, owner: null },
  cubeOwner: 'middle',
  away: { own, opponent },
  crawford: false,
});

test.each<[name: string, at: Standing, equity: number, chance: number]>([
  ['the last game won', standing(1, 1), 1, 1],
  ['the last game lost', standing(1, 1), -1, 0],
  ['halfway between', standing(1, 1), 0.2, 0.6],
  ['two away each and the cube on two, won', standing(2, 2, 2), 1, 1],
  ['two away each, nothing decided', standing(2, 2), 0, 0.5],
])('%s', (_, at, equity, chance) => expect(matchChance(search, at, equity)).toBeCloseTo(chance, 9));

test('a game won is worth the match equity of the score it leads to', () => {
  const table = search.equities.tableFor(RULE_SETS.international, 5);
  expect(matchChance(search, standing(5, 3), 1)).toBeCloseTo(table.mwc(4, 3, 'before'), 9);
});

test('for money there is no match', () => {
  expect(matchChance(search, { ...standing(1, 1), away: null }, 0.5)).toBeNull();
});
