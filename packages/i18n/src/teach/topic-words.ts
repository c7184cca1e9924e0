/**
 * The rules as they are taught, a topic at a time; `topic.NAME.title` and paragraphs from 1. `[words](term.x)` links
 * words to the glossary, each word of it once in a topic.
 */
export const topicWords = {
  'topic.aim.title': { ru: 'Цель игры', en: 'The aim' },
  'topic.aim.1': {
    ru: 'У каждого 15 [шашек](term.checker) и своя дорога по доске. Надо провести все шашки в свой [дом](term.home), а потом [выбросить](term.bearOff) их с доски. Кто первым выбросил все 15, тот выиграл, и партия на этом кончается.',
    en: 'Each player has 15 [checkers](term.checker) and a road round the board. Bring all of them into your [home](term.home), then [bear them off](term.bearOff). Whoever has borne off all 15 first has won, and the game ends there.',
  },
  'topic.setup.title': { ru: 'Расстановка', en: 'The setup' },
  'topic.setup.1': {
    ru: '[Пункты](term.point) считают от своего [дома](term.home): 1–6 — дом, 7–12 — [двор](term.outer), 13–18 — [двор противника](term.opponentOuter), 19–24 — [дом противника](term.opponentHome). Ваш 24-й пункт для противника — первый, ваш 13-й — двенадцатый.',
    en: '[Points](term.point) are counted from your own [home](term.home): 1–6 the home, 7–12 the [outer board](term.outer), 13–18 the [opponent’s outer board](term.opponentOuter), 19–24 the [opponent’s home](term.opponentHome). Your 24-point is the opponent’s first, your 13-point the opponent’s twelfth.',
  },
  'topic.setup.2': {
    ru: '«Два, пять, три, пять»: две [шашки](term.checker) на 24-м, пять на 13-м, три на 8-м и пять на 6-м. У противника так же, зеркально.',
    en: '“Two, five, three, five”: two [checkers](term.checker) on 24, five on 13, three on 8 and five on 6. The opponent has the same, mirrored.',
  },
  'topic.long-setup.title': { ru: 'Расстановка', en: 'The setup' },
  'topic.long-setup.1': {
    ru: 'Все пятнадцать [шашек](term.checker) стоят на 24-м [пункте](term.point), на [голове](term.head). Голова противника — на вашем 12-м, по диагонали.',
    en: 'All fifteen [checkers](term.checker) stand on the 24-[point](term.point), the [head](term.head). The opponent’s head is on your 12-point, diagonally across.',
  },
  'topic.long-setup.2': {
    ru: 'Оба идут в одну сторону, и каждый считает пункты от своего [дома](term.home) (1–6). Номер пункта у противника на 12 меньше вашего, если ваш больше 12, и на 12 больше, если нет.',
    en: 'Both run the same way round, and each counts the points from the own [home](term.home) (1–6). The opponent’s number of a point is yours less 12 where yours is above 12, and yours plus 12 elsewhere.',
  },
  'topic.opening.title': { ru: 'Кто начинает', en: 'Who begins' },
  'topic.opening.1': {
    ru: 'Перед [партией](term.game) каждый бросает по одной [кости](term.dice). У кого больше, тот начинает и сразу играет обе выпавшие кости. Поровну — бросают ещё раз, поэтому розыгрыш никогда не даёт [дубля](term.doublet).',
    en: 'Before a [game](term.game) each throws one [die](term.dice). The higher begins and plays both numbers thrown at once. Equal numbers are thrown again, so this throw never gives a [doublet](term.doublet).',
  },
  'topic.winner-starts.title': { ru: 'Следующие партии', en: 'The next games' },
  'topic.winner-starts.1': {
    ru: 'Розыгрышем начинают только первую [партию](term.game). Следующую начинает победитель прошлой: он бросает обе [кости](term.dice) заново, и тут может выпасть [дубль](term.doublet).',
    en: 'Only the first [game](term.game) begins with the opening throw. The winner of a game begins the next with a fresh throw of both [dice](term.dice), and that may be a [doublet](term.doublet).',
  },
  'topic.moving.title': { ru: 'Как ходят', en: 'Moving' },
  'topic.moving.1': {
    ru: '[Шашки](term.checker) идут от больших чисел к меньшим. Каждая [кость](term.dice) — один ход одной шашкой ровно на столько [пунктов](term.point). Две кости можно сыграть одной шашкой или двумя, в любом порядке.',
    en: '[Checkers](term.checker) run from high numbers to low. Each [die](term.dice) moves one checker by exactly so many [points](term.point). The two dice may move one checker or two, in either order.',
  },
  'topic.moving.2': {
    ru: 'Вставать можно на любой пункт, кроме [закрытого](term.madePoint) противником: того, где у него две шашки или больше. Если обе кости играет одна шашка, свободен должен быть и промежуточный пункт.',
    en: 'A checker may land anywhere but on a point [made](term.madePoint) by the opponent, one with two opposing checkers or more. A checker that plays both dice needs the point between to be open too.',
  },
  'topic.long-moving.title': { ru: 'Как ходят', en: 'Moving' },
  'topic.long-moving.1': {
    ru: '[Шашки](term.checker) идут от больших чисел к меньшим, у обоих в одну сторону. Каждая [кость](term.dice) — один ход одной шашкой ровно на столько [пунктов](term.point). Обе кости может сыграть и одна шашка, если свободен промежуточный пункт.',
    en: '[Checkers](term.checker) run from high numbers to low, both sides the same way round. Each [die](term.dice) moves one checker by exactly so many [points](term.point). One checker may play both dice if the point between is open.',
  },
  'topic.long-moving.2': {
    ru: 'В длинных нардах не [бьют](term.hit). Пункт закрывает уже одна шашка противника, а [бара](term.bar) нет.',
    en: 'Nobody [hits](term.hit) in long nardy. A single opposing checker closes a point, and there is no [bar](term.bar).',
  },
  'topic.both-dice.title': { ru: 'Обе кости, иначе большую', en: 'Both dice, or the larger' },
  'topic.both-dice.1': {
    ru: 'Сыграть надо столько [костей](term.dice), сколько возможно. Если после одного хода вторую кость не сыграть, а после другого можно, обязателен другой.',
    en: 'As many [dice](term.dice) as possible must be played. If one move leaves the other die without a move and another does not, the other is the one to make.',
  },
  'topic.both-dice.2': {
    ru: 'Если можно сыграть любую из двух костей, но только одну, играют большую. Если большую нельзя — меньшую. Если никакую — [ход пропускают](term.turnPassed). Отказаться от возможного хода нельзя.',
    en: 'If either die can be played but not both, the larger is played. If the larger cannot be, the smaller. If neither can be, [the turn passes](term.turnPassed). Nobody may pass a move that is possible.',
  },
  'topic.doublet.title': { ru: 'Дубль', en: 'Doublets' },
  'topic.doublet.1': {
    ru: 'Одинаковые [кости](term.dice) — [дубль](term.doublet), или куш: четыре хода на это число вместо двух. Сыграть надо столько из четырёх, сколько удастся.',
    en: 'Two equal [dice](term.dice) are a [doublet](term.doublet): four moves of that number instead of two. As many of the four as possible must be played.',
  },
  'topic.hit.title': { ru: 'Как бьют', en: 'Hitting' },
  'topic.hit.1': {
    ru: 'Шашка, которая стоит на пункте одна, — [блот](term.blot). Встав на блот противника, вы [бьёте](term.hit) его: побитая шашка уходит на [бар](term.bar) и начинает дорогу сначала. Бить не обязательно, если можно сходить иначе; за один ход можно побить несколько раз.',
    en: 'A checker alone on its point is a [blot](term.blot). Landing on an opposing blot [hits](term.hit) it: it goes to the [bar](term.bar) and starts its road anew. Hitting is not compulsory while there is another play, and a turn may hit several times.',
  },
  'topic.enter.title': { ru: 'Заход с бара', en: 'Entering' },
  'topic.enter.1': {
    ru: 'Пока ваша шашка на [баре](term.bar), другими ходить нельзя. Сначала она [заходит](term.enter) в [дом противника](term.opponentHome): кость 1 — на 24-й пункт, 2 — на 23-й … 6 — на 19-й, если он не [закрыт](term.madePoint). Это называют и «зарядить».',
    en: 'While a checker of yours is on the [bar](term.bar), nothing else of yours may move. First it [enters](term.enter) in the [opponent’s home](term.opponentHome): a 1 on your 24-point, a 2 on 23 … a 6 on 19, unless that point is [made](term.madePoint).',
  },
  'topic.enter.2': {
    ru: 'Заводят все шашки, какие можно. Если на баре кто-то остался, остаток [броска](term.roll) пропадает. Если закрыты все шесть пунктов, хода нет, пока противник не откроет дом.',
    en: 'All checkers that can enter must. If some stay on the bar, the rest of the [roll](term.roll) is lost. With all six points made there is no move until the opponent opens the home.',
  },
  'topic.hide.title': { ru: 'Побить и спрятаться', en: 'Hit and hide' },
  'topic.hide.1': {
    ru: 'Шашка, [побившая](term.hit) в вашем [доме](term.home) (1–6), в этот же ход не может [спрятаться](term.hide): встать на пункт, где уже стоит другая ваша шашка, и остаться там.',
    en: 'A checker that has [hit](term.hit) in your own [home](term.home) (1–6) may not [hide](term.hide) in the same turn: it may not finish on a point where another checker of yours already stands.',
  },
  'topic.hide.2': {
    ru: 'Она может остаться там, где побила, и её можно накрыть другой шашкой. Она может уйти на пустой пункт, побить ещё раз, а на [дубле](term.doublet) и пройти через свой пункт, если не остановится на нём. Для шашки, побившей вне дома, запрета нет.',
    en: 'It may stay where it hit, and another checker may cover it there. It may go on to an empty point, hit again, and with a [doublet](term.doublet) pass over a point of its own if it does not stay. A hit outside the home restricts nothing.',
  },
  'topic.hitter-forced.title': {
    ru: 'Бившую выбрасывают только поневоле',
    en: 'Bearing off a checker that hit',
  },
  'topic.hitter-forced.1': {
    ru: 'Шашку, [побившую](term.hit) в [доме](term.home), в этот же ход [выбрасывают](term.bearOff), только если иначе будет сыграно меньше [костей](term.dice). Другую шашку выбросить можно.',
    en: 'A checker that has [hit](term.hit) in the [home](term.home) is [borne off](term.bearOff) in the same turn only if otherwise fewer [dice](term.dice) could be played. Another checker may be borne off.',
  },
  'topic.hitter-never.title': {
    ru: 'Тюремное правило: бившую не выбрасывают',
    en: 'The prison rule: no bearing off after a hit',
  },
  'topic.hitter-never.1': {
    ru: 'Шашку, [побившую](term.hit) в [доме](term.home), в этот ход не [выбрасывают](term.bearOff) никогда, даже если кость пропадёт, и на [дубле](term.doublet) тоже. Другую шашку выбросить можно.',
    en: 'A checker that has [hit](term.hit) in the [home](term.home) is never [borne off](term.bearOff) in that turn, even if the die is lost, [doublets](term.doublet) included. Another checker may be borne off.',
  },
  'topic.head.title': { ru: 'Голова', en: 'The head' },
  'topic.head.1': {
    ru: 'За один ход с [головы](term.head) снимают только одну шашку, на [дубле](term.doublet) тоже. Исключение бывает лишь на первом ходу.',
    en: 'Only one checker may leave the [head](term.head) in a turn, [doublets](term.doublet) included. Only the first turn knows an exception.',
  },
  'topic.head-blocked.title': { ru: 'Первый ход: 3-3, 4-4, 6-6', en: 'The first turn: 3-3, 4-4, 6-6' },
  'topic.head-blocked.1': {
    ru: 'Если на первом ходу игрока выпало 3-3, 4-4 или 6-6, с [головы](term.head) можно снять две шашки: одной такой [дубль](term.doublet) не доиграть, она упирается в голову противника. На 5-5 и остальных дублях снимают одну.',
    en: 'If a side rolls 3-3, 4-4 or 6-6 on its first turn, two checkers may leave the [head](term.head): one alone cannot finish such a [doublet](term.doublet), it runs into the opponent’s head. On 5-5 and the other doublets only one leaves.',
  },
  'topic.head-any.title': { ru: 'Первый ход: любой дубль', en: 'The first turn: any doublet' },
  'topic.head-any.1': {
    ru: 'Если на первом ходу игрока выпал [дубль](term.doublet), любой, с [головы](term.head) можно снять две шашки.',
    en: 'If a side rolls a [doublet](term.doublet) on its first turn, whichever it is, two checkers may leave the [head](term.head).',
  },
  'topic.prime.title': { ru: 'Шесть в ряд', en: 'Six in a row' },
  'topic.prime.1': {
    ru: '[Заслон](term.prime) из шести пунктов подряд не перепрыгнуть. Поэтому строить его можно, только если впереди заслона уже есть хоть одна шашка противника. Смотрят позицию в конце хода.',
    en: 'Nobody can jump a [prime](term.prime) of six points in a row. So it may be built only if at least one opposing checker is already ahead of it. What counts is the position at the end of the turn.',
  },
  'topic.prime.2': {
    ru: 'Впереди — значит, что заслон она уже миновала; [выброшенная](term.borneOff) тоже считается. Ряд смотрят по дороге противника: ваши 20–24 и 1 для него идут подряд, а 10–15 — нет. Кость, которую можно сыграть, только нарушив это правило, пропадает.',
    en: 'Ahead means that it has passed the row; one that is [borne off](term.borneOff) counts as well. A row is a row on the opponent’s road: your 20–24 and 1 follow one another there, your 10–15 do not. A die that could only be played against this rule is lost.',
  },
  'topic.bear-off.title': { ru: 'Выбрасывание', en: 'Bearing off' },
  'topic.bear-off.1': {
    ru: 'Когда все ваши шашки в [доме](term.home), их [выбрасывают](term.bearOff): кость 3 снимает шашку с пункта 3. Вместо этого можно сходить внутри дома. Смотрят перед каждой костью: первой можно завести домой последнюю шашку, а второй уже выбросить.',
    en: 'Once all your checkers are [home](term.home), they are [borne off](term.bearOff): a 3 takes a checker from the 3-point. You may move inside the home instead. It is looked at die by die: the first may bring the last checker home and the second bear off.',
  },
  'topic.bear-off.2': {
    ru: 'Если пункт с номером кости пуст, а выше есть шашки, ходят одной из них; нет и такого хода — кость пропадает. Если выше никого нет, снимают с самого высокого занятого пункта.',
    en: 'If the point of the die is empty and there are checkers above it, one of those moves; if none of them can, the die is lost. If none stands higher, one is taken from the highest point that is occupied.',
  },
  'topic.bear-off-hit.title': { ru: 'Побили при выбрасывании', en: 'Hit while bearing off' },
  'topic.bear-off-hit.1': {
    ru: 'Если вас [побили](term.hit), шашка [заходит с бара](term.enter) и возвращается в [дом](term.home); до этого ничего не [выбрасывают](term.bearOff).',
    en: 'A checker that is [hit](term.hit) [enters](term.enter) from the bar and comes [home](term.home) again; until then nothing is [borne off](term.bearOff).',
  },
  'topic.result-international.title': { ru: 'Сколько стоит победа', en: 'What a win is worth' },
  'topic.result-international.1': {
    ru: 'Проигравший успел [выбросить](term.bearOff) хоть одну шашку — [оин](win.single), 1 очко. Ни одной — [марс](win.gammon), 2 очка. Ни одной, и притом шашка стоит на [баре](term.bar) или в доме победителя, — [кокс](win.backgammon), 3 очка. С [кубом](term.cube) всё умножают на [ставку](term.stake).',
    en: 'The loser has [borne off](term.bearOff) at least one checker: a [single](win.single), 1 point. None: a [gammon](win.gammon), 2 points. None, and a checker on the [bar](term.bar) or in the winner’s home: a [backgammon](win.backgammon), 3 points. With the [cube](term.cube) all is multiplied by the [stake](term.stake).',
  },
  'topic.result-oin-mars.title': { ru: 'Оин и марс', en: 'Single and gammon' },
  'topic.result-oin-mars.1': {
    ru: 'Проигравший [выбросил](term.bearOff) хоть одну шашку — [оин](win.single), 1 очко. Ни одной — [марс](win.gammon), 2 очка.',
    en: 'The loser has [borne off](term.bearOff) at least one checker: a [single](win.single), 1 point. None: a [gammon](win.gammon), 2 points.',
  },
  'topic.result-four-tier.title': {
    ru: 'Оин, марс, домашний марс, кокс',
    en: 'Single, gammon, home gammon, backgammon',
  },
  'topic.result-four-tier.1': {
    ru: '[Оин](win.single), 1 очко: проигравший [выбросил](term.bearOff) хоть одну шашку. [Марс](win.gammon), 2: ни одной, и не все в доме. [Домашний марс](win.homeGammon), 3: ни одной, но все 15 дома. [Кокс](win.backgammon), 4: ни одной, и шашка стоит на [баре](term.bar).',
    en: '[Single](win.single), 1 point: the loser has [borne off](term.bearOff) at least one checker. [Gammon](win.gammon), 2: none, and not all are home. [Home gammon](win.homeGammon), 3: none, but all 15 are home. [Backgammon](win.backgammon), 4: none, and a checker is on the [bar](term.bar).',
  },
  'topic.result-four-tier-long.title': {
    ru: 'Оин, марс, домашний марс, кокс',
    en: 'Single, gammon, home gammon, backgammon',
  },
  'topic.result-four-tier-long.1': {
    ru: '[Оин](win.single), 1 очко: проигравший [выбросил](term.bearOff) хоть одну шашку. [Марс](win.gammon), 2: ни одной, и не все в доме. [Домашний марс](win.homeGammon), 3: ни одной, но все 15 дома. [Кокс](win.backgammon), 4: ни одной, и шашка ещё в начальной четверти (19–24).',
    en: '[Single](win.single), 1 point: the loser has [borne off](term.bearOff) at least one checker. [Gammon](win.gammon), 2: none, and not all are home. [Home gammon](win.homeGammon), 3: none, but all 15 are home. [Backgammon](win.backgammon), 4: none, and a checker is still in its starting quarter (19–24).',
  },
  'topic.result-flat.title': { ru: 'Без марса', en: 'No gammons' },
  'topic.result-flat.1': {
    ru: 'Любая победа стоит одну [ставку](term.stake): [марс](win.gammon) и [кокс](win.backgammon) не считают. Цену партии поднимает только [куб](term.cube).',
    en: 'Every win is worth one [stake](term.stake): [gammons](win.gammon) and [backgammons](win.backgammon) do not count. Only the [cube](term.cube) raises the price of a game.',
  },
  'topic.cube.title': { ru: 'Куб: даве и басе', en: 'The cube: doubles and redoubles' },
  'topic.cube.1': {
    ru: 'Перед своим броском, если [куб](term.cube) посередине или ваш, можно сказать [даве](term.double): предложить поднять [ставку](term.stake). Противник либо [берёт](term.take) — ставка растёт, и куб теперь его, — либо [пасует](term.pass) и теряет ставку, какой она была до даве. На первом ходу партии даве не говорят.',
    en: 'Before your roll, while the [cube](term.cube) is in the middle or yours, you may [double](term.double): offer to raise the [stake](term.stake). The opponent either [takes](term.take): the stake is raised and the cube is theirs; or [passes](term.pass) and loses the stake as it was before. Nobody doubles in the opening turn.',
  },
  'topic.cube.2': {
    ru: 'Следующее даве — [басе](term.redouble) — может сказать только владелец куба. Ставка растёт 2, 4, 8, 16 …, и предела нет, если о нём не условились. В играх с прибавлением — 2, 3, 4 …',
    en: 'Only the owner of the cube may [redouble](term.redouble). The stake goes 2, 4, 8, 16 … without limit, unless one is agreed. In arithmetic games it goes 2, 3, 4 …',
  },
  'topic.take-point.title': { ru: 'Брать или пасовать', en: 'Take or pass' },
  'topic.take-point.1': {
    ru: '[Пас](term.pass) — верная потеря одной [ставки](term.stake). [Взяв](term.take), вы проиграете или выиграете две. Если марс не грозит и выигрывается хотя бы одна такая партия из четырёх, брать не хуже, чем пасовать.',
    en: 'A [pass](term.pass) loses one [stake](term.stake) for sure. A [take](term.take) loses or wins two. Where no gammon threatens and at least one such game in four is won, taking is no worse than passing.',
  },
  'topic.crawford.title': { ru: 'Правило Кроуфорда', en: 'The Crawford rule' },
  'topic.crawford.1': {
    ru: 'Как только кому-то остаётся до победы в [матче](term.match) одно очко, ближайшую [партию](term.game) играют без [куба](term.cube). Со следующей он возвращается.',
    en: 'The first [game](term.game) after a player has come within one point of winning the [match](term.match) is played without the [cube](term.cube). From the next game on it is back.',
  },
  'topic.jacoby.title': { ru: 'Игра на очки: правило Якоби', en: 'Money play: the Jacoby rule' },
  'topic.jacoby.1': {
    ru: 'Для [игры на очки](term.moneySession) можно условиться о [правиле Якоби](term.jacoby): [марс](win.gammon) и [кокс](win.backgammon) считают простой победой, пока в партии не взяли [даве](term.double).',
    en: 'A [money session](term.moneySession) may be played with the [Jacoby rule](term.jacoby): [gammons](win.gammon) and [backgammons](win.backgammon) count as single wins until a [double](term.double) has been taken in the game.',
  },
  'topic.beaver.title': {
    ru: 'Игра на очки: биверы и авто-даблы',
    en: 'Money play: beavers, automatic doubles',
  },
  'topic.beaver.1': {
    ru: '[Бивер](term.beaver): в ответ на [даве](term.double) можно сразу поднять ставку ещё раз и оставить [куб](term.cube) себе. Сказавший даве берёт или пасует и теряет уже поднятую ставку. [Ракун](term.raccoon): вместо этого он поднимает её ещё раз; куб остаётся у сказавшего бивер, и теперь берёт или пасует тот.',
    en: '[Beaver](term.beaver): a [double](term.double) may be answered by raising at once and keeping the [cube](term.cube). The doubler takes, or passes and loses the stake as already doubled. [Raccoon](term.raccoon): the doubler raises once more instead; the cube stays with the other side, which now takes or passes.',
  },
  'topic.beaver.2': {
    ru: '[Авто-дабл](term.autoDouble): равный розыгрыш сам поднимает [ставку](term.stake), а куб остаётся посередине. Сколько раз так может быть, условливаются заранее.',
    en: '[Automatic doubles](term.autoDouble): an equal opening throw raises the [stake](term.stake) by itself, the cube stays in the middle. How often that may happen is agreed beforehand.',
  },
  'topic.match.title': { ru: 'Матч и игра на очки', en: 'Matches and money sessions' },
  'topic.match.1': {
    ru: '[Матч](term.match) играют до N очков; лишние очки не считают. У [игры на очки](term.moneySession) конца нет: счёт идёт [партия](term.game) за партией. Денег здесь нет, только очки.',
    en: 'A [match](term.match) is played to N points; points beyond are not counted. A [money session](term.moneySession) has no end: the score runs [game](term.game) by game. There is no money here, only points.',
  },
  'topic.resign.title': { ru: 'Сдача', en: 'Resigning' },
  'topic.resign.1': {
    ru: 'В свой ход можно [предложить сдачу](term.resignGame): [оин](win.single), [марс](win.gammon) или больше. Соперник принимает её или играет дальше. [Весь матч](term.resignMatch) сдают и без согласия.',
    en: 'On your turn you may [offer to resign](term.resignGame): a [single](win.single), a [gammon](win.gammon) or more. The opponent accepts or plays on. [A whole match](term.resignMatch) may be resigned without consent.',
  },
  'topic.clock.title': { ru: 'Часы', en: 'The clock' },
  'topic.clock.1': {
    ru: 'Сначала идёт [задержка](term.delay) хода, [запас](term.reserve) не тронут; остаток задержки не копится. Кто исчерпал запас, проиграл матч, а в [игре на очки](term.moneySession) — партию: оином или, если марс либо кокс уже неизбежны, ими.',
    en: 'The [delay](term.delay) of the turn runs first, the [reserve](term.reserve) is untouched; what is left of the delay is not saved. Whoever runs out of reserve loses the match, in a [money session](term.moneySession) the game: as a single, or as a gammon or backgammon where that is already certain.',
  },
  'topic.clock.2': {
    ru: 'По переписке на каждый ход даётся условленное число дней.',
    en: 'In correspondence play every turn has an agreed number of days.',
  },
} as const;
