import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CubeDecision, decideCube } from './cube-decision.ts';
import { lifeOfBoard } from './cube-life.ts';
import { CubeModel } from './cube-model.ts';
import { type CubePly, planOffer, throwsInto } from './cube-plan.ts';
import { MatchEquities } from './match-equities.ts';
import { resultPay } from './result-weights.ts';
import {
  type CubeReference,
  lossOfDoubling,
  parseCubeReferences,
  viewOfCubeReference,
} from './testing/cube-reference.ts';

const file = new URL('../../../data/oracle/cube.jsonl', import.meta.url);
const lines = parseCubeReferences(readFileSync(file, 'utf8'));

const equities = new MatchEquities();

/** Our formulas on the reference's chances, without a search. */
function decide(line: CubeReference): CubeDecision {
  const view = viewOfCubeReference(line);
  const { rules, board } = view;
  const model = new CubeModel(view, equities.stakesFor(view), line.cube);
  // One ply: the other side's model is not asked.
  const ply = planOffer([model, model], view.cubeOwner, 'double', 0)[0] as CubePly;
  const win = line.probs[0] as number;
  model.take(line.probs, resultPay(rules, null), lifeOfBoard(rules, board, win));
  const thrown = new Float64Array(ply.throws.length);
  throwsInto(thrown, model, ply);
  return decideCube(model, ply, thrown);
}

/** What our action loses by the reference's values. */
function lossOf(line: CubeReference, { action }: CubeDecision): number {
  return lossOfDoubling(line, { doubles: action.startsWith('double') });
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

test.each<[kinds: string, agree: number, noDouble: number, doubleTake: number]>([
  ['money|money-redouble', 112, 0.035, 0.012],
  ['money-jacoby|money-jacoby-beavers', 47, 0.05, 0.02],
  ['match|match-redouble', 84, 0.04, 0.03],
  ['crawford', 10, 0.002, 0.008],
  ['post-crawford', 25, 0.06, 0.012],
])(
  'close decisions, %s: at least %d right, values off by less than %f and %f',
  (kinds, agree, noDouble, doubleTake) => {
    const chosen = lines.filter(({ kind }) => kinds.split('|').includes(kind));
    const decisions = chosen.map(decide);
    const right = chosen.filter((line, at) => lossOf(line, decisions[at] as CubeDecision) < 1e-5);
    expect(right.length).toBeGreaterThanOrEqual(agree);
    const off = (value: 'noDouble' | 'doubleTake'): number =>
      mean(chosen.map((line, at) => Math.abs(line[value] - (decisions[at] as CubeDecision)[value])));
    expect(off('noDouble')).toBeLessThan(noDouble);
    expect(off('doubleTake')).toBeLessThan(doubleTake);
  },
);

test('on all 300 the wrong ones cost 2 thousandths a decision; GNU Backgammon’s static ones 4', () => {
  expect(lines).toHaveLength(300);
  expect(mean(lines.map((line) => lossOf(line, decide(line))))).toBeLessThan(0.0023);
});
