import { type CubeLadder, LADDER_WIDTH } from './cube-ladder.ts';
import { DEAREST_WIN } from './result-weights.ts';

/** Who may turn the cube, in the view of the side spoken of. */
export const CUBE_OWNERS = ['own', 'middle', 'opponent'] as const;
export type CubeOwner = (typeof CUBE_OWNERS)[number];

/** How much of the value of a live cube it has, 0–1 (Janowski's x), by who may turn it. */
export type CubeLife = Readonly<Record<CubeOwner, number>>;

/** Of wins (or losses) rarer than this nobody knows how dear they are; they count as single. */
const HARDLY_EVER = 1e-12;

/**
 * Cubeful values of one position at every level of a ladder, by Janowski: a mix of a dead cube (nobody ever turns
 * it) and a live one (turned exactly where the other side does not care whether it takes). The live value is
 * piecewise linear in the winning chance between four points: a sure loss, the point where the opponent cashes
 * (`take`: the own take point), the point where the side itself cashes (`cash`), a sure win.
 * Made to be filled again for every position.
 */
export class CubeCurves {
  readonly #ladder: CubeLadder;
  /** Gammons are not paid while the cube is in the middle. */
  readonly #jacoby: boolean;
  /** Mean utility of a win and of a loss by level: W and L. */
  readonly #win: Float64Array;
  readonly #loss: Float64Array;
  readonly #take: Float64Array;
  readonly #cash: Float64Array;
  #chance = 0;

  constructor(ladder: CubeLadder, middle: 'gammons count' | 'jacoby') {
    const levels = ladder.values.length;
    this.#ladder = ladder;
    this.#jacoby = middle === 'jacoby';
    this.#win = new Float64Array(levels);
    this.#loss = new Float64Array(levels);
    this.#take = new Float64Array(levels);
    this.#cash = new Float64Array(levels);
  }

  /** Takes up a position by its chances of every payment, as of `resultWeightsInto`. */
  fill(weights: Float64Array): void {
    const { values, won, lost } = this.#ladder;
    const half = DEAREST_WIN + 1;
    let win = 0;
    for (let multiplier = 1; multiplier < half; multiplier++) win += weights[multiplier] as number;
    this.#chance = win;
    const wins = win > HARDLY_EVER;
    const loses = 1 - win > HARDLY_EVER;
    for (let level = 0; level < values.length; level++) {
      const from = level * LADDER_WIDTH;
      let w = 0;
      let l = 0;
      for (let multiplier = 1; multiplier < half; multiplier++) {
        w += (weights[multiplier] as number) * (won[from + multiplier] as number);
        l += (weights[half + multiplier] as number) * (lost[from + multiplier] as number);
      }
      this.#win[level] = wins ? w / win : (won[from + 1] as number);
      this.#loss[level] = loses ? l / (1 - win) : (lost[from + 1] as number);
    }
    if (this.#ladder.kind === 'endless') this.#endlessPoints();
    else if (this.#ladder.kind === 'live') this.#points();
  }

  /** Take and cash points where every raise doubles all that comes after: Janowski's closed form. */
  #endlessPoints(): void {
    const unit = this.#single(0);
    const w = (this.#win[0] as number) / unit;
    const l = -(this.#loss[0] as number) / unit;
    const take = (l - 0.5) / (w + l + 0.5);
    const cash = (l + 1) / (w + l + 0.5);
    for (let level = 0; level < this.#take.length; level++) {
      this.#take[level] = take;
      this.#cash[level] = cash;
    }
  }

  /** Take and cash points by level, from the last one, where the cube is dead, down. */
  #points(): void {
    const last = this.#ladder.values.length - 1;
    this.#take[last] = 0;
    this.#cash[last] = 1;
    for (let level = last - 1; level >= 0; level--) {
      const above = level + 1;
      // The side takes while owning the raised cube is worth more than a single game lost.
      const loss = this.#loss[above] as number;
      const rise = this.#cashed(above) - loss;
      const take = rise > 0 ? ((this.#cash[above] as number) * (this.#lostSingle(level) - loss)) / rise : 0;
      this.#take[level] = Math.min(1, Math.max(0, take));
      // The opponent passes from where it would rather lose a single game.
      const takeAbove = this.#take[above] as number;
      const low = this.#taken(above);
      const climb = (this.#win[above] as number) - low;
      const cash = climb > 0 ? takeAbove + ((1 - takeAbove) * (this.#single(level) - low)) / climb : 1;
      this.#cash[level] = Math.min(1, Math.max(0, cash));
    }
  }

  #single(level: number): number {
    return this.#ladder.won[level * LADDER_WIDTH + 1] as number;
  }

  #lostSingle(level: number): number {
    return this.#ladder.lost[level * LADDER_WIDTH + 1] as number;
  }

  /** What the side has at its cash point: the single game, or with a dead cube all its wins. */
  #cashed(level: number): number {
    return this.#isTop(level) ? (this.#win[level] as number) : this.#single(level);
  }

  /** What it has at its take point. */
  #taken(level: number): number {
    return this.#isTop(level) ? (this.#loss[level] as number) : this.#lostSingle(level);
  }

  #isTop(level: number): boolean {
    return this.#ladder.kind !== 'endless' && level === this.#ladder.values.length - 1;
  }

  /** Utility of the side on roll when it throws with the cube at `level` of `owner`. */
  value(level: number, owner: CubeOwner, life: number): number {
    const plain = this.#jacoby && owner === 'middle';
    const loss = plain ? this.#lostSingle(level) : (this.#loss[level] as number);
    const win = plain ? this.#single(level) : (this.#win[level] as number);
    const dead = loss + this.#chance * (win - loss);
    if (this.#isTop(level) || this.#ladder.kind === 'dead') return dead;
    const sure = this.#surelyRaised(level, owner, dead);
    return sure + life * (this.#live(level, owner, loss, win) - sure);
  }

  /**
   * The dead value, except where the opponent has nothing to lose: with a loss at the present cube it has lost the
   * match, so it doubles at its first turn. The own side's doubles are for {@link value}'s caller to compare with.
   */
  #surelyRaised(level: number, owner: CubeOwner, dead: number): number {
    const { kind, values } = this.#ladder;
    if (kind === 'endless' || owner === 'own') return dead;
    if (this.#single(level) < this.#single(values.length - 1)) return dead;
    return Math.min(dead, Math.max(this.#deadAt(level + 1), this.#lostSingle(level)));
  }

  #deadAt(level: number): number {
    const loss = this.#loss[level] as number;
    return loss + this.#chance * ((this.#win[level] as number) - loss);
  }

  #live(level: number, owner: CubeOwner, loss: number, win: number): number {
    const p = this.#chance;
    const take = this.#take[level] as number;
    const cash = this.#cash[level] as number;
    const low = this.#lostSingle(level);
    const high = this.#single(level);
    if (owner === 'own') return p < cash ? between(p, 0, loss, cash, high) : between(p, cash, high, 1, win);
    if (p < take) return between(p, 0, loss, take, low);
    if (owner === 'opponent') return between(p, take, low, 1, win);
    return p < cash ? between(p, take, low, cash, high) : between(p, cash, high, 1, win);
  }
}

function between(x: number, x0: number, y0: number, x1: number, y1: number): number {
  return x1 > x0 ? y0 + ((x - x0) * (y1 - y0)) / (x1 - x0) : y1;
}
