/** What the page says of the engine: hints and levels. Not in the shared catalogue, so that the first load is small. */
export const engineWords = {
  'hint.title': { ru: 'Подсказка', en: 'Hint' },
  'hint.loading': { ru: 'Загружаем движок: {n} %', en: 'Fetching the engine: {n}%' },
  'hint.thinking': { ru: 'думает…', en: 'thinking…' },
  'hint.sight': { ru: 'на глаз', en: 'at sight' },
  'hint.depth': {
    ru: 'на {n} {n:бросок|броска|бросков} вперёд',
    en: '{n} {n:roll|rolls} ahead',
  },
  'hint.equity': { ru: 'Эквити', en: 'Equity' },
  'hint.difference': { ru: 'Разница с лучшим', en: 'Difference from the best' },
  'hint.win': { ru: 'победа {win} %', en: 'win {win}%' },
  'hint.chances': {
    ru: 'победа {win} % · марс {mars} % · против {lost} %',
    en: 'win {win}% · gammon {mars}% · against {lost}%',
  },
  'hint.match': { ru: 'матч {mwc} %', en: 'match {mwc}%' },
  'hint.position': { ru: 'Оценка перед броском', en: 'Worth before the roll' },
  'hint.open': { ru: 'Открыть позицию', en: 'Open this position' },
  'hint.only': { ru: 'Выбора нет', en: 'No choice' },
  'hint.plays': { ru: 'Лучшие ходы', en: 'The best plays' },
  'hint.values': { ru: 'Чего стоит каждое решение', en: 'What each decision is worth' },
  'hint.spokenPlay': {
    ru: 'Подсказка: {moves}. Эквити {equity}, {chances}.',
    en: 'Hint: {moves}. Equity {equity}, {chances}.',
  },
  'hint.spokenCube': { ru: 'Подсказка: {action}. {chances}.', en: 'Hint: {action}. {chances}.' },

  'hint.action.no-double': { ru: 'Бросать: {double} рано', en: 'Roll: too early to {double}' },
  'hint.action.double-take': { ru: '{Double}, соперник берёт', en: '{Double}, and the opponent takes' },
  'hint.action.double-beaver': {
    ru: '{Double}, соперник отвечает бивером',
    en: '{Double}, and the opponent beavers',
  },
  'hint.action.double-pass': { ru: '{Double}, соперник пасует', en: '{Double}, and the opponent passes' },
  'hint.action.too-good': { ru: 'Бросать: для {double} слишком хорошо', en: 'Roll: too good to {double}' },
  'hint.value.noDouble': { ru: 'Без {double}', en: 'No {double}' },
  'hint.value.doubleTake': { ru: '{Double} и взято', en: '{Double}, take' },
  'hint.value.doublePass': { ru: '{Double} и пас', en: '{Double}, pass' },
  'hint.answer.take': { ru: 'Лучше взять', en: 'Better take' },
  'hint.answer.pass': { ru: 'Лучше пас', en: 'Better pass' },
  'hint.answer.beaver': { ru: 'Лучше бивер', en: 'Better beaver' },
  'hint.answer.raccoon': { ru: 'Лучше ракун', en: 'Better raccoon' },

  'hint.failed.ENGINE_NOT_SUPPORTED': {
    ru: 'Этот браузер не может запустить движок: нужен WebAssembly с SIMD. Играть это не мешает.',
    en: 'This browser cannot run the engine: it needs WebAssembly with SIMD. The game goes on without hints.',
  },
  'hint.failed.ENGINE_NOT_FETCHED': {
    ru: 'Движок не загрузился. Проверьте связь; игра идёт дальше и без подсказок.',
    en: 'The engine could not be fetched. Check the connection; the game goes on without hints.',
  },
  'hint.failed.ENGINE_NO_NETS': {
    ru: 'Для этой доски у движка пока нет сетей. Играть это не мешает.',
    en: 'The engine has no nets for this board yet. The game goes on without hints.',
  },
  'hint.failed.ENGINE_BROKEN': {
    ru: 'Движок сломался на этой позиции. Играть это не мешает.',
    en: 'The engine broke on this position. The game goes on without hints.',
  },
  'hint.again': { ru: 'Ещё раз', en: 'Try again' },

  'level.choose': { ru: 'Уровень бота', en: 'Level of the bot' },
  'level.newcomer.about': {
    ru: 'Только сел за доску: часто ошибается, не всегда видит удар, порой забывает о кубе.',
    en: 'New to the board: errs often, overlooks hits, at times forgets the cube.',
  },
  'level.beginner.about': {
    ru: 'Знает правила и простые приёмы, ошибается часто и крупно.',
    en: 'Knows the rules and simple ideas, errs often and by much.',
  },
  'level.learner.about': {
    ru: 'Играет осмысленно, но в трудных позициях часто сбивается.',
    en: 'Plays with sense, but goes wrong in many difficult positions.',
  },
  'level.amateur.about': {
    ru: 'Крупные ошибки редки, мелких много; куб оценивает на глаз.',
    en: 'Large errors are rare, small ones many; judges the cube roughly.',
  },
  'level.club.about': {
    ru: 'Уверенная игра, ошибки чаще небольшие.',
    en: 'A steady player, whose errors are mostly small.',
  },
  'level.strong.about': {
    ru: 'Ошибается редко и понемногу.',
    en: 'Errs seldom, and by little.',
  },
  'level.expert.about': {
    ru: 'Смотрит на бросок вперёд, почти не ошибается.',
    en: 'Looks one roll ahead and hardly errs.',
  },
  'level.best.about': {
    ru: 'Вся сила движка: два броска вперёд, нарочно не ошибается.',
    en: 'All the engine can do: two rolls ahead, no errors on purpose.',
  },
} as const;
