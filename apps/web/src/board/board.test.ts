import { PLACES } from '@nardy/session';
import { describe, expect, test } from 'vitest';
import { applyStep, type DrawnStep, framesBetween, type Placement, stepMs } from './frames.ts';
import { checkerAt, hitArea, makeGeometry, placeAt } from './geometry.ts';
import { joinSteps } from './join-steps.ts';
import { assignPieces } from './pieces.ts';

const BOARDS = (['short', 'long'] as const).flatMap((kind) =>
  (['right', 'left'] as const).map((home) => makeGeometry(kind, home)),
);

/** Checkers by place; the start of short nardy unless changed. */
function placement(changes: Readonly<Record<number, number>> = {}): Placement {
  const start: Record<number, number> = { 24: 2, 13: 5, 8: 3, 6: 5, 1: -2, 12: -5, 17: -3, 19: -5 };
  return Array.from({ length: 28 }, (_, place) => changes[place] ?? start[place] ?? 0);
}

const step = (from: number, to: number, more: Partial<DrawnStep> = {}): DrawnStep => ({
  bottom: true,
  from,
  to,
  hit: false,
  ...more,
});

describe('geometry', () => {
  test.each(BOARDS)('every place of the $kind board, home $home, is found where it is drawn', (geometry) => {
    for (let place = 0; place <= PLACES.topTray; place++) {
      if (geometry.kind === 'long' && (place === PLACES.bottomBar || place === PLACES.topBar)) continue;
      for (const slot of [0, 4]) {
        expect(placeAt(geometry, checkerAt(geometry, place, slot, 5))).toBe(place);
      }
      const { x, y, w, h } = hitArea(geometry, place);
      expect(placeAt(geometry, { x: x + w / 2, y: y + h / 2 })).toBe(place);
    }
  });
  test.each(BOARDS)('fifteen checkers stay within the half of the $kind board, home $home', (geometry) => {
    for (const point of [1, 12, 13, 24]) {
      const at = checkerAt(geometry, point, 14, 15);
      expect(placeAt(geometry, at)).toBe(point);
    }
  });
  test('the home is bottom right by default and mirrors to the left', () => {
    const right = checkerAt(makeGeometry('short', 'right'), 1, 0, 1);
    const left = checkerAt(makeGeometry('short', 'left'), 1, 0, 1);
    expect(right.x).toBeGreaterThan(400);
    expect(left.x).toBeCloseTo(600 - right.x);
    expect(left.y).toBe(right.y);
  });
});

describe('pieces', () => {
  test('a checker keeps its id while it moves; the others stay', () => {
    const before = assignPieces([], placement());
    const after = assignPieces(before, placement({ 8: 2, 5: 1 }));
    const moved = after.filter((piece) => before.find(({ id }) => id === piece.id)?.place !== piece.place);
    expect(moved).toEqual([expect.objectContaining({ place: 5, bottom: true, slot: 0, count: 1 })]);
    expect(new Set(after.map(({ id }) => id)).size).toBe(30);
  });
  test('a hit moves two checkers: the hitter and the one that goes to the bar', () => {
    const before = assignPieces([], placement({ 5: -1, 19: -4 }));
    const after = assignPieces(before, placement({ 8: 2, 5: 1, 19: -4, [PLACES.topBar]: -1 }));
    const moved = after.filter((piece) => before.find(({ id }) => id === piece.id)?.place !== piece.place);
    expect(moved.map(({ place }) => place).sort((a, b) => a - b)).toEqual([PLACES.topBar, 5]);
  });
});

describe('frames', () => {
  test('one placement per step, hits included', () => {
    const shown = placement({ 5: -1, 19: -4 });
    const steps = [step(8, 5, { hit: true }), step(6, 5)];
    const first = applyStep(shown, step(8, 5, { hit: true }));
    expect([first[8], first[5], first[PLACES.topBar]]).toEqual([2, 1, -1]);
    const target = applyStep(first, step(6, 5));
    expect(framesBetween(shown, target, steps)).toEqual([first, target]);
  });
  test('the steps already on screen are not drawn again', () => {
    const steps = [step(8, 5), step(6, 5)];
    const first = applyStep(placement(), step(8, 5));
    const target = applyStep(first, step(6, 5));
    expect(framesBetween(first, target, steps)).toEqual([target]);
  });
  test('the opponent enters from its bar', () => {
    const shown = placement({ 19: -4, [PLACES.topBar]: -1 });
    const entered = applyStep(shown, step(PLACES.topBar, 3, { bottom: false }));
    expect([entered[PLACES.topBar], entered[3]]).toEqual([0, -1]);
  });
  test.each<[name: string, steps: readonly DrawnStep[]]>([
    ['no steps', []],
    ['steps that lead elsewhere', [step(6, 2)]],
  ])('%s: straight to the true placement', (_, steps) => {
    const target = placement({ 8: 2, 5: 1 });
    expect(framesBetween(placement(), target, steps)).toEqual([target]);
    expect(framesBetween(target, target, steps)).toEqual([]);
  });
  test.each<[steps: number, limit: number, ms: number]>([
    [1, 700, 250],
    [2, 700, 250],
    [4, 700, 175],
    [4, 1_200, 250],
    [0, 700, 0],
  ])('%d steps within %d ms take %d ms each', (steps, limit, ms) => expect(stepMs(steps, limit)).toBe(ms));
});

describe('joinSteps', () => {
  test('the way of one checker is one arrow', () => {
    expect(joinSteps([step(24, 18), step(18, 13), step(6, 5)])).toEqual([step(24, 13), step(6, 5)]);
  });
  test('two checkers that pass the same way stay two', () => {
    expect(joinSteps([step(13, 7), step(13, 7)])).toHaveLength(2);
  });
});
