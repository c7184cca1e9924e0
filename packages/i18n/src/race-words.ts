/** Counting a race; loaded with the hints and the position page. */
export const raceWords = {
  'race.title': { ru: 'Счёт гонки', en: 'The race' },
  'race.onRoll': { ru: 'Ходит', en: 'On roll' },
  'race.other': { ru: 'Соперник', en: 'Opponent' },
  'race.pips': { ru: 'Пипсы', en: 'Pips' },
  'race.crossovers': { ru: 'Переходы четвертей', en: 'Crossovers' },
  'race.effective': { ru: 'С потерями (EPC)', en: 'Effective (EPC)' },
  'race.keithCount': { ru: 'По Киту', en: 'Keith count' },
  'race.ahead': {
    ru: 'Впереди на {n} {n:пипс|пипса|пипсов}, это {percent} % своего счёта.',
    en: 'Ahead by {n} {n:pip|pips}, {percent}% of the own count.',
  },
  'race.behind': {
    ru: 'Позади на {n} {n:пипс|пипса|пипсов}, это {percent} % своего счёта.',
    en: 'Behind by {n} {n:pip|pips}, {percent}% of the own count.',
  },
  'race.even': { ru: 'Пипсов поровну.', en: 'The pips are even.' },
  'race.tooEarly': {
    ru: 'По счёту Кита даве рано.',
    en: 'By Keith’s count it is too early to double.',
  },
  'race.doubleOnly': {
    ru: 'По счёту Кита даве, но басе рано; соперник берёт.',
    en: 'By Keith’s count double, but do not redouble yet; the opponent takes.',
  },
  'race.doubleTake': {
    ru: 'По счёту Кита даве и басе; соперник берёт.',
    en: 'By Keith’s count double or redouble; the opponent takes.',
  },
  'race.doublePass': {
    ru: 'По счёту Кита даве и басе; соперник пасует.',
    en: 'By Keith’s count double or redouble; the opponent passes.',
  },
} as const;
