/** What is asked on the diagrams, and what is said of the answers. */
export const diagramWords = {
  'diagram.setup.task': {
    ru: 'Так стоят шашки в начале. Выпало 3-1: закройте пункт 5.',
    en: 'This is how a game begins. The roll is 3-1: make the 5-point.',
  },
  'diagram.setup.right': {
    ru: 'Верно: 8/5 и 6/5. Два соседних пункта в доме — лучшее начало на 3-1.',
    en: 'Right: 8/5 and 6/5. A new point in the home is the best start with 3-1.',
  },
  'diagram.setup.wrong': {
    ru: 'Так можно, но пункт 5 не закрыт: на нём должны встать две шашки.',
    en: 'That is legal, but the 5-point is not made: two checkers have to stand there.',
  },
  'diagram.moving.task': {
    ru: 'Выпало 6-5. Проведите одну шашку с 24-го на 13-й обеими костями.',
    en: 'The roll is 6-5. Bring one checker from 24 to 13 with both dice.',
  },
  'diagram.moving.right': {
    ru: 'Верно: сначала 6, потом 5. Наоборот нельзя: пункт 19 закрыт.',
    en: 'Right: the 6 first, then the 5. The other way is closed: the opponent holds 19.',
  },
  'diagram.moving.wrong': {
    ru: 'Ход законный, но задача — дойти одной шашкой с 24-го до 13-го.',
    en: 'A legal play, but the task is to bring one checker from 24 to 13.',
  },
  'diagram.both-dice.task': {
    ru: 'Выпало 6-2. Найдите ход, в котором играют обе кости.',
    en: 'The roll is 6-2. Find the play that uses both dice.',
  },
  'diagram.both-dice.right': {
    ru: 'Верно. 24/22 отняло бы шестёрку, поэтому двойку играют в доме.',
    en: 'Right. 24/22 would lose the six, so the two is played in the home.',
  },
  'diagram.larger.task': {
    ru: 'Выпало 6-2, но после любой кости другая не играется. Какую сыграть?',
    en: 'The roll is 6-2, but after either die the other has no move. Which is it?',
  },
  'diagram.larger.right': {
    ru: 'Верно: играют большую. Двойка пропала.',
    en: 'Right: the larger die is played. The two is lost.',
  },
  'diagram.doublet.task': {
    ru: 'Выпало 3-3. Сыграйте четыре тройки, как хотите.',
    en: 'The roll is 3-3. Play four threes as you like.',
  },
  'diagram.doublet.right': { ru: 'Да: четыре хода по три.', en: 'Yes: four moves of three.' },
  'diagram.hit.task': {
    ru: 'Выпало 3-1. Побейте блот на пункте 5 и закройте этот пункт.',
    en: 'The roll is 3-1. Hit the blot on point 5 and make that point.',
  },
  'diagram.hit.right': {
    ru: 'Верно: шашка противника на баре, пункт ваш.',
    en: 'Right: the opposing checker is on the bar and the point is yours.',
  },
  'diagram.hit.wrong': {
    ru: 'Ход законный, но задача — побить на 5-м и закрыть его двумя шашками.',
    en: 'A legal play, but the task is to hit on 5 and to make the point with two checkers.',
  },
  'diagram.enter.task': {
    ru: 'Ваша шашка на баре, выпало 6-4. Пункт 19 закрыт. Зайдите и доиграйте ход.',
    en: 'A checker of yours is on the bar, the roll is 6-4. Point 19 is made. Enter and finish the turn.',
  },
  'diagram.enter.right': {
    ru: 'Верно: заход только на 21-й, потом шестёрка любой шашкой.',
    en: 'Right: the only entry is 21, then the six by any checker.',
  },
  'diagram.closed.task': {
    ru: 'Шашка на баре, весь дом противника закрыт, выпало 6-3. Что делать?',
    en: 'A checker on the bar, the opponent’s whole home is made, the roll is 6-3. What now?',
  },
  'diagram.closed.pass': { ru: 'Хода нет, пропуск', en: 'No move, the turn passes' },
  'diagram.closed.other': { ru: 'Сходить другой шашкой', en: 'Move another checker' },
  'diagram.closed.again': { ru: 'Бросить ещё раз', en: 'Roll again' },
  'diagram.closed.right': {
    ru: 'Верно: пока шашка на баре, другими не ходят. Ход переходит сам.',
    en: 'Right: with a checker on the bar nothing else moves. The turn passes by itself.',
  },
  'diagram.closed.wrong': {
    ru: 'Нет: с бара не зайти, а мимо бара не ходят.',
    en: 'No: there is no entry, and nothing moves past the bar.',
  },
  'diagram.opening.task': {
    ru: 'Розыгрыш: у вас 4, у противника 6. Кто и чем начинает?',
    en: 'The opening throw: you have a 4, the opponent a 6. Who begins, and with what?',
  },
  'diagram.opening.theirs': { ru: 'Противник, 6-4', en: 'The opponent, 6-4' },
  'diagram.opening.fresh': { ru: 'Противник, новым броском', en: 'The opponent, with a new roll' },
  'diagram.opening.own': { ru: 'Я, 6-4', en: 'I, 6-4' },
  'diagram.opening.right': {
    ru: 'Верно: больше у противника, и он играет обе кости розыгрыша.',
    en: 'Right: the opponent threw more and plays both dice of the throw.',
  },
  'diagram.opening.wrong': {
    ru: 'Нет: начинает тот, у кого больше, и играет обе выпавшие кости.',
    en: 'No: the higher die begins and plays both numbers that were thrown.',
  },
  'diagram.hide.task': {
    ru: 'Выпало 2-1. Побейте блот на 4-м. Попробуйте спрятаться на 3-м: не выйдет. Найдите законный ход.',
    en: 'The roll is 2-1. Hit the blot on 4. Try to hide on 3: it is refused. Find a play that is legal.',
  },
  'diagram.hide.right': {
    ru: 'Верно: побила и осталась, единицу сыграла другая шашка.',
    en: 'Right: it hit and stayed, another checker played the one.',
  },
  'diagram.hide.wrong': {
    ru: 'Законно, но блот цел. Побейте его.',
    en: 'Legal, but the blot is still there. Hit it.',
  },
  'diagram.hitter.task': {
    ru: 'Выпало 3-2. Побейте на 2-м. Бившую не выбросить: сыграйте двойку другой шашкой.',
    en: 'The roll is 3-2. Hit on 2. The checker that hit cannot be borne off: play the two with another.',
  },
  'diagram.hitter.right': {
    ru: 'Верно: бившая осталась, двойку сыграла другая.',
    en: 'Right: the checker that hit stayed, another played the two.',
  },
  'diagram.hitter.wrong': {
    ru: 'Законно, но без боя. Побейте блот на 2-м.',
    en: 'Legal, but nothing is hit. Hit the blot on 2.',
  },
  'diagram.bear-off.task': {
    ru: 'Выпало 6-3. Выбросьте две шашки.',
    en: 'The roll is 6-3. Bear off two checkers.',
  },
  'diagram.bear-off.right': { ru: 'Верно: с 6-го и с 3-го.', en: 'Right: from 6 and from 3.' },
  'diagram.bear-off.wrong': {
    ru: 'Так можно, но на доске осталось больше шашек, чем нужно.',
    en: 'That is legal, but it leaves more checkers on the board than you need to.',
  },
  'diagram.gap.task': {
    ru: 'Выпало 4-3, четвёртый пункт пуст, на шестом есть шашки. Попробуйте снять четвёркой с 3-го.',
    en: 'The roll is 4-3, point 4 is empty and there are checkers on 6. Try to bear off from 3 with the four.',
  },
  'diagram.gap.right': {
    ru: 'Так: четвёрку играют сверху, 6/2.',
    en: 'So it is: the four is played from above, 6/2.',
  },
  'diagram.result.task': {
    ru: 'Выпало 5-2. Выбросьте две последние шашки и посмотрите, сколько стоит победа.',
    en: 'The roll is 5-2. Bear off the last two checkers and see what the win is worth.',
  },
  'diagram.gammon.task': {
    ru: 'Противник ещё ничего не выбросил. Закончите партию на 5-2.',
    en: 'The opponent has borne off nothing yet. Finish the game with 5-2.',
  },
  'diagram.koks.task': {
    ru: 'А теперь у противника шашка на баре. Закончите партию на 5-2.',
    en: 'Now a checker of the opponent is on the bar. Finish the game with 5-2.',
  },
  'diagram.home-gammon.task': {
    ru: 'Противник ничего не выбросил, но все его шашки дома. Закончите на 5-2.',
    en: 'The opponent has borne off nothing, but is all home. Finish with 5-2.',
  },
  'diagram.long-koks.task': {
    ru: 'У противника шашка ещё в начальной четверти. Закончите партию на 5-2.',
    en: 'A checker of the opponent is still in its starting quarter. Finish the game with 5-2.',
  },
  'diagram.worth': {
    ru: 'Победа: {kind}, {n} {n:очко|очка|очков}.',
    en: 'The win: {kind}, {n} {n:point|points}.',
  },
  'diagram.cube.task': {
    ru: 'Ставка 1. Вы сказали даве, соперник взял, потом сказал басе, и вы взяли. Какая теперь ставка и чей куб?',
    en: 'The stake is 1. You doubled, the opponent took and later redoubled, and you took. What is the stake, whose the cube?',
  },
  'diagram.cube.two': { ru: '2, куб соперника', en: '2, the opponent’s' },
  'diagram.cube.four-mine': { ru: '4, куб мой', en: '4, mine' },
  'diagram.cube.four-theirs': { ru: '4, куб соперника', en: '4, the opponent’s' },
  'diagram.cube.right': {
    ru: 'Верно: кто взял последним, того и куб, и только он может поднять дальше.',
    en: 'Right: the cube belongs to whoever took last, and only that player may raise it again.',
  },
  'diagram.cube.wrong': {
    ru: 'Нет: 1 → 2 → 4, а куб у того, кто взял последним.',
    en: 'No: 1 → 2 → 4, and the cube is with whoever took last.',
  },
  'diagram.take.task': {
    ru: 'Ставка 1, соперник говорит даве. Вы выигрываете такие позиции три раза из десяти. Ваш ответ?',
    en: 'The stake is 1 and the opponent doubles. You win such positions three times in ten. Your answer?',
  },
  'diagram.take.take': { ru: 'Взять', en: 'Take' },
  'diagram.take.pass': { ru: 'Пас', en: 'Pass' },
  'diagram.take.right': {
    ru: 'Верно: из десяти партий 3 × 2 − 7 × 2 = −8, а десять пасов — это −10.',
    en: 'Right: in ten games 3 × 2 − 7 × 2 = −8, and ten passes are −10.',
  },
  'diagram.take.wrong': {
    ru: 'Дороже: десять пасов — это −10, а взяв, вы потеряете 3 × 2 − 7 × 2 = −8.',
    en: 'That costs more: ten passes are −10, taking loses 3 × 2 − 7 × 2 = −8.',
  },
  'diagram.crawford.task': {
    ru: 'Матч до 5, счёт только что стал 4–0. Кто может сказать даве в следующей партии?',
    en: 'A match to 5, the score has just become 4–0. Who may double in the next game?',
  },
  'diagram.crawford.nobody': { ru: 'Никто', en: 'Nobody' },
  'diagram.crawford.trailer': { ru: 'Только отстающий', en: 'Only the player behind' },
  'diagram.crawford.both': { ru: 'Оба', en: 'Both' },
  'diagram.crawford.right': {
    ru: 'Верно: это партия Кроуфорда. В следующей за ней куб вернётся.',
    en: 'Right: it is the Crawford game. In the one after it the cube is back.',
  },
  'diagram.crawford.wrong': {
    ru: 'Нет: первая партия при 4–0 до 5 идёт без куба.',
    en: 'No: the first game at 4–0 to 5 is played without the cube.',
  },
  'diagram.jacoby.task': {
    ru: 'Игра на очки по Якоби. Даве никто не говорил, партия кончилась марсом. Сколько очков?',
    en: 'Money play with Jacoby. Nobody has doubled and the game ended in a gammon. How many points?',
  },
  'diagram.jacoby.one': { ru: '1', en: '1' },
  'diagram.jacoby.two': { ru: '2', en: '2' },
  'diagram.jacoby.right': {
    ru: 'Верно: без взятого даве марс — одно очко.',
    en: 'Right: without a double that was taken a gammon is one point.',
  },
  'diagram.jacoby.wrong': {
    ru: 'Нет: по Якоби марс считают, только если даве взяли.',
    en: 'No: with Jacoby gammons count only once a double has been taken.',
  },
  'diagram.beaver.task': {
    ru: 'Даве с 1 на 2, в ответ бивер — 4. Удвоивший пасует. Сколько он теряет?',
    en: 'A double from 1 to 2, answered by a beaver to 4. The doubler passes. What is lost?',
  },
  'diagram.beaver.one': { ru: '1', en: '1' },
  'diagram.beaver.two': { ru: '2', en: '2' },
  'diagram.beaver.four': { ru: '4', en: '4' },
  'diagram.beaver.right': {
    ru: 'Верно: ставку, какой она была до бивера.',
    en: 'Right: the stake as it was before the beaver.',
  },
  'diagram.beaver.wrong': {
    ru: 'Нет: ставку, какой она была до бивера, — 2.',
    en: 'No: the stake before the beaver, that is 2.',
  },
  'diagram.long-setup.task': {
    ru: 'Так стоят шашки в начале, ваши — светлые. На каком пункте по вашему счёту голова противника?',
    en: 'This is how a game begins; the light checkers are yours. On which of your points is the opponent’s head?',
  },
  'diagram.long-setup.one': { ru: 'На 1-м', en: 'On 1' },
  'diagram.long-setup.twelve': { ru: 'На 12-м', en: 'On 12' },
  'diagram.long-setup.twenty-four': { ru: 'На 24-м', en: 'On 24' },
  'diagram.long-setup.right': {
    ru: 'Верно: ваш 12-й — это его 24-й.',
    en: 'Right: your 12 is the opponent’s 24.',
  },
  'diagram.long-setup.wrong': {
    ru: 'Нет: тёмные шашки стоят по диагонали от ваших. Найдите их номер на доске.',
    en: 'No: the dark checkers stand diagonally across from yours. Find their number on the board.',
  },
  'diagram.long-moving.task': {
    ru: 'Начало партии, выпало 5-2. Снимите одну шашку с головы и пройдите ею.',
    en: 'The start of a game, the roll is 5-2. Take one checker from the head and move it.',
  },
  'diagram.long-moving.right': {
    ru: 'Так: обе кости сыграла одна шашка, больше с головы нельзя.',
    en: 'So it is: one checker played both dice, no other may leave the head.',
  },
  'diagram.long-closed.task': {
    ru: 'Выпало 2-1. На 15-м стоит шашка противника: попробуйте встать туда, потом сыграйте иначе.',
    en: 'The roll is 2-1. An opposing checker is on 15: try to land there, then play otherwise.',
  },
  'diagram.long-closed.right': {
    ru: 'Так можно: занятые пункты обошли.',
    en: 'Legal: you went round the points that are taken.',
  },
  'diagram.head.task': {
    ru: 'Выпало 4-3. Попробуйте снять с головы две шашки, потом сыграйте по правилам.',
    en: 'The roll is 4-3. Try to take two checkers from the head, then play by the rules.',
  },
  'diagram.head.right': {
    ru: 'Верно: с головы ушла не больше чем одна.',
    en: 'Right: no more than one left the head.',
  },
  'diagram.first-blocked.task': {
    ru: 'Первый ход, 6-6. Снимите с головы две шашки.',
    en: 'The first turn, 6-6. Take two checkers from the head.',
  },
  'diagram.first-blocked.right': {
    ru: 'Верно: 24/18 дважды. Дальше мешает голова противника на 12-м.',
    en: 'Right: 24/18 twice. The opponent’s head on 12 is in the way of more.',
  },
  'diagram.first-any.task': {
    ru: 'Первый ход, 5-5. Здесь с головы можно снять две.',
    en: 'The first turn, 5-5. Here two may leave the head.',
  },
  'diagram.first-any.right': {
    ru: 'Верно: две шашки ушли с головы.',
    en: 'Right: two checkers have left the head.',
  },
  'diagram.first-any.wrong': {
    ru: 'Так тоже можно, но с головы ушла одна. Снимите две.',
    en: 'That is legal too, but only one left the head. Take two.',
  },
  'diagram.prime.task': {
    ru: 'Выпало 5-1. Пять пунктов в ряд уже есть, впереди противника нет. Попробуйте закрыть шестой.',
    en: 'The roll is 5-1. Five points in a row stand, nobody is ahead of them. Try to make the sixth.',
  },
  'diagram.prime.right': {
    ru: 'Верно: заслона из шести нет, ход законный.',
    en: 'Right: no prime of six, the play is legal.',
  },
  'diagram.taken': { ru: 'Взята.', en: 'Taken up.' },
  'diagram.mayLand': { ru: 'Сюда можно.', en: 'May land here.' },
  'diagram.mayMove': { ru: 'Может ходить.', en: 'May move.' },
  'diagram.takenUp': { ru: 'Шашка взята. Можно {to}.', en: 'Taken up. It may go {to}.' },
  'diagram.to': { ru: 'на {n}', en: 'to {n}' },
  'diagram.off': { ru: 'за доску', en: 'off the board' },
  'diagram.legal': { ru: 'Ход законный.', en: 'A legal play.' },
  'diagram.undo': { ru: 'Отменить шаг', en: 'Undo a step' },
  'diagram.reset': { ru: 'Сначала', en: 'Start again' },
  'diagram.board': { ru: 'Диаграмма: {task}', en: 'Diagram: {task}' },
  'diagram.dice': { ru: 'Кости: {dice}', en: 'Dice: {dice}' },
  'diagram.swap': { ru: 'Кости: {dice}. Поменять порядок', en: 'Dice: {dice}. Swap their order' },
} as const;
