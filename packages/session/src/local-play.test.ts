import { say } from '@nardy/i18n';
import type { Board, MatchState, Roll } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import { type Input, type Model, PLACES, tableView, update } from './index.ts';
import { type AtPosition, after, boardOfPoints, toPlay } from './testing/at-position.ts';

const tap = (place: number): Input => ({ type: 'placeTapped', place });
const other = (place: number): Input => ({ type: 'placeAltTapped', place });
const choose = (place: number): Input => ({ type: 'placeChosen', place });
const drag = (from: number, to: number): Input => ({ type: 'dragDropped', from, to });

function made(model: Model): string {
  return model.turn.made.map(({ from, to, hit }) => `${from}/${to}${hit ? '*' : ''}`).join(' ');
}

function notice(model: Model): string | null {
  const { notice: shown } = tableView(model, 0);
  return shown === null ? null : say('ru', shown.text);
}

const LAST_ON_SIX = boardOfPoints({ 6: 1, 4: 2, 2: 3 }, { 24: 5, 23: 5, 22: 5 });
const CLOSED = boardOfPoints({ 8: 3, 6: 5, 13: 5, 24: 2 }, { 5: 2, 7: 2, 12: 5, 19: 3, 17: 3 });
const ENTERS_AND_RUNS = boardOfPoints({ 1: 14 }, { 19: 2, 24: 13 }, { own: 1 });
const ONE_AWAY = boardOfPoints({ 1: 14 }, { 24: 15 }, { own: 1 });
const COVERED = boardOfPoints({ 13: 13, 4: 1, 1: 1 }, { 24: 8, 23: 7 });
const BOTH_DICE = boardOfPoints({ 24: 3, 6: 3 }, { 19: 6, 17: 3, 1: 2 }, { own: 1 });
const HITS_AT_HOME = boardOfPoints({ 4: 1, 1: 3 }, { 22: 2, 19: 6, 12: 6, 2: 1 });
const ON_BAR = boardOfPoints({ 8: 3, 6: 5, 13: 5, 24: 1 }, { 1: 2, 12: 5, 17: 3, 19: 5 }, { own: 1 });

describe('a tap', () => {
  test.each<[name: string, roll: Roll, board: Board | undefined, inputs: readonly Input[], play: string]>([
    ['plays the larger die first', [1, 3], undefined, [tap(8)], '8/5'],
    ['plays the other where the larger is closed', [1, 6], undefined, [tap(24)], '24/18'],
    [
      'plays the smaller after the dice were swapped',
      [3, 1],
      undefined,
      [{ type: 'diceTapped' }, tap(8)],
      '8/7',
    ],
    ['plays the other die by a long press', [3, 1], undefined, [other(8)], '8/7'],
    ['plays the die that is left', [3, 1], undefined, [tap(8), tap(6)], '8/5 6/5'],
    ['makes a point with two checkers', [3, 1], undefined, [tap(5)], '8/5 6/5'],
    ['brings a checker to the one point that one can reach', [6, 5], undefined, [tap(18)], '24/18'],
    ['brings a checker to an own one that cannot move itself', [3, 1], COVERED, [tap(1)], '4/1'],
    ['takes the step back on the empty point it came from', [3, 1], LAST_ON_SIX, [tap(6), tap(6)], ''],
    [
      'bears off at the tray when one way is left',
      [6, 1],
      boardOfPoints({ 6: 1, 1: 14 }, { 24: 15 }),
      [tap(6), tap(PLACES.bottomTray)],
      '6/off 1/off',
    ],
    [
      'plays both dice where the checker must go on',
      [6, 5],
      ENTERS_AND_RUNS,
      [tap(PLACES.bottomBar)],
      '25/20 20/14',
    ],
    ['plays one die where the first step can be chosen', [6, 5], ONE_AWAY, [tap(PLACES.bottomBar)], '25/19'],
    [
      'on a checker that has come there, with no die left, takes it back',
      [3, 1],
      undefined,
      [tap(8), tap(6), tap(5)],
      '8/5',
    ],
    [
      'on a point left behind, with no die left, takes that step back',
      [3, 1],
      undefined,
      [tap(8), tap(6), tap(8)],
      '6/5',
    ],
    ['on nothing does nothing', [3, 1], undefined, [{ type: 'emptyTapped' }], ''],
    ['on the opponent does nothing', [3, 1], undefined, [tap(PLACES.topBar), tap(PLACES.topTray)], ''],
  ])('%s', (_, roll, board, inputs, play) => {
    const model = after(toPlay(roll, board === undefined ? {} : { board }), inputs);
    expect(made(model).replaceAll('/0', '/off')).toBe(play);
  });

  test('on a target with several ways lights the sources, and one of them plays', () => {
    const start = toPlay([6, 5], { board: boardOfPoints({ 6: 2, 5: 2, 1: 4 }, { 24: 8, 23: 7 }) });
    const lit = after(start, [tap(PLACES.bottomTray)]);
    expect(made(lit)).toBe('');
    expect(tableView(lit, 0).board).toMatchObject({
      sources: [6, 5],
      strongTargets: [PLACES.bottomTray],
    });
    expect(made(after(lit, [tap(5)]))).toBe('5/0');
    expect(tableView(after(lit, [{ type: 'emptyTapped' }]), 0).board.sources).toEqual([]);
  });
});

describe('a refused touch says why in one line', () => {
  test.each<[name: string, roll: Roll, options: AtPosition, inputs: readonly Input[], words: string]>([
    ['a checker on the bar', [3, 2], { board: ON_BAR }, [tap(8)], 'Сначала зайдите с бара'],
    ['a closed point', [3, 1], { board: CLOSED }, [tap(8)], 'Пункт закрыт'],
    ['a closed point that was pointed at', [5, 5], {}, [tap(1)], 'Пункт закрыт'],
    ['bearing off too early', [6, 5], {}, [drag(6, PLACES.bottomTray)], 'Ещё не все шашки в доме'],
    [
      'the other die first',
      [5, 3],
      { board: BOTH_DICE },
      [other(PLACES.bottomBar)],
      'Так не сыграть обе кости — нужна 5',
    ],
    [
      'bearing off the checker that has hit, by prison rules',
      [2, 2],
      { rules: 'prison', board: HITS_AT_HOME },
      [tap(4), drag(2, PLACES.bottomTray)],
      'Тюремные правила: бившую не выбрасывают',
    ],
    ['no die for it', [6, 5], {}, [drag(24, 20)], 'Нет кости для такого хода'],
    [
      'the head in long nardy',
      [2, 1],
      { rules: 'long', game: { turns: { white: 1, black: 1 } } },
      [tap(24), tap(24)],
      'С головы больше нельзя',
    ],
    [
      'hit and hide',
      [2, 1],
      { rules: 'caucasian', board: boardOfPoints({ 13: 5, 8: 4, 6: 4, 3: 2 }, { 4: 1, 24: 7, 23: 7 }) },
      [tap(6), drag(4, 3)],
      'Нельзя побить и спрятаться',
    ],
  ])('%s', (_, roll, options, inputs, words) => {
    expect(notice(after(toPlay(roll, options), inputs))).toBe(words);
  });
});

test('a refusal goes with the next step that is played', () => {
  const refused = after(toPlay([3, 1], { board: CLOSED }), [tap(8)]);
  expect(notice(refused)).not.toBeNull();
  expect(notice(after(refused, [tap(6)]))).toBeNull();
});

describe('select, then target', () => {
  test('the selected checker shows strong, weak and hit targets', () => {
    const board = boardOfPoints({ 24: 2, 13: 5, 8: 3, 6: 5 }, { 4: 1, 12: 5, 17: 3, 19: 5, 1: 1 });
    const { board: view } = tableView(after(toPlay([2, 1], { board }), [choose(6)]), 0);
    expect(view).toMatchObject({ selected: 6, strongTargets: [4], weakTargets: [5, 3], hits: [4] });
  });

  test.each<[name: string, inputs: readonly Input[], play: string]>([
    ['one die', [choose(8), choose(5)], '8/5'],
    ['both dice with one checker', [choose(8), choose(4)], '8/5 5/4'],
    ['by dragging', [{ type: 'dragStarted', place: 8 }, drag(8, 4)], '8/5 5/4'],
    ['another checker instead', [choose(8), choose(13), choose(10)], '13/10'],
    ['and off again', [choose(8), choose(8)], ''],
    ['backwards takes the step back', [choose(8), choose(5), drag(5, 8)], ''],
    ['backwards over two steps', [drag(8, 4), drag(4, 8)], ''],
    ['backwards from a point two came to', [drag(8, 5), drag(6, 5), drag(5, 8)], '6/5'],
    ['backwards out of the middle keeps the rest', [drag(8, 5), drag(24, 23), drag(5, 8)], '24/23'],
  ])('%s', (_, inputs, play) => expect(made(after(toPlay([3, 1]), inputs))).toBe(play));

  test('two orders that hit differently are asked about', () => {
    const board = boardOfPoints({ 13: 5, 8: 4, 6: 6 }, { 5: 1, 24: 7, 23: 7 });
    const asked = after(toPlay([3, 1], { board }), [drag(8, 4)]);
    const { question } = tableView(asked, 0);
    expect(question?.kind).toBe('which-way');
    expect(question).toMatchObject({
      ways: [
        { via: 5, hits: true },
        { via: 7, hits: false },
      ],
    });
    expect(made(after(asked, [{ type: 'wayChosen', via: 7 }]))).toBe('8/7 7/4');
    expect(made(after(asked, [{ type: 'wayChosen', via: 5 }]))).toBe('8/5* 5/4');
  });
});

describe('the side at the top', () => {
  test('plays in places of the viewer, whose board does not turn', () => {
    const model = toPlay([3, 1], { side: 'black', sides: ['white', 'black'] });
    const played = after(model, [tap(17), tap(19)]);
    expect(made(played)).toBe('8/5 6/5');
    expect(tableView(played, 0).bottom).toBe('white');
    expect(tableView(played, 0).board.places[20]).toBe(-2);
  });

  test('sits at the bottom where the board turns', () => {
    const model = toPlay([3, 1], {
      side: 'black',
      sides: ['white', 'black'],
      preferences: { sharedBoard: 'turns' },
    });
    expect(tableView(model, 0).bottom).toBe('black');
    expect(made(after(model, [tap(8)]))).toBe('8/5');
  });
});

describe('a play in notation', () => {
  test.each<[text: string, play: string]>([
    ['8/5 6/5', '8/5 6/5'],
    ['24/20', '24/23 23/20'],
    ['6/5 8/5', '8/5 6/5'],
  ])('%s', (text, play) => {
    expect(made(after(toPlay([3, 1]), [{ type: 'playTyped', text }]))).toBe(play);
  });

  test.each([['8/4 6/5'], ['never'], ['13/7']])('%s is refused and leaves the board as it is', (text) => {
    const model = after(toPlay([3, 1]), [{ type: 'playTyped', text }]);
    expect(made(model)).toBe('');
    expect(notice(model)).not.toBeNull();
  });
});

describe('undo', () => {
  test('one step, then the whole turn', () => {
    const two = after(toPlay([3, 1]), [tap(8), tap(6)]);
    expect(made(after(two, [{ type: 'stepUndone' }]))).toBe('8/5');
    expect(made(after(two, [{ type: 'turnUndone' }]))).toBe('');
    expect(tableView(after(two, [{ type: 'turnUndone' }]), 0).board).toEqual(
      expect.objectContaining({ places: tableView(toPlay([3, 1]), 0).board.places }),
    );
  });

  test.each(['stepUndone', 'turnUndone'] as const)('%s asks nothing of the server', (type) => {
    const two = after(toPlay([3, 1]), [tap(8), tap(6)]);
    const [undone, effects] = update(two, { type, atMs: 10_000 });
    expect(undone.turn.made.length).toBeLessThan(2);
    expect(effects.map((effect) => effect.type)).toEqual(['clearTimer']);
  });

  test('a turn that is sent stays sent', () => {
    const sent = after(toPlay([3, 1]), [tap(8), tap(6), { type: 'turnConfirmed' }]);
    expect(sent.turn.stage).toBe('sent');
    for (const type of ['stepUndone', 'turnUndone'] as const) {
      expect(update(sent, { type, atMs: 10_000 })).toEqual([sent, []]);
    }
  });
});

describe('the last play of the other side', () => {
  const played = (preferences: AtPosition['preferences'] = {}): Model => {
    const model = toPlay([3, 1], { preferences: { ...preferences } });
    const moves = [{ from: 24, to: 18, hit: false }];
    return { ...model, game: { ...model.game!, lastPlay: { side: 'black', moves } } };
  };

  test('is shown until the first own step, and again once that is undone', () => {
    const steps = [{ side: 'black', from: 1, to: 7, hit: false }];
    expect(tableView(played(), 0).board.lastPlay).toEqual(steps);
    const moved = after(played(), [tap(8)]);
    expect(tableView(moved, 0).board.lastPlay).toEqual([]);
    expect(tableView(after(moved, [{ type: 'stepUndone' }]), 0).board.lastPlay).toEqual(steps);
  });

  test('is not shown where that is switched off, nor is an own play', () => {
    expect(tableView(played({ lastPlay: 'off' }), 0).board.lastPlay).toEqual([]);
    expect(tableView({ ...played(), sides: ['black'] }, 0).board.lastPlay).toEqual([]);
  });
});

test('dice are used from the larger, four for a doublet', () => {
  expect(tableView(toPlay([1, 3]), 0).dice.dice).toEqual([
    { face: 3, state: 'active' },
    { face: 1, state: 'unused' },
  ]);
  expect(tableView(after(toPlay([1, 3]), [tap(8)]), 0).dice.dice).toEqual([
    { face: 3, state: 'used' },
    { face: 1, state: 'active' },
  ]);
  const doublet = tableView(after(toPlay([2, 2]), [tap(8)]), 0).dice.dice.map(({ state }) => state);
  expect(doublet).toEqual(['used', 'active', 'unused', 'unused']);
});

test('the dice of the other side stay, used up, until the next roll', () => {
  const model = toPlay([3, 1], { side: 'black', sides: ['white'] });
  const { table, ...game } = model.game!;
  const match = { ...table.match!, phase: 'before-roll', onRoll: 'white' } as MatchState;
  const next: Model = { ...model, game: { ...game, table: { ...table, match } } };
  expect(tableView(next, 0).dice).toMatchObject({
    side: 'black',
    dice: [
      { face: 3, state: 'used' },
      { face: 1, state: 'used' },
    ],
  });
});
