import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explain } from './explain.ts';
import { INPUT_REFUSAL_CODES, type InputRefusal } from './refusal.ts';
import { cliWords } from './words.ts';

/** Does not compile when the list and the union differ. */
const CODES: Record<InputRefusal['code'], true> = Object.fromEntries(
  INPUT_REFUSAL_CODES.map((code) => [code, true]),
) as Record<(typeof INPUT_REFUSAL_CODES)[number], true>;

const errors = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');

test.each(Object.keys(CODES))('%s is documented and has words in both languages', (code) => {
  expect(errors).toContain(`| \`${code}\` |`);
  expect(cliWords).toHaveProperty([`refusal.${code}`]);
});

test.each<[name: string, refusal: { code: string }, en: string, ru: string]>([
  [
    'facts are filled in',
    { code: 'FILE_UNREADABLE', file: 'a.json' } as InputRefusal,
    'Cannot read file a.json',
    'Не прочитать файл a.json',
  ],
  [
    'a die that is needed',
    { code: 'PLAY_MUST_USE_MORE_DICE', dice: 2, die: 6 } as { code: string },
    'Both dice cannot be played that way: the 6 is needed',
    'Так не сыграть обе кости — нужна 6',
  ],
  [
    'a code without words',
    { code: 'NO_WORDS', n: 1 } as { code: string },
    'NO_WORDS {"n":1}',
    'NO_WORDS {"n":1}',
  ],
])('%s', (_, refusal, en, ru) => {
  expect(explain('en', refusal)).toBe(en);
  expect(explain('ru', refusal)).toBe(ru);
});
