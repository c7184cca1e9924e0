import { OFF, type Step } from '@nardy/rules';
import type { LocalTurn } from './model.ts';
import { choiceOf, type Scene } from './scene.ts';

/** Steps that together bring about what was pointed at. */
export interface Way {
  /** Where the checker stops first. */
  readonly via: number;
  readonly steps: readonly Step[];
}

/**
 * The ways of one checker from `from` to `to`: fewest dice, and of those one for each set of checkers hit.
 * Empty when there is none.
 */
export function waysBetween(scene: Scene, turn: LocalTurn, from: number, to: number): readonly Way[] {
  let fronts: readonly (readonly Step[])[] = [[]];
  const dice = turn.choice?.diceLeft.length ?? 0;
  for (let used = 1; used <= dice; used++) {
    fronts = fronts.flatMap((steps) => {
      const at = steps.at(-1)?.to ?? from;
      const next = used === 1 ? turn.choice : choiceOf(scene, [...turn.made, ...steps]);
      return (next?.steps ?? []).filter((step) => step.from === at).map((step) => [...steps, step]);
    });
    const arrived = fronts.filter((steps) => steps.at(-1)?.to === to);
    if (arrived.length > 0) return byHits(arrived);
  }
  return [];
}

/**
 * The ways to make a point that was pointed at: two checkers together onto an empty point or a blot of the
 * opponent; else one checker by one die, else one checker by several.
 */
export function waysToMake(scene: Scene, turn: LocalTurn, target: number): readonly Way[] {
  const here = turn.choice?.board[target] ?? 0;
  const direct = (turn.choice?.steps ?? []).filter((step) => step.to === target);
  if (target !== OFF && here <= 0) {
    const pairs = direct.flatMap((first) =>
      choiceOf(scene, [...turn.made, first])
        .steps.filter((second) => second.to === target)
        .map((second) => [first, second]),
    );
    const distinct = onePerSources(pairs);
    if (distinct.length > 0) return distinct;
  }
  if (direct.length > 0) return onePerSources(direct.map((step) => [step]));
  const sources = new Set((turn.choice?.steps ?? []).map((step) => step.from));
  return [...sources].flatMap((from) => waysBetween(scene, turn, from, target));
}

/** Places one checker can get to by several dice from `from`. */
export function combinedTargets(scene: Scene, turn: LocalTurn, from: number): readonly Step[] {
  const found: Step[] = [];
  let fronts: readonly (readonly Step[])[] = (turn.choice?.steps ?? [])
    .filter((step) => step.from === from)
    .map((step) => [step]);
  while (fronts.length > 0) {
    fronts = fronts.flatMap((steps) =>
      choiceOf(scene, [...turn.made, ...steps])
        .steps.filter((step) => step.from === steps.at(-1)?.to)
        .map((step) => [...steps, step]),
    );
    for (const steps of fronts) {
      const last = steps.at(-1);
      if (last !== undefined && !found.some((step) => step.to === last.to)) found.push(last);
    }
  }
  return found;
}

function byHits(ways: readonly (readonly Step[])[]): readonly Way[] {
  const distinct = new Map<string, Way>();
  for (const steps of ways) {
    const hits = steps.flatMap((step) => (step.hit ? [step.to] : [])).join(' ');
    if (!distinct.has(hits)) distinct.set(hits, { via: steps[0]?.to ?? OFF, steps });
  }
  return [...distinct.values()];
}

function onePerSources(ways: readonly (readonly Step[])[]): readonly Way[] {
  const distinct = new Map<string, Way>();
  for (const steps of ways) {
    const sources = steps
      .map((step) => step.from)
      .sort((a, b) => b - a)
      .join(' ');
    if (!distinct.has(sources)) distinct.set(sources, { via: steps[0]?.to ?? OFF, steps });
  }
  return [...distinct.values()];
}
