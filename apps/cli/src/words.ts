import { type Catalogue, type Params, translateFrom, WORDS } from '@nardy/i18n';
import type { Language } from './language.ts';

/** What only the command line says. Words of the game come from the product's catalogues. */
export const cliWords = {
  'cli.about': { ru: 'Нарды: правила, честные кости, игра.', en: 'Nardy: rules, honest dice, play.' },
  'cli.usage': { ru: 'Как вызвать', en: 'Usage' },
  'cli.commands': { ru: 'Команды', en: 'Commands' },
  'cli.options': { ru: 'Ключи', en: 'Options' },
  'cli.more': {
    ru: 'Подробнее о команде: nardy КОМАНДА --help',
    en: 'More about a command: nardy COMMAND --help',
  },
  'cli.option.help': { ru: 'эта подсказка', en: 'this help' },
  'cli.option.lang': { ru: 'язык: ru или en', en: 'language: ru or en' },
  'cli.option.jsonl': {
    ru: 'по объекту JSON в строке: вопросы на входе, ответы на выходе',
    en: 'one JSON object per line: questions in, answers out',
  },
  'cli.option.json': { ru: 'ответ в JSON', en: 'answer in JSON' },
  'cli.option.rules': {
    ru: 'правила: international, casual, caucasian, prison, dave, four-tier, long, long-classic или объект опций JSON',
    en: 'rules: international, casual, caucasian, prison, dave, four-tier, long, long-classic or a JSON object of options',
  },
  'cli.option.firstTurn': {
    ru: 'первый ход партии (для головы в длинных нардах)',
    en: 'the first turn of the game (for the head in long nardy)',
  },

  'cli.option.vectors': {
    ru: 'ответы на проверочные векторы протокола костей',
    en: 'answers to the test vectors of the dice protocol',
  },
  'cli.moves': {
    ru: 'Все законные ходы, по одному на каждую позицию, которая может получиться.',
    en: 'Every legal play, one for each position that can result.',
  },
  'cli.legal': {
    ru: 'Законен ли ход, и если нет, то почему.',
    en: 'Whether a play is legal, and if not, why.',
  },
  'cli.legal.yes': { ru: 'Законный ход', en: 'A legal play' },
  'cli.dice': { ru: 'Протокол честных костей.', en: 'The protocol of honest dice.' },
  'cli.serve': { ru: 'Сервер и страница для игры.', en: 'The server and the web application.' },
  'cli.bench': { ru: 'Измерения скорости.', en: 'The benchmarks.' },

  'usage.noCommand': {
    ru: 'Назовите команду; подсказка: nardy --help',
    en: 'Name a command; see nardy --help',
  },
  'usage.unknownCommand': {
    ru: 'Нет команды «{name}»; подсказка: nardy --help',
    en: 'No command “{name}”; see nardy --help',
  },
  'usage.unknownOption': { ru: 'Нет ключа {name}', en: 'No option {name}' },
  'usage.optionValue': { ru: 'Ключу {name} нужно значение', en: 'Option {name} needs a value' },
  'usage.optionNoValue': { ru: 'Ключ {name} без значения', en: 'Option {name} takes no value' },
  'usage.language': { ru: 'Язык — ru или en', en: 'The language is ru or en' },
  'usage.tooMany': { ru: 'Лишнее: {name}', en: 'Not expected: {name}' },
  'usage.missing': { ru: 'Не хватает: {name}', en: 'Missing: {name}' },
  'usage.needs': { ru: 'Нужен ключ {name}', en: 'Option {name} is needed' },
  'usage.number': { ru: '{name}: нужно целое число', en: '{name}: a whole number is needed' },

  'refusal.LINE_NOT_JSON': { ru: 'Строка не JSON', en: 'The line is not JSON' },
  'refusal.LINE_NOT_OBJECT': { ru: 'В строке не объект JSON', en: 'The line is not a JSON object' },
  'refusal.LINE_TOO_LONG': {
    ru: 'Строка длиннее {limit} знаков',
    en: 'The line is longer than {limit} characters',
  },
  'refusal.DICE_SHAPE': { ru: 'Кости — два числа от 1 до 6', en: 'The dice are two numbers from 1 to 6' },
  'refusal.FIELD_SHAPE': { ru: 'Поле {field}: нужно {expected}', en: 'Field {field}: {expected} is needed' },
  'refusal.FILE_UNREADABLE': { ru: 'Не прочитать файл {file}', en: 'Cannot read file {file}' },
  'refusal.FILE_NOT_JSON': { ru: 'В файле {file} не JSON', en: 'File {file} is not JSON' },
  'refusal.FILE_NOT_RECORD': { ru: 'В файле {file} нет записи партии', en: 'File {file} is no game record' },
  'refusal.INTERNAL': { ru: 'Внутренняя ошибка: {reason}', en: 'Internal error: {reason}' },
} as const satisfies Catalogue;

/** A key of the command line or of the product. */
export type CliKey = keyof typeof cliWords;

const ALL: Catalogue = { ...WORDS, ...cliWords };

/** A phrase of the command line. */
export function say(language: Language, key: CliKey, params?: Params): string {
  return translateFrom(ALL, language, key, params);
}

/** A phrase of either catalogue by a key that was put together; the key itself where there is none. */
export function sayAny(language: Language, key: string, params?: Params): string {
  return translateFrom(ALL, language, key, params);
}

/** Whether there is a phrase under this key. */
export function hasPhrase(key: string): boolean {
  return Object.hasOwn(ALL, key);
}
