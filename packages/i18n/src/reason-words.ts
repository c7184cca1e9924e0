/** Why one play is better than another. `better` and `worse` are counts of the two; loaded with the hints. */
export const reasonWords = {
  'reason.better': {
    ru: '{best} лучше, чем {other}, на {difference}',
    en: '{best} is better than {other} by {difference}',
  },
  'reason.point.made': { ru: 'занимает пункт {point}', en: 'makes the {point}-point' },
  'reason.point.kept': { ru: 'держит пункт {point}', en: 'keeps the {point}-point' },
  'reason.anchor.made': {
    ru: 'занимает пункт {point} в доме противника',
    en: 'makes the {point}-point in the opponent’s home',
  },
  'reason.anchor.kept': {
    ru: 'держит пункт {point} в доме противника',
    en: 'keeps the {point}-point in the opponent’s home',
  },
  'reason.hit': { ru: 'бьёт', en: 'hits' },
  'reason.hits': {
    ru: 'бьёт {better} {better:шашку|шашки|шашек}, а не {worse}',
    en: 'hits {better} {better:checker|checkers} instead of {worse}',
  },
  'reason.prime': {
    ru: 'заслон из {better} {better:пункта|пунктов|пунктов}, а не из {worse}',
    en: 'a prime of {better} {better:point|points} instead of {worse}',
  },
  'reason.noPrime': {
    ru: 'заслон из {better} {better:пункта|пунктов|пунктов}',
    en: 'a prime of {better} {better:point|points}',
  },
  'reason.safe': {
    ru: 'вне своего дома соперник не побьёт, а иначе бьёт {worse} {worse:броском|бросками|бросками} из 36',
    en: 'the opponent cannot hit outside its home, and otherwise can with {worse} {worse:roll|rolls} of 36',
  },
  'reason.shots': {
    ru: 'вне своего дома соперник бьёт {better} {better:броском|бросками|бросками} из 36, а не {worse}',
    en: 'outside its home the opponent hits with {better} {better:roll|rolls} of 36 instead of {worse}',
  },
  'reason.dances': {
    ru: 'с бара не зайти {better} {better:броском|бросками|бросками} из 36, а не {worse}',
    en: '{better} {better:roll|rolls} of 36 do not enter instead of {worse}',
  },
  'reason.blocked': {
    ru: 'соперник не сыграет целиком {better} {better:бросок|броска|бросков} из 36, а не {worse}',
    en: 'the opponent cannot play all of {better} {better:roll|rolls} of 36 instead of {worse}',
  },
  'reason.back': {
    ru: 'в доме противника остаётся {better} {better:шашка|шашки|шашек}, а не {worse}',
    en: '{better} {better:checker stays|checkers stay} in the opponent’s home instead of {worse}',
  },
  'reason.lead': {
    ru: 'отрыв по пипсам {better}, а не {worse}',
    en: 'the lead in pips is {better} instead of {worse}',
  },
  'reason.stack': {
    ru: 'на самом полном пункте {better} {better:шашка|шашки|шашек}, а не {worse}',
    en: '{better} {better:checker|checkers} on the fullest point instead of {worse}',
  },
  'reason.off': {
    ru: 'выброшено {better}, а не {worse}',
    en: '{better} borne off instead of {worse}',
  },
  'reason.home': {
    ru: 'в доме {better} {better:шашка|шашки|шашек}, а не {worse}',
    en: '{better} {better:checker|checkers} home instead of {worse}',
  },
  'reason.gaps': {
    ru: 'пустых пунктов в доме {better}, а не {worse}',
    en: '{better} empty {better:point|points} in the home instead of {worse}',
  },
  'reason.head': {
    ru: 'на голове {better} {better:шашка|шашки|шашек}, а не {worse}',
    en: '{better} {better:checker|checkers} on the head instead of {worse}',
  },
  'reason.held': {
    ru: 'занято {better} {better:пункт|пункта|пунктов}, а не {worse}',
    en: '{better} {better:point|points} held instead of {worse}',
  },
  'reason.stuck': {
    ru: 'самому не сыграть целиком {better} {better:бросок|броска|бросков} из 36, а не {worse}',
    en: '{better} own {better:roll|rolls} of 36 cannot be played in full instead of {worse}',
  },
  'reason.win': { ru: 'побед больше на {more} %', en: '{more}% more wins' },
  'reason.mars': { ru: 'марсов больше на {more} %', en: '{more}% more gammons' },
  'reason.lostMars': {
    ru: 'проигранных марсов меньше на {more} %',
    en: '{more}% fewer gammons lost',
  },
} as const;
