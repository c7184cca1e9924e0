import { CUBE_CEILING, type RuleSet, raisedValue } from '@nardy/rules';
import { DEAREST_WIN } from './result-weights.ts';
import type { Stakes } from './stakes.ts';

/** The values a cube can still come to, lowest first, and what every result is worth at each. */
export interface CubeLadder {
  readonly values: readonly number[];
  /** Utility of winning `multiplier` stakes at a level: place `level × 5 + multiplier`. */
  readonly won: Float64Array;
  /** The same for losing. */
  readonly lost: Float64Array;
  /**
   * `live`: it ends where no raise is possible, or none that matters. `endless`: every level is the first one twice
   * over, so one level says all. `dead`: nobody may turn the cube; the second level is what a double would make.
   */
  readonly kind: 'live' | 'endless' | 'dead';
}

/** Width of a level in {@link CubeLadder.won} and {@link CubeLadder.lost}. */
export const LADDER_WIDTH: number = DEAREST_WIN + 1;

/** Arithmetic cubes of money play: so many steps on, another one moves no equity by 1e-9 of the cube. */
const ARITHMETIC_STEPS = 14;

/** What decides a ladder. */
export interface CubeSettings {
  readonly rules: RuleSet;
  /** Points each side still needs; `null` in a money session. */
  readonly away: { readonly own: number; readonly opponent: number } | null;
  /** Whether this is the Crawford game. */
  readonly crawford: boolean;
}

/** Whether anybody may turn a cube in this game. */
export function hasCube({ rules, crawford }: CubeSettings): boolean {
  return rules.cube !== 'none' && !crawford;
}

/** The ladder that starts with a cube of `value`. */
export function cubeLadder(settings: CubeSettings, stakes: Stakes, value: number): CubeLadder {
  const kind = kindOf(settings);
  const values = kind === 'live' ? climb(settings, value) : [value, raisedValue(settings.rules, value)];
  const won = new Float64Array(values.length * LADDER_WIDTH);
  const lost = new Float64Array(values.length * LADDER_WIDTH);
  for (const [level, cube] of values.entries()) {
    for (let multiplier = 1; multiplier <= DEAREST_WIN; multiplier++) {
      won[level * LADDER_WIDTH + multiplier] = stakes.utility(multiplier * cube);
      lost[level * LADDER_WIDTH + multiplier] = stakes.utility(-multiplier * cube);
    }
  }
  return { values, won, lost, kind };
}

function kindOf(settings: CubeSettings): CubeLadder['kind'] {
  if (!hasCube(settings)) return 'dead';
  const { rules, away } = settings;
  return rules.cube === 'doubling' && rules.cubeCap === null && away === null ? 'endless' : 'live';
}

function climb({ rules, away }: CubeSettings, value: number): number[] {
  const values = [value];
  const most = rules.cubeCap ?? CUBE_CEILING;
  const steps = away === null && rules.cube === 'arithmetic' ? ARITHMETIC_STEPS : Number.POSITIVE_INFINITY;
  // Once a single game decides the match for both, no further raise matters; a first one can always be asked about.
  const enough = away === null ? Number.POSITIVE_INFINITY : Math.max(away.own, away.opponent);
  for (let cube = value; values.length <= steps && (values.length < 2 || cube < enough); ) {
    cube = raisedValue(rules, cube);
    if (cube > most) break;
    values.push(cube);
  }
  return values;
}
