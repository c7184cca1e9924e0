/** The rules as they are taught, a topic at a time; `topic.NAME.title` and paragraphs from 1. */
export const topicWords = {
  'topic.aim.title': { ru: 'Цель игры', en: 'The aim' },
  'topic.aim.1': {
    ru: 'У каждого 15 шашек и своя дорога по доске. Надо провести все шашки в свой дом, а потом выбросить их с доски. Кто первым выбросил все 15, тот выиграл.',
    en: 'Each player has 15 checkers and a road round the board. Bring all of them into your home, then bear them off. Whoever has borne off all 15 first has won.',
  },
  'topic.setup.title': { ru: 'Расстановка', en: 'The setup' },
  'topic.setup.1': {
    ru: 'Пункты считают от своего дома: 1–6 — дом, 7–12 — двор, 13–18 — двор противника, 19–24 — дом противника. Ваш пункт 24 для противника — первый.',
    en: 'Points are counted from your own home: 1–6 the home, 7–12 the outer board, 13–18 the opponent’s outer board, 19–24 the opponent’s home. Your 24-point is the opponent’s first.',
  },
  'topic.setup.2': {
    ru: '«Два, пять, три, пять»: две шашки на 24-м, пять на 13-м, три на 8-м и пять на 6-м. У противника так же, зеркально.',
    en: '“Two, five, three, five”: two checkers on 24, five on 13, three on 8 and five on 6. The opponent has the same, mirrored.',
  },
  'topic.long-setup.title': { ru: 'Расстановка', en: 'The setup' },
  'topic.long-setup.1': {
    ru: 'Все пятнадцать шашек стоят на 24-м пункте, на голове. Голова противника — на вашем 12-м, по диагонали.',
    en: 'All fifteen checkers stand on the 24-point, the head. The opponent’s head is on your 12-point, diagonally across.',
  },
  'topic.long-setup.2': {
    ru: 'Оба идут в одну сторону. Ваш пункт n больше 12 для противника — n − 12, остальные — n + 12.',
    en: 'Both run the same way round. Your point n above 12 is the opponent’s n − 12, the others n + 12.',
  },
  'topic.opening.title': { ru: 'Кто начинает', en: 'Who begins' },
  'topic.opening.1': {
    ru: 'Каждый бросает по одной кости. Больше — тот начинает и сразу играет обе выпавшие кости. Поровну — бросают ещё раз; поэтому первый ход не бывает дублем.',
    en: 'Each throws one die. The higher begins and plays both numbers thrown at once. Equal numbers are thrown again, so the first turn is never a doublet.',
  },
  'topic.winner-starts.title': { ru: 'Следующие партии', en: 'The next games' },
  'topic.winner-starts.1': {
    ru: 'Следующую партию начинает победитель прошлой и бросает обе кости заново. После ничьей снова разыгрывают, кто начнёт.',
    en: 'The winner of a game begins the next with a fresh roll of both dice. After a draw there is an opening throw again.',
  },
  'topic.moving.title': { ru: 'Как ходят', en: 'Moving' },
  'topic.moving.1': {
    ru: 'Шашки идут от больших чисел к меньшим. Каждая кость — один ход одной шашкой ровно на столько пунктов. Обе кости можно сыграть одной шашкой или двумя, в любом порядке.',
    en: 'Checkers run from high numbers to low. Each die moves one checker by exactly its number. The two dice may move one checker or two, in either order.',
  },
  'topic.moving.2': {
    ru: 'Вставать можно на любой пункт, кроме закрытого: того, где у противника две шашки или больше. Идя одной шашкой, нужно найти свободным и промежуточный пункт.',
    en: 'A checker may land anywhere but on a made point, one where the opponent has two checkers or more. A checker that makes both moves needs the point between to be open too.',
  },
  'topic.long-moving.title': { ru: 'Как ходят', en: 'Moving' },
  'topic.long-moving.1': {
    ru: 'Шашки идут от больших чисел к меньшим, у обоих в одну сторону. Каждая кость — один ход одной шашкой ровно на столько пунктов.',
    en: 'Checkers run from high numbers to low, both sides the same way round. Each die moves one checker by exactly its number.',
  },
  'topic.long-moving.2': {
    ru: 'В длинных нардах не бьют. Одна шашка противника уже закрывает пункт, бара нет.',
    en: 'There is no hitting in long nardy. A single opposing checker closes a point, and there is no bar.',
  },
  'topic.both-dice.title': { ru: 'Обе кости, иначе большую', en: 'Both dice, or the larger' },
  'topic.both-dice.1': {
    ru: 'Сыграть надо столько костей, сколько возможно. Если какой-то ход не даёт сыграть вторую кость, а другой даёт, обязателен тот, что даёт.',
    en: 'As many dice as possible must be played. If one move leaves the other die without a move and another does not, the other is the one to make.',
  },
  'topic.both-dice.2': {
    ru: 'Если можно сыграть любую из двух костей, но только одну, играют большую. Если большую нельзя — меньшую. Если никакую — ход пропускают. Отказаться от возможного хода нельзя.',
    en: 'If either die can be played but not both, the larger is played. If the larger cannot be, the smaller. If neither can be, the turn passes. Nobody may pass a move that is possible.',
  },
  'topic.doublet.title': { ru: 'Дубль', en: 'Doublets' },
  'topic.doublet.1': {
    ru: 'Одинаковые кости — дубль, или куш: четыре хода на это число вместо двух.',
    en: 'Two equal dice are a doublet: four moves of that number instead of two.',
  },
  'topic.hit.title': { ru: 'Как бьют', en: 'Hitting' },
  'topic.hit.1': {
    ru: 'Одинокая шашка — блот. Встав на блот противника, вы бьёте его: побитая шашка уходит на бар и начинает дорогу сначала. Бить не обязательно; за один ход можно побить несколько раз.',
    en: 'A checker alone is a blot. Landing on an opposing blot hits it: it goes to the bar and starts its road anew. Hitting is not compulsory, and a turn may hit several times.',
  },
  'topic.enter.title': { ru: 'Заход с бара', en: 'Entering' },
  'topic.enter.1': {
    ru: 'Пока ваша шашка на баре, другими ходить нельзя. Она заходит в дом противника: кость 1 — на 24-й пункт, 2 — на 23-й … 6 — на 19-й, если он не закрыт. Это называют и «зарядить».',
    en: 'While a checker of yours is on the bar, nothing else of yours may move. It enters in the opponent’s home: a 1 on your 24-point, a 2 on 23 … a 6 on 19, unless that point is made.',
  },
  'topic.enter.2': {
    ru: 'Заходят всеми, кем можно. Если на баре кто-то остался, остаток броска пропадает. Если закрыты все шесть пунктов, ходов нет, пока противник не откроет дом.',
    en: 'All checkers that can enter must. If some stay on the bar, the rest of the roll is lost. With all six points made there is no move until the opponent opens the home.',
  },
  'topic.hide.title': { ru: 'Побить и спрятаться', en: 'Hit and hide' },
  'topic.hide.1': {
    ru: 'Шашка, побившая в вашем доме (1–6), в этот же ход не может уйти под защиту своей: встать на пункт, где уже стоит другая ваша шашка, и остаться там.',
    en: 'A checker that has hit in your own home (1–6) may not run to safety in the same turn: it may not finish on a point where another checker of yours already stands.',
  },
  'topic.hide.2': {
    ru: 'Можно: остаться там, где побила; быть накрытой другой шашкой; уйти на пустой пункт; побить ещё раз; при дубле пройти через свой пункт, не останавливаясь. Побила вне дома — запрета нет.',
    en: 'It may stay where it hit; be covered by another checker; go on to an empty point; hit again; in a doublet pass over an own point without staying. A hit outside the home restricts nothing.',
  },
  'topic.hitter-forced.title': {
    ru: 'Бившую выбрасывают только поневоле',
    en: 'Bearing off a checker that hit',
  },
  'topic.hitter-forced.1': {
    ru: 'Шашку, побившую в доме, в этот же ход выбрасывают, только если иначе сыграно меньше костей. Другую шашку выбросить можно.',
    en: 'A checker that hit in the home is borne off in the same turn only if otherwise fewer dice could be played. Another checker may be borne off.',
  },
  'topic.hitter-never.title': {
    ru: 'Тюремное правило: бившую не выбрасывают',
    en: 'The prison rule: no bearing off after a hit',
  },
  'topic.hitter-never.1': {
    ru: 'Шашку, побившую в доме, в этот ход не выбрасывают никогда, даже если кость пропадёт, и при дубле тоже. Другую шашку выбросить можно.',
    en: 'A checker that hit in the home is never borne off in that turn, even if the die is lost, doublets included. Another checker may be borne off.',
  },
  'topic.head.title': { ru: 'Голова', en: 'The head' },
  'topic.head.1': {
    ru: 'За один ход с головы снимают только одну шашку.',
    en: 'Only one checker may leave the head in a turn.',
  },
  'topic.head-blocked.title': { ru: 'Первый ход: 3-3, 4-4, 6-6', en: 'The first turn: 3-3, 4-4, 6-6' },
  'topic.head-blocked.1': {
    ru: 'Первым ходом партии на 3-3, 4-4 и 6-6 снимают две шашки: одной такой дубль не сыграть, она упирается в голову противника. На 5-5 и остальные дубли — одну.',
    en: 'In a side’s first turn 3-3, 4-4 and 6-6 take two checkers: one alone cannot play them, it runs into the opponent’s head. On 5-5 and the other doublets only one leaves.',
  },
  'topic.head-any.title': { ru: 'Первый ход: любой дубль', en: 'The first turn: any doublet' },
  'topic.head-any.1': {
    ru: 'Первым ходом партии с головы можно снять две шашки на любой дубль.',
    en: 'In a side’s first turn any doublet may take two checkers from the head.',
  },
  'topic.prime.title': { ru: 'Шесть в ряд', en: 'Six in a row' },
  'topic.prime.1': {
    ru: 'Заслон из шести пунктов подряд противнику не перепрыгнуть. Поэтому строить его можно, только если впереди заслона уже есть хоть одна шашка противника. Смотрят позицию в конце хода.',
    en: 'Nobody can jump a prime of six points in a row. So it may be built only if at least one opposing checker is already ahead of it. What counts is the position at the end of the turn.',
  },
  'topic.bear-off.title': { ru: 'Выбрасывание', en: 'Bearing off' },
  'topic.bear-off.1': {
    ru: 'Когда все ваши шашки в доме, их выбрасывают: кость 3 снимает шашку с пункта 3. Вместо этого можно пройти внутри дома.',
    en: 'Once all your checkers are home, they are borne off: a 3 takes a checker from the 3-point. You may move inside the home instead.',
  },
  'topic.bear-off.2': {
    ru: 'Если пункт кости пуст, а выше есть шашки, ходят сверху. Если выше никого нет, снимают с самого высокого занятого пункта.',
    en: 'If the point of the die is empty and there are checkers above it, one of those moves. If none stands higher, one is taken from the highest point that is occupied.',
  },
  'topic.bear-off-hit.title': { ru: 'Побили при выбрасывании', en: 'Hit while bearing off' },
  'topic.bear-off-hit.1': {
    ru: 'Если вас побили, шашка заходит с бара и возвращается в дом; до этого не выбрасывают.',
    en: 'A checker that is hit enters from the bar and comes home again; until then nothing is borne off.',
  },
  'topic.result-international.title': { ru: 'Сколько стоит победа', en: 'What a win is worth' },
  'topic.result-international.1': {
    ru: 'Проигравший успел выбросить хоть одну шашку — 1 очко. Ни одной — марс, 2 очка. Ни одной и есть шашка на баре или в доме победителя — кокс, 3 очка. С кубом всё умножают на ставку.',
    en: 'The loser has borne off at least one checker: 1 point. None: a gammon, 2 points. None, and a checker on the bar or in the winner’s home: a backgammon, 3 points. With the cube all is multiplied by the stake.',
  },
  'topic.result-oin-mars.title': { ru: 'Оин и марс', en: 'Single and gammon' },
  'topic.result-oin-mars.1': {
    ru: 'Проигравший выбросил хоть одну шашку — оин, 1 очко. Ни одной — марс, 2 очка.',
    en: 'The loser has borne off at least one checker: a single, 1 point. None: a gammon, 2 points.',
  },
  'topic.result-four-tier.title': {
    ru: 'Оин, марс, домашний марс, кокс',
    en: 'Single, gammon, home gammon, backgammon',
  },
  'topic.result-four-tier.1': {
    ru: 'Оин, 1 очко: проигравший выбросил хоть одну. Марс, 2: ни одной, и не все в доме. Домашний марс, 3: ни одной, но все 15 дома. Кокс, 4: ни одной, и шашка стоит на баре.',
    en: 'Single, 1 point: the loser has borne off at least one. Gammon, 2: none, and not all are home. Home gammon, 3: none, but all 15 are home. Backgammon, 4: none, and a checker is on the bar.',
  },
  'topic.result-four-tier-long.title': {
    ru: 'Оин, марс, домашний марс, кокс',
    en: 'Single, gammon, home gammon, backgammon',
  },
  'topic.result-four-tier-long.1': {
    ru: 'Оин, 1 очко: проигравший выбросил хоть одну. Марс, 2: ни одной, и не все в доме. Домашний марс, 3: ни одной, но все 15 дома. Кокс, 4: ни одной, и шашка ещё в начальной четверти (19–24).',
    en: 'Single, 1 point: the loser has borne off at least one. Gammon, 2: none, and not all are home. Home gammon, 3: none, but all 15 are home. Backgammon, 4: none, and a checker is still in its starting quarter (19–24).',
  },
  'topic.result-flat.title': { ru: 'Без марса', en: 'No gammons' },
  'topic.result-flat.1': {
    ru: 'Любая победа стоит одну ставку: марс и кокс не считают. Цену партии поднимает только куб.',
    en: 'Every win is worth one stake: gammons and backgammons do not count. Only the cube raises the price of a game.',
  },
  'topic.cube.title': { ru: 'Куб: даве и басе', en: 'The cube: doubles and redoubles' },
  'topic.cube.1': {
    ru: 'Перед своим броском можно сказать даве: удвоить ставку. Противник либо берёт — ставка растёт и куб теперь его, либо пасует и теряет ставку, какой она была до даве. В первый ход партии даве не говорят.',
    en: 'Before your roll you may double the stake. The opponent either takes: the stake is raised and the cube is theirs; or passes and loses the stake as it was before. Nobody doubles in the opening turn.',
  },
  'topic.cube.2': {
    ru: 'Ответное удвоение — басе — говорит только владелец куба. Ставка растёт 2, 4, 8, 16 …, предела нет. В играх с прибавлением — 2, 3, 4 …',
    en: 'Only the owner of the cube may redouble. The stake goes 2, 4, 8, 16 … without limit. In arithmetic games it goes 2, 3, 4 …',
  },
  'topic.take-point.title': { ru: 'Брать или пасовать', en: 'Take or pass' },
  'topic.take-point.1': {
    ru: 'Пас — верная потеря одной ставки. Взяв, вы теряете или выигрываете две. Если выиграете хотя бы одну партию из четырёх, брать не хуже, чем пасовать.',
    en: 'A pass loses one stake for sure. A take loses or wins two. If you win at least one game in four, taking is no worse than passing.',
  },
  'topic.crawford.title': { ru: 'Правило Кроуфорда', en: 'The Crawford rule' },
  'topic.crawford.1': {
    ru: 'В матче первая партия после того, как кому-то осталось одно очко, идёт без куба. Со следующей куб возвращается.',
    en: 'In a match, the first game after a player has come within one point of winning is played without the cube. From the next game on it is back.',
  },
  'topic.jacoby.title': {
    ru: 'Игра на очки: Якоби, биверы, авто-даблы',
    en: 'Money play: Jacoby, beavers, automatic doubles',
  },
  'topic.jacoby.1': {
    ru: 'Три правила, которые выбирают для игры на очки. Якоби: марс и кокс считают как одно, пока в партии не взяли даве. Авто-дабл: равный розыгрыш поднимает ставку, куб остаётся посередине.',
    en: 'Three rules that can be chosen for money play. Jacoby: gammons and backgammons count as single until a double has been taken. Automatic doubles: an equal opening throw raises the stake, the cube stays in the middle.',
  },
  'topic.jacoby.2': {
    ru: 'Бивер: в ответ на даве можно сразу удвоить ещё раз и оставить куб себе. Ракун: ещё одно удвоение в ответ на бивер.',
    en: 'Beaver: the answer to a double may be to double again at once and keep the cube. Raccoon: one more raise in answer to a beaver.',
  },
  'topic.match.title': { ru: 'Матч и игра на очки', en: 'Matches and money sessions' },
  'topic.match.1': {
    ru: 'Матч играют до N очков; лишние очки не считают. Игра на очки конца не имеет: счёт идёт партия за партией. Денег здесь нет, только очки.',
    en: 'A match is played to N points; points beyond are not counted. A money session has no end: the score runs game by game. There is no money here, only points.',
  },
  'topic.resign.title': { ru: 'Сдача', en: 'Resigning' },
  'topic.resign.1': {
    ru: 'В свой ход можно предложить сдачу: оин, марс или больше. Соперник принимает или играет дальше. Сдать весь матч можно без согласия.',
    en: 'On your turn you may offer to resign: a single, a gammon or more. The opponent accepts or plays on. A whole match may be resigned without consent.',
  },
  'topic.clock.title': { ru: 'Часы', en: 'The clock' },
  'topic.clock.1': {
    ru: 'Сначала идёт задержка хода, запас не тронут; остаток задержки не копится. Кто исчерпал запас, проиграл матч, а в игре на очки — партию.',
    en: 'The delay of the turn runs first, the reserve is untouched; what is left of the delay is not saved. Whoever runs out of reserve loses the match, in a money session the game.',
  },
} as const;
