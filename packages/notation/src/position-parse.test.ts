import { borneOff, formatBoard } from '@nardy/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMatchId } from './match-id.ts';
import { formatPositionId, parsePositionId } from './position-id.ts';
import type { PositionInfo } from './position-info.ts';
import { parsePosition } from './position-parse.ts';
import { formatXgid, parseXgid } from './xgid.ts';

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

test('an OGID with everything', () => {
  expect(parsePosition('11jjjjjhhhccccc:ooddddd88866666:W1O:65:B:IW:6:5:7C:42')).toMatchObject({
    ok: true,
    value: {
      onRoll: 'top',
      cube: { value: 2, owner: 'bottom' },
      score: { bottom: 6, top: 5 },
      length: 7,
      crawford: true,
      decision: { type: 'cube-offered', offer: 'double' },
    },
  });
});

test.each<[text: string, error: object]>([
  ['1111111111111111:o:N0N', { code: 'POSITION_CHECKERS', side: 'bottom', found: 16 }],
  ['1:1:N0N', { code: 'POSITION_POINT_SHARED', point: 24 }],
  ['p:1:N0N', { code: 'OGID_FIELD', field: 'checkers' }],
  ['1:0:N0N', { code: 'OGID_FIELD', field: 'checkers' }],
  ['1:o:N0N:71', { code: 'OGID_FIELD', field: 'dice' }],
  ['1:o:N0N:61:X', { code: 'OGID_FIELD', field: 'onRoll' }],
  ['1:o:N0N:61:W::7:0:7', { code: 'OGID_FIELD', field: 'score' }],
  ['1:o:N0N:61:W::3:0:7C', { code: 'OGID_FIELD', field: 'rules' }],
  ['1:o:N0N:61:W::3:0:x', { code: 'OGID_FIELD', field: 'length' }],
])('the OGID %s is refused', (text, error) => expect(parsePosition(text)).toEqual({ ok: false, error }));

test.each<[name: string, input: unknown, error: object]>([
  ['nothing', null, { code: 'POSITION_SHAPE', field: '' }],
  ['a list', [], { code: 'POSITION_SHAPE', field: '' }],
  ['a number', 7, { code: 'POSITION_SHAPE', field: '' }],
  ['no points', { bar: 1 }, { code: 'POSITION_SHAPE', field: 'points' }],
  ['an unknown key', { points: {}, oponent: {} }, { code: 'POSITION_SHAPE', field: 'oponent' }],
  ['point 25', { points: { 25: 1 } }, { code: 'POSITION_SHAPE', field: 'points.25' }],
  ['point 01', { points: { '01': 1 } }, { code: 'POSITION_SHAPE', field: 'points.01' }],
  ['half a checker', { points: { 6: 0.5 } }, { code: 'POSITION_SHAPE', field: 'points.6' }],
  ['a negative bar', { points: { 6: 5 }, bar: -1 }, { code: 'POSITION_SHAPE', field: 'bar' }],
  ['a text for a number', { points: { 6: '5' } }, { code: 'POSITION_SHAPE', field: 'points.6' }],
  ['16 checkers', { points: { 6: 10, 8: 6 } }, { code: 'POSITION_CHECKERS', side: 'mover', found: 16 }],
  [
    '14 of 15',
    { points: { 6: 10 }, bar: 0, off: 4 },
    { code: 'POSITION_CHECKERS', side: 'mover', found: 14 },
  ],
  ['too many off', { opponent: { 6: 10 }, opponentOff: 6 }, { code: 'POSITION_CHECKERS', side: 'opponent' }],
  ['a shared point', { points: { 6: 1 }, opponent: { 6: 1 } }, { code: 'POSITION_POINT_SHARED', point: 6 }],
  ['a long text', 'A'.repeat(201), { code: 'TEXT_TOO_LONG', limit: 200 }],
  [
    'an XGID with nine fields',
    'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0',
    { code: 'XGID_FIELDS', found: 9 },
  ],
  [
    'a foreign letter',
    'XGID=-b----E-C---eE---c-e----P-:0:0:1:31:0:0:0:0:10',
    { code: 'XGID_BOARD_CHARACTER', column: 25 },
  ],
  [
    'a letter that becomes one of them in upper case',
    'XGID=-b----E-C---eE---c-e----ı-:0:0:1:31:0:0:0:0:10',
    { code: 'XGID_BOARD_CHARACTER', column: 25 },
  ],
  [
    'a bar of the wrong side',
    'XGID=A-------------------------:0:0:1:31:0:0:0:0:10',
    { code: 'XGID_BOARD_CHARACTER', column: 1 },
  ],
  ['no turn', 'XGID=-b----E-C---eE---c-e----B-:0:0:0:31:0:0:0:0:10', { code: 'XGID_FIELD', field: 'onRoll' }],
  [
    'an owner of nothing',
    'XGID=-b----E-C---eE---c-e----B-:0:1:1:31:0:0:0:0:10',
    { code: 'XGID_FIELD', field: 'cubeOwner' },
  ],
  [
    'a huge cube',
    'XGID=-b----E-C---eE---c-e----B-:99:0:1:31:0:0:0:0:10',
    { code: 'XGID_FIELD', field: 'cube' },
  ],
  [
    'Crawford too early',
    'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:1:5:10',
    { code: 'XGID_FIELD', field: 'rules' },
  ],
  ['a match ID with owner 2', '4HPwATDgc/ABMA:YAkAAAAAAAAE', { code: 'MATCH_ID_FIELD', field: 'cubeOwner' }],
  ['a short match ID', '4HPwATDgc/ABMA:cAkAAAAAAAA', { code: 'ID_LENGTH', expected: 12, found: 11 }],
])('%s is refused', (_, input, error) => expect(parsePosition(input)).toMatchObject({ ok: false, error }));

test.each<[name: string, input: unknown, off: number, bar: number]>([
  ['what stands nowhere is off', { points: { 6: 10 }, opponent: {} }, 5, 0],
  ['what is not off is on the bar', { points: { 6: 10 }, off: 0 }, 0, 5],
  ['the rest after the bar is off', { points: { 6: 10 }, bar: 2 }, 3, 2],
])('left out: %s', (_, input, off, bar) => {
  const { board } = value(parsePosition(input));
  expect([borneOff(board), board[25]]).toEqual([off, bar]);
});

test('long nardy: the opponent in the mover’s numbers, no bar, XGID turned its own way', () => {
  const start = { points: { 24: 15 }, opponent: { 12: 15 } };
  const { board } = value(parsePosition(start, 'long'));
  expect(formatBoard(board)).toBe('------------o-----------O-');
  const position = value(parsePosition('XGID=------------o-----------O-:0:0:-1:31:0:0:0:0:10', 'long'));
  expect(formatBoard(position.board)).toBe('------------o-----------O-');
  expect(formatBoard(value(parsePositionId(formatPositionId(board, 'long'), 'long')))).toBe(
    formatBoard(board),
  );
  const barred = { points: { 24: 14 }, bar: 1, opponent: { 12: 15 } };
  expect(parsePosition(barred, 'long')).toEqual({ ok: false, error: { code: 'POSITION_BAR_ON_LONG' } });
});

test('no text and no object makes the readers throw', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 220 }),
    fc.stringMatching(/^XGID=[-a-oA-O]{26}(:-?[0-9DBR]{1,2}){9}$/u),
    fc.base64String({ minLength: 12, maxLength: 28 }),
  );
  fc.assert(fc.property(fc.oneof(text, fc.jsonValue()), (input) => void parsePosition(input)));
});

/** Any position of short nardy with what surrounds it. */
const positions: fc.Arbitrary<PositionInfo> = fc
  .record({
    places: fc.array(fc.tuple(fc.integer({ min: 0, max: 25 }), fc.integer({ min: -15, max: 15 }))),
    onRoll: fc.constantFrom('bottom', 'top'),
    cube: fc.record({
      exponent: fc.integer({ min: 0, max: 10 }),
      owner: fc.constantFrom('bottom', 'top', null),
    }),
    length: fc.option(fc.integer({ min: 3, max: 25 })),
    low: fc.nat(1),
    dice: fc.option(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))),
    flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
  })
  .map(({ places, onRoll, cube, length, low, dice, flags: [crawford, jacoby, beavers] }) => {
    const board = new Int8Array(26);
    const left = { mover: 15, opponent: 15 };
    for (const [place, count] of places) {
      const side = count > 0 ? 'mover' : 'opponent';
      const fits = count !== 0 && Math.abs(count) <= left[side] && board[place] === 0;
      if (!fits || (place === 0 && count > 0) || (place === 25 && count < 0)) continue;
      board[place] = count;
      left[side] -= Math.abs(count);
    }
    const inCrawford = length !== null && crawford;
    return {
      board,
      onRoll,
      cube: { value: 2 ** cube.exponent, owner: cube.exponent === 0 ? null : cube.owner },
      score: { bottom: inCrawford ? length - 1 : low, top: 0 },
      length,
      crawford: inCrawford,
      jacoby: length === null && jacoby,
      beavers: length === null && beavers,
      cubeCap: 10,
      decision: dice === null ? { type: 'to-roll' } : { type: 'to-play', roll: dice },
    } as PositionInfo;
  });

test('every position reads back from its XGID, and from its IDs but for beavers', () => {
  fc.assert(
    fc.property(positions, (position) => {
      expect(parseXgid(formatXgid(position) ?? '')).toEqual({ ok: true, value: position });
      const id = `${formatPositionId(position.board)}:${formatMatchId(position)}`;
      expect(parsePosition(id)).toEqual({ ok: true, value: { ...position, beavers: false } });
    }),
  );
});
