/** What a level does and how strong it has been measured; loaded with the choice of the level. */
export const levelAboutWords = {
  'levels.sight': { ru: 'Выбирает ход на глаз', en: 'Chooses at sight' },
  'levels.depth': {
    ru: 'Смотрит на {n} {n:бросок|броска|бросков} вперёд',
    en: 'Looks {n} {n:roll|rolls} ahead',
  },
  'levels.noise': {
    ru: 'в обычной позиции ошибается в цене хода примерно на {noise}',
    en: 'misjudges what a play is worth by about {noise} in a usual position',
  },
  'levels.noNoise': { ru: 'нарочно не ошибается', en: 'makes no errors on purpose' },
  'levels.hits': {
    ru: 'не замечает попутных ударов в {n} % ходов',
    en: 'overlooks hits on the way in {n}% of its turns',
  },
  'levels.cube': {
    ru: 'забывает о кубе в {n} % ходов',
    en: 'forgets the cube in {n}% of its turns',
  },
  'levels.step': {
    ru: 'Сильнее уровня «{below}» на {points} (от {low} до {high}): выигрывает у него {chance} % матчей до 5',
    en: 'Stronger than “{below}” by {points} ({low} to {high}): wins {chance}% of matches to 5 against it',
  },
  'levels.lowest': { ru: 'Самый слабый уровень', en: 'The weakest level' },
  'levels.how': { ru: 'Откуда эти числа', en: 'Where these numbers come from' },
  'levels.measured': {
    ru: 'Каждый уровень сыграл с соседним 200 матчей до 5 очков в короткие нарды, парами на одних и тех же костях.',
    en: 'Every level has played 200 matches to 5 points of short nardy against its neighbour, in pairs with the same dice.',
  },
  'levels.scale': {
    ru: 'Очки — по шкале FIBS, границы верны в 95 случаях из 100.',
    en: 'Points are on the scale of FIBS; the bounds hold in 95 cases of 100.',
  },
  'levels.noRating': {
    ru: 'Это наши собственные ступени, а не рейтинг: с людьми уровни не сравнивали, в длинных нардах не измеряли.',
    en: 'These are steps of our own, no rating: nobody has measured the levels against people, or in long nardy.',
  },
} as const;
