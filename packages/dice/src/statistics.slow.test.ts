import { beforeAll, describe, expect, test } from 'vitest';
import { rollDetails } from './roll.ts';
import { seededChain, seededGameId } from './testing/index.ts';

const ROLLS = 1_000_000;
const LENGTH = 65_535;

/** By degrees of freedom; fair dice stay below in all but about one case of a million. */
const CHI_SQUARE_LIMIT = { 5: 35.9, 35: 91.2 } as const;

function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe(`${ROLLS} rolls of seeded games`, () => {
  const faces = new Array<number>(6).fill(0);
  const rolls = new Array<number>(36).fill(0);
  let doublets = 0;
  let looked = 0;
  let rejected = 0;
  let repeats = 0;

  beforeAll(() => {
    let previous = -1;
    for (let thrown = 0, number = 0; thrown < ROLLS; number++) {
      const game = seededGameId(`statistics ${number}`);
      const chains = (['S', 'A', 'B'] as const).map((role) =>
        seededChain({ seed: 'statistics', game, role, epoch: 0, length: Math.min(LENGTH, ROLLS - thrown) }),
      );
      const [s, a, b] = chains;
      for (let roll = 1; roll <= LENGTH && thrown < ROLLS; roll++, thrown++) {
        const links = { game, roll, s: s!.link(roll), a: a!.link(roll), b: b!.link(roll) };
        const { pairs, bytes } = rollDetails({ ...links, kind: 'turn' });
        const [first, second] = pairs[0]!;
        const place = (first - 1) * 6 + (second - 1);
        faces[first - 1]!++;
        faces[second - 1]!++;
        rolls[place]!++;
        if (first === second) doublets++;
        if (place === previous) repeats++;
        previous = place;
        looked += bytes.length;
        rejected += bytes.filter(({ face }) => face === null).length;
      }
    }
  }, 600_000);

  test('the six faces are equally likely', () => {
    expect(chiSquare(faces, ROLLS / 3)).toBeLessThan(CHI_SQUARE_LIMIT[5]);
  });
  test('the 36 ordered rolls are equally likely', () => {
    expect(chiSquare(rolls, ROLLS / 36)).toBeLessThan(CHI_SQUARE_LIMIT[35]);
  });
  test.each<[name: string, count: () => number, trials: () => number, chance: number]>([
    ['doublets', () => doublets, () => ROLLS, 1 / 6],
    ['the same roll twice running', () => repeats, () => ROLLS - 1, 1 / 36],
    ['bytes thrown away', () => rejected, () => looked, 4 / 256],
  ])('%s come as often as they should, within five standard deviations', (_, count, trials, chance) => {
    const deviation = Math.sqrt(trials() * chance * (1 - chance));
    expect(Math.abs(count() - trials() * chance)).toBeLessThan(5 * deviation);
  });
});
