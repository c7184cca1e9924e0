/** What is said rather than shown: places, turns and plays for a screen reader. */
export const spokenWords = {
  'table.asText': {
    ru: 'Стол текстом, для программы экранного доступа',
    en: 'The table as text, for a screen reader',
  },
  'spoken.setUp': { ru: 'с заданной позиции', en: 'from a set position' },
  'spoken.dice': { ru: 'Кости {die1} и {die2}.', en: 'Dice {die1} and {die2}.' },
  'spoken.roll': { ru: '{die1}-{die2}', en: '{die1}-{die2}' },
  'spoken.your': { ru: 'Ваш ход.', en: 'Your turn.' },
  'spoken.side': { ru: '{name} ходит.', en: '{name} to play.' },
  'spoken.plays': { ru: 'Возможных ходов {n}.', en: 'Possible plays: {n}.' },
  'spoken.barEmpty': { ru: 'На баре нет.', en: 'Nothing on the bar.' },
  'spoken.barYours': {
    ru: 'На баре {count} {n:шашка|шашки|шашек}.',
    en: '{count} {n:checker|checkers} on the bar.',
  },
  'spoken.noMove': { ru: '{name}: {roll}. Хода нет, пропуск.', en: '{name}: {roll}. No move.' },
  'spoken.yourNoMove': { ru: '{dice} Хода нет, пропуск.', en: '{dice} No move.' },
  'spoken.play': { ru: '{name}: {roll}. {moves}.', en: '{name}: {roll}. {moves}.' },
  'spoken.playOnBar': {
    ru: '{play} Ваша шашка на баре.',
    en: '{play} Your checker is on the bar.',
  },
  'spoken.playOnBarMany': {
    ru: '{play} Ваши шашки на баре.',
    en: '{play} Your checkers are on the bar.',
  },
  'spoken.move': { ru: '{from} на {to}', en: '{from} to {to}' },
  'spoken.enter': { ru: 'с бара на {to}', en: 'bar to {to}' },
  'spoken.bearOff': { ru: 'снимает {from}', en: 'bears off from {from}' },
  'spoken.on': { ru: '{way}, на {to}', en: '{way}, on to {to}' },
  'spoken.offAfter': { ru: '{way}, снимает', en: '{way}, bears off' },
  'spoken.hits': { ru: '{way}, бьёт', en: '{way}, hits' },
  'spoken.repeated': { ru: '{way}, {times}', en: '{way}, {times}' },
  'spoken.two': { ru: '{a}, {b}', en: '{a}, {b}' },
  'spoken.sentences': { ru: '{a} {b}', en: '{a} {b}' },
  'spoken.rollNow': { ru: 'Ваш ход, бросайте.', en: 'Your turn, roll.' },
  'spoken.sideRollNow': { ru: '{name}, бросайте.', en: '{name}, roll.' },
  'spoken.doubled': {
    ru: '{name}: даве. Ставка станет {stake}.',
    en: '{name} doubles. The stake would be {stake}.',
  },
  'spoken.reserve': {
    ru: 'Осталось {n} {n:секунда|секунды|секунд} запаса.',
    en: '{n} {n:second|seconds} of reserve left.',
  },
  'place.own': {
    ru: 'Пункт {point}, ваш, {count} {n:шашка|шашки|шашек}.',
    en: 'Point {point}, yours, {count} {n:checker|checkers}.',
  },
  'place.ownBlot': { ru: 'Пункт {point}, ваш, блот.', en: 'Point {point}, yours, blot.' },
  'place.theirs': {
    ru: 'Пункт {point}, соперник, {count} {n:шашка|шашки|шашек}.',
    en: 'Point {point}, opponent, {count} {n:checker|checkers}.',
  },
  'place.theirsBlot': { ru: 'Пункт {point}, соперник, блот.', en: 'Point {point}, opponent, blot.' },
  'place.empty': { ru: 'Пункт {point}, пусто.', en: 'Point {point}, empty.' },
  'place.head': {
    ru: 'Пункт {point}, ваша голова, {count} {n:шашка|шашки|шашек}.',
    en: 'Point {point}, the head, yours, {count} {n:checker|checkers}.',
  },
  'place.theirHead': {
    ru: 'Пункт {point}, голова соперника, {count} {n:шашка|шашки|шашек}.',
    en: 'Point {point}, the opponent’s head, {count} {n:checker|checkers}.',
  },
  'place.bar': {
    ru: 'Бар, ваш, {count} {n:шашка|шашки|шашек}.',
    en: 'Bar, yours, {count} {n:checker|checkers}.',
  },
  'place.barEmpty': { ru: 'Бар, ваш, пусто.', en: 'Bar, yours, empty.' },
  'place.barTheirs': {
    ru: 'Бар, соперник, {count} {n:шашка|шашки|шашек}.',
    en: 'Bar, opponent, {count} {n:checker|checkers}.',
  },
  'place.barTheirsEmpty': { ru: 'Бар, соперник, пусто.', en: 'Bar, opponent, empty.' },
  'place.tray': {
    ru: 'Лоток, ваш, {count} {n:шашка|шашки|шашек}.',
    en: 'Tray, yours, {count} {n:checker|checkers}.',
  },
  'place.trayEmpty': { ru: 'Лоток, ваш, пусто.', en: 'Tray, yours, empty.' },
  'place.trayTheirs': {
    ru: 'Лоток, соперник, {count} {n:шашка|шашки|шашек}.',
    en: 'Tray, opponent, {count} {n:checker|checkers}.',
  },
  'place.trayTheirsEmpty': { ru: 'Лоток, соперник, пусто.', en: 'Tray, opponent, empty.' },
} as const;
