import { readFileSync } from 'node:fs';
import { type Board, type BoardKind, RULE_SETS } from '@nardy/rules';
import { boardOf, seededRandom } from '@nardy/rules/testing';
import { describe, expect, test } from 'vitest';
import { BEAROFF_REFUSAL_CODES, type Bearoff, type BearoffExports, createBearoff } from './bearoff.ts';
import { ruleBits } from './rule-bits.ts';
import {
  afterDoubling,
  exactEquities,
  exactRolls,
  hasOneOff,
  homesBoard,
  isOff,
} from './testing/exact-bearoff.ts';

const read = (path: string): NonSharedBuffer => readFileSync(new URL(path, import.meta.url));
const module = new WebAssembly.Module(read('../kernel/kernel.wasm'));

/** The bear-off of a kernel of its own, for a board. */
function fresh(kind: BoardKind): Bearoff {
  const exports = new WebAssembly.Instance(module).exports as unknown as BearoffExports & {
    setRules(bits: number): void;
  };
  exports.setRules(ruleBits(kind === 'short' ? RULE_SETS.international : RULE_SETS.long));
  return createBearoff(exports);
}

const short = fresh('short');
short.step(Number.POSITIVE_INFINITY);
const kept = short.exportTables();

interface TwoSided {
  readonly id: string;
  readonly kind: 'two-sided';
  readonly me: readonly number[];
  readonly opp: readonly number[];
  readonly cubelessEquity: number;
  readonly ownedCube: number;
  readonly centredCube: number;
  readonly opponentCube: number;
  readonly ownSolverCubeless?: number;
}

interface OneSided {
  readonly id: string;
  readonly kind: 'one-sided';
  readonly me: readonly number[];
  readonly offInRollsPct: readonly number[];
}

const lines = read('../../../data/oracle/bearoff.jsonl')
  .toString()
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as TwoSided | OneSided);

/** The largest distance of two rows of numbers; what one lacks is 0. */
function distance(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let most = 0;
  for (let n = 0; n < Math.max(a.length, b.length); n++)
    most = Math.max(most, Math.abs((a[n] ?? 0) - (b[n] ?? 0)));
  return most;
}

/** 1 to `most` checkers somewhere on the points 1 to 6. */
function anyHome(random: () => number, least: number, most: number): number[] {
  const home = [0, 0, 0, 0, 0, 0];
  const count = least + Math.floor(random() * (most - least + 1));
  for (let checker = 0; checker < count; checker++) home[Math.floor(random() * 6)]! += 1;
  return home;
}

describe('against the databases of GNU Backgammon', () => {
  test('140 positions of two sides, without and with a cube, to 0.0001', () => {
    const rows = lines.filter((line) => line.kind === 'two-sided');
    expect(rows).toHaveLength(140);
    const far = rows.filter((row) => {
      const equities = short.equities(homesBoard('short', row.me, row.opp))!;
      const expected = [row.cubelessEquity, row.ownedCube, row.centredCube, row.opponentCube];
      // Compared as printed: GNU cuts its entries to 16 bits, which adds up to 0.00011 below the exact equity.
      const printed = [...equities].map((equity) => Math.round(equity * 1e4) / 1e4);
      return distance(printed, expected) > 1.01e-4;
    });
    expect(far.map(({ id }) => id)).toEqual([]);
  });

  test('the cubeless equities that an exact solver found too, to its six decimals', () => {
    const rows = lines.filter(
      (line) => line.kind === 'two-sided' && line.ownSolverCubeless !== undefined,
    ) as TwoSided[];
    expect(rows.length).toBeGreaterThan(80);
    const far = rows.filter(({ me, opp, ownSolverCubeless }) => {
      const [cubeless] = short.equities(homesBoard('short', me, opp))!;
      return Math.abs(cubeless! - ownSolverCubeless!) > 1.5e-6;
    });
    expect(far.map(({ id }) => id)).toEqual([]);
  });

  test('60 homes: chances to be off in so many rolls, to 0.0001', () => {
    const rows = lines.filter((line) => line.kind === 'one-sided');
    expect(rows).toHaveLength(60);
    const far = rows.filter((row) => {
      const chances = short.rollsToFinish(homesBoard('short', row.me, []));
      return (
        chances === null ||
        distance(
          chances,
          row.offInRollsPct.map((chance) => chance / 100),
        ) > 1e-4
      );
    });
    expect(far.map(({ id }) => id)).toEqual([]);
  });
});

describe('against races played out with the plays of the rules', () => {
  test('equities of up to three checkers a side', () => {
    const exact = exactEquities(RULE_SETS.international);
    const random = seededRandom(1);
    for (let n = 0; n < 60; n++) {
      const board = homesBoard('short', anyHome(random, 1, 3), anyHome(random, 1, 3));
      expect(distance(short.equities(board)!, exact(board))).toBeLessThan(3e-6);
      expect(distance(short.turnEquities(board)!, afterDoubling(exact(board)))).toBeLessThan(3e-6);
      expect(short.outcomes(board)![0]).toBeCloseTo((1 + exact(board)[0]) / 2, 5);
    }
  });

  test('rolls to bear off up to five checkers', () => {
    const exact = exactRolls(RULE_SETS.international, isOff);
    const random = seededRandom(2);
    for (let n = 0; n < 20; n++) {
      const board = homesBoard('short', anyHome(random, 1, 5), []);
      expect(distance(short.rollsToFinish(board)!, exact(board))).toBeLessThan(3e-5);
    }
  });

  test('rolls to the first checker off from the 5-point', () => {
    const exact = exactRolls(RULE_SETS.international, hasOneOff);
    for (const home of [
      [0, 0, 0, 0, 15, 0],
      [0, 0, 0, 1, 14, 0],
      [0, 1, 1, 0, 13, 0],
    ]) {
      const board = homesBoard('short', home, []);
      expect(distance(short.rollsToFirst(board)!, exact(board))).toBeLessThan(3e-5);
    }
  });
});

describe('outcomes', () => {
  /** Chance that the first is through first: it rolls first and the other has had `late` rolls more by then. */
  const before = (first: readonly number[], other: readonly number[], late: number): number =>
    first.reduce((sum, chance, n) => {
      const through = other.slice(0, Math.max(0, n + late)).reduce((a, b) => a + b, 0);
      return sum + chance * (1 - through);
    }, 0);

  test('with many checkers are what two lone sides add up to', () => {
    const random = seededRandom(3);
    for (let n = 0; n < 300; n++) {
      const own = n % 3 === 0 ? anyHome(random, 15, 15) : anyHome(random, 1, 15);
      const other = n % 3 === 1 ? anyHome(random, 15, 15) : anyHome(random, 7, 15);
      const mine = homesBoard('short', own, []);
      const theirs = homesBoard('short', other, []);
      const [win, mars, koks, lostMars, lostKoks] = short.outcomes(homesBoard('short', own, other))!;
      const myRolls = short.rollsToFinish(mine)!;
      const theirRolls = short.rollsToFinish(theirs)!;
      const myFirst = short.rollsToFirst(mine);
      const theirFirst = short.rollsToFirst(theirs);
      expect(win).toBeCloseTo(before(myRolls, theirRolls, 0), 5);
      expect(mars).toBeCloseTo(theirFirst === null ? 0 : before(myRolls, theirFirst, 0), 5);
      expect(lostMars).toBeCloseTo(myFirst === null ? 0 : before(theirRolls, myFirst, 1), 5);
      expect([koks, lostKoks]).toEqual([0, 0]);
      expect(mars! <= win! && lostMars! <= 1 - win!).toBe(true);
    }
  });

  test('three on the ace point against 15: a doublet wins a mars, else the other side is asked', () => {
    const [win, mars] = short.outcomes(homesBoard('short', [3, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 15]))!;
    expect(win).toBe(1);
    // From the 6-point a 6, 3-3, 2-2, 5-1 and 4-2 bear off: 17 rolls of 36 do not.
    expect(mars).toBeCloseTo(1 / 6 + (5 / 6) * (19 / 36), 4);
  });

  test.each<[string, Board]>([
    ['the start', boardOf({ 24: 2, 13: 5, 8: 3, 6: 5 }, { 1: 2, 12: 5, 17: 3, 19: 5 })],
    ['one on the 7-point', boardOf({ 7: 1, 1: 3 }, { 24: 2 })],
    ['the opponent on its 7-point', boardOf({ 1: 3 }, { 18: 1, 24: 2 })],
    ['the opponent on the bar', boardOf({ 1: 3 }, { 0: 1, 24: 2 })],
    ['on the bar', boardOf({ 25: 1, 1: 3 }, { 24: 2 })],
    ['the opponent in this home', boardOf({ 1: 3 }, { 4: 1, 24: 2 })],
    ['in the opponent’s home', boardOf({ 1: 3, 20: 1 }, { 24: 2 })],
    ['through', boardOf({}, { 24: 2 })],
    ['the opponent through', boardOf({ 3: 1 })],
  ])('none outside: %s', (_, board) => {
    expect(short.outcomes(board)).toBeNull();
    expect(short.equities(board)).toBeNull();
  });

  test('seven checkers have outcomes and no exact equities', () => {
    const board = homesBoard('short', [7, 0, 0, 0, 0, 0], [6, 0, 0, 0, 0, 0]);
    expect(short.outcomes(board)).not.toBeNull();
    expect(short.equities(board)).toBeNull();
  });

  test('long nardy has the same homes elsewhere', () => {
    const long = fresh('long');
    expect(long.importTables(kept).ok).toBe(true);
    const random = seededRandom(4);
    for (let n = 0; n < 100; n++) {
      const own = anyHome(random, 1, n % 2 === 0 ? 6 : 15);
      const other = anyHome(random, 1, n % 2 === 0 ? 6 : 15);
      expect(long.outcomes(homesBoard('long', own, other))).toEqual(
        short.outcomes(homesBoard('short', own, other)),
      );
      expect(long.equities(homesBoard('long', own, other))).toEqual(
        short.equities(homesBoard('short', own, other)),
      );
      expect(long.outcomes(homesBoard('short', own, other))).toBeNull();
    }
  });
});

describe('the tables', () => {
  const board = homesBoard('short', [1, 1, 0, 0, 0, 1], [0, 2, 0, 1, 0, 0]);

  test('nothing is there until it is asked for, and nothing is said before it is verified', () => {
    const bearoff = fresh('short');
    const silent = (): boolean =>
      bearoff.outcomes(board) === null &&
      bearoff.equities(board) === null &&
      bearoff.rollsToFinish(board) === null &&
      bearoff.rollsToFirst(homesBoard('short', [0, 0, 0, 0, 0, 15], [])) === null;
    expect(bearoff.isReady()).toBe(false);
    expect(silent()).toBe(true);
    expect(() => bearoff.exportTables()).toThrow();
    bearoff.start();
    bearoff.step(1000);
    expect(silent()).toBe(true);
  });

  test('slices of any size come to the same tables and tell how far they are', () => {
    const bearoff = fresh('short');
    bearoff.start();
    const shares = [0];
    for (let slice = 0; shares.at(-1)! < 1; slice++) shares.push(bearoff.step(1 + (slice % 5) * 9000));
    expect(shares.length).toBeGreaterThan(40);
    expect(shares.every((share, n) => n === 0 || share > shares[n - 1]!)).toBe(true);
    expect(bearoff.isReady()).toBe(true);
    expect(Buffer.compare(bearoff.exportTables(), kept)).toBe(0);
  });

  test('kept ones answer as solved ones', () => {
    const bearoff = fresh('short');
    expect(bearoff.importTables(kept).ok).toBe(true);
    expect(bearoff.step(1)).toBe(1);
    expect(bearoff.equities(board)).toEqual(short.equities(board));
    expect(bearoff.outcomes(board)).toEqual(short.outcomes(board));
  });

  test.each([0, 2_700_001, kept.length - 1])('one bit changed in byte %i is refused', (byte) => {
    const damaged = kept.slice();
    damaged[byte]! ^= 16;
    const bearoff = fresh('short');
    expect(bearoff.importTables(damaged)).toEqual({ ok: false, error: { code: 'BEAROFF_CHECKSUM' } });
    expect(bearoff.isReady()).toBe(false);
    expect(bearoff.equities(board)).toBeNull();
  });

  test('a cut file is refused, and solving begins anew after a refusal in the middle of it', () => {
    const bearoff = fresh('short');
    bearoff.step(700_000);
    expect(bearoff.importTables(kept.subarray(1))).toEqual({
      ok: false,
      error: { code: 'BEAROFF_SIZE', expected: kept.length, found: kept.length - 1 },
    });
    expect(bearoff.importTables(new Uint8Array(kept.length)).ok).toBe(false);
    expect(bearoff.step(1000)).toBeLessThan(0.01);
    expect(bearoff.step(Number.POSITIVE_INFINITY)).toBe(1);
    expect(Buffer.compare(bearoff.exportTables(), kept)).toBe(0);
  });

  test('every code of refusal is documented', () => {
    const errors = read('../../../docs/errors.md').toString();
    expect(BEAROFF_REFUSAL_CODES.filter((code) => !errors.includes(`| \`${code}\` |`))).toEqual([]);
  });
});
