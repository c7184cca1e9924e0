import { saySpoken, textTableWords } from '@nardy/i18n';
import { describe, expect, test } from 'vitest';
import {
  diceText,
  type Input,
  lastPlayText,
  type Model,
  movesFromText,
  outcomeText,
  PLACES,
  replyToLine,
  tableView,
  textFact,
  turnText,
} from './index.ts';
import { after, boardOfPoints, doubled, toPlay } from './testing/at-position.ts';
import { createWorld } from './testing/world.ts';

const ru = (text: Parameters<typeof saySpoken>[1] | null): string | null =>
  text === null ? null : saySpoken('ru', text, textTableWords);
const en = (text: Parameters<typeof saySpoken>[1] | null): string | null =>
  text === null ? null : saySpoken('en', text, textTableWords);

/** A moment at which questions have been read. */
const LATER = 20_000;

/** What a typed line is answered with: words, or what the hand would have done. */
function reply(model: Model, line: string): string | Input | null {
  const answer = replyToLine(model, LATER, line);
  return answer.type === 'say' ? ru(answer.text) : answer.input;
}

const tap = (place: number): Input => ({ type: 'placeTapped', place });
const ON_BAR = boardOfPoints({ 8: 3, 6: 5, 13: 5, 24: 1 }, { 1: 2, 12: 5, 17: 3, 19: 5 }, { own: 1 });

describe('whose turn it is', () => {
  test('with dice, bar and the number of plays', () => {
    expect(ru(turnText(toPlay([5, 3])))).toBe('Ваш ход. Кости пять и три. На баре нет. Возможных ходов 9.');
    expect(en(turnText(toPlay([3, 5])))).toBe(
      'Your turn. Dice five and three. Nothing on the bar. Possible plays: 9.',
    );
  });
  test('with a checker on the bar', () => {
    expect(ru(turnText(toPlay([5, 3], { board: ON_BAR })))).toMatch(
      /^Ваш ход\. Кости пять и три\. На баре одна шашка\. /,
    );
  });
  test('long nardy has no bar', () => {
    expect(ru(turnText(toPlay([2, 1], { rules: 'long' })))).toBe(
      'Ваш ход. Кости два и один. Возможных ходов 1.',
    );
  });
  test('two at one device are called by name', () => {
    const both = toPlay([5, 3], { sides: ['white', 'black'] });
    expect(ru(turnText(both))).toMatch(/^Вера ходит\. Кости пять и три\./);
  });
  test('the other side’s turn is not awaited here', () => {
    expect(turnText(toPlay([5, 3], { sides: ['black'] }))).toBeNull();
  });
});

describe('commands that ask', () => {
  test.each<[line: string, words: string]>([
    ['к', 'Кости три и один. Первой играет три.'],
    ['п', 'Вера: 167 пипсов. Гиви: 167 пипсов. Поровну.'],
    ['д', 'Ваши: 24 — две; 13 — пять; 8 — три; 6 — пять. Соперник: 19 — пять; 17 — три; 12 — пять; 1 — две.'],
    ['с', 'Счёт: Вера 0, Гиви 0. До 5 очков. До Кроуфорда. Куб 1, посередине.'],
    ['ч', 'Без часов.'],
    ['л', 'Ходов ещё не было.'],
    ['8', 'Пункт 8, ваш, три шашки. С пункта 8: на седьмой; на пятый; на четвёртый.'],
    ['5', 'Пункт 5, пусто.'],
    ['бар', 'Бар, ваш, пусто.'],
    ['абв', 'Не понимаю «абв». Список команд: помощь.'],
    ['пас', 'Сейчас это невозможно.'],
    ['даве', 'Сейчас это невозможно.'],
  ])('%s', (line, words) => expect(reply(toPlay([3, 1]), line)).toBe(words));

  test('moves: every play where there are few, the first of many otherwise', () => {
    expect(reply(toPlay([2, 1], { rules: 'long' }), 'х')).toBe(
      'Возможных ходов 1: с двадцати четырёх на двадцать один.',
    );
    const few = String(reply(toPlay([6, 5], { board: ON_BAR }), 'ходы'));
    expect(few).toMatch(/^Возможных ходов 4: с бара на двадцатый, с двадцать четвёртого на восемнадцатый; /);
    expect(few.split(';')).toHaveLength(4);
    expect(reply(toPlay([2, 2]), 'moves')).toMatch(/^Возможных ходов \d+\. Первые 12: /);
  });

  test('moves from the bar, hits among them', () => {
    const board = boardOfPoints({ 8: 3, 6: 5, 13: 5, 24: 1 }, { 20: 1, 12: 5, 17: 4, 19: 5 }, { own: 1 });
    expect(ru(movesFromText(toPlay([5, 3], { board }), PLACES.bottomBar))).toBe(
      'С бара: на двадцать второй; на двадцатый, бьёт.',
    );
    expect(ru(movesFromText(toPlay([5, 3], { board }), 6))).toBe('Отсюда ходов нет.');
  });
});

describe('commands that act', () => {
  test.each<[line: string, input: Input]>([
    ['8/5 6/5', { type: 'playTyped', text: '8/5 6/5' }],
    // One checker's way is a part of the play.
    ['8/5', { type: 'dragDropped', from: 8, to: 5 }],
    ['8/4', { type: 'playTyped', text: '8/4' }],
    ['поменять', { type: 'diceTapped' }],
    ['сдаюсь', { type: 'resignGamePressed' }],
    ['resign match', { type: 'resignMatchPressed' }],
  ])('%s', (line, input) => expect(reply(toPlay([3, 1]), line)).toEqual(input));

  test('Enter by itself and plus confirm a play that is ready, undo takes back', () => {
    const ready = after(toPlay([3, 1]), [tap(8), tap(6)]);
    expect(reply(ready, '')).toEqual({ type: 'turnConfirmed' });
    expect(reply(ready, '+')).toEqual({ type: 'turnConfirmed' });
    expect(reply(ready, 'о')).toEqual({ type: 'stepUndone' });
    expect(reply(ready, 'undo all')).toEqual({ type: 'turnUndone' });
  });

  test('Enter by itself says what is awaited where there is nothing to confirm', () => {
    expect(reply(toPlay([3, 1]), '')).toMatch(/\. Ход: 8\/5 6\/5, бар\/21, 6\/вых\.$/);
  });
});

describe('a question', () => {
  const ASKED =
    'Даве: ставка 2. Взять: играем на 2, куб у вас. Пас: −1 очко, в матче станет 0–1 до 5. Ответ: взять или пас.';

  test('of the cube is never answered by Enter, a plus or a yes', () => {
    for (const line of ['', '+', 'да', 'нет', '8/5', 'бросить']) expect(reply(doubled(), line)).toBe(ASKED);
  });
  test('of the cube is answered by its own words, once it can have been read', () => {
    expect(reply(doubled(), 'взять')).toEqual({ type: 'cubeAnswered', answer: 'take' });
    expect(reply(doubled(), 'drop')).toEqual({ type: 'cubeAnswered', answer: 'pass' });
    expect(reply(doubled(), 'бивер')).toBe(ASKED);
    expect(replyToLine(doubled(), 100, 'взять').type).toBe('say');
  });
  test('may still be looked at from the board', () => {
    expect(reply(doubled(), 'п')).toBe('Вера: 167 пипсов. Гиви: 167 пипсов. Поровну.');
  });
  test('of resigning shows its points first and asks once', () => {
    const before = toPlay([3, 1]);
    const asked = after(before, [{ type: 'resignGamePressed' }]);
    expect(ru(outcomeText(before, asked))).toMatch(
      /^Сдать партию\? Оин: −1 очко, станет 0–1, нужно согласие соперника\. /,
    );
    expect(reply(asked, 'кокс')).toEqual({ type: 'resignGameConfirmed', kind: 'backgammon' });
    expect(reply(asked, 'назад')).toEqual({ type: 'questionClosed' });
    expect(reply(asked, 'да')).toMatch(/^Сдать партию\?/);
    const match = after(before, [{ type: 'resignMatchPressed' }]);
    expect(reply(match, 'да')).toEqual({ type: 'resignMatchConfirmed' });
    expect(reply(match, '')).toMatch(/^Сдать весь матч\?/);
  });
  test('which of two ways is answered by the point', () => {
    const board = boardOfPoints({ 13: 5, 8: 4, 6: 6 }, { 5: 1, 24: 7, 23: 7 });
    const before = toPlay([3, 1], { board });
    const asked = after(before, [{ type: 'dragDropped', from: 8, to: 4 }]);
    expect(ru(outcomeText(before, asked))).toMatch(
      /^Каким путём\? Через 5, бьёт\. Через 7\. Ответ: номер пункта/,
    );
    expect(reply(asked, '7')).toEqual({ type: 'wayChosen', via: 7 });
    expect(reply(asked, '6')).toMatch(/^Каким путём/);
  });
});

describe('what an input has led to', () => {
  const start = toPlay([3, 1], { preferences: { confirm: 'ask' } });
  const outcome = (inputs: readonly Input[], from: Model = start): string | null =>
    ru(outcomeText(from, after(from, inputs)));

  test('moves, one by one and a whole play', () => {
    expect(outcome([tap(8)])).toBe('С восьмого на пятый. Кости три и один. Осталось сыграть: один.');
    expect(outcome([tap(6)], after(start, [tap(8)]))).toBe(
      'С шестого на пятый. Ход готов: плюс — подтвердить, о — отменить.',
    );
    expect(outcome([{ type: 'playTyped', text: '8/5 6/5' }])).toBe(
      'С восьмого на пятый, с шестого на пятый. Ход готов: плюс — подтвердить, о — отменить.',
    );
  });
  test('undo', () => {
    const two = after(start, [tap(8), tap(6)]);
    expect(outcome([{ type: 'stepUndone' }], two)).toBe(
      'Отменено. Кости три и один. Осталось сыграть: один.',
    );
    expect(outcome([{ type: 'turnUndone' }], two)).toBe('Отменено. Кости три и один. Первой играет три.');
  });
  test('a choice of a checker and its end', () => {
    expect(outcome([{ type: 'placeChosen', place: 8 }])).toBe(
      'Выбрано. С пункта 8: на седьмой; на пятый; на четвёртый.',
    );
    const chosen = after(start, [{ type: 'placeChosen', place: 8 }]);
    expect(outcome([{ type: 'placeChosen', place: 8 }], chosen)).toBe('Выбор снят.');
  });
  test('the dice swapped', () => {
    expect(outcome([{ type: 'diceTapped' }])).toBe('Первой играет один.');
    expect(ru(diceText(after(start, [{ type: 'diceTapped' }])))).toBe(
      'Кости три и один. Первой играет один.',
    );
  });
  test('a refusal is told as a notice, not here', () => {
    const model = toPlay([3, 2], { board: ON_BAR });
    expect(outcome([tap(8)], model)).toBeNull();
    expect(ru(tableView(after(model, [tap(8)]), 0).notice?.text ?? null)).toBe('Сначала зайдите с бара');
  });
});

test('the last play of a real game is told by name, dice and moves', () => {
  const world = createWorld({ length: 1, seed: 5 });
  const white = world.open(['white'], { forced: 'none', confirm: 'automatic' });
  const black = world.open(['black'], { forced: 'none', confirm: 'automatic' });
  world.settle();
  const mover = white.view.board.movable.length > 0 ? white : black;
  const watcher = mover === white ? black : white;
  while (mover.view.board.movable.length > 0) {
    mover.dispatch({ type: 'placeTapped', place: mover.view.board.movable[0]! });
  }
  world.wait(1_000);
  world.settle();
  const said = ru(lastPlayText(watcher.model));
  expect(said).toMatch(/^[А-ЯЁ]\S*: (\S+)-(\S+)\. С .*\.$/);
  expect(ru(watcher.view.announcements.findLast(({ about }) => about === 'last-play')!.text)).toBe(said);
});

test('by correspondence there is no reserve, only the days for the turn', () => {
  const world = createWorld({ seed: 6, clock: { kind: 'correspondence', daysPerTurn: 3 } });
  const white = world.open(['white']);
  world.open(['black']);
  world.settle();
  world.wait(3_600_000);
  const { nowMs } = world.time;
  const clocks = Object.values(tableView(white.model, nowMs).players).map(({ clock }) => clock?.reserveMs);
  expect(clocks).toEqual([null, null]);
  expect(ru(textFact(white.model, nowMs, 'clocks'))).toMatch(/2 дня 23 часа/);
});
