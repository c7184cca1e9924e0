import { rankPlays, think } from '@nardy/engine';
import { type Board, flipBoard, formatBoard, legalPlays, RULE_SETS, startingBoard } from '@nardy/rules';
import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { jsonLines, memoryIo } from '../testing/memory-io.ts';
import { answerHint, type HintAnswer, type HintEntry } from './hint.ts';
import { answerMoves } from './moves.ts';

const io = memoryIo();
const made = io.engine();
if (!made.ok) throw new Error('memory has nets');
const engine = made.value;
const START = '4HPwATDgc/ABMA';

function hint(question: object): readonly HintEntry[] {
  const answer = answerHint(engine, question as Record<string, unknown>);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.plays;
}

/** What a play is worth by its chances, in points of the international game. */
const points = ([win = 0, mars = 0, koks = 0, lostMars = 0, lostKoks = 0]: readonly number[]): number =>
  2 * win - 1 + mars - lostMars + koks - lostKoks;

test.each<[rules: unknown, position: unknown]>([
  ['international', START],
  ['prison', START],
  ['long', { points: { '24': 15 }, opponent: { '12': 15 } }],
  [
    { base: 'long', scoring: 'four-tier' },
    { points: { '24': 9, '15': 6 }, opponent: { '12': 9, '3': 6 } },
  ],
])('%j: every legal play once, as `moves` has it, with nested chances', (rules, position) => {
  for (const ply of [0, 1]) {
    const question = { position, dice: [3, 1], rules, ply };
    const moves = answerMoves(question);
    const plays = hint(question);
    const byBoard = [...plays].sort((a, b) => (a.board < b.board ? -1 : 1));
    expect(byBoard.map(({ equity: _, probs: __, ...entry }) => entry)).toEqual(moves.ok && moves.value.plays);
    for (const { probs } of plays) {
      const [win, mars, koks, lostMars, lostKoks] = probs as [number, number, number, number, number];
      expect(probs).toHaveLength(5);
      expect(Math.min(koks, lostKoks)).toBeGreaterThanOrEqual(0);
      expect(koks).toBeLessThanOrEqual(mars);
      expect(mars).toBeLessThanOrEqual(win);
      expect(lostKoks).toBeLessThanOrEqual(lostMars);
      expect(lostMars).toBeLessThanOrEqual(1 - win + 1e-6);
    }
  }
});

test('at sight: best first, the equity is that of the chances, for the side that plays', () => {
  const plays = hint({ position: START, dice: [6, 4], ply: 0 });
  const equities = plays.map(({ equity }) => equity);
  expect(equities).toEqual([...equities].sort((a, b) => b - a));
  for (const { equity, probs } of plays) expect(equity).toBeCloseTo(points(probs), 5);
  // The chances are those of the engine for the other side, turned round.
  const board = [...plays[0]!.board].map((letter) => {
    if (letter === '-') return 0;
    return letter < 'a' ? letter.charCodeAt(0) - 64 : 96 - letter.charCodeAt(0);
  });
  const out = new Float64Array(5);
  engine.kernel.useRules(RULE_SETS.international);
  engine.kernel.evaluateInto(out, flipBoard('short', Int8Array.from(board) as Board));
  expect(plays[0]!.probs[0]).toBeCloseTo(1 - out[0]!, 5);
});

test('one roll ahead where the question does not say', () => {
  const usual = hint({ position: START, dice: [5, 2] });
  expect(usual).toEqual(hint({ position: START, dice: [5, 2], ply: 1 }));
  expect(usual).not.toEqual(hint({ position: START, dice: [5, 2], ply: 0 }));
});

test.each<[dice: readonly number[], play: string]>([
  [[3, 1], '8/5 6/5'],
  [[4, 2], '8/4 6/4'],
  [[6, 1], '13/7 8/7'],
])('the opening roll %j is played as in every book', (dice, play) => {
  expect(hint({ position: START, dice })[0]?.play).toBe(play);
});

test('top cuts the list and changes nothing else', () => {
  const question = { position: START, dice: [5, 2] };
  expect(hint({ ...question, top: 3 })).toEqual(hint(question).slice(0, 3));
});

test('cubeful equity follows cube and score of the position', () => {
  const xgid = (cube: string, rest: string) => `XGID=-b----E-C---eE---c-e----B-:${cube}:1:31:${rest}:10`;
  const worth = (position: string) => hint({ position, cubeful: true, ply: 0 }).map(({ equity }) => equity);
  const money = worth(xgid('0:0', '0:0:0:0'));
  expect(money).not.toEqual(hint({ position: xgid('0:0', '0:0:0:0'), ply: 0 }).map(({ equity }) => equity));
  const others = [xgid('1:1', '0:0:0:0'), xgid('1:-1', '0:0:0:0'), xgid('0:0', '2:4:0:5')];
  const equities = [money, ...others.map(worth)];
  expect(new Set(equities.map(String)).size).toBe(equities.length);
  const view = {
    rules: RULE_SETS.international,
    board: startingBoard('short'),
    cube: { value: 2, owner: 'white' as const },
    cubeOwner: 'own' as const,
    away: null,
    crawford: false,
  };
  const plays = legalPlays(view.rules, view.board, [3, 1]);
  const [first] = think(rankPlays(engine.search, view, plays, { plies: 0, equity: 'cubeful' }));
  expect(equities[1]?.[0]).toBeCloseTo(first!.equity, 5);
});

test('no legal move: one entry, nothing moved', () => {
  const position = {
    points: { '6': 14 },
    bar: 1,
    opponent: { '24': 3, '23': 3, '22': 3, '21': 2, '20': 2, '19': 2 },
  };
  const [only, ...others] = hint({ position, dice: [6, 5] });
  expect(others).toEqual([]);
  expect(only).toMatchObject({ play: '', board: '------N------------bbbcccA' });
  // Forced, and judged as deep as asked all the same.
  const equities = [0, 1, 2].map((ply) => hint({ position, dice: [6, 5], ply })[0]!.equity);
  expect(new Set(equities).size).toBe(3);
});

test('a play that wins is worth what it wins', () => {
  const position = { points: { '1': 1 }, opponent: { '24': 15 }, off: 14, opponentOff: 0 };
  expect(hint({ position, dice: [6, 5], ply: 2 })[0]).toMatchObject({
    play: '1/off',
    equity: 2,
    probs: [1, 1, 0, 0, 0],
  });
});

test.each<[name: string, change: object, error: object]>([
  ['no position', { position: undefined }, { code: 'POSITION_SHAPE' }],
  ['no dice', { dice: undefined }, { code: 'DICE_SHAPE' }],
  ['a ply there is not', { ply: 5 }, { code: 'FIELD_RANGE', field: 'ply', least: 0, most: 4 }],
  ['half a ply', { ply: 0.5 }, { code: 'FIELD_RANGE', field: 'ply' }],
  ['none of the best', { top: 0 }, { code: 'FIELD_RANGE', field: 'top' }],
  ['a word for cubeful', { cubeful: 'yes' }, { code: 'FIELD_SHAPE', field: 'cubeful' }],
  ['rules there are not', { rules: 'tetris' }, { code: 'RULES_UNKNOWN_ID' }],
])('%s', (_, change, error) => {
  expect(answerHint(engine, { position: START, dice: [3, 1], ...change })).toMatchObject({
    ok: false,
    error,
  });
});

test('a board without nets', () => {
  const short = { ...engine, boards: new Set(['short' as const]) };
  const question = {
    position: { points: { '24': 15 }, opponent: { '12': 15 } },
    dice: [3, 1],
    rules: 'long',
  };
  expect(answerHint(short, question)).toEqual({
    ok: false,
    error: { code: 'ENGINE_NO_NETS', board: 'long' },
  });
});

test('lines are answered in order, wrong ones too', async () => {
  const input = [
    { id: 1, position: START, dice: [3, 1], top: 1 },
    { id: 2, position: 'x' },
    { id: 3, position: START, dice: [6, 5] },
  ];
  const world = memoryIo({ input: [input.map((line) => JSON.stringify(line)).join('\n')] });
  expect(await run(['hint', '--jsonl'], world)).toBe(0);
  const answers = jsonLines(world.written.out) as ({ id: number; error?: { code: string } } & HintAnswer)[];
  expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
    [1, undefined],
    [2, 'ID_LENGTH'],
    [3, undefined],
  ]);
  expect(answers[0]?.plays).toEqual(hint({ position: START, dice: [3, 1], top: 1 }));
});

test('by hand: a table in either language', async () => {
  const world = memoryIo();
  expect(await run(['hint', START, '31', '--ply', '0', '--top', '2', '--lang', 'ru'], world)).toBe(0);
  const lines = world.written.out.split('\n');
  expect(lines[0]).toMatch(/^ +Ход +Эквити +Хуже +Победа +марс +кокс +Проигрыш +марс +кокс$/);
  expect(lines[1]).toMatch(/^1\. {2}\S+ \S+ +[+-]\d\.\d{3} +(\d+\.\d *){6}$/);
  expect(lines).toHaveLength(4);
  expect(formatBoard(startingBoard('short'))).toBe('-b----E-C---eE---c-e----B-');
});

test('without nets: one line and exit code 2', async () => {
  const world = memoryIo({ nets: 'missing' });
  expect(await run(['hint', START, '31', '--lang', 'en'], world)).toBe(2);
  expect(world.written).toEqual({ out: '', err: 'nardy: Cannot read file nets.json\n' });
});
