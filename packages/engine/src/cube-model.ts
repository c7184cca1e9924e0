import { CubeCurves, type CubeLife, type CubeOwner } from './cube-curves.ts';
import { type CubeLadder, type CubeSettings, cubeLadder, hasCube } from './cube-ladder.ts';
import type { Outcomes } from './outcomes.ts';
import { RESULT_WEIGHTS, type ResultPay, resultWeightsInto } from './result-weights.ts';
import type { Stakes } from './stakes.ts';

/** A cube in the view of the side on roll. */
export interface CubeState {
  /** Raises above the value the model was made for. */
  readonly level: number;
  readonly owner: CubeOwner;
}

/** The same cube in the other side's view. */
export function flipCube({ level, owner }: CubeState): CubeState {
  return { level, owner: owner === 'middle' ? 'middle' : owner === 'own' ? 'opponent' : 'own' };
}

/**
 * Cubeful values in one game of one match (or session): {@link take} a position, then ask for any cube.
 * Always in the view of the side on roll, as utilities of `stakes`. Scratch inside: one caller at a time.
 */
export class CubeModel {
  readonly settings: CubeSettings;
  readonly stakes: Stakes;
  readonly ladder: CubeLadder;
  readonly #curves: CubeCurves;
  readonly #weights = new Float64Array(RESULT_WEIGHTS);
  #life: CubeLife = { own: 0, middle: 0, opponent: 0 };

  /** @param cube - the value at level 0. */
  constructor(settings: CubeSettings, stakes: Stakes, cube: number) {
    this.settings = settings;
    this.stakes = stakes;
    this.ladder = cubeLadder(settings, stakes, cube);
    const jacoby = settings.rules.jacoby && settings.away === null;
    this.#curves = new CubeCurves(this.ladder, jacoby ? 'jacoby' : 'gammons count');
  }

  /** The number on the cube. */
  cubeAt(level: number): number {
    const { kind, values } = this.ladder;
    const first = values[0] as number;
    return kind === 'endless' ? first * 2 ** level : (values[level] as number);
  }

  /** Whether there is a level above this one. */
  hasAbove(level: number): boolean {
    return this.ladder.kind === 'endless' || level + 1 < this.ladder.values.length;
  }

  /** Whether the side on roll may double, and it can matter. */
  canDouble({ level, owner }: CubeState): boolean {
    return hasCube(this.settings) && owner !== 'opponent' && this.hasAbove(level);
  }

  /** Takes up a position: its chances, how its results are paid, and how much life a cube has in it. */
  take(outcomes: Outcomes, pay: ResultPay, life: CubeLife): void {
    resultWeightsInto(this.#weights, outcomes, pay);
    this.#curves.fill(this.#weights);
    this.#life = life;
  }

  /** Utility of the side on roll when it throws now, without doubling. */
  thrown({ level, owner }: CubeState): number {
    const life = this.#life[owner];
    if (this.ladder.kind === 'endless') return 2 ** level * this.#curves.value(0, owner, life);
    return this.#curves.value(level, owner, life);
  }
}
