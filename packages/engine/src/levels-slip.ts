import { type Board, type Play, type RuleSet, runsFree } from '@nardy/rules';
import type { Level } from './levels.ts';
import type { RankedPlay } from './search-rank.ts';

/** Numbers from 0 up to 1 that a seed and a position repeat exactly. */
export type Chance = () => number;

/** Chance for one decision: the same seed, position and question always give the same numbers. */
export function chanceFor(seed: number, board: Board, question: number): Chance {
  let state = (seed ^ Math.imul(question + 1, 0x9e3779b1)) | 0;
  for (let place = 0; place < 26; place++) state = Math.imul(state ^ (board[place] as number), 0x01000193);
  return () => {
    // A step of Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** About normal, mean 0, deviation 1, within ±3.5. */
export function about(chance: Chance): number {
  return (chance() + chance() + chance() + chance() - 2) * Math.sqrt(3);
}

/** Share of what is misjudged that goes with what a play looks like rather than with the play itself. */
const LOOKS = 0.6;
/** Plays this near the best make a position difficult. */
const NEAR = 0.08;

/**
 * The play a level chooses: the one that looks best after its misjudgements. Never one that loses more than the level
 * would bear seeing.
 *
 * @param ranked - all plays, best first.
 * @returns an index into `plays`.
 */
export function chooseWithSlips(
  level: Level,
  rules: RuleSet,
  board: Board,
  plays: readonly Play[],
  ranked: readonly RankedPlay[],
  chance: Chance,
): number {
  const [best] = ranked;
  if (best === undefined || level.noise === 0) return best?.index ?? 0;
  const blind = chance() < level.overlooksHits;
  const plausible = ranked.filter((play) => best.equity - play.equity <= level.worst);
  const seen = blind ? plausible.filter(({ index }) => !hitsOnTheWay(plays[index])) : plausible;
  const size = level.noise * difficulty(rules, board, ranked);
  const looks = new Map<string, number>();
  let chosen = best.index;
  let most = Number.NEGATIVE_INFINITY;
  for (const { index, equity } of seen.length > 0 ? seen : plausible) {
    const look = lookOf(plays[index]);
    const byLook = looks.get(look) ?? about(chance);
    looks.set(look, byLook);
    const misjudged = size * (LOOKS * byLook + Math.sqrt(1 - LOOKS ** 2) * about(chance));
    if (equity + misjudged > most) {
      most = equity + misjudged;
      chosen = index;
    }
  }
  return chosen;
}

/** 1 in a usual position; less in races, more where many plays come into question. */
function difficulty(rules: RuleSet, board: Board, ranked: readonly RankedPlay[]): number {
  const best = ranked[0]?.equity ?? 0;
  const near = ranked.filter((play) => best - play.equity < NEAR).length;
  const crowd = 0.6 + 0.1 * Math.min(10, near);
  return runsFree(rules.board, board) ? crowd / 3 : crowd;
}

/** Whether a play hits with a checker that has moved on or moves on: hits that have to be looked for. */
function hitsOnTheWay(play: Play | undefined): boolean {
  const moves = play?.moves ?? [];
  return moves.some(
    ({ from, to, hit }) => hit && moves.some((other) => other.to === from || other.from === to),
  );
}

/** What a play looks like at a glance: hits, blots left, points held. Plays alike are misjudged alike. */
function lookOf(play: Play | undefined): string {
  if (play === undefined) return '';
  let blots = 0;
  let points = 0;
  for (let place = 1; place < 25; place++) {
    const count = play.board[place] as number;
    if (count === 1) blots++;
    if (count > 1) points++;
  }
  return [play.moves.filter(({ hit }) => hit).length, blots, points].join();
}

/** What is misjudged about a cube decision, in equity, within what the level would bear seeing. */
export function cubeSlip(level: Level, chance: Chance): number {
  return Math.max(-level.worst, Math.min(level.worst, level.cubeNoise * about(chance)));
}
