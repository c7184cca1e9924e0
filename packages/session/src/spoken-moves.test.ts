import { saySpokenPart } from '@nardy/i18n';
import { parsePlay } from '@nardy/notation';
import { legalPlays, RULE_SETS } from '@nardy/rules';
import { anyBoard, anyRoll } from '@nardy/rules/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spokenMoves } from './spoken-moves.ts';

/** Moves as they are made, one die each. */
function movesOf(text: string) {
  const parsed = parsePlay(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

test.each<[play: string, ru: string, en: string]>([
  ['8/5', 'с восьмого на пятый', '8 to 5'],
  ['24/18 18/14*', 'с двадцати четырёх на четырнадцать, бьёт', '24 to 14, hits'],
  ['24/18* 18/14', 'с двадцати четырёх на восемнадцать, бьёт, на четырнадцать', '24 to 18, hits, on to 14'],
  [
    '24/18* 18/14*',
    'с двадцати четырёх на восемнадцать, бьёт, на четырнадцать, бьёт',
    '24 to 18, hits, on to 14, hits',
  ],
  ['bar/21', 'с бара на двадцать первый', 'bar to 21'],
  ['bar/21* 6/5', 'с бара на двадцать первый, бьёт, с шестого на пятый', 'bar to 21, hits, 6 to 5'],
  ['bar/20 20/15', 'с бара на пятнадцать', 'bar to 15'],
  ['6/off', 'снимает с шестого', 'bears off from 6'],
  ['6/4 4/off', 'снимает с шестого', 'bears off from 6'],
  ['2/off(2)', 'снимает со второго, дважды', 'bears off from 2, twice'],
  [
    '6/4*(2) 13/11(2)',
    'с тринадцатого на одиннадцатый, дважды, с шестого на четвёртый, дважды, бьёт',
    '13 to 11, twice, 6 to 4, twice, hits',
  ],
  ['', 'хода нет', 'no move'],
])('%s', (play, ru, en) => {
  expect(saySpokenPart('ru', spokenMoves(movesOf(play)))).toBe(ru);
  expect(saySpokenPart('en', spokenMoves(movesOf(play)))).toBe(en);
});

test('every legal play has words in both languages', () => {
  fc.assert(
    fc.property(anyBoard('short'), anyRoll, (board, roll) => {
      for (const { moves } of legalPlays(RULE_SETS.international, board, roll).slice(0, 30)) {
        for (const locale of ['ru', 'en'] as const) {
          const said = saySpokenPart(locale, spokenMoves(moves));
          expect(said).not.toMatch(/numeral|spoken|NaN|undefined|[{}]/);
        }
      }
    }),
    { numRuns: 60 },
  );
});
