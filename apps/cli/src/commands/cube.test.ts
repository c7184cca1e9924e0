import { CUBE_ACTIONS } from '@nardy/engine';
import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { jsonLines, memoryIo } from '../testing/memory-io.ts';
import { hasPhrase } from '../words.ts';
import { answerCube, type CubeAnswerLine } from './cube.ts';

const made = memoryIo().engine();
if (!made.ok) throw new Error('memory has nets');
const engine = made.value;

/** A race that both sides bear off: judged by exact tables, whatever the nets say. */
const RACE = { points: { '1': 2, '2': 1 }, opponent: { '24': 2, '23': 1 } };
const raceXgid = (rest: string) => `XGID=-BA--------------------ab-:${rest}`;

function cube(question: object): CubeAnswerLine {
  const answer = answerCube(engine, question as Record<string, unknown>);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

test('a bear-off that is known exactly: three checkers each, centred cube', () => {
  const answer = cube({ position: RACE });
  expect(Object.keys(answer)).toEqual(['noDouble', 'doubleTake', 'doublePass', 'action']);
  expect(answer.doublePass).toBe(1);
  expect(CUBE_ACTIONS).toContain(answer.action);
  for (const ply of [0, 1, 2]) expect(cube({ position: RACE, ply })).toEqual(answer);
});

test('the same position in each of its forms', () => {
  const answer = cube({ position: RACE });
  expect(cube({ position: raceXgid('0:0:1:00:0:0:0:0:10') })).toEqual(answer);
  expect(cube({ position: raceXgid('0:0:1:31:0:0:0:0:10') })).toEqual(answer);
  expect(cube({ position: raceXgid('0:0:1:D:0:0:0:0:10') })).toEqual(answer);
});

test('the cube: whose it is, and how high', () => {
  const owned = cube({ position: raceXgid('1:1:1:00:0:0:0:0:10') });
  const higher = cube({ position: raceXgid('3:1:1:00:0:0:0:0:10') });
  expect(higher).toEqual(owned);
  expect(cube({ position: raceXgid('1:-1:1:00:0:0:0:0:10') }).action).toBe('no-double');
});

test('the Crawford game has no cube; the score counts', () => {
  expect(cube({ position: raceXgid('0:0:1:00:4:2:1:5:10') }).action).toBe('no-double');
  const match = cube({ position: raceXgid('0:0:1:00:1:3:0:5:10') });
  expect(match).not.toEqual(cube({ position: RACE }));
});

test('Jacoby and beavers count where the rules or the position have them', () => {
  // Far ahead with the cube in the middle: marses are worth nothing until it is turned.
  const start = '-b----E-C---eE---c-e----B-';
  const plain = cube({ position: `XGID=${start}:0:0:1:00:0:0:0:0:10`, ply: 0 });
  const byPosition = cube({ position: `XGID=${start}:0:0:1:00:0:0:1:0:10`, ply: 0 });
  const byRules = cube({
    position: `XGID=${start}:0:0:1:00:0:0:0:0:10`,
    ply: 0,
    rules: { base: 'international', jacoby: true },
  });
  expect(byPosition).not.toEqual(plain);
  expect(byRules).toEqual(byPosition);
});

test.each<[name: string, question: object, error: object]>([
  ['no position', {}, { code: 'POSITION_SHAPE' }],
  ['a ply there is not', { position: RACE, ply: -1 }, { code: 'FIELD_RANGE', field: 'ply' }],
  ['a beaver', { position: raceXgid('1:-1:1:B:0:0:2:0:10') }, { code: 'CUBE_RAISED' }],
])('%s', (_, question, error) => {
  expect(answerCube(engine, question as Record<string, unknown>)).toMatchObject({ ok: false, error });
});

test('lines, and by hand in words', async () => {
  const world = memoryIo({ input: [JSON.stringify({ id: 'a', position: RACE })] });
  expect(await run(['cube', '--jsonl'], world)).toBe(0);
  expect(jsonLines(world.written.out)).toEqual([{ id: 'a', ...cube({ position: RACE }) }]);
  const hand = memoryIo();
  expect(await run(['cube', raceXgid('0:0:1:00:0:0:0:0:10'), '--lang', 'en'], hand)).toBe(0);
  expect(hand.written.out).toMatch(
    /^No double {5}[+-]\d\.\d{3}\nDouble, take {2}[+-]\d\.\d{3}\nDouble, pass {2}\+1\.000\nBest: .+\n$/,
  );
});

test('every action has words', () => {
  for (const action of CUBE_ACTIONS) expect(hasPhrase(`cube.action.${action}`)).toBe(true);
});
