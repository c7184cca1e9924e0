import type { Catalogue, Phrase } from './catalogue.ts';
import type { Text } from './translate.ts';

/**
 * How a number is said where one is spoken and not written. `count`: of checkers, «три»; `die`: a face, «шесть»;
 * `at` and `from`: a point by its number, «четырнадцать», «с двадцати четырёх»; `ordinal` and `ordinalFrom`: a point
 * by its name, «пятый», «с восьмого»; `times`: how often, «дважды».
 */
export type NumeralForm = 'count' | 'die' | 'at' | 'from' | 'ordinal' | 'ordinalFrom' | 'times';

const RU_UNITS: readonly (readonly string[])[] = [
  ['один', 'одного', 'первый', 'первого'],
  ['два', 'двух', 'второй', 'второго'],
  ['три', 'трёх', 'третий', 'третьего'],
  ['четыре', 'четырёх', 'четвёртый', 'четвёртого'],
  ['пять', 'пяти', 'пятый', 'пятого'],
  ['шесть', 'шести', 'шестой', 'шестого'],
  ['семь', 'семи', 'седьмой', 'седьмого'],
  ['восемь', 'восьми', 'восьмой', 'восьмого'],
  ['девять', 'девяти', 'девятый', 'девятого'],
];
/** Without their last letter: -ь, -и, -ый, -ого. */
const RU_TEENS: readonly string[] = [
  'десят',
  'одиннадцат',
  'двенадцат',
  'тринадцат',
  'четырнадцат',
  'пятнадцат',
  'шестнадцат',
  'семнадцат',
  'восемнадцат',
  'девятнадцат',
  'двадцат',
];
const RU_WHOLE: readonly (readonly string[])[] = [
  ...RU_UNITS,
  ...RU_TEENS.map((stem) => [`${stem}ь`, `${stem}и`, `${stem}ый`, `${stem}ого`]),
];
/** Nominative, genitive, and the same of the ordinal; only the last word of an ordinal is declined. */
const RUSSIAN: readonly (readonly string[])[] = [
  ...RU_WHOLE,
  ...RU_UNITS.slice(0, 4).map(([one, ofOne, first, ofFirst]) => [
    `двадцать ${one}`,
    `двадцати ${ofOne}`,
    `двадцать ${first}`,
    `двадцать ${ofFirst}`,
  ]),
];
const ENGLISH = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'],
] as const;
const RU_FEMININE: Readonly<Record<number, string>> = { 1: 'одна', 2: 'две' };
const RU_TIMES = ['', 'дважды', 'трижды', 'четырежды'] as const;
const EN_TIMES = ['', 'twice', 'three times', 'four times'] as const;

function numeralWordsOf(n: number): readonly (readonly [string, Phrase])[] {
  const [cardinal = '', genitive = '', ordinal = '', ordinalGenitive = ''] = RUSSIAN[n - 1] ?? [];
  const digits = String(n);
  const entry = (form: NumeralForm, ru: string, en: string): readonly [string, Phrase] => [
    `numeral.${form}.${n}`,
    { ru, en },
  ];
  const from = (word: string): string => (word.startsWith('вт') ? `со ${word}` : `с ${word}`);
  return [
    entry('count', RU_FEMININE[n] ?? cardinal, ENGLISH[n - 1] ?? digits),
    entry('die', cardinal, ENGLISH[n - 1] ?? digits),
    entry('at', cardinal, digits),
    entry('from', from(genitive), digits),
    entry('ordinal', ordinal, digits),
    entry('ordinalFrom', from(ordinalGenitive), digits),
    ...(n >= 2 && n <= 4 ? [entry('times', RU_TIMES[n - 1] ?? '', EN_TIMES[n - 1] ?? '')] : []),
  ];
}

/** The numbers of the board, 1–24, in words. */
export const numeralWords: Catalogue = Object.fromEntries(RUSSIAN.flatMap((_, at) => numeralWordsOf(at + 1)));

/** A number of the board to be said; `n` 1–24, for `times` 2–4. */
export function numeral(form: NumeralForm, n: number): Text {
  return { key: `numeral.${form}.${n}` };
}
