/** Levels of the bot, weakest first; the ids are the engine's. */
export const levelWords = {
  'level.newcomer': { ru: 'Новичок', en: 'Newcomer' },
  'level.beginner': { ru: 'Начинающий', en: 'Beginner' },
  'level.learner': { ru: 'Ученик', en: 'Learner' },
  'level.amateur': { ru: 'Любитель', en: 'Amateur' },
  'level.club': { ru: 'Клубный игрок', en: 'Club player' },
  'level.strong': { ru: 'Сильный игрок', en: 'Strong player' },
  'level.expert': { ru: 'Эксперт', en: 'Expert' },
  'level.best': { ru: 'Лучшая игра', en: 'Best play' },
} as const;
