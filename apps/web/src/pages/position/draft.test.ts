import { type Board, flipBoard, gameStartedAt, judgeGameStarted, pipCount, RULE_SET_IDS } from '@nardy/rules';
import { boardOf, settingsOf } from '@nardy/rules/testing';
import { PLACES } from '@nardy/session';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addChecker,
  changeRules,
  clearBoard,
  type Draft,
  mayBeCrawford,
  mayDouble,
  moveChecker,
  newDraft,
  problemOf,
  setCheckers,
  shownBoard,
  startingPointOf,
  takeChecker,
  viewOfDraft,
} from './draft.ts';
import { draftAddress, draftGnuId, draftOfAddress, draftXgid, readDraft } from './draft-text.ts';
import { formatPoints, readPoints } from './point-list.ts';

const start = newDraft('international');
const empty = clearBoard(start);

function made(edit: Draft | string): Draft {
  if (typeof edit === 'string') throw new Error(edit);
  return edit;
}

const countsOf = (draft: Draft): readonly [number, number] => {
  const sum = (sign: number): number =>
    [...draft.board].reduce((total, count) => total + Math.max(0, sign * count), 0);
  return [sum(1), sum(-1)];
};

describe('edits', () => {
  test('a checker is added from the tray, and one of the other side is taken away first', () => {
    const one = made(addChecker(empty, 6, 'white'));
    expect(one.board[6]).toBe(1);
    const two = made(addChecker(made(addChecker(one, 6, 'white')), 6, 'black'));
    expect(two.board[6]).toBe(1);
    expect(made(addChecker(made(addChecker(two, 6, 'black')), 6, 'black')).board[6]).toBe(-1);
  });

  test('nobody has more than 15', () => {
    expect(addChecker(start, 3, 'white')).toBe('noneLeft');
    expect(setCheckers(empty, 3, 'white', 16)).toBe('noneLeft');
    expect(made(setCheckers(empty, 3, 'white', 15)).board[3]).toBe(15);
  });

  test('a bar takes the checkers of its own side; a long board has none', () => {
    expect(made(addChecker(empty, PLACES.topBar, 'white')).board[0]).toBe(-1);
    expect(addChecker(clearBoard(newDraft('long')), PLACES.topBar, 'white')).toBe('noBar');
  });

  test('a checker is moved, off beside the board and back from the tray, but not onto the other side', () => {
    expect(moveChecker(start, 6, 1)).toBe('occupied');
    const moved = made(moveChecker(start, 6, 4));
    expect([moved.board[6], moved.board[4]]).toEqual([4, 1]);
    const off = made(moveChecker(moved, 4, null));
    expect(countsOf(off)).toEqual([14, 15]);
    expect(made(moveChecker(off, PLACES.bottomTray, 5)).board[5]).toBe(1);
    expect(moveChecker(start, PLACES.bottomTray, 5)).toBe('noneLeft');
    // Onto either half of the bar it is its own.
    expect(made(moveChecker(start, 6, PLACES.topBar)).board[25]).toBe(1);
  });

  test('the side on roll is at the bottom', () => {
    const black: Draft = { ...empty, onRoll: 'black' };
    const one = made(addChecker(black, 6, 'black'));
    expect(shownBoard(one)[6]).toBe(1);
    expect(one.board[19]).toBe(-1);
    expect(takeChecker(one, 6)).toEqual(black);
  });

  test('no edit makes a board that is none', () => {
    const place = fc.integer({ min: 0, max: PLACES.topTray });
    const edits = fc.array(
      fc.tuple(fc.constantFrom('add', 'take', 'move', 'set'), place, place, fc.boolean()),
    );
    fc.assert(
      fc.property(fc.constantFrom(...RULE_SET_IDS), fc.boolean(), edits, (rules, black, all) => {
        let draft: Draft = { ...newDraft(rules), onRoll: black ? 'black' : 'white' };
        for (const [what, a, b, white] of all) {
          const side = white ? 'white' : 'black';
          const next =
            what === 'add'
              ? addChecker(draft, a, side)
              : what === 'take'
                ? takeChecker(draft, a)
                : what === 'move'
                  ? moveChecker(draft, a, b)
                  : setCheckers(draft, a, side, b % 17);
          if (typeof next !== 'string') draft = next;
          expect(Math.max(...countsOf(draft))).toBeLessThanOrEqual(15);
          expect([draft.board[0]! <= 0, draft.board[25]! >= 0]).toEqual([true, true]);
        }
        // Whatever it is, a text says it.
        const read = readDraft(draftXgid(draft) ?? '', rules);
        expect(read.ok && { ...read.value, board: [...read.value.board] }).toEqual({
          ...draft,
          board: [...draft.board],
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('what cannot be played', () => {
  const long = newDraft('long');
  const row = boardOf({ 20: 1, 19: 1, 18: 1, 17: 1, 16: 1, 15: 1, 1: 9 }, { 12: 15 });
  test.each<[name: string, draft: Draft, problem: ReturnType<typeof problemOf>]>([
    ['the start', start, null],
    ['nothing on the board', empty, 'over'],
    ['one side is off', { ...start, board: boardOf({ 6: 1 }) }, 'over'],
    ['a score at the length', { ...start, length: 5, score: { white: 5, black: 0 } }, 'score'],
    [
      'Crawford too early',
      { ...start, length: 5, score: { white: 3, black: 0 }, crawford: true },
      'crawford',
    ],
    ['Crawford', { ...start, length: 5, score: { white: 4, black: 0 }, crawford: true }, null],
    ['a row of six with nobody ahead, left behind', { ...long, onRoll: 'black', board: row }, 'prime'],
    ['the same row, still to be broken', { ...long, board: row }, null],
  ])('%s', (_, draft, problem) => expect(problemOf(draft)).toBe(problem));
});

test('what the engine is asked: own view, points away, whose cube', () => {
  const draft: Draft = {
    ...{ ...start, onRoll: 'black', length: 7, score: { white: 2, black: 5 } },
    cube: { value: 2, owner: 'white' },
  };
  expect(viewOfDraft(draft)).toMatchObject({ cubeOwner: 'opponent', away: { own: 2, opponent: 5 } });
  expect(mayDouble(draft)).toBe(false);
  expect(mayDouble({ ...draft, cube: { value: 2, owner: 'black' } })).toBe(true);
  expect(mayBeCrawford({ ...draft, score: { white: 6, black: 1 } })).toBe(true);
});

describe('where a game that goes on from here begins', () => {
  const settings = settingsOf('international', 5);
  const isPossible = (draft: Draft): boolean =>
    judgeGameStarted(settings, gameStartedAt(settings, startingPointOf(draft))).ok;

  test('with its dice, cube and score', () => {
    const cube = { value: 2, owner: 'black' } as const;
    const draft: Draft = { ...start, length: 5, score: { white: 3, black: 2 }, cube, roll: [3, 1] };
    expect(startingPointOf(draft)).toMatchObject({
      ...{ score: draft.score, crawfordGame: false },
      from: { cube, onRoll: 'white', roll: [3, 1] },
    });
    expect(isPossible(draft)).toBe(true);
  });

  test('dice that nobody can play have passed the turn', () => {
    const board = boardOf({ 25: 1 }, { 24: 2, 20: 2 });
    const { from } = startingPointOf({ ...start, board, roll: [5, 1] });
    expect(from).toMatchObject({ onRoll: 'black', roll: null });
  });

  test('a cube that rests is in the middle', () => {
    const draft: Draft = { ...start, length: 5, score: { white: 4, black: 2 }, crawford: true };
    const raised = { ...draft, cube: { value: 4, owner: null } };
    expect(startingPointOf(raised).from.cube).toEqual({ value: 1, owner: null });
    expect(isPossible(raised)).toBe(true);
  });
});

test('other rules keep the position, another board begins anew', () => {
  const moved = made(moveChecker({ ...start, cube: { value: 4, owner: 'white' } }, 6, 5));
  const casual = changeRules(moved, 'casual');
  expect(casual.board).toEqual(moved.board);
  expect(casual.cube).toEqual({ value: 1, owner: null });
  expect(pipCount(changeRules(moved, 'long').board)).toBe(360);
});

describe('texts', () => {
  const xgid = 'XGID=-b----E-C---eE---c-e----B-:1:-1:-1:52:3:1:0:7:10';
  const read = readDraft(xgid, 'international');
  const draft = made(read.ok ? read.value : read.error.code);

  test('an XGID in and out, with all it says', () => {
    expect(draft).toMatchObject({
      ...{ onRoll: 'black', roll: [5, 2], length: 7, score: { white: 3, black: 1 } },
      cube: { value: 2, owner: 'black' },
    });
    expect(draftXgid(draft)).toBe(xgid);
  });

  test("GNU Backgammon's IDs in and out", () => {
    expect(draftGnuId(start)?.startsWith('4HPwATDgc/ABMA:')).toBe(true);
    const again = readDraft(draftGnuId(draft) ?? '', 'international');
    expect(again.ok && draftXgid(again.value)).toBe(xgid);
  });

  test.each<[rules: (typeof RULE_SET_IDS)[number]]>([['international'], ['long'], ['dave']])(
    'an address leads back to the position: %s',
    (rules) => {
      const one = made(moveChecker(newDraft(rules), 24, 20));
      const address = draftAddress(one);
      expect(address).toMatch(/^\/position\?[\w=&:%-]+$/);
      expect(draftOfAddress(address.slice('/position'.length))).toEqual({ ok: true, value: one });
    },
  );

  test('what is no position is refused with its reason', () => {
    expect(readDraft('XGID=-b----E-C---eE---c-e----C-:0:0:1:00:0:0:0:0:10', 'international')).toMatchObject({
      ok: false,
      error: { code: 'POSITION_CHECKERS', found: 16 },
    });
  });

  test('lists of points', () => {
    expect(formatPoints(start, 'black')).toBe('24:2 13:5 8:3 6:5');
    const listed = readPoints(start, 'white', 'бар, 13:5 8:3 6 6:2');
    const board = listed.ok ? listed.value.board : (new Int8Array(26) as Board);
    expect([board[25], board[6], board[24]]).toEqual([1, 3, 0]);
    expect(formatPoints({ ...start, board }, 'white')).toBe('bar:1 13:5 8:3 6:3');
    expect(formatPoints({ ...start, board: flipBoard('short', board) }, 'black')).toBe('bar:1 13:5 8:3 6:3');
    expect(readPoints(start, 'white', '6:16')).toEqual({ ok: false, error: { code: 'tooMany', found: 16 } });
    expect(readPoints(start, 'white', '1:2')).toEqual({ ok: false, error: { code: 'shared', point: 1 } });
    expect(readPoints(newDraft('long'), 'white', 'bar:2')).toEqual({
      ...{ ok: false, error: { code: 'word', word: 'bar:2' } },
    });
  });
});
