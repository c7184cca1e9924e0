import { say } from '@nardy/i18n';
import type { MatchState } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import { type Input, tableView } from './index.ts';
import { type AtPosition, after, boardOfPoints, doubled, modelAt, toPlay } from './testing/at-position.ts';

const beforeRoll = (game: MatchState, onRoll: 'white' | 'black'): MatchState => ({
  ...game,
  phase: 'before-roll',
  onRoll,
});

describe('a double says what each answer means', () => {
  test.each<[name: string, options: AtPosition, asked: string, answers: readonly string[]]>([
    [
      'in a match',
      { length: 9, game: { score: { white: 5, black: 3 }, cube: { value: 2, owner: 'black' } } },
      'Басе: ставка 4.',
      ['играем на 4, куб у вас', '−2 очка, в матче станет 5–5 до 9'],
    ],
    [
      'where a pass loses the match',
      { length: 5, game: { score: { white: 1, black: 4 }, crawford: 'after' } },
      'Даве: ставка 2.',
      ['играем на 2, куб у вас', '−1 очко: матч проигран'],
    ],
    [
      'for money, with a beaver',
      { rules: { base: 'international', beavers: true }, length: null },
      'Даве: ставка 2.',
      ['играем на 2, куб у вас', '−1 очко, счёт станет 0–1', 'ставка 4, куб остаётся у вас'],
    ],
  ])('%s', (_, options, asked, answers) => {
    const { question } = tableView(doubled(options), 0);
    if (question?.kind !== 'cube') throw new Error('the cube is asked about');
    expect(say('ru', question.text)).toBe(asked);
    expect(question.answers.map(({ text }) => say('ru', text))).toEqual(answers);
  });

  test('and asks only the side that decides', () => {
    expect(tableView(doubled({ sides: ['black'] }), 0).question).toBeNull();
    expect(tableView(doubled({ sides: [] }), 0).question).toBeNull();
  });

  test('the cube lies where it is and shows what is offered', () => {
    expect(tableView(doubled(), 0).cube).toEqual({
      value: 1,
      at: 'middle',
      offered: { to: 'white', value: 2 },
      resting: false,
    });
  });
});

describe('double and roll', () => {
  test.each<[name: string, options: AtPosition, shown: boolean, warning: string | null]>([
    ['a cube in the middle', {}, true, null],
    ['a cube of the opponent', { game: { cube: { value: 2, owner: 'black' } } }, false, null],
    ['the Crawford game', { game: { crawford: 'now', score: { white: 4, black: 0 } } }, false, null],
    ['no cube in the rules', { rules: 'casual' }, false, null],
    ['the opening turn', { game: { turns: { white: 0, black: 0 } } }, false, null],
    [
      'a dead cube',
      { game: { score: { white: 3, black: 4 }, crawford: 'after', cube: { value: 2, owner: 'white' } } },
      true,
      'Куб мёртвый: для матча вам хватит и нынешней ставки',
    ],
  ])('%s', (_, options, shown, warning) => {
    const { double } = tableView(modelAt(options, beforeRoll), 0).actions;
    expect(double.shown).toBe(shown);
    expect(double.warning === null ? null : say('ru', double.warning)).toBe(warning);
  });

  test('there is no cube to see where there is none to play with', () => {
    expect(tableView(modelAt({ rules: 'long' }, beforeRoll), 0).cube).toBeNull();
    expect(tableView(modelAt({ length: 1 }, beforeRoll), 0).cube).toBeNull();
  });
});

describe('resigning', () => {
  const open: Input = { type: 'resignGamePressed' };

  test('the game shows the points of each kind first, and asks once', () => {
    const model = after(toPlay([3, 1], { game: { cube: { value: 2, owner: 'white' } } }), [open]);
    const { question } = tableView(model, 0);
    if (question?.kind !== 'resign-game') throw new Error('the resignation is asked about');
    expect(question.options.map(({ win, points, needsConsent }) => [win, points, needsConsent])).toEqual([
      ['single', -2, true],
      ['gammon', -4, true],
      ['backgammon', -6, false],
    ]);
    expect(question.options.map(({ text }) => say('ru', text))).toEqual([
      '−2 очка, станет 0–2',
      '−4 очка, станет 0–4',
      '−6 очков, станет 0–5',
    ]);
    expect(model.pending).toEqual([]);
    const sent = after(model, [{ type: 'resignGameConfirmed', kind: 'single' }]);
    expect(sent.pending.map(({ request }) => request)).toEqual([
      { type: 'act', command: { type: 'resign', kind: 'single' } },
    ]);
    expect(tableView(sent, 0).question).toBeNull();
  });

  test('nothing goes out without the question', () => {
    const model = after(toPlay([3, 1]), [
      { type: 'resignGameConfirmed', kind: 'single' },
      { type: 'resignMatchConfirmed' },
      open,
      { type: 'questionClosed' },
      { type: 'resignGameConfirmed', kind: 'single' },
    ]);
    expect(model.pending).toEqual([]);
  });

  test('the match says that it is lost', () => {
    const { question } = tableView(after(toPlay([3, 1]), [{ type: 'resignMatchPressed' }]), 0);
    expect(question).toMatchObject({
      kind: 'resign-match',
      confirm: { points: -5, scoreAfter: { white: 0, black: 5 } },
    });
  });

  test('the other side sees what it would win and may decline', () => {
    const offered = modelAt({ sides: ['black'], length: 5 }, (game) => ({
      ...beforeRoll(game, 'white'),
      resignation: { side: 'white', kind: 'gammon' },
    }));
    const { question } = tableView(offered, 0);
    if (question?.kind !== 'resignation-offered') throw new Error('the answer is asked for');
    expect(say('ru', question.text)).toBe('Вера сдаёт партию: марс, вам +2 очка');
    expect(say('ru', question.accept.text)).toBe('станет 2–0');
    const declined = after(offered, [{ type: 'resignationAnswered', answer: 'decline' }]);
    expect(declined.pending.map(({ request }) => request)).toEqual([
      { type: 'act', command: { type: 'declineResignation' } },
    ]);
  });
});

test('the only step goes by itself, but not after an undo', () => {
  const board = boardOfPoints({ 6: 14 }, { 19: 2, 12: 13 }, { own: 1 });
  const start = toPlay([6, 5], { board, preferences: { forced: 'single-moves' } });
  const entered = after(start, [{ type: 'timerFired', timer: 'automatic' }]);
  expect(entered.turn.made).toMatchObject([{ from: 25, to: 20 }]);
  const undone = after(entered, [{ type: 'stepUndone' }, { type: 'timerFired', timer: 'automatic' }]);
  expect(undone.turn.made).toEqual([]);
  const byHand = after(toPlay([6, 5], { board }), [{ type: 'timerFired', timer: 'automatic' }]);
  expect(byHand.turn.made).toEqual([]);
});

test('the colours are the viewer’s, the sides stay', () => {
  const dark = tableView(toPlay([3, 1], { preferences: { checkers: 'dark' } }), 0);
  expect([dark.players.white.colour, dark.players.black.colour]).toEqual(['dark', 'light']);
  const watching = tableView(toPlay([3, 1], { sides: [], preferences: { checkers: 'dark' } }), 0);
  expect([watching.players.white.colour, watching.players.black.colour]).toEqual(['light', 'dark']);
  expect(watching.actions.confirm.shown).toBe(false);
  expect(watching.board.movable).toEqual([]);
});
