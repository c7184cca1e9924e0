/** The page where a position is set up and asked about; loaded with it. */
export const positionWords = {
  'position.title': { ru: 'Позиция', en: 'Position' },
  'position.lead': {
    ru: 'Поставьте любую позицию и спросите движок. Всё считается на этом устройстве.',
    en: 'Set up any position and ask the engine. All of it is worked out on this device.',
  },
  'position.board': { ru: 'Доска', en: 'Board' },
  'position.white': { ru: 'Белые', en: 'White' },
  'position.black': { ru: 'Чёрные', en: 'Black' },
  'position.brush': { ru: 'Ставить', en: 'Put' },
  'position.remove': { ru: 'Убирать', en: 'Take off' },
  'position.how': { ru: 'Как ставить шашки', en: 'How to set it up' },
  'position.help': {
    ru: 'Касание ставит шашку, долгое касание или правая кнопка снимает; шашки можно перетащить, мимо доски — в лоток.',
    en: 'A tap puts a checker, a long press or the right button takes one off; checkers can be dragged, beside the board into the tray.',
  },
  'position.keys': {
    ru: 'Клавиши: стрелки — пункт, Enter — поставить, Delete — снять, цифра — сколько, S — другой цвет.',
    en: 'Keys: arrows for the point, Enter puts, Delete takes off, a digit says how many, S the other colour.',
  },
  'position.start': { ru: 'Начальная', en: 'Start' },
  'position.clear': { ru: 'Пустая', en: 'Empty' },
  'position.swap': { ru: 'Поменять стороны', en: 'Swap sides' },
  'position.onRoll': { ru: 'Ходят', en: 'On roll' },
  'position.whose': {
    ru: 'Номера пунктов — у тех, кто ходит: они внизу.',
    en: 'Points are numbered for the side on roll, which is at the bottom.',
  },
  'position.dice': { ru: 'Кости', en: 'Dice' },
  'position.die': { ru: 'Кость {which}: {n}', en: 'Die {which}: {n}' },
  'position.noDice': { ru: 'Ещё не брошены', en: 'Not thrown yet' },
  'position.thrown': { ru: 'Брошено {dice}', en: '{dice} thrown' },
  'position.terms': { ru: 'Правила и счёт', en: 'Rules and score' },
  'position.rules': { ru: 'Правила', en: 'Rules' },
  'position.length': { ru: 'Играют', en: 'Played' },
  'position.money': { ru: 'на очки', en: 'for money' },
  'position.toPoints': { ru: 'до {n} {n:очка|очков|очков}', en: 'to {n} {n:point|points}' },
  'position.score': { ru: 'Счёт: {side}', en: 'Score: {side}' },
  'position.crawford': { ru: 'Партия по правилу Кроуфорда', en: 'The Crawford game' },
  'position.cube': { ru: 'Куб', en: 'Cube' },
  'position.cubeOwner': { ru: 'Чей куб', en: 'Whose cube' },
  'position.nobody': { ru: 'посередине', en: 'in the middle' },
  'position.jacoby': { ru: 'Правило Якоби', en: 'Jacoby' },
  'position.beavers': { ru: 'Биверы', en: 'Beavers' },
  'position.texts': { ru: 'Текстом', en: 'As text' },
  'position.any': { ru: 'XGID, OGID или GNU ID', en: 'XGID, OGID or GNU ID' },
  'position.read': { ru: 'Поставить', en: 'Set up' },
  'position.gnu': { ru: 'GNU Backgammon', en: 'GNU Backgammon' },
  'position.pointsOf': { ru: '{side}: пункты', en: '{side}: points' },
  'position.pointsHint': {
    ru: 'В своих номерах, например 24:2 13:5 8:3 6:5, на баре bar:1',
    en: 'In its own numbers, as in 24:2 13:5 8:3 6:5, and bar:1',
  },
  'position.copy': { ru: 'Скопировать XGID', en: 'Copy the XGID' },
  'position.copyLink': { ru: 'Скопировать ссылку', en: 'Copy the link' },
  'position.share': { ru: 'Поделиться', en: 'Share' },
  'position.copied': { ru: 'Скопировано', en: 'Copied' },
  'position.notCopied': {
    ru: 'Браузер не дал скопировать: выделите текст и скопируйте сами',
    en: 'The browser does not let us copy: select the text and copy it',
  },
  'position.svg': { ru: 'Сохранить картинку', en: 'Save the picture' },

  'position.refused.noneLeft': {
    ru: 'Слишком много шашек: у этой стороны на доске уже все 15',
    en: 'Too many checkers: this side has all 15 on the board',
  },
  'position.refused.occupied': {
    ru: 'На пункте шашки другой стороны',
    en: 'The other side holds this point',
  },
  'position.refused.noBar': { ru: 'В длинных нардах бара нет', en: 'Long nardy has no bar' },
  'position.list.word': { ru: 'Не понимаю «{word}»', en: 'Cannot read “{word}”' },
  'position.list.tooMany': {
    ru: 'Слишком много шашек: {found}, а есть 15',
    en: 'Too many checkers: {found}, and there are 15',
  },
  'position.list.shared': {
    ru: 'На пункте {point} шашки другой стороны',
    en: 'The other side holds point {point}',
  },
  'position.problem.over': {
    ru: 'Партия окончена: на доске шашки только одной стороны. Поставьте шашки обеих.',
    en: 'The game is over: only one side has checkers on the board. Put checkers of both.',
  },
  'position.problem.prime': {
    ru: 'Так не бывает: заслон из шести, перед которым нет ни одной шашки соперника.',
    en: 'This cannot be: a prime of six with no opposing checker ahead of it.',
  },
  'position.problem.score': {
    ru: 'Матч уже кончился: счёт не меньше длины.',
    en: 'The match is over: a score is not below its length.',
  },
  'position.problem.crawford': {
    ru: 'Партия по Кроуфорду бывает, когда одной стороне осталось одно очко.',
    en: 'The Crawford game is played when one side needs one point.',
  },

  'position.analysis': { ru: 'Что думает движок', en: 'What the engine thinks' },
  'position.ask': { ru: 'Разобрать', en: 'Analyse' },
  'position.deeper': { ru: 'Думать дольше', en: 'Think longer' },
  'position.cancel': { ru: 'Хватит', en: 'Stop' },
  'position.stopped': { ru: 'Остановлено', en: 'Stopped' },

  'position.playOn': { ru: 'Сыграть отсюда', en: 'Play from here' },
  'position.playOn.dice': {
    ru: 'Партия пойдёт на этом устройстве. Кости, как всегда, проверяемы; в записи сказано, что начало задано.',
    en: 'The game is played on this device. Its dice can be checked as always; the record says that its beginning was set.',
  },
  'position.playOn.setDice': {
    ru: 'Первыми играют выбранные кости.',
    en: 'The chosen dice are played first.',
  },
  'position.playOn.against': { ru: 'Против кого', en: 'Against' },
  'position.playOn.bot': { ru: 'бота', en: 'a bot' },
  'position.playOn.hotseat': { ru: 'себя: хожу за обоих', en: 'myself: both sides' },
  'position.playOn.side': { ru: 'За кого вы', en: 'You play' },
  'position.playOn.go': { ru: 'Играть', en: 'Play' },

  'position.place.empty': { ru: 'Пункт {point}, пусто', en: 'Point {point}, empty' },
  'position.place.held': {
    ru: 'Пункт {point}: {side}, {n} {n:шашка|шашки|шашек}',
    en: 'Point {point}: {side}, {n} {n:checker|checkers}',
  },
  'position.place.bar': {
    ru: 'Бар: {side}, {n} {n:шашка|шашки|шашек}',
    en: 'Bar: {side}, {n} {n:checker|checkers}',
  },
  'position.place.tray': {
    ru: 'Лоток: {side}, {n} {n:шашка|шашки|шашек}',
    en: 'Tray: {side}, {n} {n:checker|checkers}',
  },
} as const;
