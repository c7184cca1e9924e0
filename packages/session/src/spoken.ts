import { inSentences, numeral, spokenOf, type Text } from '@nardy/i18n';
import { BAR, type CheckerMove, legalPlays, type Roll, type Side } from '@nardy/rules';
import type { Model } from './model.ts';
import { nameOf } from './names.ts';
import { matchOf, type Scene, sceneOf } from './scene.ts';
import { announce } from './shown.ts';
import { spokenDice, spokenMoves, spokenRoll } from './spoken-moves.ts';

/** Says what a side has played, in its own numbers. */
export function announcePlay(model: Model, side: Side, moves: readonly CheckerMove[]): Model {
  const roll = model.game?.thrown?.roll;
  if (roll === undefined || moves.length === 0) return model;
  const own = model.sides.includes(side);
  return announce(model, own ? 'polite' : 'assertive', spokenPlay(model, side, roll, moves), 'last-play');
}

/** Says that a side has thrown dice with which it cannot move. */
export function announceNoMove(model: Model, side: Side, roll: Roll): Model {
  return announce(model, 'assertive', spokenNoMove(model, side, roll), 'last-play');
}

/** «Гиви: шесть-четыре. С двадцати четырёх на четырнадцать, бьёт. Ваша шашка на баре.» */
export function spokenPlay(model: Model, side: Side, roll: Roll, moves: readonly CheckerMove[]): Text {
  const play = spokenOf('spoken.play', {
    name: nameOf(model, side),
    roll: spokenRoll(roll),
    moves: spokenMoves(moves),
  });
  const hits = moves.filter((move) => move.hit).length;
  if (hits === 0 || model.sides.length !== 1 || model.sides.includes(side)) return play;
  return spokenOf(hits === 1 ? 'spoken.playOnBar' : 'spoken.playOnBarMany', { play });
}

/** «Гиви: шесть-шесть. Хода нет, пропуск.» */
export function spokenNoMove(model: Model, side: Side, roll: Roll): Text {
  const [own, second] = model.sides;
  if (own === side && second === undefined) return spokenOf('spoken.yourNoMove', { dice: spokenDice(roll) });
  return spokenOf('spoken.noMove', { name: nameOf(model, side), roll: spokenRoll(roll) });
}

/** Says whose turn it is now, with the dice, the bar and the number of plays. */
export function announceTurn(model: Model): Model {
  const scene = sceneOf(model);
  if (scene !== null) return announce(model, 'assertive', spokenTurn(model, scene), 'turn');
  const text = rollNowText(model);
  return text === null ? model : announce(model, 'assertive', text, 'turn');
}

/** «Ваш ход, бросайте.»; `null` where it is not for this device to roll. */
export function rollNowText(model: Model): Text | null {
  const match = matchOf(model);
  if (match?.phase !== 'before-roll' || !model.sides.includes(match.onRoll)) return null;
  if (model.sides.length === 1) return spokenOf('spoken.rollNow');
  return spokenOf('spoken.sideRollNow', { name: nameOf(model, match.onRoll) });
}

/** «Ваш ход. Кости пять и три. На баре нет. Возможных ходов 14.» Two at one device are called by their names. */
export function spokenTurn(model: Model, scene: Scene): Text {
  const bar = scene.board[BAR] ?? 0;
  const plays = legalPlays(scene.rules, scene.board, scene.roll, scene.context).length;
  const onBar =
    bar === 0
      ? spokenOf('spoken.barEmpty')
      : spokenOf('spoken.barYours', { n: bar, count: numeral('count', bar) });
  return inSentences([
    model.sides.length === 1
      ? spokenOf('spoken.your')
      : spokenOf('spoken.side', { name: nameOf(model, scene.side) }),
    spokenDice(scene.roll),
    // Long nardy has no bar.
    ...(scene.rules.board === 'short' ? [onBar] : []),
    spokenOf('spoken.plays', { n: plays }),
  ]);
}
