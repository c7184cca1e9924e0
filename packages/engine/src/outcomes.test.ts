import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampOutcomes, cubelessEquity, flipOutcomesInto } from './outcomes.ts';
import { outcomesArbitrary } from './testing/outcomes.ts';

test('the other side’s chances are the same chances from behind, and their equity the negative', () => {
  fc.assert(
    fc.property(outcomesArbitrary(), (outcomes) => {
      const theirs = [0, 0, 0, 0, 0];
      flipOutcomesInto(theirs, outcomes);
      expect(cubelessEquity(theirs)).toBeCloseTo(-cubelessEquity(outcomes), 12);
      flipOutcomesInto(theirs, theirs);
      for (const [place, chance] of outcomes.entries()) expect(theirs[place]).toBeCloseTo(chance, 12);
    }),
  );
});

test('any five numbers become nested chances, and nested chances stay as they are', () => {
  const any = fc.array(fc.double({ min: -1, max: 2, noNaN: true }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(any, (numbers) => {
      const out = [...numbers];
      clampOutcomes(out);
      const [win, winMars, winKoks, loseMars, loseKoks] = out as [number, number, number, number, number];
      expect(0 <= winKoks && winKoks <= winMars && winMars <= win && win <= 1).toBe(true);
      expect(0 <= loseKoks && loseKoks <= loseMars && loseMars <= 1 - win).toBe(true);
    }),
  );
  fc.assert(
    fc.property(outcomesArbitrary(), (outcomes) => {
      const out = [...outcomes];
      clampOutcomes(out);
      expect(out).toEqual(outcomes);
    }),
  );
});

test.each<[name: string, outcomes: readonly number[], equity: number]>([
  ['even', [0.5, 0, 0, 0, 0], 0],
  ['a sure koks', [1, 1, 1, 0, 0], 3],
  ['a lost mars', [0, 0, 0, 1, 0], -2],
  ['a bit of all', [0.6, 0.2, 0.05, 0.1, 0.01], 0.2 + 0.2 + 0.05 - 0.1 - 0.01],
])('equity without a cube: %s', (_, outcomes, equity) => {
  expect(cubelessEquity(outcomes)).toBeCloseTo(equity, 12);
});
