import type { CubeAnswer } from '@nardy/engine';
import type { WinKind } from '@nardy/rules';

/** What is asked for. */
export const TEXT_FACTS = ['dice', 'pips', 'board', 'score', 'clocks', 'moves', 'last-play', 'help'] as const;
export type TextFact = (typeof TEXT_FACTS)[number];

/** What is to be done. */
export type TextAction =
  /** Enter by itself: rolls or confirms, never answers a question. */
  | 'go'
  | 'roll'
  | 'confirm'
  | 'undo'
  | 'undo-turn'
  | 'swap'
  | 'take-back'
  | 'double'
  | 'resign-game'
  | 'resign-match'
  | 'yes'
  | 'back'
  | 'next'
  | 'close-session'
  | 'rematch'
  | 'claim';

/** One line that was typed at the table as text. */
export type TextCommand =
  | { readonly type: 'tell'; readonly fact: TextFact }
  | { readonly type: 'do'; readonly action: TextAction }
  | { readonly type: 'answer'; readonly answer: CubeAnswer }
  | { readonly type: 'resign-as'; readonly win: WinKind }
  | { readonly type: 'point'; readonly number: number }
  | { readonly type: 'play'; readonly text: string }
  | { readonly type: 'unknown'; readonly text: string };

const tell = (fact: TextFact): TextCommand => ({ type: 'tell', fact });
const act = (action: TextAction): TextCommand => ({ type: 'do', action });
const answer = (one: CubeAnswer): TextCommand => ({ type: 'answer', answer: one });
const resignAs = (win: WinKind): TextCommand => ({ type: 'resign-as', win });

/**
 * The words of each command, Russian and English, the shortest first. A Russian letter and the English one that
 * looks like it are different words: «с» is the score, `c` the clocks, as on the keys of the table.
 */
const WORDS: readonly (readonly [command: TextCommand, words: string])[] = [
  [tell('dice'), 'к кости зары d dice'],
  [tell('pips'), 'п пипсы p pips'],
  [tell('board'), 'д доска b board'],
  [tell('score'), 'с счёт счет s score'],
  [tell('clocks'), 'ч часы время c clock clocks time'],
  [tell('moves'), 'х ходы m moves plays'],
  [tell('last-play'), 'л последний последний_ход l last last_play'],
  [tell('help'), '? помощь команды h help commands'],
  [act('roll'), 'б бросить бросок бросаю r roll'],
  [act('undo'), 'о отменить отмена u undo'],
  [act('undo-turn'), 'оо отменить_всё отменить_все uu undo_all'],
  [act('confirm'), '+ подтвердить готово confirm ok'],
  [act('swap'), 'поменять поменять_кости swap'],
  [act('take-back'), 'вернуть вернуть_ход z take_back takeback'],
  [act('double'), 'даве басе удвоить удваиваю double redouble'],
  [answer('take'), 'взять беру take'],
  [answer('pass'), 'пас pass drop'],
  [answer('beaver'), 'бивер beaver'],
  [answer('raccoon'), 'ракун raccoon'],
  [act('resign-game'), 'сдаюсь сдать сдать_партию resign resign_game'],
  [act('resign-match'), 'сдать_матч сдаю_матч resign_match'],
  [resignAs('single'), 'оин single'],
  [resignAs('gammon'), 'марс gammon'],
  [resignAs('homeGammon'), 'домашний_марс home_gammon'],
  [resignAs('backgammon'), 'кокс backgammon'],
  [act('yes'), 'да принять yes y accept'],
  [act('back'), 'нет назад отклонить no n back decline'],
  [act('next'), 'дальше следующая следующая_партия next next_game'],
  [act('close-session'), 'закончить закончить_игру stop'],
  [act('rematch'), 'реванш rematch'],
  [act('claim'), 'забрать забрать_победу claim'],
];

const COMMANDS: ReadonlyMap<string, TextCommand> = new Map(
  WORDS.flatMap(([command, words]) => words.split(' ').map((word) => [word.replaceAll('_', ' '), command])),
);

/** Reads a line: a command by its word or letter, the number of a point, or a play in notation. Never refuses. */
export function parseTextCommand(line: string): TextCommand {
  const text = line.trim().toLowerCase().replace(/\s+/gu, ' ').replace(/[.!]$/u, '');
  if (text === '') return act('go');
  const known = COMMANDS.get(text);
  if (known !== undefined) return known;
  if (/^\d{1,2}$/u.test(text)) {
    const number = Number(text);
    if (number >= 1 && number <= 25) return { type: 'point', number };
  }
  if (text === 'бар' || text === 'bar') return { type: 'point', number: 25 };
  if (/[/\d]/u.test(text)) return { type: 'play', text: line.trim() };
  return { type: 'unknown', text: line.trim() };
}
