import {
  type Catalogue,
  diceWords,
  type Locale,
  levelWords,
  type Params,
  refusalWords,
  rulesWords,
  setUpWords,
  type Text,
  translateFrom,
} from '@nardy/i18n';

/** What only this page says; verdicts and refusals have the words of the whole product. */
const PAGE_WORDS = {
  'check.title': { ru: 'Проверка партии', en: 'Check a game' },
  'check.lead': {
    ru: 'Откройте запись партии — страница пересчитает каждый бросок и каждый ход прямо у вас, без сети.',
    en: 'Open the record of a game: this page works out every roll and every play again on your device, without a network.',
  },
  'check.language': { ru: 'Язык', en: 'Language' },
  'check.choose': { ru: 'Выбрать файл', en: 'Choose a file' },
  'check.drop': { ru: 'или перетащите его сюда', en: 'or drop it here' },
  'check.paste': { ru: 'Вставить текст записи', en: 'Paste the text of a record' },
  'check.pasteLabel': { ru: 'Текст записи (JSON)', en: 'Text of the record (JSON)' },
  'check.pasteButton': { ru: 'Проверить текст', en: 'Check the text' },
  'check.compare': {
    ru: 'Сверить с тем, что сохранено отдельно',
    en: 'Compare with what was kept elsewhere',
  },
  'check.compareWhy': {
    ru: 'Целиком выдуманная партия проходит внутренние проверки. Её выдают только квитанции вашего устройства и открытый журнал.',
    en: 'A wholly invented game passes the inner checks. Only receipts of your own device and the public ledger give it away.',
  },
  'check.receiptsFile': { ru: 'Мои квитанции (JSON)', en: 'My receipts (JSON)' },
  'check.receiptsCount': {
    ru: '{n} {n:квитанция|квитанции|квитанций} этого устройства или из файла',
    en: '{n} {n:receipt|receipts} of this device or from a file',
  },
  'check.ledgerFile': { ru: 'Журнал с зеркала (ledger.txt)', en: 'Ledger from a mirror (ledger.txt)' },
  'check.ledgerCount': {
    ru: 'Журнал: {n} {n:запись|записи|записей}, цепочка цела',
    en: 'Ledger: {n} {n:batch|batches}, the chain is whole',
  },
  'check.tooLarge': { ru: 'Файл больше 32 МБ', en: 'The file is larger than 32 MB' },
  'check.unreadable': { ru: 'Файл не читается', en: 'The file cannot be read' },
  'check.notJson': {
    ru: 'Это не JSON: запись повреждена или это другой файл',
    en: 'This is no JSON: the record is damaged or this is another file',
  },
  'check.notReceipts': { ru: 'Это не квитанции', en: 'These are no receipts' },
  'check.notLedger': { ru: 'Журнал повреждён в строке {line}', en: 'The ledger is damaged at line {line}' },
  'check.noGames': { ru: 'В файле матча нет партий', en: 'The match file holds no games' },
  'check.working': { ru: 'Проверяем… {percent} %', en: 'Checking… {percent} %' },
  'check.game': { ru: 'Партия {n}', en: 'Game {n}' },
  'check.dice': { ru: 'Кости: {text}', en: 'Dice: {text}' },
  'check.failedLine': { ru: 'Строка {line} в файле', en: 'Line {line} of the file' },
  'check.notReached': {
    ru: 'Всё, что после этой строки, не проверено.',
    en: 'Nothing after this line has been checked.',
  },
  'check.playNotReached': {
    ru: 'Ходы после этой строки не проверены.',
    en: 'The play after this line has not been checked.',
  },
  'check.noProof': {
    ru: 'Не сверено с журналом: в записи нет выписки из него',
    en: 'Not compared with the ledger: the record holds no proof from it',
  },
  'check.ledgerAgrees': { ru: 'Сверено с журналом: сошлось', en: 'Compared with the ledger: agrees' },
  'check.receiptsAgree': {
    ru: 'Сверено с {n} {n:квитанцией|квитанциями|квитанциями}: сошлось',
    en: 'Compared with {n} {n:receipt|receipts}: agrees',
  },
  'check.receiptsPartly': {
    ru: 'Сверено с {n} {n:квитанцией|квитанциями|квитанциями} до строки {line}: сошлось. Дальше квитанций нет',
    en: 'Compared with {n} {n:receipt|receipts} up to line {line}: agrees. There are none for what follows',
  },
  'check.noReceipts': { ru: 'Без своих квитанций', en: 'Without receipts of your own' },
  'check.playAgrees': { ru: 'Все ходы по правилам', en: 'Every play follows the rules' },
  'check.playUnknown': {
    ru: 'Условий игры в записи нет: ходы не проверены',
    en: 'The record does not hold the rules of play: the play was not checked',
  },
  'check.playPartly': {
    ru: 'До этой строки ходы по правилам',
    en: 'Up to this line the play follows the rules',
  },
  'check.rekey': {
    ru: 'Новая цепочка {name} с броска {roll} ({why})',
    en: 'New chain of {name} from roll {roll} ({why})',
  },
  'check.more': { ru: '… и ещё {n}', en: '… and {n} more' },
  'check.rekeyLost': { ru: 'смена устройства', en: 'device changed' },
  'check.rekeyRenewed': { ru: 'прежняя заменена', en: 'the old one was replaced' },
  'check.takeBacks': {
    ru: 'Ходы брали назад: {n} {n:раз|раза|раз}; кости от этого не меняются',
    en: 'Turns were taken back {n} {n:time|times}; the dice do not change by it',
  },
  'check.takeBack': {
    ru: 'берёт назад строку {line} и всё после неё',
    en: 'takes back line {line} and all after it',
  },
  'check.rollAgain': { ru: 'снова бросок {roll}', en: 'roll {roll} again' },
  'check.early': {
    ru: 'Звено {name} открыто заранее: {n} {n:раз|раза|раз}',
    en: 'Link of {name} opened ahead of the request: {n} {n:time|times}',
  },
  'check.followsPrevious': {
    ru: 'Продолжает предыдущую партию матча',
    en: 'Follows the game before it in the match',
  },
  'check.notAfterPrevious': {
    ru: 'Не продолжает предыдущую партию матча: {reason}',
    en: 'Does not follow the game before it in the match: {reason}',
  },
  'check.fingerprint': { ru: 'Отпечаток', en: 'Fingerprint' },
  'check.gameId': { ru: 'Партия', en: 'Game' },
  'check.players': { ru: 'Игроки', en: 'Players' },
  'check.started': { ru: 'Начата', en: 'Begun' },
  'check.variant': { ru: 'Правила', en: 'Rules' },
  'check.result': { ru: 'Итог', en: 'Result' },
  'check.bot': { ru: 'Бот ({level})', en: 'Bot ({level})' },
  'check.won': { ru: '{name}: {n} {n:очко|очка|очков}', en: '{name}: {n} {n:point|points}' },
  'check.nobody': { ru: 'никто не выиграл', en: 'nobody won' },
  'check.roleA': { ru: 'белые', en: 'white' },
  'check.roleB': { ru: 'чёрные', en: 'black' },
  'check.position': { ru: 'Позиции', en: 'Positions' },
  'check.boardOf': { ru: 'Доска после строки {line}', en: 'Board after line {line}' },
  'check.first': { ru: 'В начало', en: 'To the start' },
  'check.back': { ru: 'Назад', en: 'Back' },
  'check.next': { ru: 'Вперёд', en: 'Forward' },
  'check.last': { ru: 'В конец', en: 'To the end' },
  'check.rolls': { ru: 'Броски', en: 'Rolls' },
  'check.rollsMore': { ru: 'Показать ещё {n}', en: 'Show {n} more' },
  'check.rollOpening': { ru: 'розыгрыш', en: 'opening' },
  'check.rollAgrees': { ru: 'сошёлся', en: 'agrees' },
  'check.rollFails': { ru: 'не сошлось', en: 'does not agree' },
  'check.links': { ru: 'Звенья', en: 'Links' },
  'check.voided': { ru: 'Бросок {roll} аннулирован: {name}', en: 'Roll {roll} voided by {name}' },
  'check.roleS': { ru: 'сервер', en: 'server' },
  'check.bytes': { ru: 'Байты', en: 'Bytes' },
  'check.bytesWhy': {
    ru: 'Байт меньше 252 даёт грань «остаток от 6 плюс 1»; остальные отброшены.',
    en: 'A byte below 252 gives the face "remainder of 6, plus 1"; the others are thrown away.',
  },
  'check.byteOut': { ru: 'отброшен', en: 'thrown away' },
  'check.openedFirst': { ru: 'Первым открылся', en: 'Opened first' },
  'check.byHand': { ru: 'Проверить самому', en: 'Check it by hand' },
  'check.byHandWhy': {
    ru: 'Начало ответа — байты выше, по две цифры на байт.',
    en: 'The answer begins with the bytes above, two digits a byte.',
  },
  'check.how': { ru: 'Как это устроено', en: 'How it works' },
  'check.offline': {
    ru: 'Страница — один файл и ничего никуда не отправляет. Сохраните её и проверяйте без сети.',
    en: 'This page is one file and sends nothing anywhere. Save it and check without a network.',
  },
} as const satisfies Catalogue;

const WORDS: Catalogue = {
  ...rulesWords,
  ...refusalWords,
  ...diceWords,
  ...levelWords,
  ...setUpWords,
  ...PAGE_WORDS,
};

/** A phrase that this page can say. */
export type WordKey = keyof typeof PAGE_WORDS | keyof typeof diceWords | keyof typeof setUpWords;

/** Says a phrase in the language of the page. */
export type Say = (key: WordKey, params?: Params) => string;

/** The phrases of one language. */
export function wordsIn(locale: Locale): Say {
  return (key, params) => translateFrom(WORDS, locale, key, params);
}

/** What an id of a record is called; the id itself where this page has no name for it. */
export function nameOf(locale: Locale, kind: 'rules' | 'level', id: string): string {
  // With a dot it would be the key of something else about a name.
  return /[.]/.test(id) || !Object.hasOwn(WORDS, `${kind}.${id}`)
    ? id
    : translateFrom(WORDS, locale, `${kind}.${id}`);
}

/** A text whose key was put together elsewhere. */
export function sayText(locale: Locale, text: Text): string {
  return translateFrom(WORDS, locale, text.key, text.params);
}
