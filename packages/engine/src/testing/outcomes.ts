import fc from 'fast-check';

/** Nested chances of the five outcomes. */
export function outcomesArbitrary(): fc.Arbitrary<readonly number[]> {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  return fc.tuple(share, share, share, share, share).map(([win, mars, koks, lostMars, lostKoks]) => {
    const winMars = win * mars;
    const loseMars = (1 - win) * lostMars;
    return [win, winMars, winMars * koks, loseMars, loseMars * lostKoks];
  });
}
