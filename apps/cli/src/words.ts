import { type Catalogue, type Params, setUpWords, translateFrom, WORDS } from '@nardy/i18n';
import type { Language } from './language.ts';

/** What only the command line says. Words of the game come from the product's catalogues. */
export const cliWords = {
  'cli.about': { ru: 'Нарды: правила, честные кости, игра.', en: 'Nardy: rules, honest dice, play.' },
  'cli.usage': { ru: 'Как вызвать', en: 'Usage' },
  'cli.commands': { ru: 'Команды', en: 'Commands' },
  'cli.options': { ru: 'Ключи', en: 'Options' },
  'cli.more': {
    ru: 'Подробнее о команде: nardy КОМАНДА --help',
    en: 'More about a command: nardy COMMAND --help',
  },
  'cli.option.help': { ru: 'эта подсказка', en: 'this help' },
  'cli.option.lang': { ru: 'язык: ru или en', en: 'language: ru or en' },
  'cli.option.jsonl': {
    ru: 'по объекту JSON в строке: вопросы на входе, ответы на выходе',
    en: 'one JSON object per line: questions in, answers out',
  },
  'cli.option.json': { ru: 'ответ в JSON', en: 'answer in JSON' },
  'cli.option.rules': {
    ru: 'правила: international, casual, caucasian, prison, dave, four-tier, long, long-classic или объект опций JSON',
    en: 'rules: international, casual, caucasian, prison, dave, four-tier, long, long-classic or a JSON object of options',
  },
  'cli.option.firstTurn': {
    ru: 'первый ход партии (для головы в длинных нардах)',
    en: 'the first turn of the game (for the head in long nardy)',
  },

  'cli.option.vectors': {
    ru: 'ответы на проверочные векторы протокола костей',
    en: 'answers to the test vectors of the dice protocol',
  },
  'cli.moves': {
    ru: 'Все законные ходы, по одному на каждую позицию, которая может получиться.',
    en: 'Every legal play, one for each position that can result.',
  },
  'cli.legal': {
    ru: 'Законен ли ход, и если нет, то почему.',
    en: 'Whether a play is legal, and if not, why.',
  },
  'cli.legal.yes': { ru: 'Законный ход', en: 'A legal play' },
  'cli.hint': {
    ru: 'Законные ходы от лучшего: эквити и шансы.',
    en: 'The legal plays, best first: equity and chances.',
  },
  'cli.cube': {
    ru: 'Решение о кубе: чего стоит не удваивать, удвоить и взять, удвоить и пасовать.',
    en: 'The cube decision: what no double, double and take, double and pass are worth.',
  },
  'cli.option.ply': {
    ru: 'на сколько бросков вперёд смотреть: 0–4, обычно 1',
    en: 'how many rolls to look ahead: 0–4, usually 1',
  },
  'cli.option.top': { ru: 'сколько лучших ходов показать', en: 'how many of the best plays to show' },
  'cli.option.cubeful': {
    ru: 'эквити с кубом и счётом, как в позиции',
    en: 'equity with the cube and the score as they stand',
  },
  'cli.option.level': {
    ru: 'уровень бота: newcomer, beginner, learner, amateur, club (обычно), strong, expert, best',
    en: 'level of the bot: newcomer, beginner, learner, amateur, club (usually), strong, expert, best',
  },
  'hint.play': { ru: 'Ход', en: 'Play' },
  'hint.equity': { ru: 'Эквити', en: 'Equity' },
  'hint.behind': { ru: 'Хуже', en: 'Behind' },
  'hint.win': { ru: 'Победа', en: 'Win' },
  'hint.loss': { ru: 'Проигрыш', en: 'Loss' },
  'hint.mars': { ru: 'марс', en: 'gammon' },
  'hint.koks': { ru: 'кокс', en: 'bg' },
  'cube.noDouble': { ru: 'Без удвоения', en: 'No double' },
  'cube.doubleTake': { ru: 'Удвоить, взято', en: 'Double, take' },
  'cube.doublePass': { ru: 'Удвоить, пас', en: 'Double, pass' },
  'cube.best': { ru: 'Лучше всего: {action}', en: 'Best: {action}' },
  'cube.action.no-double': { ru: 'не удваивать', en: 'no double' },
  'cube.action.double-take': { ru: 'удвоить, сопернику взять', en: 'double, take' },
  'cube.action.double-beaver': { ru: 'удвоить, сопернику ответить бивером', en: 'double, beaver' },
  'cube.action.double-pass': { ru: 'удвоить, сопернику пасовать', en: 'double, pass' },
  'cube.action.too-good': {
    ru: 'играть дальше: позиция слишком хороша для удвоения',
    en: 'play on: too good to double',
  },
  'cli.dice': { ru: 'Протокол честных костей.', en: 'The protocol of honest dice.' },
  'cli.serve': { ru: 'Сервер и страница для игры.', en: 'The server and the web application.' },
  'cli.bench': { ru: 'Измерения скорости.', en: 'The benchmarks.' },

  'cli.verify': {
    ru: 'Проверка записи: кости по протоколу, бросок за броском, и ходы по правилам.',
    en: 'Checks a record: the dice by the protocol, roll by roll, and the play by the rules.',
  },
  'cli.option.receipts': {
    ru: 'ваши квитанции: список JSON или по объекту в строке',
    en: 'your receipts: a JSON list or one object per line',
  },
  'cli.option.ledger': {
    ru: 'журнал с зеркала: ledger.txt или объект JSON «номер: отпечаток»',
    en: 'the ledger of a mirror: ledger.txt or a JSON object of ids by number',
  },
  'cli.option.verdictJson': {
    ru: 'вердикт в JSON: code, line, rolls, flags, early, voids, head',
    en: 'the verdict in JSON: code, line, rolls, flags, early, voids, head',
  },
  'cli.show': {
    ru: 'Доска текстом, пипсы и записи позиции; с --svg — рисунок в файл.',
    en: 'A board in text, pips and IDs; with --svg a diagram in a file.',
  },
  'cli.option.svg': { ru: 'рисунок в этот файл', en: 'a diagram into this file' },
  'cli.replay': {
    ru: 'Партия или матч по записи: каждая позиция, итог и счёт.',
    en: 'A game or match from its record: every position, result and score.',
  },
  'cli.option.replayJson': {
    ru: 'всё в JSON, по партии в строке',
    en: 'all of it in JSON, one game per line',
  },

  'show.pips': { ru: 'Пипсы', en: 'Pips' },
  'show.board': { ru: 'Доска', en: 'Board' },
  'show.gnu': { ru: 'GNU ID', en: 'GNU ID' },

  'verify.game': { ru: 'Партия {game} · {variant} · {mode}', en: 'Game {game} · {variant} · {mode}' },
  'verify.players': { ru: 'Белые: {white} · Чёрные: {black}', en: 'White: {white} · Black: {black}' },
  'verify.column.roll': { ru: '№', en: 'No' },
  'verify.column.line': { ru: 'Строка', en: 'Line' },
  'verify.column.who': { ru: 'Бросок', en: 'Roll of' },
  'verify.column.dice': { ru: 'Кости', en: 'Dice' },
  'verify.column.first': { ru: 'Открыли первыми', en: 'Opened first' },
  'verify.opening': { ru: 'розыгрыш', en: 'opening' },
  'verify.voids': {
    ru: 'Аннулировано бросков: белыми {white}, чёрными {black}',
    en: 'Rolls voided: by white {white}, by black {black}',
  },
  'verify.rekeys': { ru: 'Новых цепочек: {n}', en: 'New chains: {n}' },
  'verify.takeBacks': { ru: 'Ходы брали назад: {n}', en: 'Turns taken back: {n}' },
  'verify.fingerprint': { ru: 'Отпечаток: {fingerprint}', en: 'Fingerprint: {fingerprint}' },
  'verify.match': {
    ru: 'Партия {n} не продолжает матч: {reason}',
    en: 'Game {n} does not continue the match: {reason}',
  },
  'verify.play.ok': { ru: 'Игра по правилам', en: 'The play is by the rules' },
  'verify.play.unreadable': {
    ru: 'Дальше этой строки ходы не проверялись',
    en: 'The play was not checked beyond that line',
  },
  'verify.play.unread': {
    ru: 'Ходы не проверялись: в записи нет условий игры',
    en: 'The play was not checked: the record has no settings of the game',
  },

  'replay.settings': {
    ru: 'Партия {game} · {rules} · {length} · счёт {white}–{black}',
    en: 'Game {game} · {rules} · {length} · score {white}–{black}',
  },
  'replay.length': { ru: 'до {n} {n:очка|очков|очков}', en: 'to {n} {n:point|points}' },
  'replay.money': { ru: 'игра на очки', en: 'money session' },
  'replay.fault': { ru: 'Строка {line}: {reason}', en: 'Line {line}: {reason}' },
  'replay.unfinished': { ru: 'Партия не окончена', en: 'The game is not finished' },
  'replay.won': {
    ru: '{side}: {kind}, {n} {n:очко|очка|очков}; счёт {white}–{black}',
    en: '{side}: {kind}, {n} {n:point|points}; score {white}–{black}',
  },
  'replay.nobody': { ru: 'Никто не выиграл; счёт {white}–{black}', en: 'Nobody won; score {white}–{black}' },

  'cli.play': {
    ru: 'Партия или матч с ботом в терминале, с честными костями.',
    en: 'A game or match against the bot in the terminal, with honest dice.',
  },
  'cli.option.length': {
    ru: 'до скольких очков, или money — игра на очки; иначе до одного',
    en: 'points to win, or money for a money session; otherwise one',
  },
  'cli.option.phrase': {
    ru: 'ваша добавка к тайне костей',
    en: 'what you add to the secret of your dice',
  },
  'cli.option.save': { ru: 'запись игры в этот файл', en: 'the record of the play into this file' },
  'play.you': { ru: 'Вы', en: 'You' },
  'play.bot': { ru: 'Бот', en: 'Bot' },
  'play.help': {
    ru: 'Вы играете X, белыми. Ход — как «8/5 6/5»; ходы, доска, счёт, сдаюсь [марс|кокс], сдаю матч, вернуть ход, сохранить ФАЙЛ, выход.',
    en: 'You are X, white. A play is typed as “8/5 6/5”; moves, board, score, resign [gammon|backgammon], resign match, take back, save FILE, quit.',
  },
  'play.dice': { ru: 'Кости: {dice}', en: 'Dice: {dice}' },
  'play.cube': { ru: 'Куб: {value}', en: 'Cube: {value}' },
  'play.score': { ru: 'Счёт {white}–{black}, {to}', en: 'Score {white}–{black}, {to}' },
  'play.takenBack': { ru: 'Ход взят назад, кости те же.', en: 'Taken back; the dice stay the same.' },
  'play.noMove': { ru: 'Хода нет', en: 'You have no move' },
  'play.noMoveBot': { ru: 'У бота хода нет', en: 'The bot has no move' },
  'play.saved': { ru: 'Записано: {file}', en: 'Saved: {file}' },
  'play.can.roll': { ru: 'Enter — бросить', en: 'Enter rolls' },
  'play.can.double': { ru: 'даве', en: 'double' },
  'play.can.take': { ru: 'взять', en: 'take' },
  'play.can.pass': { ru: 'пас', en: 'pass' },
  'play.can.beaver': { ru: 'бивер', en: 'beaver' },
  'play.can.raccoon': { ru: 'ракун', en: 'raccoon' },
  'play.can.accept': { ru: 'бот сдаётся: принять', en: 'the bot resigns: accept' },
  'play.can.decline': { ru: 'отклонить', en: 'decline' },
  'play.can.play': { ru: 'ваш ход', en: 'your play' },
  'play.can.moves': { ru: 'ходы', en: 'moves' },
  'play.can.next': { ru: 'Enter — следующая партия', en: 'Enter starts the next game' },
  'play.can.stop': { ru: 'закончить', en: 'stop' },

  'event.takenBack': { ru: 'берёт ход назад', en: 'takes a turn back' },
  'event.doubled': { ru: 'даве', en: 'doubles' },
  'event.taken': { ru: 'взято', en: 'takes' },
  'event.passed': { ru: 'пас', en: 'passes' },
  'event.beavered': { ru: 'бивер', en: 'beavers' },
  'event.raccooned': { ru: 'ракун', en: 'raccoons' },
  'event.resignationOffered': { ru: 'сдаётся', en: 'offers to resign' },
  'event.matchResigned': { ru: 'сдаёт матч', en: 'resigns the match' },
  'event.resignationAccepted': { ru: 'сдача принята', en: 'accepts the resignation' },
  'event.resignationDeclined': { ru: 'сдача отклонена', en: 'declines the resignation' },
  'event.sessionClosed': { ru: 'игра закончена', en: 'ends the session' },
  'event.clockResumed': { ru: 'часы пущены снова', en: 'the clock goes on' },
  'event.flagged': { ru: 'время вышло', en: 'is out of time' },
  'event.forfeited': { ru: 'поражение', en: 'forfeits' },
  'event.gameCancelled': { ru: 'партия прекращена', en: 'the game is cancelled' },

  'usage.noCommand': {
    ru: 'Назовите команду; подсказка: nardy --help',
    en: 'Name a command; see nardy --help',
  },
  'usage.unknownCommand': {
    ru: 'Нет команды «{name}»; подсказка: nardy --help',
    en: 'No command “{name}”; see nardy --help',
  },
  'usage.unknownOption': { ru: 'Нет ключа {name}', en: 'No option {name}' },
  'usage.optionValue': { ru: 'Ключу {name} нужно значение', en: 'Option {name} needs a value' },
  'usage.optionNoValue': { ru: 'Ключ {name} без значения', en: 'Option {name} takes no value' },
  'usage.language': { ru: 'Язык — ru или en', en: 'The language is ru or en' },
  'usage.tooMany': { ru: 'Лишнее: {name}', en: 'Not expected: {name}' },
  'usage.missing': { ru: 'Не хватает: {name}', en: 'Missing: {name}' },
  'usage.needs': { ru: 'Нужен ключ {name}', en: 'Option {name} is needed' },
  'usage.number': { ru: '{name}: нужно целое число', en: '{name}: a whole number is needed' },

  'usage.level': { ru: 'Уровни бота: {levels}', en: 'The levels of the bot are {levels}' },

  'refusal.LINE_NOT_JSON': { ru: 'Строка не JSON', en: 'The line is not JSON' },
  'refusal.LINE_NOT_OBJECT': { ru: 'В строке не объект JSON', en: 'The line is not a JSON object' },
  'refusal.LINE_TOO_LONG': {
    ru: 'Строка длиннее {limit} знаков',
    en: 'The line is longer than {limit} characters',
  },
  'refusal.DICE_SHAPE': { ru: 'Кости — два числа от 1 до 6', en: 'The dice are two numbers from 1 to 6' },
  'refusal.FIELD_SHAPE': {
    ru: 'Поле {field} не того вида ({expected})',
    en: 'Field {field} is not a {expected}',
  },
  'refusal.FIELD_RANGE': {
    ru: 'Поле {field}: целое число от {least} до {most}',
    en: 'Field {field}: a whole number from {least} to {most}',
  },
  'refusal.CUBE_RAISED': {
    ru: 'Позиция ждёт ответа на бивер или ракун, а не удвоения',
    en: 'The position waits for the answer to a beaver or raccoon, not for a double',
  },
  'refusal.FILE_UNREADABLE': { ru: 'Не прочитать файл {file}', en: 'Cannot read file {file}' },
  'refusal.FILE_NOT_JSON': { ru: 'В файле {file} не JSON', en: 'File {file} is not JSON' },
  'refusal.FILE_NOT_RECORD': { ru: 'В файле {file} нет записи партии', en: 'File {file} is no game record' },
  'refusal.FILE_UNWRITABLE': { ru: 'Не записать файл {file}', en: 'Cannot write file {file}' },
  'refusal.LEDGER_BAD_LINE': {
    ru: 'Негодная строка журнала: {line}',
    en: 'Bad line of the ledger: {line}',
  },
  'refusal.LEDGER_BROKEN_CHAIN': {
    ru: 'Журнал не сходится в строке {line}',
    en: 'The ledger does not agree at line {line}',
  },
  'refusal.PROGRAM_MISSING': {
    ru: 'Нет {file}: сначала npm run build',
    en: '{file} is not there: npm run build first',
  },
  'refusal.INTERNAL': { ru: 'Внутренняя ошибка: {reason}', en: 'Internal error: {reason}' },
} as const;

/** A key of the command line or of the product. */
export type CliKey = keyof typeof cliWords;

const ALL: Catalogue = { ...setUpWords, ...WORDS, ...cliWords };

/** A phrase of the command line. */
export function say(language: Language, key: CliKey, params?: Params): string {
  return translateFrom(ALL, language, key, params);
}

/** A phrase of either catalogue by a key that was put together; the key itself where there is none. */
export function sayAny(language: Language, key: string, params?: Params): string {
  return translateFrom(ALL, language, key, params);
}

/** Whether there is a phrase under this key. */
export function hasPhrase(key: string): boolean {
  return Object.hasOwn(ALL, key);
}
