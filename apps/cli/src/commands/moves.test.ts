import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { jsonLines, memoryIo } from '../testing/memory-io.ts';
import { answerMoves, type MovesAnswer } from './moves.ts';

const ORACLE = new URL('../../../../data/oracle/moves.jsonl', import.meta.url);

interface OracleCase {
  readonly id: string;
  readonly positionId: string;
  readonly dice: readonly number[];
  readonly n: number;
  readonly results: readonly string[];
}

test('all 3,000 positions of GNU Backgammon give its results, through the stream', async () => {
  const cases = jsonLines(readFileSync(ORACLE, 'utf8')) as OracleCase[];
  const input = cases.map(({ id, positionId, dice }) =>
    JSON.stringify({ id, position: positionId, dice, rules: 'international' }),
  );
  const io = memoryIo({ input: [input.join('\n')] });
  expect(await run(['moves', '--jsonl'], io)).toBe(0);
  const answers = jsonLines(io.written.out) as (MovesAnswer & { readonly id: string })[];
  expect(answers).toHaveLength(3000);
  expect(answers.map(({ id }) => id)).toEqual(cases.map(({ id }) => id));
  const wrong = cases.filter(({ n, results }, index) => {
    const { count, plays } = answers[index]!;
    const found = plays.map(({ positionId }) => positionId).sort();
    return count !== n || found.join() !== [...results].sort().join();
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('plays are sorted by board and carry play, board and position ID', () => {
  const answer = answerMoves({ position: '4HPwATDgc/ABMA', dice: [3, 1] });
  expect(answer).toMatchObject({ ok: true, value: { diceUsed: 2, count: 16 } });
  if (!answer.ok) return;
  const boards = answer.value.plays.map(({ board }) => board);
  expect(boards).toEqual([...boards].sort());
  expect(answer.value.plays).toContainEqual({
    play: '8/5 6/5',
    board: '-b---BD-B---eE---c-e----B-',
    positionId: '4HPwATCwZ/ABMA',
  });
});

const CLOSED_OUT = {
  points: { '6': 14 },
  bar: 1,
  opponent: { '24': 3, '23': 3, '22': 3, '21': 2, '20': 2, '19': 2 },
};

test.each<[name: string, question: object, answer: object]>([
  [
    'no legal move: one entry, nothing moved',
    { position: CLOSED_OUT, dice: [6, 5] },
    { diceUsed: 0, count: 1, plays: [{ play: '', board: '------N------------bbbcccA' }] },
  ],
  [
    'dice of an XGID count where none are given',
    { position: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10' },
    { diceUsed: 2, count: 16 },
  ],
  [
    'long nardy has no position ID',
    { position: { points: { '24': 15 }, opponent: { '12': 15 } }, dice: [6, 5], rules: 'long' },
    { diceUsed: 2, count: 1, plays: [{ play: '24/13', board: '------------oA----------N-' }] },
  ],
  [
    'not the first turn: one checker from the head only',
    {
      position: { points: { '24': 15 }, opponent: { '12': 15 } },
      dice: [3, 3],
      rules: 'long',
      firstTurn: false,
    },
    { diceUsed: 3, count: 1 },
  ],
  [
    'first turn of long nardy: 3-3 takes two',
    { position: { points: { '24': 15 }, opponent: { '12': 15 } }, dice: [3, 3], rules: 'long' },
    { diceUsed: 4 },
  ],
])('%s', (_, question, expected) => {
  expect(answerMoves(question as Record<string, unknown>)).toMatchObject({ ok: true, value: expected });
});

test.each<[name: string, line: string, id: unknown, code: string]>([
  ['not JSON', 'dice', null, 'LINE_NOT_JSON'],
  ['not an object', '[1]', null, 'LINE_NOT_OBJECT'],
  ['no position', '{"id":1,"dice":[3,1]}', 1, 'POSITION_SHAPE'],
  ['a broken position ID', '{"id":"a","position":"4HPwATDgc/ABM","dice":[3,1]}', 'a', 'ID_LENGTH'],
  ['no dice', '{"id":{"n":2},"position":"4HPwATDgc/ABMA"}', { n: 2 }, 'DICE_SHAPE'],
  ['a die of seven', '{"id":3,"position":"4HPwATDgc/ABMA","dice":[7,1]}', 3, 'DICE_SHAPE'],
  ['three dice', '{"id":4,"position":"4HPwATDgc/ABMA","dice":[1,1,1]}', 4, 'DICE_SHAPE'],
  [
    'unknown rules',
    '{"id":5,"position":"4HPwATDgc/ABMA","dice":[3,1],"rules":"tavla"}',
    5,
    'RULES_UNKNOWN_ID',
  ],
  [
    'a first turn that is no boolean',
    '{"id":6,"position":"4HPwATDgc/ABMA","dice":[3,1],"firstTurn":1}',
    6,
    'FIELD_SHAPE',
  ],
  [
    'an id nested deeper than JSON is written',
    `{"id":${'['.repeat(20_000)}${']'.repeat(20_000)},"position":"4HPwATDgc/ABMA","dice":[3,1]}`,
    null,
    'FIELD_SHAPE',
  ],
])('a bad line is answered in its place and the stream goes on: %s', async (_, line, id, code) => {
  const good = '{"id":"good","position":"4HPwATDgc/ABMA","dice":[3,1]}';
  const io = memoryIo({ input: [`${good}\n${line}\n${good}`] });
  expect(await run(['moves', '--jsonl'], io)).toBe(0);
  expect(jsonLines(io.written.out)).toMatchObject([
    { id: 'good', count: 16 },
    { id, error: { code, message: expect.stringMatching(/\S/) } },
    { id: 'good', count: 16 },
  ]);
});

test('the answer to a line is written before the next one comes', async () => {
  const io = memoryIo();
  const seen: string[] = [];
  async function* asking() {
    for (const id of [1, 2]) {
      yield Buffer.from(`{"id":${id},"position":"4HPwATDgc/ABMA","dice":[3,1]}\n`);
      seen.push(io.written.out);
    }
  }
  await run(['moves', '--jsonl'], { ...io, input: asking() });
  expect(seen.map((text) => text.split('\n').length - 1)).toEqual([1, 2]);
});

test('typed by hand: one play a line', async () => {
  const io = memoryIo();
  expect(await run(['moves', '4HPwATDgc/ABMA', '3-1'], io)).toBe(0);
  expect(io.written.out.split('\n')).toHaveLength(17);
  expect(io.written.out).toContain('8/5 6/5      -b---BD-B---eE---c-e----B-  4HPwATCwZ/ABMA\n');
});
