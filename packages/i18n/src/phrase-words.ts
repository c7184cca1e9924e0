/** The player's own words for the dice: where they are typed, and where they are found again. */
export const phraseWords = {
  'phrase.title': { ru: 'Свои слова для костей', en: 'Your own words for the dice' },
  'phrase.about': {
    ru: 'Слова или числа, которые знаете только вы, войдут в вашу печать со следующей партии: тогда каждый бросок зависит и от них.',
    en: 'Words or numbers that only you know go into your seal from the next game on, so that every roll depends on them too.',
  },
  'phrase.throw': { ru: 'Набросать костями', en: 'Throw some dice' },
  'phrase.kept': { ru: 'Войдут в следующую партию', en: 'They go into the next game' },
  'phrase.notKept': {
    ru: 'Браузер ничего не хранит: следующая партия пойдёт без этих слов',
    en: 'The browser keeps nothing: the next game goes without these words',
  },
  'phrase.none': { ru: 'Следующая партия — без своих слов', en: 'The next game is without words of yours' },

  'phrase.inSeal.white': {
    ru: 'Ваши слова «{phrase}» вошли в печать белых (строка {line}): из них, вашего тайного числа и номера партии она получается заново.',
    en: 'Your words “{phrase}” are in White’s seal (line {line}): it comes out again from them, your secret number and the game’s id.',
  },
  'phrase.inSeal.black': {
    ru: 'Ваши слова «{phrase}» вошли в печать чёрных (строка {line}): из них, вашего тайного числа и номера партии она получается заново.',
    en: 'Your words “{phrase}” are in Black’s seal (line {line}): it comes out again from them, your secret number and the game’s id.',
  },
  'phrase.notInSeal.white': {
    ru: 'Печать белых (строка {line}) не получается из ваших слов «{phrase}» и тайного числа этого устройства.',
    en: 'White’s seal (line {line}) does not come from your words “{phrase}” and the secret number of this device.',
  },
  'phrase.notInSeal.black': {
    ru: 'Печать чёрных (строка {line}) не получается из ваших слов «{phrase}» и тайного числа этого устройства.',
    en: 'Black’s seal (line {line}) does not come from your words “{phrase}” and the secret number of this device.',
  },
} as const;
