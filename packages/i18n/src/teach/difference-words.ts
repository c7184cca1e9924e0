/** Every value of every option of the rules in a sentence, for tables with house rules. */
export const differenceWords = {
  'difference.title': { ru: 'Чем эти правила отличаются', en: 'How these rules differ' },
  'difference.from.short': { ru: 'От международных коротких нард:', en: 'From international backgammon:' },
  'difference.from.long': { ru: 'От длинных нард по федерации:', en: 'From long nardy of the federation:' },
  'difference.none.short': {
    ru: 'Обычные международные правила, без отличий.',
    en: 'The usual international rules, nothing differs.',
  },
  'difference.none.long': {
    ru: 'Обычные правила федерации, без отличий.',
    en: 'The usual rules of the federation, nothing differs.',
  },
  'difference.button': { ru: 'Правила стола', en: 'Rules of this table' },
  'difference.more': { ru: 'Правила целиком', en: 'The rules in full' },
  'difference.hitAndHide.allowed': {
    ru: 'Побив, шашка может спрятаться к своим.',
    en: 'A checker that has hit may hide with others.',
  },
  'difference.hitAndHide.forbidden-in-home': {
    ru: 'Побив в своём доме, шашка в этот ход не прячется к своим.',
    en: 'A checker that has hit in its own home may not hide with others in that turn.',
  },
  'difference.hitAndHide.forbidden': {
    ru: 'Побив где угодно, шашка в этот ход не прячется к своим.',
    en: 'A checker that has hit anywhere may not hide with others in that turn.',
  },
  'difference.bearOffAfterHit.allowed': {
    ru: 'Бившую шашку можно выбросить в тот же ход.',
    en: 'A checker that has hit may be borne off in the same turn.',
  },
  'difference.bearOffAfterHit.if-forced': {
    ru: 'Побившую в доме выбрасывают в тот же ход, только если иначе сыграно меньше костей.',
    en: 'A checker that hit in the home is borne off in that turn only if otherwise fewer dice could be played.',
  },
  'difference.bearOffAfterHit.forbidden': {
    ru: 'Побившую в доме в этот ход не выбрасывают никогда.',
    en: 'A checker that hit in the home is never borne off in that turn.',
  },
  'difference.headOnFirstTurn.blocked-doubles': {
    ru: 'Первым ходом на 3-3, 4-4 и 6-6 с головы снимают две.',
    en: 'On the first turn 3-3, 4-4 and 6-6 take two from the head.',
  },
  'difference.headOnFirstTurn.any-double': {
    ru: 'Первым ходом любой дубль снимает с головы две.',
    en: 'On the first turn any doublet takes two from the head.',
  },
  'difference.headOnFirstTurn.never': {
    ru: 'С головы всегда снимают только одну, первым ходом тоже.',
    en: 'Only one ever leaves the head in a turn, the first turn included.',
  },
  'difference.primeRule.opponent-ahead': {
    ru: 'Шесть в ряд строят, только если впереди есть шашка противника.',
    en: 'Six in a row only with an opposing checker ahead of them.',
  },
  'difference.primeRule.free': {
    ru: 'Шесть в ряд строят без ограничений.',
    en: 'Six in a row may be built freely.',
  },
  'difference.lastTurn.true': {
    ru: 'Если начавший закончил первым, соперник доигрывает ход; закончит и он — ничья.',
    en: 'When the starter finishes first, the other side has one more turn; if it finishes too, the game is a draw.',
  },
  'difference.lastTurn.false': {
    ru: 'Кто первым закончил, тот выиграл.',
    en: 'Whoever finishes first has won.',
  },
  'difference.openingRoll.both-dice': {
    ru: 'Начинающий играет обе кости розыгрыша.',
    en: 'The starter plays both dice of the opening throw.',
  },
  'difference.openingRoll.reroll': {
    ru: 'Начинающий бросает обе кости заново, первый ход бывает и дублем.',
    en: 'The starter throws both dice afresh, so the first turn may be a doublet.',
  },
  'difference.nextGameStarter.roll': {
    ru: 'Кто начнёт, каждый раз решает розыгрыш.',
    en: 'Every game has its own opening throw.',
  },
  'difference.nextGameStarter.winner': {
    ru: 'Следующую партию начинает победитель прошлой.',
    en: 'The winner of a game begins the next.',
  },
  'difference.scoring.international': {
    ru: 'Марс — 2 очка, кокс — 3.',
    en: 'A gammon is 2 points, a backgammon 3.',
  },
  'difference.scoring.oin-mars': {
    ru: 'Оин — 1, марс — 2; кокса нет.',
    en: 'A single is 1, a gammon 2; there is no backgammon.',
  },
  'difference.scoring.four-tier': {
    ru: 'Оин 1, марс 2, домашний марс 3, кокс 4.',
    en: 'Single 1, gammon 2, home gammon 3, backgammon 4.',
  },
  'difference.scoring.flat': {
    ru: 'Любая победа — одна ставка, марса нет.',
    en: 'Every win is one stake, gammons do not count.',
  },
  'difference.cube.none': { ru: 'Без куба: ставку не поднимают.', en: 'No cube: the stake is never raised.' },
  'difference.cube.doubling': { ru: 'Куб удваивает: 2, 4, 8 …', en: 'The cube doubles: 2, 4, 8 …' },
  'difference.cube.arithmetic': {
    ru: 'Куб прибавляет по одному: 2, 3, 4 …',
    en: 'The cube adds one at a time: 2, 3, 4 …',
  },
  'difference.cubeCap.none': { ru: 'Предела у куба нет.', en: 'The cube has no limit.' },
  'difference.cubeCap.set': { ru: 'Куб не поднимается выше {n}.', en: 'The cube does not go above {n}.' },
  'difference.jacoby.true': {
    ru: 'Якоби: марс считают, только если в партии взяли даве.',
    en: 'Jacoby: gammons count only once a double has been taken.',
  },
  'difference.jacoby.false': { ru: 'Марс считают всегда.', en: 'Gammons always count.' },
  'difference.beavers.true': {
    ru: 'Биверы: на даве можно сразу удвоить ещё раз и оставить куб.',
    en: 'Beavers: a double may be answered by doubling again and keeping the cube.',
  },
  'difference.beavers.false': { ru: 'Без биверов.', en: 'No beavers.' },
  'difference.raccoons.true': {
    ru: 'Ракуны: на бивер можно удвоить ещё раз.',
    en: 'Raccoons: a beaver may be raised once more.',
  },
  'difference.raccoons.false': { ru: 'Без ракунов.', en: 'No raccoons.' },
  'difference.autoDoubles.none': {
    ru: 'Равный розыгрыш ставку не меняет.',
    en: 'Equal opening throws leave the stake alone.',
  },
  'difference.autoDoubles.some': {
    ru: 'Равный розыгрыш поднимает ставку, не больше {n} {n:раза|раз|раз}.',
    en: 'Equal opening throws raise the stake, at most {n} {n:time|times}.',
  },
  'difference.crawford.true': {
    ru: 'Кроуфорд: первая партия при счёте N−1 идёт без куба.',
    en: 'Crawford: the first game at N−1 points is played without the cube.',
  },
  'difference.crawford.false': { ru: 'Без правила Кроуфорда.', en: 'No Crawford rule.' },
} as const;
