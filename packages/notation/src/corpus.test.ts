import { readFileSync } from 'node:fs';
import { borneOff, facingPoint, flipBoard, formatBoard, pipCount } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import { formatMatchId, parseMatchId } from './match-id.ts';
import { parsePlay } from './play-parse.ts';
import { formatPositionId, parsePositionId } from './position-id.ts';
import { type PositionInfo, rollOf } from './position-info.ts';
import { parsePosition } from './position-parse.ts';
import { formatXgid, parseXgid } from './xgid.ts';

const read = (path: string) => readFileSync(new URL(`../../../data/${path}`, import.meta.url), 'utf8');
const lines = (path: string) =>
  read(path)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

interface Format {
  id: string;
  tag: string;
  gnubgId: string;
  positionId: string;
  matchId: string;
  xgid?: string;
  gnubgFromXgid?: string;
  state: {
    playerOnRoll: 0 | 1;
    decision: 0 | 1;
    cube: number;
    cubeowner: -1 | 0 | 1;
    matchto: number;
    score: [number, number];
    crawford: 0 | 1;
    jacoby: 0 | 1;
    beavers?: 0 | 1;
    dice: [number, number];
    doubled: 0 | 1;
    resigned: number;
  };
}
const FORMATS: Format[] = lines('oracle/formats.jsonl');
const seat = (player: 0 | 1) => (player === 1 ? 'bottom' : 'top');

/** A position as GNU Backgammon's own listing of it. */
function stateOf(position: PositionInfo): Omit<Format['state'], 'decision' | 'beavers'> {
  const { decision, cube } = position;
  return {
    playerOnRoll: position.onRoll === 'bottom' ? 1 : 0,
    cube: cube.value,
    cubeowner: cube.owner === null ? -1 : cube.owner === 'bottom' ? 1 : 0,
    matchto: position.length ?? 0,
    score: [position.score.top, position.score.bottom],
    crawford: position.crawford ? 1 : 0,
    jacoby: position.jacoby ? 1 : 0,
    dice: [...(rollOf(position) ?? [0, 0])] as [number, number],
    doubled: decision.type === 'cube-offered' ? 1 : 0,
    resigned: decision.type === 'resignation-offered' ? ['', 'single', 'gammon'].indexOf(decision.kind) : 0,
  };
}

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('states listed by GNU Backgammon', () => {
  test('there are 111 of them, 52 with an XGID', () => {
    expect(FORMATS).toHaveLength(111);
    expect(FORMATS.filter(({ xgid }) => xgid)).toHaveLength(52);
  });

  test.each(FORMATS.map((format) => [`${format.id} ${format.tag}`, format] as const))('%s', (_, format) => {
    const { decision: decider, beavers, ...state } = format.state;
    const position = value(parsePosition(format.gnubgId));
    expect(stateOf(position)).toEqual(state);
    expect(formatPositionId(position.board)).toBe(format.positionId);
    expect(formatMatchId(position)).toBe(format.matchId);
    const offer = position.decision.type === 'cube-offered' ? position.decision.offer : null;
    const asked =
      position.decision.type === 'resignation-offered' || offer === 'double' || offer === 'raccoon';
    expect(seat(decider) !== position.onRoll).toBe(asked);
    if (format.tag.includes('beavered')) expect(offer).toBe('beaver');
    if (format.tag.includes('raccoon')) expect(offer).toBe('raccoon');
    if (format.xgid === undefined) return;
    const fromXgid = value(parseXgid(format.xgid));
    expect(formatXgid(fromXgid)).toBe(format.xgid);
    expect(fromXgid.beavers).toBe(beavers === 1);
    expect({ ...fromXgid, beavers: false }).toEqual(position);
    expect(`${formatPositionId(fromXgid.board)}:${formatMatchId(fromXgid)}`).toBe(format.gnubgId);
  });
});

interface Side {
  points: Record<string, number>;
  opponent: Record<string, number>;
}
interface IdCase {
  id: string;
  kind: string;
  valid: boolean;
  error?: string;
  bottom?: Side;
  bottomPips?: number;
  topPips?: number;
  onRoll?: 'bottom' | 'top';
  cube?: number;
  cubeOwner?: 'bottom' | 'top' | 'centre';
  dice?: string;
  score?: { bottom: number; top: number };
  matchLength?: number;
  meaning?: string;
  gnuPositionIdOfPlayerOnRoll?: string;
}
const IDS: IdCase[] = JSON.parse(read('cases/ids.json'));

describe('position texts from public reports', () => {
  test.each(IDS.filter(({ valid }) => valid).map((c) => [c.id, c] as const))('%s', (id, expected) => {
    const position = value(parsePosition(id));
    if (expected.bottom === undefined) {
      expect(formatPositionId(position.board)).toBe('4HPwATDgc/ABMA');
      return;
    }
    const bottom = position.onRoll === 'bottom' ? position.board : flipBoard('short', position.board);
    expect(formatBoard(bottom)).toBe(formatBoard(value(parsePosition(expected.bottom)).board));
    expect(pipCount(bottom)).toBe(expected.bottomPips);
    expect(pipCount(flipBoard('short', bottom))).toBe(expected.topPips);
    expect(position.onRoll).toBe(expected.onRoll);
    expect(position.cube).toEqual({
      value: expected.cube,
      owner: expected.cubeOwner === 'centre' ? null : expected.cubeOwner,
    });
    expect(rollOf(position)?.join('') ?? '00').toBe(expected.dice);
    expect(position.score).toEqual(expected.score);
    expect(position.length ?? 0).toBe(expected.matchLength);
    expect(position.crawford).toBe(false);
    expect(position.jacoby).toBe(expected.meaning?.includes('Jacoby'));
    expect(position.beavers).toBe(expected.meaning?.includes('beavers'));
    expect(formatPositionId(position.board)).toBe(expected.gnuPositionIdOfPlayerOnRoll);
    expect(formatXgid(position)).toBe(id);
  });

  const codes: Record<string, object> = {
    'XGID=-a-bE-D---cD---c-b-a-E-:-1:0:0:00:0:0:0:0': { code: 'XGID_BOARD_LENGTH', found: 23 },
    'XGID=-b----E-C---eE---c-e----C-:0:0:1:31:0:0:0:0:10': {
      code: 'POSITION_CHECKERS',
      side: 'bottom',
      found: 16,
    },
    'XGID=-b----E-C---eE---c-e----B-:0:0:1:71:0:0:0:0:10': { code: 'XGID_FIELD', field: 'dice' },
    'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:5:0:0:5:10': { code: 'XGID_FIELD', field: 'score' },
    '-b--------------------------:0:0:-1:54:0:0:0:0:10': { code: 'XGID_BOARD_LENGTH', found: 28 },
    '4HPwATDgc/ABM': { code: 'ID_LENGTH', expected: 14, found: 13 },
    '4HPwATDgc/ABM!': { code: 'ID_CHARACTER', column: 14 },
    '//////////////': { code: 'ID_CHECKERS' },
  };
  test.each(IDS.filter(({ valid }) => !valid).map(({ id, error }) => [id, error] as const))(
    '%s is refused: %s',
    (id) => expect(parsePosition(id)).toEqual({ ok: false, error: codes[id] }),
  );
});

describe('cases on notation', () => {
  test('no-07 an XGID with the top player on roll', () => {
    const position = value(parseXgid('XGID=-b----E-C--AeD---bAdb---A-:1:1:-1:52:2:3:0:5:10'));
    expect(position).toMatchObject({
      onRoll: 'top',
      cube: { value: 2, owner: 'bottom' },
      score: { bottom: 2, top: 3 },
      length: 5,
      crawford: false,
    });
    const points = { '24': 2, '13': 5, '8': 2, '6': 4, '5': 2 };
    const opponent = { '19': 5, '17': 3, '14': 1, '12': 4, '7': 1, '1': 1 };
    expect(formatBoard(position.board)).toBe(formatBoard(value(parsePosition({ points, opponent })).board));
    expect(formatPositionId(position.board)).toBe('4HPkQSCwZ/ABMA');
  });

  test('no-06 each side plays in its own numbers: the 6-point of one is the 19-point of the other', () => {
    const read = parsePlay('6/4');
    const [move] = read.ok ? read.value : [];
    expect(move).toEqual({ from: 6, to: 4, hit: false });
    expect([facingPoint('short', 6), facingPoint('short', 4)]).toEqual([19, 21]);
  });

  test('every case on notation has its test', () => {
    const cases: { id: string; kind: string }[] = lines('cases/cases.jsonl');
    const own = ['corpus', 'play-parse'].map((name) =>
      readFileSync(new URL(`./${name}.test.ts`, import.meta.url), 'utf8'),
    );
    const ids = cases.filter(({ kind }) => kind === 'notation').map(({ id }) => id);
    expect(ids).toHaveLength(8);
    expect(ids.filter((id) => !own.some((text) => text.includes(`${id} `)))).toEqual([]);
  });

  test("no-09 an opponent's checker on the bar in a position ID", () => {
    const position = {
      points: { '24': 2, '13': 5, '8': 3, '6': 5 },
      opponent: { '19': 5, '17': 3, '12': 5, '1': 1 },
      bar: 0,
      opponentBar: 1,
      off: 0,
      opponentOff: 0,
    };
    expect(formatPositionId(value(parsePosition(position)).board)).toBe('4HPwAVDgc/ABMA');
  });

  test('no-13 numbers from the bottom side, the dice as a set, Jacoby and beavers', () => {
    const position = value(parseXgid('XGID=-aa---EBB---dDa--c-e----B-:0:0:1:16:0:0:3:0:8'));
    expect([...(rollOf(position) ?? [])].sort()).toEqual([1, 6]);
    expect(position).toMatchObject({ jacoby: true, beavers: true, onRoll: 'bottom' });
    expect(position.board[14]).toBe(-1);
    expect(borneOff(position.board)).toBe(0);
  });

  test.each<[name: string, points: Record<string, number>, bar: number, pips: number]>([
    ['no-11 pips with the bar', { '24': 1, '13': 5, '8': 3, '6': 5 }, 1, 168],
    ['no-12 pips when all are off', {}, 0, 0],
  ])('%s', (_, points, bar, pips) =>
    expect(pipCount(value(parsePosition({ points, bar, opponent: {} })).board)).toBe(pips),
  );
});

test('a position ID reads back; a match ID reads back', () => {
  for (const { positionId, matchId } of FORMATS) {
    expect(formatPositionId(value(parsePositionId(positionId)))).toBe(positionId);
    expect(formatMatchId(value(parseMatchId(matchId)))).toBe(matchId);
  }
});
