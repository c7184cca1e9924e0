/** What a check says of a game that did not begin at its start; loaded with the checks. */
export const setUpWords = {
  'setUp.position': {
    ru: 'Партия начата с заданной позиции',
    en: 'The game began at a set position',
  },
  'setUp.position and dice': {
    ru: 'Партия начата с заданной позиции и заданных костей: первые кости не бросали',
    en: 'The game began at a set position with set dice: the first dice were not thrown',
  },
} as const;
