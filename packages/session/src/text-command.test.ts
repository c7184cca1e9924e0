import { expect, test } from 'vitest';
import { parseTextCommand, type TextCommand } from './text-command.ts';

const tell = (fact: string) => ({ type: 'tell', fact }) as TextCommand;
const act = (action: string) => ({ type: 'do', action }) as TextCommand;

test.each<[ru: string, en: string, command: TextCommand]>([
  ['к', 'dice', tell('dice')],
  ['кости', 'd', tell('dice')],
  ['п', 'p', tell('pips')],
  ['пипсы', 'pips', tell('pips')],
  ['д', 'b', tell('board')],
  ['доска', 'board', tell('board')],
  ['с', 's', tell('score')],
  ['счёт', 'score', tell('score')],
  ['счет', 'score', tell('score')],
  ['ч', 'c', tell('clocks')],
  ['часы', 'clocks', tell('clocks')],
  ['х', 'm', tell('moves')],
  ['ходы', 'moves', tell('moves')],
  ['л', 'l', tell('last-play')],
  ['помощь', 'help', tell('help')],
  ['о', 'u', act('undo')],
  ['отменить', 'undo', act('undo')],
  ['+', '+', act('confirm')],
  ['подтвердить', 'confirm', act('confirm')],
  ['бросить', 'roll', act('roll')],
  ['вернуть ход', 'take back', act('take-back')],
  ['даве', 'double', act('double')],
  ['взять', 'take', { type: 'answer', answer: 'take' }],
  ['пас', 'pass', { type: 'answer', answer: 'pass' }],
  ['бивер', 'beaver', { type: 'answer', answer: 'beaver' }],
  ['сдаюсь', 'resign', act('resign-game')],
  ['сдать матч', 'resign match', act('resign-match')],
  ['марс', 'gammon', { type: 'resign-as', win: 'gammon' }],
  ['да', 'yes', act('yes')],
  ['назад', 'back', act('back')],
  ['дальше', 'next', act('next')],
  ['реванш', 'rematch', act('rematch')],
  ['  ', '', act('go')],
  ['8', '8', { type: 'point', number: 8 }],
  ['бар', 'bar', { type: 'point', number: 25 }],
  ['8/5 6/5', '8/5 6/5', { type: 'play', text: '8/5 6/5' }],
])('«%s» and “%s”', (ru, en, command) => {
  expect(parseTextCommand(ru)).toEqual(command);
  expect(parseTextCommand(en)).toEqual(command);
});

test.each<[line: string, command: TextCommand]>([
  [' ПАС. ', { type: 'answer', answer: 'pass' }],
  ['Сдать   Матч', act('resign-match')],
  ['бар/21', { type: 'play', text: 'бар/21' }],
  ['6/вых(2)', { type: 'play', text: '6/вых(2)' }],
  ['26', { type: 'play', text: '26' }],
  ['привет', { type: 'unknown', text: 'привет' }],
])('«%s»', (line, command) => expect(parseTextCommand(line)).toEqual(command));
