/** A sentence on each word of the glossary; the key is that of the word with `explain.` before it. */
export const termWords = {
  'explain.term.short': {
    ru: 'Игра, где шашки идут навстречу и бьют друг друга.',
    en: 'The game in which the checkers run towards each other and hit.',
  },
  'explain.term.long': {
    ru: 'Игра, где оба идут в одну сторону и не бьют.',
    en: 'The game in which both run the same way and nobody hits.',
  },
  'explain.term.head': {
    ru: 'Начальный пункт длинных нард, 24-й: там стоят все шашки.',
    en: 'The starting point of long nardy, 24, where all checkers stand.',
  },
  'explain.term.checker': {
    ru: 'Одна из пятнадцати фигур каждого игрока.',
    en: 'One of the fifteen pieces of each player.',
  },
  'explain.term.point': {
    ru: 'Одно из 24 мест на доске, от 1 у дома до 24.',
    en: 'One of the 24 places of the board, from 1 at home to 24.',
  },
  'explain.term.home': {
    ru: 'Пункты 1–6; отсюда выбрасывают.',
    en: 'Points 1–6, from which checkers are borne off.',
  },
  'explain.term.outer': { ru: 'Пункты 7–12, перед домом.', en: 'Points 7–12, before the home.' },
  'explain.term.opponentOuter': { ru: 'Ваши пункты 13–18.', en: 'Your points 13–18.' },
  'explain.term.opponentHome': {
    ru: 'Ваши пункты 19–24; сюда заходят с бара.',
    en: 'Your points 19–24, where checkers enter from the bar.',
  },
  'explain.term.bar': {
    ru: 'Перегородка посередине: здесь ждут побитые шашки, это 25.',
    en: 'The ridge in the middle where hit checkers wait; it counts as 25.',
  },
  'explain.term.tray': { ru: 'Место для выброшенных шашек.', en: 'The place for checkers borne off.' },
  'explain.term.borneOff': {
    ru: 'Шашки, которые уже закончили путь.',
    en: 'Checkers that have finished their road.',
  },
  'explain.term.dice': { ru: 'Два кубика с числами от 1 до 6.', en: 'Two cubes with numbers from 1 to 6.' },
  'explain.term.zary': {
    ru: 'То же, что кости; так их зовут на Кавказе.',
    en: 'The Caucasian name of the dice, zary.',
  },
  'explain.term.toRoll': {
    ru: 'Метнуть кости в начале своего хода.',
    en: 'To throw the dice at the start of the turn.',
  },
  'explain.term.roll': { ru: 'Два числа, которые выпали.', en: 'The two numbers that came up.' },
  'explain.term.doublet': {
    ru: 'Две равные кости: четыре хода на это число.',
    en: 'Two equal dice: four moves of that number.',
  },
  'explain.term.pips': {
    ru: 'Расстояние в пунктах, которое осталось пройти.',
    en: 'The distance still to go, in points.',
  },
  'explain.term.pipCount': {
    ru: 'Сумма номеров пунктов под вашими шашками; бар — 25.',
    en: 'The sum of the points under your checkers; the bar is 25.',
  },
  'explain.term.play': {
    ru: 'Всё, что игрок сделал одним броском.',
    en: 'All that a player does with one roll.',
  },
  'explain.term.forcedPlay': {
    ru: 'Единственный, который позволяют правила.',
    en: 'The only one that the rules allow.',
  },
  'explain.term.noMove': { ru: 'Ни одну кость сыграть нельзя.', en: 'Neither die can be played.' },
  'explain.term.turnPassed': {
    ru: 'Ход переходит к сопернику сам, когда играть нечем.',
    en: 'The turn goes to the opponent by itself when nothing can be played.',
  },
  'explain.term.blot': {
    ru: 'Пункт с одной шашкой: её можно побить.',
    en: 'A point with a single checker, which can be hit.',
  },
  'explain.term.hits': {
    ru: 'Так называют ход, которым побили.',
    en: 'Said of a play that sends a checker to the bar.',
  },
  'explain.term.hit': {
    ru: 'Встать на блот: шашка противника уходит на бар.',
    en: 'To land on a blot, which goes to the bar.',
  },
  'explain.term.enter': {
    ru: 'Вернуть побитую шашку в игру через дом противника; то же — зарядить.',
    en: 'To bring a hit checker back through the opponent’s home.',
  },
  'explain.term.bearOff': {
    ru: 'Убрать шашку с доски из своего дома; то же — снять.',
    en: 'To take a checker off the board from the home.',
  },
  'explain.term.madePoint': {
    ru: 'Пункт с двумя шашками или больше: противнику туда нельзя.',
    en: 'A point with two checkers or more, closed to the opponent.',
  },
  'explain.term.prime': {
    ru: 'Закрытые пункты подряд; шесть не перепрыгнуть. То же — стенка.',
    en: 'Made points in a row; six cannot be jumped.',
  },
  'explain.term.hide': {
    ru: 'Побив, уйти в тот же ход на свой закрытый пункт.',
    en: 'To hit and in the same turn go on to a point of one’s own.',
  },
  'explain.term.prisonRules': {
    ru: 'Кавказские, но бившую шашку в этот ход не выбрасывают.',
    en: 'As Caucasian, but a checker that hit is not borne off in that turn.',
  },
  'explain.term.cube': {
    ru: 'Показывает ставку партии и чья очередь её поднимать.',
    en: 'Shows the stake of the game and who may raise it.',
  },
  'explain.term.double': {
    ru: 'Предложение поднять ставку перед своим броском.',
    en: 'The offer to raise the stake, before one’s roll.',
  },
  'explain.term.redouble': {
    ru: 'Следующее удвоение, от владельца куба; то же — редабл.',
    en: 'The next double, by the owner of the cube.',
  },
  'explain.term.take': {
    ru: 'Согласиться на новую ставку и получить куб.',
    en: 'To agree to the new stake and get the cube.',
  },
  'explain.term.pass': {
    ru: 'Отказаться и потерять прежнюю ставку.',
    en: 'To refuse and lose the stake as it was.',
  },
  'explain.term.beaver': {
    ru: 'Ответ на даве: ещё раз удвоить и оставить куб себе.',
    en: 'The answer to a double: raise again and keep the cube.',
  },
  'explain.term.raccoon': {
    ru: 'Ответ на бивер: удвоить ещё раз.',
    en: 'The answer to a beaver: one more raise.',
  },
  'explain.term.autoDouble': {
    ru: 'Равный розыгрыш сам поднимает ставку.',
    en: 'An equal opening throw raises the stake by itself.',
  },
  'explain.term.jacoby': {
    ru: 'Марс считают, только если в партии взяли даве.',
    en: 'Gammons count only once a double has been taken.',
  },
  'explain.term.crawford': {
    ru: 'Первая партия в одном очке от победы — без куба.',
    en: 'The first game within one point of winning has no cube.',
  },
  'explain.term.stake': {
    ru: 'Число, на которое умножают цену победы.',
    en: 'The number that the worth of the win is multiplied by.',
  },
  'explain.term.game': {
    ru: 'От расстановки до последней выброшенной шашки.',
    en: 'From the setup to the last checker borne off.',
  },
  'explain.term.match': {
    ru: 'Несколько партий до условленного числа очков.',
    en: 'Games until an agreed number of points.',
  },
  'explain.term.moneySession': {
    ru: 'Партии с текущим счётом и без конца; деньги ни при чём.',
    en: 'Games with a running score and no end; no money is involved.',
  },
  'explain.term.resignGame': {
    ru: 'Предложить сопернику победу, не доигрывая.',
    en: 'To offer the opponent the win without playing on.',
  },
  'explain.term.resignMatch': { ru: 'Отдать весь матч сразу.', en: 'To give up the whole match at once.' },
  'explain.term.undo': {
    ru: 'Вернуть шаг, пока ход не подтверждён.',
    en: 'To take back a step before the play is confirmed.',
  },
  'explain.term.confirm': {
    ru: 'Закончить ход; дальше его не вернуть.',
    en: 'To finish the turn; after that it stands.',
  },
  'explain.term.rematch': {
    ru: 'Новый матч с тем же соперником и по тем же правилам.',
    en: 'A new match with the same opponent by the same rules.',
  },
  'explain.term.quickPairing': {
    ru: 'Сесть играть с тем, кто тоже ждёт.',
    en: 'To play whoever is waiting too.',
  },
  'explain.term.invite': {
    ru: 'Позвать друга, отправив ему адрес стола.',
    en: 'To ask a friend by sending the address of the table.',
  },
  'explain.term.rated': { ru: 'Игра, которая меняет рейтинг.', en: 'A game that changes the ratings.' },
  'explain.term.casual': { ru: 'Игра без рейтинга.', en: 'A game without ratings.' },
  'explain.term.clock': { ru: 'Отмеряют время каждого игрока.', en: 'Measures the time of each player.' },
  'explain.term.reserve': {
    ru: 'Время на всю игру; кончилось — проигрыш.',
    en: 'The time for the whole of play; at zero it is lost.',
  },
  'explain.term.delay': {
    ru: 'Время на ход, которое идёт раньше запаса и не копится.',
    en: 'The time of a turn, running before the reserve and never saved.',
  },
  'explain.term.claim': {
    ru: 'Взять партию, если соперник ушёл и не вернулся. Кто за сутки уходит так не первый раз, какое-то время не может сесть за стол с людьми.',
    en: 'To take the game when the opponent has left for good. Whoever leaves so more than once a day cannot sit down with other people for a while.',
  },
  'explain.term.spectator': {
    ru: 'Тот, кто смотрит и не играет.',
    en: 'Someone who watches and does not play.',
  },
  'explain.term.equity': {
    ru: 'Сколько очков позиция приносит в среднем.',
    en: 'How many points a position brings on average.',
  },
  'explain.term.error': {
    ru: 'Ход, который стоит заметной доли очка.',
    en: 'A play that costs a noticeable part of a point.',
  },
  'explain.term.blunder': { ru: 'Очень дорогая ошибка.', en: 'A very dear error.' },
  'explain.term.performance': {
    ru: 'Средняя цена ошибок на решение; меньше — лучше.',
    en: 'The average cost of errors a decision; less is better.',
  },
  'explain.term.luck': {
    ru: 'Насколько броски были лучше средних.',
    en: 'How much better than average the rolls were.',
  },
  'explain.term.rollout': {
    ru: 'Позицию играют сотни раз и берут среднее.',
    en: 'A position played hundreds of times, and the average.',
  },
  'explain.term.analysis': {
    ru: 'Оценка каждого решения сыгранной партии.',
    en: 'A judgement of every decision of a game played.',
  },
  'explain.term.diceCheck': {
    ru: 'Пересчёт каждого броска по раскрытым числам.',
    en: 'Every roll computed again from the numbers revealed.',
  },
  'explain.term.commitment': {
    ru: 'Отпечаток тайного числа, отданный до бросков.',
    en: 'The fingerprint of a secret number, given before the rolls.',
  },
  'explain.term.seed': {
    ru: 'Тайное число, из которого получаются броски.',
    en: 'The secret number the rolls come from.',
  },
  'explain.term.reveal': {
    ru: 'Показать тайное число, чтобы любой мог проверить.',
    en: 'To show the secret number, so that anyone can check.',
  },
  'explain.term.toPoints': {
    ru: 'Сколько очков нужно, чтобы выиграть матч.',
    en: 'How many points win the match.',
  },
  'explain.win.single': {
    ru: 'Победа, когда проигравший успел что-то выбросить.',
    en: 'A win when the loser has borne off something.',
  },
  'explain.win.gammon': {
    ru: 'Победа, когда проигравший не выбросил ничего.',
    en: 'A win when the loser has borne off nothing.',
  },
  'explain.win.homeGammon': {
    ru: 'Марс, при котором проигравший весь дома.',
    en: 'A gammon with the loser all home.',
  },
  'explain.win.backgammon': {
    ru: 'Самый дорогой проигрыш: шашка на баре или не вышла.',
    en: 'The dearest loss: a checker on the bar or never got out.',
  },
} as const;
