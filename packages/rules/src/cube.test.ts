import { describe, expect, test } from 'vitest';
import { type CubeAnswerKind, canDouble, cubeAnswers, isDeadCube } from './cube.ts';
import { CUBE_CEILING } from './decode-rules.ts';
import { beginMatch } from './match.ts';
import type { Command, Cube, GameCommon } from './match-types.ts';
import type { Side } from './side.ts';
import { beforeRoll, refusalOf, run, runTo, settingsOf, toPlay } from './testing/states.ts';

const MATCH = settingsOf('international', 7);
const MONEY = settingsOf({ beavers: true, raccoons: true, autoDoubles: 2 }, null);
const DOUBLE: Command = { type: 'double', side: 'white' };

const cubeOf = (value: number, owner: Side | null): Cube => ({ value, owner });

describe('doubling', () => {
  test.each<[name: string, cube: Cube, changes: Partial<GameCommon>, refusal: object | null]>([
    ['[CU-01] from the middle', cubeOf(1, null), {}, null],
    ['[CU-01] with the own cube', cubeOf(2, 'white'), {}, null],
    ['[CU-01] with the cube of the other', cubeOf(2, 'black'), {}, { code: 'CUBE_NOT_YOURS' }],
    [
      '[CU-02] in the opening turn',
      cubeOf(1, null),
      { turns: { white: 0, black: 0 } },
      { code: 'CUBE_OPENING_TURN' },
    ],
    ['[CU-02] in the second turn of a game', cubeOf(1, null), { turns: { white: 0, black: 1 } }, null],
    ['[CU-10] in the Crawford game', cubeOf(1, null), { crawford: 'now' }, { code: 'CUBE_CRAWFORD' }],
    ['[CU-10] after it', cubeOf(1, null), { crawford: 'after', score: { white: 5, black: 6 } }, null],
    ['[CU-06] far on without a cap', cubeOf(2 ** 20, 'white'), {}, null],
    ['[CU-06] at the ceiling', cubeOf(CUBE_CEILING, 'white'), {}, { code: 'CUBE_AT_CAP', cap: CUBE_CEILING }],
    ['[CU-11] a dead cube', cubeOf(2, 'white'), { score: { white: 5, black: 0 } }, null],
    [
      '[MA-13] while a resignation waits',
      cubeOf(1, null),
      { resignation: { side: 'white', kind: 'single' } },
      { code: 'RESIGN_PENDING', by: 'white' },
    ],
  ])('%s', (_, cube, changes, refusal) => {
    const state = beforeRoll(MATCH, 'white', { cube, ...changes });
    expect(refusalOf(state, DOUBLE)).toEqual(refusal);
    expect(canDouble(state, 'white')).toBe(refusal === null);
    expect(canDouble(state, 'black')).toBe(false);
  });

  test.each<[name: string, rules: unknown, length: number | null, refusal: object]>([
    ['[CU-10] agreed without a cube', { base: 'international', cube: 'none' }, 5, { code: 'CUBE_NONE' }],
    ['[CU-10] one-point match', 'international', 1, { code: 'CUBE_ONE_POINT' }],
  ])('%s', (_, rules, length, refusal) => {
    const state = beforeRoll(settingsOf(rules, length), 'white');
    expect(refusalOf(state, DOUBLE)).toEqual(refusal);
    expect(canDouble(state, 'white')).toBe(false);
  });

  test('[CU-06] a capped cube stops at its cap', () => {
    const settings = settingsOf({ cubeCap: 64 }, 25);
    const at = (value: number) =>
      refusalOf(beforeRoll(settings, 'white', { cube: cubeOf(value, 'white') }), DOUBLE);
    expect(at(32)).toBeNull();
    expect(at(64)).toEqual({ code: 'CUBE_AT_CAP', cap: 64 });
  });

  test.each<[name: string, command: Command, refusal: object]>([
    [
      '[CU-01] by the other side',
      { type: 'double', side: 'black' },
      { code: 'NOT_YOUR_TURN', side: 'white' },
    ],
    [
      '[CU-03] a take without a double',
      { type: 'take', side: 'black' },
      { code: 'WRONG_PHASE', phase: 'before-roll' },
    ],
    [
      '[CU-04] a pass without a double',
      { type: 'pass', side: 'black' },
      { code: 'WRONG_PHASE', phase: 'before-roll' },
    ],
    [
      '[CU-07] a beaver without a double',
      { type: 'beaver', side: 'black' },
      { code: 'WRONG_PHASE', phase: 'before-roll' },
    ],
  ])('%s', (_, command, refusal) => {
    expect(refusalOf(beforeRoll(MATCH, 'white'), command)).toEqual(refusal);
  });

  test('[CU-01] never when the dice have been asked for or thrown', () => {
    const asked = run(beforeRoll(MATCH, 'white'), { type: 'requestRoll', side: 'white' });
    expect(refusalOf(asked, DOUBLE)).toEqual({ code: 'CUBE_DICE_ROLLED' });
    const thrown = toPlay(MATCH, 'white', [5, 2]);
    expect(refusalOf(thrown, DOUBLE)).toEqual({ code: 'CUBE_DICE_ROLLED' });
    expect(refusalOf(thrown, { type: 'double', side: 'black' })).toEqual({
      code: 'NOT_YOUR_TURN',
      side: 'white',
    });
    expect(refusalOf(beginMatch(MATCH), DOUBLE)).toEqual({ code: 'WRONG_PHASE', phase: 'opening' });
  });
});

describe('take and pass', () => {
  const doubled = (value: number, owner: Side | null, settings = MATCH) =>
    runTo('doubled', beforeRoll(settings, 'white', { cube: cubeOf(value, owner) }), DOUBLE);

  test('[CU-03] take: twice the stake, the cube to the taker, the doubler rolls', () => {
    const state = run(doubled(2, 'white'), { type: 'take', side: 'black' });
    expect(state).toMatchObject({ phase: 'before-roll', onRoll: 'white', doublesAccepted: 1 });
    expect(state.cube).toEqual(cubeOf(4, 'black'));
    expect(refusalOf(state, DOUBLE)).toEqual({ code: 'CUBE_NOT_YOURS' });
  });

  test('[CU-04] pass: the stake before the raise, a single', () => {
    expect(doubled(4, 'white').stakeIfPassed).toBe(4);
    const state = runTo('game-over', doubled(4, 'white'), { type: 'pass', side: 'black' });
    expect(state.result).toEqual({ winner: 'white', kind: 'single', points: 4, ending: 'passed' });
    expect(state.scoreAfter).toEqual({ white: 4, black: 0 });
  });

  test('[CU-03] only the doubled side answers, and nothing else is done meanwhile', () => {
    const state = doubled(1, null);
    expect(refusalOf(state, { type: 'take', side: 'white' })).toEqual({
      code: 'NOT_YOUR_TURN',
      side: 'black',
    });
    for (const command of [
      { type: 'requestRoll', side: 'white' },
      { type: 'double', side: 'white' },
      { type: 'play', side: 'white', moves: [] },
      { type: 'rolled', side: 'white', roll: [3, 1] },
    ] satisfies Command[]) {
      expect(refusalOf(state, command)).toEqual({ code: 'WRONG_PHASE', phase: 'doubled' });
    }
  });

  test.each<[name: string, cube: 'doubling' | 'arithmetic', values: number[]]>([
    ['[CU-05] doubling', 'doubling', [2, 4, 8, 16, 32, 64, 128]],
    ['[CU-05] arithmetic', 'arithmetic', [2, 3, 4, 5, 6, 7, 8]],
  ])('%s', (_, cube, values) => {
    const settings = settingsOf({ base: 'dave', cube }, null);
    let owned = cubeOf(1, null);
    for (const [index, value] of values.entries()) {
      const side = index % 2 === 0 ? 'white' : 'black';
      const other = side === 'white' ? 'black' : 'white';
      const taken = run(
        beforeRoll(settings, side, { cube: owned }),
        { type: 'double', side },
        { type: 'take', side: other },
      );
      expect(taken.cube).toEqual(cubeOf(value, other));
      owned = taken.cube;
    }
  });
});

describe('beavers and raccoons', () => {
  const doubled = () => runTo('doubled', beforeRoll(MONEY, 'white'), DOUBLE);
  const beavered = () => runTo('doubled', doubled(), { type: 'beaver', side: 'black' });
  const raccooned = () => runTo('doubled', beavered(), { type: 'raccoon', side: 'white' });

  test('[CU-07] a beaver: the doubler decides, the cube stays with the side that beavered', () => {
    expect(beavered()).toMatchObject({
      decider: 'white',
      offer: 'beaver',
      stakeIfPassed: 2,
      onRoll: 'white',
    });
    const state = run(beavered(), { type: 'take', side: 'white' });
    expect(state).toMatchObject({ phase: 'before-roll', onRoll: 'white', doublesAccepted: 2 });
    expect(state.cube).toEqual(cubeOf(4, 'black'));
  });

  test('[CU-07] a beaver passed costs the doubled stake', () => {
    const state = runTo('game-over', beavered(), { type: 'pass', side: 'white' });
    expect(state.result).toEqual({ winner: 'black', kind: 'single', points: 2, ending: 'passed' });
  });

  test('[CU-08] a raccoon: the other side decides again and keeps the cube', () => {
    expect(raccooned()).toMatchObject({
      decider: 'black',
      offer: 'raccoon',
      stakeIfPassed: 4,
      onRoll: 'white',
    });
    const taken = run(raccooned(), { type: 'take', side: 'black' });
    expect(taken).toMatchObject({ phase: 'before-roll', onRoll: 'white', doublesAccepted: 3 });
    expect(taken.cube).toEqual(cubeOf(8, 'black'));
    const passed = runTo('game-over', raccooned(), { type: 'pass', side: 'black' });
    expect(passed.result).toEqual({ winner: 'white', kind: 'single', points: 4, ending: 'passed' });
  });

  test.each<[name: string, state: () => ReturnType<typeof doubled>, answers: CubeAnswerKind[]]>([
    ['[CU-07] to a double', doubled, ['take', 'pass', 'beaver']],
    ['[CU-08] to a beaver', beavered, ['take', 'pass', 'raccoon']],
    ['[CU-08] to a raccoon', raccooned, ['take', 'pass']],
    [
      '[MA-13] none while a resignation waits',
      () => ({ ...doubled(), resignation: { side: 'white', kind: 'single' } }),
      [],
    ],
  ])('%s', (_, state, answers) => {
    expect(cubeAnswers(state())).toEqual(answers);
  });

  test('[CU-07] nothing is answered where nothing is asked', () => {
    expect(cubeAnswers(beforeRoll(MONEY, 'white'))).toEqual([]);
  });

  test.each<[name: string, rules: object, length: number | null, answers: CubeAnswerKind[]]>([
    ['[CU-07] not in a match', { beavers: true }, 7, ['take', 'pass']],
    ['[CU-07] not unless agreed', {}, null, ['take', 'pass']],
    ['[CU-06] not above the cap', { beavers: true, cubeCap: 2 }, null, ['take', 'pass']],
    ['[CU-06] just at the cap', { beavers: true, cubeCap: 4 }, null, ['take', 'pass', 'beaver']],
  ])('%s', (_, rules, length, answers) => {
    expect(cubeAnswers(run(beforeRoll(settingsOf(rules, length), 'white'), DOUBLE))).toEqual(answers);
  });

  test.each<
    [name: string, rules: object, length: number | null, before: Command[], command: Command, refusal: object]
  >([
    [
      '[CU-07] beaver in a match',
      { beavers: true },
      7,
      [],
      { type: 'beaver', side: 'black' },
      { code: 'CUBE_BEAVERS_OFF' },
    ],
    [
      '[CU-07] beaver above the cap',
      { beavers: true, cubeCap: 2 },
      null,
      [],
      { type: 'beaver', side: 'black' },
      { code: 'CUBE_AT_CAP', cap: 2 },
    ],
    [
      '[CU-08] raccoon at once',
      { beavers: true, raccoons: true },
      null,
      [],
      { type: 'raccoon', side: 'black' },
      { code: 'CUBE_WRONG_ANSWER', offer: 'double' },
    ],
    [
      '[CU-08] raccoon switched off',
      { beavers: true },
      null,
      [{ type: 'beaver', side: 'black' }],
      { type: 'raccoon', side: 'white' },
      { code: 'CUBE_RACCOONS_OFF' },
    ],
    [
      '[CU-07] beaver to a beaver',
      { beavers: true },
      null,
      [{ type: 'beaver', side: 'black' }],
      { type: 'beaver', side: 'white' },
      { code: 'CUBE_WRONG_ANSWER', offer: 'beaver' },
    ],
    [
      '[CU-07] beaver by the doubler',
      { beavers: true },
      null,
      [],
      { type: 'beaver', side: 'white' },
      { code: 'NOT_YOUR_TURN', side: 'black' },
    ],
  ])('%s', (_, rules, length, before, command, refusal) => {
    const state = run(beforeRoll(settingsOf(rules, length), 'white'), DOUBLE, ...before);
    expect(refusalOf(state, command)).toEqual(refusal);
  });

  test('[CU-05] arithmetic raises add up', () => {
    const settings = settingsOf({ base: 'dave', cube: 'arithmetic', beavers: true, raccoons: true }, null);
    const state = runTo('doubled', beforeRoll(settings, 'white', { cube: cubeOf(3, 'white') }), DOUBLE, {
      type: 'beaver',
      side: 'black',
    });
    expect(state.stakeIfPassed).toBe(4);
    expect(run(state, { type: 'take', side: 'white' }).cube).toEqual(cubeOf(5, 'black'));
  });
});

describe('auto-doubles', () => {
  test.each<[name: string, rules: object, length: number | null, ties: number, value: number]>([
    ['[CU-09] one tie', { autoDoubles: 2 }, null, 1, 2],
    ['[CU-09] at most as often as agreed', { autoDoubles: 2 }, null, 5, 4],
    ['[CU-09] arithmetic', { cube: 'arithmetic', autoDoubles: 2 }, null, 2, 3],
    ['[CU-09] not above the cap', { autoDoubles: 3, cubeCap: 4 }, null, 3, 4],
    ['[CU-09] not agreed', {}, null, 3, 1],
    ['[MA-02] not in a match', { autoDoubles: 3 }, 5, 3, 1],
  ])('%s', (_, rules, length, ties, value) => {
    const throws = [...Array.from({ length: ties }, () => [4, 4] as const), [5, 3] as const];
    const state = run(beginMatch(settingsOf(rules, length)), { type: 'openingThrown', throws });
    expect(state.cube).toEqual(cubeOf(value, null));
    expect(state.doublesAccepted).toBe(0);
  });
});

describe('a roll by itself', () => {
  test.each<[name: string, changes: Partial<GameCommon>, allowed: boolean]>([
    ['[CU-12] not past a double from the middle', {}, false],
    ['[CU-12] not past a redouble', { cube: cubeOf(2, 'white') }, false],
    ['[CU-12] where the other side has the cube', { cube: cubeOf(2, 'black') }, true],
    ['[CU-12] in the Crawford game', { crawford: 'now' }, true],
    ['[CU-12] in the opening turn', { turns: { white: 0, black: 0 } }, true],
  ])('%s', (_, changes, allowed) => {
    expect(!canDouble(beforeRoll(MATCH, 'white', changes), 'white')).toBe(allowed);
  });
});

describe('dead cube', () => {
  test.each<[name: string, length: number | null, own: number, value: number, dead: boolean]>([
    ['[CU-11] a single is enough', 7, 5, 2, true],
    ['[CU-11] one point is missing', 7, 4, 2, false],
    ['[CU-11] double match point', 7, 6, 1, true],
    ['[CU-11] never in a money session', null, 100, 64, false],
  ])('%s', (_, length, own, value, dead) => {
    const state = beforeRoll(settingsOf('international', length), 'white', {
      score: { white: own, black: 0 },
      cube: cubeOf(value, 'white'),
    });
    expect(isDeadCube(state, 'white')).toBe(dead);
  });
});
