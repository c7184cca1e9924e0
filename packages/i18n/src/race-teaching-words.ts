/** How to count a race; loaded with the position page. */
export const raceTeachingWords = {
  'race.how': { ru: 'Как считать', en: 'How to count' },
  'race.howPips': {
    ru: 'Пипсы: номер пункта умножить на число шашек и всё сложить; бар считается за 25. В начале коротких нард у каждого 167, длинных — 360.',
    en: 'Pips: the number of a point times its checkers, all added up; the bar counts 25. Short nardy begins with 167 each, long with 360.',
  },
  'race.howFast': {
    ru: 'Быстрее: одинаковое у обеих сторон вычеркнуть, остальное сравнить. Пять шашек на пункте 8 — как пять по 8, сорок; две на 24 и одна на 2 — ровно пятьдесят. Дальше меняйте счёт на сумму каждого броска.',
    en: 'Faster: cross out what both sides have alike and compare the rest. Five checkers on the 8-point are forty, two on 24 and one on 2 are fifty. From then on take off what every roll has moved.',
  },
  'race.howKeith': {
    ru: 'Счёт Кита: к пипсам прибавить 2 за каждую шашку на пункте 1 сверх первой, 1 за каждую на пункте 2 сверх первой и на пункте 3 сверх третьей, 1 за каждый пустой пункт из 4, 5 и 6; тому, кто ходит, — ещё седьмую часть. Даве, если счёт больше чужого не более чем на 4, басе — не более чем на 3; брать, если счёт удваивающего больше хотя бы на 2.',
    en: 'Keith’s count: to the pips add 2 for each checker beyond the first on the ace point, 1 for each beyond the first on the two and beyond the third on the three, 1 for each empty point of 4, 5 and 6; and a seventh for the side on roll. Double with at most 4 more than the other side, redouble with at most 3; take if the doubler has at least 2 more.',
  },
  'race.howEffective': {
    ru: 'С потерями (EPC): среднее число бросков до конца, умноженное на 8⅙ пипса. Движок знает его точно, когда все шашки дома.',
    en: 'Effective pips (EPC): the mean number of rolls to the end times 8⅙ pips. The engine knows it exactly once all checkers are home.',
  },
} as const;
