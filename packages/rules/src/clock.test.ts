import { describe, expect, test } from 'vitest';
import { clockAt, deadlineMs, outOfTime } from './clock.ts';
import { beginMatch, nextGameStarted } from './match.ts';
import type { ClockSettings, Command, MatchState } from './match-types.ts';
import { DAY_MS } from './settings.ts';
import type { Side } from './side.ts';
import { boardOf } from './testing/boards.ts';
import { beforeRoll, refusalOf, run, runTo, settingsOf, toPlay } from './testing/states.ts';
import { deciderOf } from './turn.ts';

const DELAY: ClockSettings = { kind: 'delay', reserveMs: 100_000, delayMs: 10_000 };
const MATCH = settingsOf('international', 7, DELAY);
const MONEY = settingsOf({ beavers: true }, null, DELAY);
const read = (atMs: number): Command => ({ type: 'readClock', atMs });
const resume = (atMs: number): Command => ({ type: 'resumeClock', atMs });
const left = ({ clock }: MatchState) => [clock.reserveMs.white, clock.reserveMs.black, clock.delayLeftMs];

/** White before its roll with a full delay, its clock last read at 0. */
const fresh = (settings = MATCH, reserveMs = 100_000) => {
  const state = beforeRoll(settings, 'white');
  return {
    ...state,
    clock: { ...state.clock, reserveMs: { white: reserveMs, black: 100_000 }, delayLeftMs: 10_000 },
  };
};

describe('counting', () => {
  test.each<[name: string, readings: number[], left: number[]]>([
    ['[CL-01] within the delay', [4_000], [100_000, 100_000, 6_000]],
    ['[CL-01] the delay to its end', [10_000], [100_000, 100_000, 0]],
    ['[CL-01] beyond the delay', [10_001], [99_999, 100_000, 0]],
    ['[CL-01] in several readings', [3_000, 9_000, 15_000], [95_000, 100_000, 0]],
    ['[CL-01] never below zero', [10_000_000], [0, 100_000, 0]],
  ])('%s', (_, readings, expected) => {
    const state = run(fresh(), ...readings.map(read));
    expect(left(state)).toEqual(expected);
    expect(state.clock.readAtMs).toBe(readings.at(-1));
  });

  test('[CL-01] 3 s of reserve with 10 s of delay allow 13 s', () => {
    const state = fresh(MATCH, 3_000);
    expect(deadlineMs(state)).toBe(13_000);
    expect(outOfTime(run(state, read(12_999)))).toBeNull();
    expect(outOfTime(run(state, read(13_000)))).toBe('white');
  });

  test('[CL-01] what is left of the delay is lost with the turn', () => {
    const played = run(
      fresh(),
      { type: 'requestRoll', side: 'white' },
      { type: 'rolled', side: 'white', roll: [3, 1] },
      read(2_000),
      {
        type: 'play',
        side: 'white',
        moves: [
          { from: 8, to: 5 },
          { from: 6, to: 5 },
        ],
      },
    );
    expect(left(played)).toEqual([100_000, 100_000, 10_000]);
    expect(left(run(played, read(13_000)))).toEqual([100_000, 99_000, 0]);
  });

  test('[CL-04] one delay before and after the roll, none of it while the dice are awaited', () => {
    const asked = run(fresh(), read(4_000), { type: 'requestRoll', side: 'white' });
    expect(deciderOf(asked)).toBeNull();
    expect(deadlineMs(asked)).toBeNull();
    const thrown = run(asked, read(60_000), { type: 'rolled', side: 'white', roll: [3, 1] });
    expect(left(thrown)).toEqual([100_000, 100_000, 6_000]);
    expect(deadlineMs(thrown)).toBe(60_000 + 6_000 + 100_000);
  });

  test('[CL-04] the opening throw costs nobody time', () => {
    const state = run(beginMatch(MATCH), read(50_000), { type: 'openingThrown', throws: [[5, 3]] });
    expect(left(state)).toEqual([100_000, 100_000, 10_000]);
    expect(deadlineMs(state)).toBe(50_000 + 110_000);
  });

  test('[CL-04] a turn without a legal move takes no time', () => {
    const closedOut = boardOf({ 25: 1, 6: 14 }, { 19: 2, 20: 2, 21: 2, 22: 2, 23: 2, 24: 2 });
    const state = run({ ...fresh(), board: closedOut }, { type: 'requestRoll', side: 'white' }, read(5_000), {
      type: 'rolled',
      side: 'white',
      roll: [6, 6],
    });
    expect(state).toMatchObject({ phase: 'before-roll', onRoll: 'black', turns: { white: 2 } });
    expect(left(state)).toEqual([100_000, 100_000, 10_000]);
    expect(clockAt(state, 5_000)?.running).toBe('black');
  });
});

describe('who runs', () => {
  test('[CL-02] [CL-03] the doubler until the double, the other while deciding, the doubler after the take', () => {
    const running: (Side | null)[] = [];
    let state: MatchState = fresh();
    for (const command of [
      read(12_000),
      { type: 'double', side: 'white' },
      read(23_000),
      { type: 'take', side: 'black' },
      read(35_000),
    ] satisfies Command[]) {
      running.push(deciderOf(state));
      state = run(state, command);
    }
    expect(running).toEqual(['white', 'white', 'black', 'black', 'white']);
    // Each of the three had its delay in full: 2 s, 1 s and 2 s of reserve were used.
    expect(left(state)).toEqual([96_000, 99_000, 0]);
  });

  test('[CL-02] a beaver passes the clock back to the doubler, whose time goes on after its take', () => {
    const beavered = run(fresh(MONEY), { type: 'double', side: 'white' }, { type: 'beaver', side: 'black' });
    expect(deciderOf(beavered)).toBe('white');
    const taken = run(beavered, read(4_000), { type: 'take', side: 'white' });
    expect(deciderOf(taken)).toBe('white');
    expect(taken.clock.delayLeftMs).toBe(6_000);
  });

  test('[CL-05] a resignation: the asked side has its own delay, the offerer goes on with what it had', () => {
    const offered = run(fresh(), read(7_000), { type: 'resign', side: 'white', kind: 'single' });
    expect(deciderOf(offered)).toBe('black');
    expect(left(offered)).toEqual([100_000, 100_000, 10_000]);
    const declined = run(offered, read(19_000), { type: 'declineResignation', side: 'black' });
    expect(deciderOf(declined)).toBe('white');
    expect(left(declined)).toEqual([100_000, 98_000, 3_000]);
  });

  test('[CL-05] asked while deciding a double, the time of the decider goes on', () => {
    const offered = run(fresh(), { type: 'double', side: 'white' }, read(4_000), {
      type: 'resign',
      side: 'white',
      kind: 'single',
    });
    expect(left(offered)).toEqual([100_000, 100_000, 6_000]);
    const declined = run(offered, read(5_000), { type: 'declineResignation', side: 'black' });
    expect(left(declined)).toEqual([100_000, 100_000, 5_000]);
  });
});

describe('readings', () => {
  test('[CL-06] time after a resume is nobody’s', () => {
    const state = run(fresh(), read(4_000), resume(500_000), read(501_000));
    expect(left(state)).toEqual([100_000, 100_000, 5_000]);
  });

  test.each<[name: string, state: () => MatchState, command: Command, refusal: object]>([
    [
      '[CL-06] back',
      () => run(fresh(), read(4_000)),
      read(3_999),
      { code: 'CLOCK_WENT_BACK', readAtMs: 4_000 },
    ],
    [
      '[CL-06] resumed back',
      () => run(fresh(), read(4_000)),
      resume(1),
      { code: 'CLOCK_WENT_BACK', readAtMs: 4_000 },
    ],
    ['[CL-06] a fraction', fresh, read(0.5), { code: 'CLOCK_NOT_A_TIME' }],
    ['[CL-06] negative', fresh, read(-1), { code: 'CLOCK_NOT_A_TIME' }],
    ['[CL-06] not a number', fresh, read(Number.NaN), { code: 'CLOCK_NOT_A_TIME' }],
    ['[CL-13] no clock', () => beginMatch(settingsOf('long', 3)), read(1), { code: 'CLOCK_NONE' }],
    [
      '[CL-13] no flag without clock',
      () => beginMatch(settingsOf('long', 3)),
      { type: 'flag', side: 'white' },
      { code: 'CLOCK_NONE' },
    ],
    [
      '[CL-12] a flag with time left',
      fresh,
      { type: 'flag', side: 'white' },
      { code: 'CLOCK_TIME_LEFT', side: 'white' },
    ],
    [
      '[CL-12] a flag of the side that waits',
      () => run(fresh(), read(999_999)),
      { type: 'flag', side: 'black' },
      { code: 'CLOCK_TIME_LEFT', side: 'black' },
    ],
    [
      '[CL-12] a play after the deadline',
      () => run({ ...toPlay(MATCH, 'white', [3, 1]) }, read(999_999)),
      { type: 'play', side: 'white', moves: [] },
      { code: 'CLOCK_TIME_UP', side: 'white' },
    ],
    [
      '[CL-12] a roll after the deadline',
      () => run(fresh(), read(110_000)),
      { type: 'requestRoll', side: 'white' },
      { code: 'CLOCK_TIME_UP', side: 'white' },
    ],
    [
      '[CL-12] a double after the deadline',
      () => run(fresh(), read(110_000)),
      { type: 'double', side: 'white' },
      { code: 'CLOCK_TIME_UP', side: 'white' },
    ],
    [
      '[CL-12] an offer after the deadline',
      () => run(fresh(), read(110_000)),
      { type: 'resign', side: 'white', kind: 'single' },
      { code: 'CLOCK_TIME_UP', side: 'white' },
    ],
    [
      '[CL-12] a take after the deadline',
      () => run(fresh(), { type: 'double', side: 'white' }, read(110_000)),
      { type: 'take', side: 'black' },
      { code: 'CLOCK_TIME_UP', side: 'black' },
    ],
  ])('%s', (_, state, command, refusal) => {
    expect(refusalOf(state(), command)).toEqual(refusal);
  });

  test('[CL-04] between games both clocks stand and are not read', () => {
    const over = run(fresh(), { type: 'double', side: 'white' }, { type: 'pass', side: 'black' });
    expect(deciderOf(over)).toBeNull();
    expect(refusalOf(over, read(5))).toEqual({ code: 'WRONG_PHASE', phase: 'game-over' });
  });
});

describe('display', () => {
  test('[CL-01] both clocks at a moment, without charging anything', () => {
    const state = fresh();
    expect(clockAt(state, 15_000)).toEqual({
      running: 'white',
      white: { reserveMs: 95_000, delayMs: 0 },
      black: { reserveMs: 100_000, delayMs: 10_000 },
    });
    expect(clockAt(run(state, read(15_000)), 3)).toEqual(clockAt(state, 15_000));
  });

  test('[CL-13] no clock, nothing to show', () => {
    const state = beforeRoll(settingsOf('long', 3), 'white');
    expect(clockAt(state, 5)).toBeNull();
    expect(deadlineMs(state)).toBeNull();
    expect(outOfTime(state)).toBeNull();
  });
});

describe('from game to game', () => {
  const lost = (settings: typeof MATCH) =>
    runTo(
      'game-over',
      fresh(settings),
      read(30_000),
      { type: 'double', side: 'white' },
      { type: 'pass', side: 'black' },
    );

  test('[CL-07] reserves are carried through a match', () => {
    expect(nextGameStarted(lost(MATCH)).reserveMs).toEqual({ white: 80_000, black: 100_000 });
    const next = run(lost(MATCH), { type: 'nextGame', side: 'black' });
    expect(next.clock).toEqual({
      reserveMs: { white: 80_000, black: 100_000 },
      delayLeftMs: 10_000,
      heldDelayMs: 0,
      readAtMs: 0,
    });
  });

  test('[CL-07] they start anew in every game of a money session', () => {
    expect(nextGameStarted(lost(MONEY)).reserveMs).toEqual({ white: 100_000, black: 100_000 });
  });
});

describe('correspondence', () => {
  const settings = settingsOf('long', 3, { kind: 'correspondence', daysPerTurn: 3 });

  test('[CL-10] days for every decision, no reserve', () => {
    const state = run(beginMatch(settings), { type: 'openingThrown', throws: [[5, 3]] });
    expect(deadlineMs(state)).toBe(3 * DAY_MS);
    expect(outOfTime(run(state, read(3 * DAY_MS - 1)))).toBeNull();
    const late = run(state, read(3 * DAY_MS));
    expect(outOfTime(late)).toBe('white');
    expect(run(late, { type: 'flag', side: 'white' })).toMatchObject({
      phase: 'match-over',
      winner: 'black',
    });
    expect(clockAt(state, DAY_MS)).toMatchObject({ white: { reserveMs: 0, delayMs: 2 * DAY_MS } });
  });
});

describe('out of time', () => {
  const late = (changes: Parameters<typeof beforeRoll>[2], settings = MATCH) =>
    run({ ...fresh(settings), ...changes }, read(200_000));
  const FLAG: Command = { type: 'flag', side: 'white' };

  test('[CL-08] the match is lost, the winner gets what it still needed', () => {
    const state = runTo('match-over', late({ score: { white: 5, black: 2 } }), FLAG);
    expect(state.result).toEqual({ winner: 'black', kind: null, points: 5, ending: 'flagged' });
    expect(state).toMatchObject({ winner: 'black', scoreAfter: { white: 5, black: 7 } });
  });

  test('[CL-08] money: the game at the present stake, and the session goes on', () => {
    const state = runTo('game-over', late({ cube: { value: 4, owner: 'white' } }, MONEY), FLAG);
    expect(state.result).toEqual({ winner: 'black', kind: 'single', points: 4, ending: 'flagged' });
  });

  test('[CL-08] money: as a gammon when it is certain', () => {
    // Black needs one turn, white with 6-6 two to bear off its first checker.
    const board = boardOf({ 18: 2, 6: 13 }, { 24: 2 });
    const state = runTo('game-over', late({ board, cube: { value: 2, owner: 'white' } }, MONEY), FLAG);
    expect(state.result).toEqual({ winner: 'black', kind: 'gammon', points: 4, ending: 'flagged' });
  });

  test('[CL-09] who cannot lose wins the money game nevertheless', () => {
    const board = boardOf({ 1: 2 }, { 24: 9 });
    const state = runTo('game-over', late({ board }, MONEY), FLAG);
    expect(state.result).toEqual({ winner: 'white', kind: 'single', points: 1, ending: 'flagged' });
  });

  test('[CL-09] and the match, where the certain points are enough', () => {
    const board = boardOf({ 1: 2 }, { 24: 9 });
    const enough = runTo('match-over', late({ board, score: { white: 6, black: 6 } }), FLAG);
    expect(enough).toMatchObject({
      winner: 'white',
      result: { kind: 'single', points: 1, ending: 'flagged' },
    });
    const short = runTo('match-over', late({ board, score: { white: 5, black: 6 } }), FLAG);
    expect(short).toMatchObject({ winner: 'black', result: { kind: null, points: 1 } });
  });
});
