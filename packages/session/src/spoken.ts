import { type Text, textOf } from '@nardy/i18n';
import { BAR, type CheckerMove, legalPlays, OFF, type Side } from '@nardy/rules';
import type { Model } from './model.ts';
import { nameOf } from './names.ts';
import { largerFirst } from './reading.ts';
import { matchOf, sceneOf } from './scene.ts';
import { announce } from './shown.ts';

/** Says what a side has played, in its own numbers. */
export function announcePlay(model: Model, side: Side, moves: readonly CheckerMove[]): Model {
  const roll = model.game?.thrown?.roll;
  if (roll === undefined || moves.length === 0) return model;
  const [die1, die2] = largerFirst(roll);
  const said = textOf('spoken.play', {
    name: nameOf(model, side),
    die1,
    die2,
    moves: spokenMoves(moves),
  });
  const own = model.sides.includes(side);
  const hit = moves.some((move) => move.hit);
  const after = announce(model, own ? 'polite' : 'assertive', said);
  if (own || !hit || model.sides.length !== 1) return after;
  return announce(after, 'assertive', textOf('spoken.onBar'));
}

/** Says whose turn it is now, with the dice, the bar and the number of plays. */
export function announceTurn(model: Model): Model {
  const scene = sceneOf(model);
  if (scene !== null) {
    const [die1, die2] = largerFirst(scene.roll);
    const bar = scene.board[BAR] ?? 0;
    const plays = legalPlays(scene.rules, scene.board, scene.roll, scene.context).length;
    return announce(
      model,
      'assertive',
      textOf('spoken.yourTurn', {
        die1,
        die2,
        bar: bar === 0 ? textOf('spoken.barEmpty') : textOf('spoken.barYours', { n: bar }),
        plays,
      }),
    );
  }
  const match = matchOf(model);
  if (match?.phase !== 'before-roll' || !model.sides.includes(match.onRoll)) return model;
  return announce(model, 'assertive', textOf('spoken.rollNow'));
}

/** Moves of one side as they are said, in its own numbers. */
export function spokenMoves(moves: readonly CheckerMove[]): Text {
  return joined(moves.map(moveText));
}

function moveText({ from, to, hit }: CheckerMove): Text {
  if (to === OFF) return textOf('spoken.bearOff', { from });
  if (from === BAR) return textOf(hit ? 'spoken.enterHit' : 'spoken.enter', { to });
  return textOf(hit ? 'spoken.moveHit' : 'spoken.move', { from, to });
}

function joined(texts: readonly Text[]): Text {
  const [first, ...rest] = texts;
  if (first === undefined) return textOf('turn.noMove');
  return rest.reduce((a, b) => textOf('spoken.two', { a, b }), first);
}
