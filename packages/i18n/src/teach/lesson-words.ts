/** The setup check and the guided first game. */
export const lessonWords = {
  'setup.title': { ru: 'Расставьте шашки', en: 'Set up the checkers' },
  'setup.description': {
    ru: 'Упражнение: расставьте нарды для начала партии. Два, пять, три, пять — короткие; голова — длинные.',
    en: 'An exercise: set up the board for a game. Two, five, three, five in short nardy; the head in long.',
  },
  'setup.lead': {
    ru: 'Поставьте свои пятнадцать светлых шашек. Противник ставит свои зеркально, это сделается само.',
    en: 'Place your fifteen light checkers. The opponent mirrors them by itself.',
  },
  'setup.lead.long': {
    ru: 'Поставьте свои пятнадцать светлых шашек. У противника то же по диагонали, это сделается само.',
    en: 'Place your fifteen light checkers. The opponent does the same diagonally across, by itself.',
  },
  'setup.put': { ru: 'Ставить', en: 'Place' },
  'setup.take': { ru: 'Снимать', en: 'Take away' },
  'setup.mode': { ru: 'Что делает нажатие на пункт', en: 'What a press on a point does' },
  'setup.left': { ru: 'Осталось: {n} {n:шашка|шашки|шашек}', en: '{n} {n:checker|checkers} left' },
  'setup.check': { ru: 'Проверить', en: 'Check' },
  'setup.clear': { ru: 'Очистить', en: 'Clear' },
  'setup.show': { ru: 'Показать', en: 'Show me' },
  'setup.right': {
    ru: 'Верно! «Два, пять, три, пять»: 24, 13, 8, 6.',
    en: 'Right! “Two, five, three, five”: 24, 13, 8, 6.',
  },
  'setup.right.long': {
    ru: 'Верно! Все пятнадцать на голове, пункт 24.',
    en: 'Right! All fifteen on the head, point 24.',
  },
  'setup.wrong': { ru: 'Пока не так:', en: 'Not yet:' },
  'setup.missing': {
    ru: 'на пункте {point} не хватает: {n}',
    en: 'point {point} lacks {n} {n:checker|checkers}',
  },
  'setup.extra': { ru: 'на пункте {point} лишних: {n}', en: 'point {point} has {n} too many' },
  'setup.hint': {
    ru: 'Вспомните: «два, пять, три, пять», от дальнего пункта к дому.',
    en: 'Remember: “two, five, three, five”, from the far point home.',
  },
  'setup.hint.long': {
    ru: 'Вспомните: у длинных нард одно место — голова.',
    en: 'Remember: long nardy has one place, the head.',
  },
  'setup.short': { ru: 'короткие', en: 'short' },
  'setup.long': { ru: 'длинные', en: 'long' },
  'setup.board': { ru: 'Какие нарды', en: 'Which game' },
  'setup.boardLabel': { ru: 'Доска для расстановки', en: 'The board to set up' },

  'lesson.title': { ru: 'Первая партия', en: 'A first game' },
  'lesson.description': {
    ru: 'Нарды с нуля: расстановка, ходы, бой, заход с бара и выбрасывание на настоящей доске, шаг за шагом.',
    en: 'Backgammon from nothing: setup, moves, hitting, entering and bearing off on a real board, step by step.',
  },
  'lesson.lead': {
    ru: 'Десять шагов на настоящей доске. Каждый делаете вы сами. Можно уйти и продолжить потом.',
    en: 'Ten steps on a real board. You make each of them yourself. You can leave and go on later.',
  },
  'lesson.step': { ru: 'Шаг {n} из {all}', en: 'Step {n} of {all}' },
  'lesson.next': { ru: 'Дальше', en: 'Next' },
  'lesson.back': { ru: 'Назад', en: 'Back' },
  'lesson.again': { ru: 'Пройти заново', en: 'Start over' },
  'lesson.done': {
    ru: 'Вы знаете правила. Осталось играть.',
    en: 'You know the rules. All that is left is to play.',
  },
  'lesson.play': { ru: 'Играть с самым лёгким ботом', en: 'Play the easiest bot' },
  'lesson.more': { ru: 'Правила целиком', en: 'The rules in full' },
  'lesson.legal': {
    ru: 'Так ходить можно, но сейчас нужно другое. Нажмите «Сначала» и попробуйте ещё.',
    en: 'That is a legal play, but not what is asked. Press “Start again” and try once more.',
  },

  'lesson.board.title': { ru: 'Доска и дорога', en: 'The board and the road' },
  'lesson.board.text': {
    ru: 'Светлые шашки — ваши. Они идут от больших чисел к меньшим, к дому внизу (пункты 1–6). Тёмные идут навстречу.',
    en: 'The light checkers are yours. They run from high numbers to low, to the home at the bottom (points 1–6). The dark ones run the other way.',
  },
  'lesson.board.task': {
    ru: 'Нажмите на свой самый дальний пункт: 24.',
    en: 'Press the point of yours that is farthest from home: 24.',
  },
  'lesson.board.right': {
    ru: 'Да. Этим двум шашкам идти дольше всех.',
    en: 'Yes. These two checkers have the longest way.',
  },
  'lesson.home.title': { ru: 'Ваш дом', en: 'Your home' },
  'lesson.home.text': {
    ru: 'Сюда надо привести все пятнадцать шашек, и только отсюда их выбрасывают.',
    en: 'All fifteen checkers have to come here, and only from here are they borne off.',
  },
  'lesson.home.task': {
    ru: 'Нажмите на любой пункт своего дома: 1–6.',
    en: 'Press any point of your home: 1–6.',
  },
  'lesson.home.right': { ru: 'Да, это дом.', en: 'Yes, this is home.' },
  'lesson.missed': {
    ru: 'Не этот пункт. Посмотрите на номера по краю.',
    en: 'Not that point. Look at the numbers along the edge.',
  },
  'lesson.first.title': { ru: 'Первый бросок', en: 'The first roll' },
  'lesson.first.text': {
    ru: 'Каждая кость — это ход одной шашкой ровно на столько пунктов. Нажатая шашка ходит на ту кость, что слева; нажмите на кости, и они поменяются местами.',
    en: 'Each die moves one checker by exactly its number. A checker that you press plays the die on the left; press the dice and they change places.',
  },
  'lesson.first.task': {
    ru: 'Выпало 3-1. Нажмите шашку на 8-м, потом на 6-м: обе придут на 5-й.',
    en: 'The roll is 3-1. Press a checker on 8, then one on 6: both come to 5.',
  },
  'lesson.first.right': {
    ru: 'Вы закрыли пункт 5. Где две ваши шашки, противнику не встать.',
    en: 'You have made the 5-point. Where two checkers of yours stand, the opponent cannot land.',
  },
  'lesson.closed.title': { ru: 'Закрытые пункты', en: 'Made points' },
  'lesson.closed.text': {
    ru: 'Противник бросил 6-2 и увёл шашку с вашего 1-го пункта на 9-й. Там, где у него стоят две шашки или больше, пункт закрыт: вам туда не встать.',
    en: 'The opponent rolled 6-2 and took a checker from your 1-point to your 9-point. Where the opponent has two checkers or more, the point is made: you cannot land there.',
  },
  'lesson.closed.task': {
    ru: 'Выпало 6-5. Проведите шашку с 24-го на 13-й. Сначала шесть: пятёрка упёрлась бы в закрытый 19-й.',
    en: 'The roll is 6-5. Bring a checker from 24 to 13. The six first: the five would run into the made 19-point.',
  },
  'lesson.closed.right': { ru: 'Прошли одной шашкой обе кости.', en: 'One checker has played both dice.' },
  'lesson.hit.title': { ru: 'Бьём', en: 'Hitting' },
  'lesson.hit.text': {
    ru: 'Одинокая шашка — блот. Встаньте на неё, и она уйдёт на бар, начинать дорогу сначала.',
    en: 'A checker alone is a blot. Land on it and it goes to the bar, to start its road anew.',
  },
  'lesson.hit.task': {
    ru: 'Выпало 4-2. Побейте тёмный блот на вашем 11-м пункте.',
    en: 'The roll is 4-2. Hit the dark blot on your 11-point.',
  },
  'lesson.hit.right': {
    ru: 'Побита! Пока она на баре, противник ничем другим не ходит.',
    en: 'Hit! While it is on the bar, the opponent can move nothing else.',
  },
  'lesson.enter.title': { ru: 'Заходим с бара', en: 'Entering' },
  'lesson.enter.text': {
    ru: 'Теперь побили вас: ваша шашка на баре. Кость 1 заводит её на 24-й, 2 — на 23-й … 6 — на 19-й.',
    en: 'Now you have been hit: your checker is on the bar. A 1 enters on 24, a 2 on 23 … a 6 on 19.',
  },
  'lesson.enter.task': {
    ru: 'Выпало 6-4. Шестёрка закрыта, заходит четвёрка. Зайдите и сыграйте шесть.',
    en: 'The roll is 6-4. The six is closed, the four enters. Enter, then play the six.',
  },
  'lesson.enter.right': { ru: 'Снова в игре.', en: 'Back in the game.' },
  'lesson.doublet.title': { ru: 'Дубль', en: 'A doublet' },
  'lesson.doublet.text': {
    ru: 'Равные кости играют четыре раза.',
    en: 'Equal dice are played four times.',
  },
  'lesson.doublet.task': {
    ru: 'Выпало 2-2. Сделайте четыре хода по два, как вам нравится.',
    en: 'The roll is 2-2. Make four moves of two, as you like.',
  },
  'lesson.doublet.right': { ru: 'Четыре хода одним броском.', en: 'Four moves with one roll.' },
  'lesson.home-run.title': { ru: 'Все домой', en: 'Everybody home' },
  'lesson.home-run.text': {
    ru: 'Выбрасывать можно, когда все шашки в доме. Осталась одна снаружи.',
    en: 'Bearing off begins when all checkers are home. One is still outside.',
  },
  'lesson.home-run.task': {
    ru: 'Выпало 6-1. Приведите шашку с 7-го домой единицей и выбросьте шестёркой с 6-го.',
    en: 'The roll is 6-1. Bring the checker on 7 home with the one, and bear off from 6 with the six.',
  },
  'lesson.home-run.right': { ru: 'Первая шашка выброшена.', en: 'The first checker is off.' },
  'lesson.bear-off.title': { ru: 'Выбрасываем', en: 'Bearing off' },
  'lesson.bear-off.text': {
    ru: 'Кость снимает шашку с пункта своего номера. Если он пуст, ходят шашкой с пункта повыше; если и выше никого, снимают с самого высокого занятого.',
    en: 'A die takes a checker from the point of its number. If that is empty, a higher checker moves; if none is higher, the highest comes off.',
  },
  'lesson.bear-off.task': {
    ru: 'Выпало 5-3. Выбросьте две шашки.',
    en: 'The roll is 5-3. Bear off two checkers.',
  },
  'lesson.bear-off.right': { ru: 'Минус две.', en: 'Two fewer.' },
  'lesson.win.title': { ru: 'Победа', en: 'Winning' },
  'lesson.win.text': {
    ru: 'Кто первым выбросил все пятнадцать, тот выиграл. Если противник не успел выбросить ни одной — это марс, двойная победа.',
    en: 'Whoever has borne off all fifteen first has won. If the opponent has borne off none, it is a gammon, a double win.',
  },
  'lesson.win.task': {
    ru: 'Выпало 4-1. Выбросьте последние две.',
    en: 'The roll is 4-1. Bear off the last two.',
  },
  'lesson.win.right': {
    ru: 'Победа, и это марс: 2 очка!',
    en: 'You have won, and it is a gammon: 2 points!',
  },
} as const;
