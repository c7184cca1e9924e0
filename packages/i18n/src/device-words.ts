/** Tables on this device, play without a network, new versions. Fetched with the parts of the page that say it. */
export const deviceWords = {
  'place.title': { ru: 'Где идёт игра', en: 'Where the game is' },
  'place.device': { ru: 'На этом устройстве', en: 'On this device' },
  'place.device.about': {
    ru: 'Работает и без сети. Запись и кости хранит этот браузер.',
    en: 'Works without a network too. This browser keeps the record and the dice.',
  },
  'place.server': { ru: 'На сервере', en: 'On the server' },
  'place.server.about': {
    ru: 'Нужна сеть. Можно перейти на другое устройство; кости запечатывает и сервер.',
    en: 'Needs a network. Another device can go on; the server seals the dice as well.',
  },
  'place.offer': {
    ru: 'Сервер не отвечает. С ботом и вдвоём за одним экраном можно играть прямо здесь, без сети.',
    en: 'The server does not answer. You can play the bot, or two at one screen, right here without a network.',
  },
  'place.offer.go': { ru: 'Играть на этом устройстве', en: 'Play on this device' },

  'device.engine-loading': {
    ru: 'Бот готовится: движок загружен на {n} %',
    en: 'The bot gets ready: {n}% of its engine is here',
  },
  'device.engine.ENGINE_NOT_FETCHED': {
    ru: 'Бот не может ходить: движок не загружен, а сети нет. Партия сохранена.',
    en: 'The bot cannot play: its engine is not here and there is no network. The game is kept.',
  },
  'device.engine.ENGINE_NOT_SUPPORTED': {
    ru: 'Этот браузер не может запустить движок бота: нужен WebAssembly с SIMD. Партия сохранена; с ботом на сервере играть можно.',
    en: 'This browser cannot run the bot’s engine: it needs WebAssembly with SIMD. The game is kept; the bot on the server can be played.',
  },
  'device.engine.ENGINE_NO_NETS': {
    ru: 'Для этой доски у бота нет сетей.',
    en: 'The bot has no nets for this board.',
  },
  'device.engine.ENGINE_BROKEN': {
    ru: 'Движок бота остановился. Партия сохранена.',
    en: 'The bot’s engine has stopped. The game is kept.',
  },
  'device.storage.full': {
    ru: 'На устройстве нет места: ход не сохранён и не считается сделанным. Освободите место и нажмите «Ещё раз».',
    en: 'There is no room on this device: the play is not kept and does not count. Free some space and press “Try again”.',
  },
  'device.storage.refused': {
    ru: 'Браузер не даёт хранить партии (частное окно или запрет на хранение). Сыграйте в обычном окне или на сервере.',
    en: 'The browser keeps no games here (a private window, or storage is forbidden). Play in a usual window, or on the server.',
  },
  'device.notKept': {
    ru: 'Браузер здесь ничего не хранит: партия живёт, пока открыта эта страница. Чтобы не потерять её, сохраните файл в настройках.',
    en: 'The browser keeps nothing here: the game lasts as long as this page is open. To have it later, save its file in the settings.',
  },
  'device.understood': { ru: 'Понятно', en: 'I see' },
  'device.again': { ru: 'Ещё раз', en: 'Try again' },
  'device.notHere': {
    ru: 'Эта партия хранится на другом устройстве или удалена с этого.',
    en: 'This game is kept on another device, or has been deleted from this one.',
  },

  'check.lead': {
    ru: 'Записи партий хранятся на этом устройстве и проверяются здесь же: каждая кость, каждый ход.',
    en: 'The records are kept on this device and checked here: every die, every play.',
  },

  'offline.getting': { ru: 'Готовим игру без сети: {n} %', en: 'Getting ready to play offline: {n}%' },
  'offline.saving': {
    ru: 'Экономия трафика включена: движок бота загрузится, когда понадобится.',
    en: 'Data saving is on: the bot’s engine is fetched when it is needed.',
  },
  'offline.get': { ru: 'Загрузить сейчас ({n} МБ)', en: 'Fetch it now ({n} MB)' },
  'offline.ready': { ru: 'Играть можно и без сети', en: 'Ready to play without a network' },
  'offline.noNetwork': {
    ru: 'Сети нет. Бот, игра вдвоём за одним экраном, подсказки и правила работают.',
    en: 'No network. The bot, two at one screen, hints and rules work.',
  },
  'offline.partly': {
    ru: 'Сети нет, а движок бота ещё не загружен: можно играть вдвоём за одним экраном.',
    en: 'No network, and the bot’s engine is not here yet: two can play at one screen.',
  },
  'update.ready': { ru: 'Новая версия', en: 'New version' },
  'update.about': {
    ru: 'Загружена новая версия. Открытые столы доиграют на прежней.',
    en: 'A new version is here. Open tables go on with the one before.',
  },

  'carry.title': { ru: 'Продолжить на другом устройстве', en: 'Go on at another device' },
  'carry.about': {
    ru: 'Партия уходит целиком, с печатями костей. После этого играйте только там: две копии разойдутся.',
    en: 'The whole game goes, the seals of its dice included. Play on only there afterwards: two copies would part ways.',
  },
  'carry.link': { ru: 'Скопировать ссылку', en: 'Copy the link' },
  'carry.copied': { ru: 'Скопировано', en: 'Copied' },
  'carry.tooLong': {
    ru: 'Для ссылки партия слишком длинная: возьмите файл.',
    en: 'The game is too long for a link: take the file.',
  },
  'carry.file': { ru: 'Сохранить файл', en: 'Save the file' },
  'carry.secret': {
    ru: 'Никому не показывайте: в ссылке и файле — секреты ваших костей.',
    en: 'Show it to nobody: the link and the file hold the secrets of your dice.',
  },
  'import.open': { ru: 'Открыть партию из файла', en: 'Open a game from a file' },
  'import.title': { ru: 'Партия с другого устройства', en: 'A game from another device' },
  'import.about': {
    ru: 'Запись проверена: {games} {games:партия|партии|партий}, {rolls} {rolls:бросок|броска|бросков}, всё сошлось. Партия продолжится здесь; на прежнем устройстве больше не играйте.',
    en: 'The record agrees: {games} {games:game|games}, {rolls} {rolls:roll|rolls}. The game goes on here; do not play on at the other device.',
  },
  'import.go': { ru: 'Продолжить здесь', en: 'Go on here' },
  'import.further': {
    ru: 'Эта партия уже есть на этом устройстве, но здесь она остановилась раньше.',
    en: 'This game is on this device already, but stopped earlier here.',
  },
  'import.same': {
    ru: 'Эта партия уже есть на этом устройстве.',
    en: 'This game is on this device already.',
  },
  'import.behind': {
    ru: 'Эта партия уже есть на этом устройстве и ушла здесь дальше.',
    en: 'This game is on this device already, and has gone further here.',
  },
  'import.parted': {
    ru: 'Эта партия есть на этом устройстве, но пошла здесь иначе: играли и там и тут. Чтобы взять ту, сначала уберите здешнюю из «Моих игр».',
    en: 'This game is on this device, but went another way here: it was played on both. To take the other, first remove this one from “My games”.',
  },
  'import.here.go': { ru: 'К столу', en: 'To the table' },
  'import.bad': {
    ru: 'Это не партия, которую можно продолжить: файл повреждён или ссылка неполна.',
    en: 'This is no game to go on with: the file is damaged or the link is not whole.',
  },
} as const;
