/** The dice check in a player's words. */
export const diceWords = {
  'dice.checked': {
    ru: 'Бросок проверен: все три звена подходят к печатям',
    en: 'Roll checked: all three links fit their seals',
  },
  'dice.pending': { ru: 'Ждём звенья броска', en: 'Waiting for the links of the roll' },
  'dice.failed': { ru: 'Бросок не сошёлся', en: 'The roll does not agree' },
  'dice.explain.1': {
    ru: 'Перед партией сервер, вы и соперник тайно готовят по цепочке чисел и показывают всем только её «печать».',
    en: 'Before the game the server, you and your opponent each prepare a secret chain of numbers and show everyone only its seal.',
  },
  'dice.explain.2': {
    ru: 'Каждый бросок открывает по одному звену всех трёх цепочек, и кости получаются из трёх звеньев сразу, поэтому заранее бросок не знает никто, даже сервер.',
    en: 'Every roll opens one link of all three chains and the dice come from the three links together, so nobody, not even the server, knows a roll beforehand.',
  },
  'dice.explain.3': {
    ru: 'Открытое звено тут же сверяется с печатью: ваш телефон проверяет каждый бросок прямо во время партии, и подменить его нельзя.',
    en: 'An opened link is checked against its seal at once: your phone checks every roll during the game, and it cannot be swapped.',
  },
  'dice.explain.4': {
    ru: 'Все броски и ходы записаны в цепочку строк, отпечаток которой хранится у обоих игроков и в открытом журнале, поэтому старую партию не переписать незаметно.',
    en: 'All rolls and moves stand in a chained record whose fingerprint is kept by both players and in a public ledger, so an old game cannot be rewritten unnoticed.',
  },
  'dice.explain.5': {
    ru: 'Любой человек без регистрации может открыть запись партии на странице проверки и увидеть, сошлось ли всё, а если нет, то в какой строке.',
    en: 'Anyone can open the record on the verify page without an account and see whether everything agrees and, if not, at which line.',
  },
  'dice.firstWhite': { ru: 'первыми открылись белые', en: 'white opened first' },
  'dice.firstBlack': { ru: 'первыми открылись чёрные', en: 'black opened first' },
  'dice.linkServer': { ru: 'звено сервера', en: 'link of the server' },
  'dice.linkSide': { ru: 'звено: {name}', en: 'link of {name}' },

  'verdict.OK': {
    ru: 'Всё сошлось, {n} {n:бросок|броска|бросков}',
    en: 'Everything agrees, {n} {n:roll|rolls}',
  },
  'verdict.PARTIAL': {
    ru: 'Партия ещё идёт; {n} {n:бросок|броска|бросков} до сих пор — всё сошлось',
    en: 'Game still going on; all {n} {n:roll|rolls} so far agree',
  },
  'verdict.OWED': {
    ru: 'Бросок {roll} запросили и не показали',
    en: 'Roll {roll} was requested and never shown',
  },
  'verdict.VOID': {
    ru: 'Сошлось; бросок {roll} аннулирован: {name}',
    en: 'Agrees; roll {roll} voided by {name}',
  },
  'verdict.REKEY': { ru: 'Сошлось; устройство сменил: {name}', en: 'Agrees; device changed by {name}' },
  'verdict.LEDGER_UNCHECKED': {
    ru: 'Сошлось; с журналом не сверено',
    en: 'Agrees; not compared with a mirror',
  },
  'verdict.ledgerNotCompared': { ru: 'Не сверено с журналом', en: 'Not compared with the ledger' },
  'verdict.ledgerPartly': {
    ru: 'Сверено с журналом до строки {line}: сошлось. Всё, что дальше, не сверено с журналом',
    en: 'Compared with the ledger up to line {line}: agrees. What follows is not compared with the ledger',
  },
  'verdict.notTranscript': { ru: 'Это не запись партии', en: 'This is not the record of a game' },
  'verdict.receiptOutside': {
    ru: 'Ваше устройство видело строку, которой здесь нет: конец отрезан или партия другая',
    en: 'Your device saw a line that is not here: the end is cut off, or it is another game',
  },
  'verdict.E_DICE': {
    ru: 'В строке {line} показано {shown}, а звенья дают {expected}',
    en: 'Line {line} shows {shown}, the links give {expected}',
  },
  'verdict.E_LINK': {
    ru: 'Звено {name} в строке {line} не подходит к печати',
    en: 'Link of {name} at line {line} does not fit its seal',
  },
  'verdict.E_SEQ': { ru: 'Строка {line} не на месте', en: 'Line {line} out of place' },
  'verdict.E_INDEX': { ru: 'Строка {line} не на месте', en: 'Line {line} out of place' },
  'verdict.E_ORDER': { ru: 'Строка {line} не на месте', en: 'Line {line} out of place' },
  'verdict.E_AFTER_END': { ru: 'Строка {line} не на месте', en: 'Line {line} out of place' },
  'verdict.E_ANCHOR': {
    ru: 'Печать не по правилам в строке {line}',
    en: 'Seal against the rules at line {line}',
  },
  'verdict.E_REKEY': {
    ru: 'Новая печать не по правилам в строке {line}',
    en: 'New seal against the rules at line {line}',
  },
  'verdict.E_VOID': {
    ru: 'Аннулирование не по правилам в строке {line}',
    en: 'Void against the rules at line {line}',
  },
  'verdict.E_CHAIN_END': {
    ru: 'Цепочка кончилась, строка {line}',
    en: 'The chain is used up at line {line}',
  },
  'verdict.E_HEAD': { ru: 'Отпечаток записи неверен', en: 'Fingerprint of the file is wrong' },
  'verdict.E_RECEIPT': {
    ru: 'Не то, что видело ваше устройство, строка {line}',
    en: 'Differs from what your device saw at line {line}',
  },
  'verdict.E_LEDGER': {
    ru: 'Не сходится с опубликованным отпечатком',
    en: 'Differs from the published fingerprint',
  },
  'verdict.E_TRUNCATED': {
    ru: 'Не сходится с опубликованным отпечатком: конец отрезан',
    en: 'Differs from the published fingerprint: the end is cut off',
  },
  'verdict.E_FORMAT': { ru: 'Негодная запись, строка {line}', en: 'Not a valid record, line {line}' },
  'verdict.E_HEADER': { ru: 'Негодная запись, строка {line}', en: 'Not a valid record, line {line}' },
  'verdict.play': {
    ru: 'Игра не по правилам в строке {line}: {reason}',
    en: 'The play breaks the rules at line {line}: {reason}',
  },
  'verdict.match': {
    ru: 'Партия не продолжает матч, строка {line}: {reason}',
    en: 'The game does not continue the match, line {line}: {reason}',
  },
  'verdict.agreement': {
    ru: 'Партия идёт не на тех условиях, о которых договорились, строка {line}: {what}',
    en: 'The game is not played by the terms agreed, line {line}: {what}',
  },
  'agreement.rules': { ru: 'другие правила', en: 'other rules' },
  'agreement.length': { ru: 'другая длина матча', en: 'another length of the match' },
  'agreement.clock': { ru: 'другие часы', en: 'another clock' },
  'agreement.mode': {
    ru: 'другой порядок открытия звеньев',
    en: 'another way of opening links',
  },
  'verdict.history': {
    ru: 'Сервер показывает другую историю, чем видело ваше устройство, строка {line}',
    en: 'The server shows another history than your device saw, line {line}',
  },
  'verdict.storage': {
    ru: 'Не удалось сохранить тайну костей на этом устройстве',
    en: 'The secret of your dice could not be kept on this device',
  },
  'role.S': { ru: 'сервера', en: 'the server' },
  'role.A': { ru: 'белых', en: 'white' },
  'role.B': { ru: 'чёрных', en: 'black' },
} as const;
