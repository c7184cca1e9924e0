/** The frame of the rules pages: titles, leads, links. */
export const pageWords = {
  'rules.index.title': { ru: 'Правила нард', en: 'The rules of nardy' },
  'rules.index.lead': {
    ru: 'Каждый набор правил целиком, с диаграммами, на которых можно сыграть. Выберите свой.',
    en: 'Every rule set in full, with diagrams that you can play on. Choose yours.',
  },
  'rules.index.description': {
    ru: 'Правила коротких и длинных нард: международные, кавказские, тюремные, с даве, оин и марс. Диаграммы, на которых можно сыграть.',
    en: 'The rules of backgammon and long nardy: international, Caucasian, prison, with doubles, gammons. With diagrams that can be played.',
  },
  'rules.page.title': { ru: '{name}: правила', en: '{name}: the rules' },
  'rules.page.description': {
    ru: '{name}: полные правила с диаграммами. {about}',
    en: '{name}: the rules in full, with diagrams. {about}',
  },
  'rules.howToPlay': {
    ru: 'На диаграммах можно играть: нажатая шашка ходит на ту кость, что слева, её можно и перетащить.',
    en: 'The diagrams can be played: a checker that is pressed plays the die on the left, or it can be dragged.',
  },
  'rules.keys': {
    ru: 'С клавиатуры: Tab ведёт по пунктам, Enter берёт шашку, Enter на другом пункте ставит её.',
    en: 'By keys: Tab goes through the points, Enter takes a checker up, Enter on another point puts it down.',
  },
  'rules.contents': { ru: 'Содержание', en: 'Contents' },
  'rules.others': { ru: 'Другие правила', en: 'Other rules' },
  'rules.start': { ru: 'Для начала', en: 'Where to begin' },
  'rules.learn': { ru: 'Первая партия: учимся за доской', en: 'A first game: learn at the board' },
  'rules.learn.about': {
    ru: 'Для тех, кто никогда не видел доски. Десять минут.',
    en: 'For someone who has never seen a board. Ten minutes.',
  },
  'rules.setup': { ru: 'Расставьте шашки', en: 'Set up the checkers' },
  'rules.setup.about': { ru: '«Два, пять, три, пять» — проверка.', en: '“Two, five, three, five”, checked.' },
  'rules.glossary': { ru: 'Словарь', en: 'Glossary' },
  'rules.glossary.about': {
    ru: 'Все слова игры по-русски и по-английски.',
    en: 'Every word of the game in English and Russian.',
  },
  'rules.differences': { ru: 'Чем отличаются', en: 'What differs' },
  'rules.play': { ru: 'Сыграть по этим правилам', en: 'Play by these rules' },
  'rules.custom.title': { ru: 'Свои правила', en: 'House rules' },
  'rules.custom.lead': {
    ru: 'Всё, что можно выбрать самим, и что это значит. Первым стоит обычное правило.',
    en: 'Everything that can be chosen, and what it means. The usual rule comes first.',
  },
  'rules.custom.description': {
    ru: 'Домашние правила нард: все варианты, которые можно выбрать за столом, одним предложением каждый.',
    en: 'House rules of nardy: every option that can be chosen at a table, in one sentence each.',
  },
  'glossary.title': { ru: 'Словарь нард', en: 'A glossary of nardy' },
  'glossary.lead': {
    ru: 'Слова игры, как они звучат здесь, и что они значат.',
    en: 'The words of the game as they are used here, and what they mean.',
  },
  'glossary.description': {
    ru: 'Словарь нард по-русски и по-английски: марс, оин, кокс, даве, басе, блот, голова и другие.',
    en: 'A glossary of backgammon and nardy in English and Russian: mars, oin, koks, double, blot, head and more.',
  },
} as const;
