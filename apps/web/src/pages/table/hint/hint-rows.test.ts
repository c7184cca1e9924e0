import type { CubeDecision } from '@nardy/engine';
import { RULE_SETS, type RuleSet, startingBoard } from '@nardy/rules';
import type { HintQuestion } from '@nardy/session';
import { describe, expect, test } from 'vitest';
import type { HintAnswer } from '../../../engine/engine-message.ts';
import { hintText } from './hint-rows.ts';

const CHANCES = { win: 0.5524, mars: 0.14, koks: 0.01, lostMars: 0.113, lostKoks: 0.005 };

function questionOf(
  kind: 'play' | 'double' | 'answer',
  rules: RuleSet = RULE_SETS.international,
): HintQuestion {
  const board = startingBoard(rules.board);
  const cube = { value: 1, owner: null };
  const view = { rules, board, cube, cubeOwner: 'middle', away: null, crawford: false } as const;
  const base = { key: 'k', side: 'white', view } as const;
  if (kind === 'double') return { ...base, kind };
  if (kind === 'answer') return { ...base, kind, offer: 'double', answers: ['take', 'pass'] };
  return { ...base, kind, roll: [3, 1], context: { firstTurn: true }, begun: 'no' };
}

const step = (from: number, to: number) => ({ from, to, hit: false });

const REST = { chances: CHANCES, mwc: null, reasons: [], plies: 2 } as const;

const PLAYS: HintAnswer & { readonly kind: 'play' } = {
  kind: 'play',
  plies: 2,
  legal: 16,
  plays: [
    { moves: [step(8, 5), step(6, 5)], equity: 0.2134, ...REST },
    { moves: [step(24, 23), step(13, 10)], equity: -0.0126, ...REST },
    { moves: [step(13, 9)], equity: 0.2132, ...REST },
  ],
};

describe('plays', () => {
  test('are shown with signs, the difference and the chances', () => {
    const { rows, title } = hintText(questionOf('play'), PLAYS, 'ru');
    expect(title).toBeNull();
    expect(rows.map(({ label, equity, difference, isBest }) => [label, equity, difference, isBest])).toEqual([
      ['8/5 6/5', '+0,213', '', true],
      ['24/23 13/10', '−0,013', '−0,226', false],
      // Too near to call it worse.
      ['13/9', '+0,213', '', false],
    ]);
    expect(rows[0]?.detail).toBe('победа 55,2 % · марс 14,0 % · против 11,3 %');
    expect(hintText(questionOf('play'), PLAYS, 'en').rows[0]?.detail).toBe(
      'win 55.2% · gammon 14.0% · against 11.3%',
    );
  });

  test('are written as in the language, and so where reasons name them', () => {
    const plays = [
      { ...PLAYS.plays[0]!, moves: [step(25, 20), step(6, 0)] },
      { ...PLAYS.plays[1]!, moves: [step(25, 24)] },
    ];
    const of = (locale: 'ru' | 'en') => hintText(questionOf('play'), { ...PLAYS, plays }, locale).rows[0];
    expect(of('ru')).toMatchObject({
      label: 'бар/20 6/вых',
      reason: 'бар/20 6/вых лучше, чем бар/24, на 0,226.',
    });
    expect(of('en')).toMatchObject({ label: 'bar/20 6/off' });
  });

  test('say why the best is better than each, the best than the next, and nothing of even ones', () => {
    const [best, other, even] = PLAYS.plays;
    const reasons = [{ kind: 'point', point: 5, how: 'made' }] as const;
    const plays = [best!, { ...other!, reasons }, even!];
    const { rows, spoken } = hintText(questionOf('play'), { ...PLAYS, plays }, 'ru');
    const why = '8/5 6/5 лучше, чем 24/23 13/10, на 0,226: занимает пункт 5.';
    expect(rows.map(({ reason }) => reason)).toEqual([why, why, null]);
    expect(spoken.endsWith(why)).toBe(true);
  });

  test('in a match, the chance to win it', () => {
    const [best] = PLAYS.plays;
    const answer = { ...PLAYS, plays: [{ ...best!, mwc: 0.5431 }] };
    expect(hintText(questionOf('play'), answer, 'ru').rows[0]?.detail).toBe(
      'матч 54,3 % · победа 55,2 % · марс 14,0 % · против 11,3 %',
    );
  });

  test('are said in words', () => {
    expect(hintText(questionOf('play'), PLAYS, 'ru').spoken).toBe(
      'Подсказка: с восьмого на пятый, с шестого на пятый. Эквити +0,213, победа 55,2 % · марс 14,0 % · против 11,3 %. ' +
        '8/5 6/5 лучше, чем 24/23 13/10, на 0,226.',
    );
  });

  test('where a win is a win, nothing is said of a mars', () => {
    const flat = { ...RULE_SETS.international, scoring: 'flat' } as const;
    expect(hintText(questionOf('play', flat), PLAYS, 'en').rows[0]?.detail).toBe('win 55.2%');
  });

  test('one that is forced says so, and so does none', () => {
    const only: HintAnswer = { kind: 'play', plies: 0, legal: 1, plays: [{ ...PLAYS.plays[0]!, moves: [] }] };
    const { title, rows, spoken } = hintText(questionOf('play'), only, 'en');
    expect([title, rows[0]?.label]).toEqual(['No choice', '—']);
    expect(spoken).toContain('no move');
  });
});

describe('a double', () => {
  const decisionOf = (change: Partial<CubeDecision>): HintAnswer => ({
    kind: 'double',
    plies: 2,
    chances: CHANCES,
    decision: {
      ...{ noDouble: 0.412, doubleTake: 0.53, doublePass: 1, mwc: null, canDouble: true, redouble: false },
      ...{ action: 'double-take', answer: 'take', best: 0.53 },
      ...change,
    },
  });

  test.each<[change: Partial<CubeDecision>, title: string, best: string]>([
    [{}, 'Даве, соперник берёт', 'Даве и взято'],
    [{ redouble: true }, 'Басе, соперник берёт', 'Басе и взято'],
    [{ action: 'no-double', noDouble: 0.2, best: 0.2 }, 'Бросать: даве рано', 'Без даве'],
    [
      { action: 'double-pass', doubleTake: 1.2, best: 1, answer: 'pass' },
      'Даве, соперник пасует',
      'Даве и пас',
    ],
    [
      { action: 'too-good', noDouble: 1.1, doubleTake: 1.4, best: 1.1, answer: 'pass' },
      'Бросать: для даве слишком хорошо',
      'Без даве',
    ],
  ])('%j', (change, title, best) => {
    const text = hintText(questionOf('double'), decisionOf(change), 'ru');
    expect(text.title).toBe(title);
    expect(text.rows.filter(({ isBest }) => isBest).map(({ label }) => label)).toEqual([best]);
    expect(text.chances).toContain('победа 55,2 %');
    expect(text.spoken).toContain(title);
  });

  test('says what each way is worth', () => {
    const { rows } = hintText(questionOf('double'), decisionOf({}), 'en');
    expect(rows.map(({ label, equity, difference }) => [label, equity, difference])).toEqual([
      ['No double', '+0.412', '−0.118'],
      ['Double, take', '+0.530', ''],
      ['Double, pass', '+1.000', '+0.470'],
    ]);
  });
});

test.each<[answer: 'take' | 'pass' | 'beaver', taken: number, title: string, best: string]>([
  ['take', -0.6, 'Better take', 'Take'],
  ['pass', -1.3, 'Better pass', 'Pass'],
  ['beaver', 0.2, 'Better beaver', 'Take'],
])('an answer to the cube: %s', (answer, taken, title, best) => {
  const known: HintAnswer = {
    ...{ kind: 'answer', plies: 1, chances: CHANCES, mwc: { taken: 0.31, passed: 0.2 } },
    decision: { answer, taken, passed: -1 },
  };
  const text = hintText(questionOf('answer'), known, 'en');
  expect(text.title).toBe(title);
  expect(text.rows.find(({ isBest }) => isBest)?.label).toBe(best);
  expect(text.rows.map(({ detail }) => detail)).toEqual(['match 31.0%', 'match 20.0%']);
});

test('what a position is worth', () => {
  const known: HintAnswer = { kind: 'position', plies: 1, equity: 0.25, mwc: null, chances: CHANCES };
  const { rows, chances } = hintText(questionOf('double'), known, 'ru');
  expect(rows.map(({ label, equity, difference }) => [label, equity, difference])).toEqual([
    ['Оценка перед броском', '+0,250', ''],
  ]);
  expect(chances).toContain('победа 55,2 %');
});
