import { type Text, textOf } from '@nardy/i18n';
import { assertNever } from '@nardy/result';
import { canDouble, opponentOf } from '@nardy/rules';
import type { Model } from './model.ts';
import { nameOf } from './names.ts';
import { largerFirst } from './reading.ts';
import { matchOf } from './scene.ts';
import { sealAway } from './seal-away.ts';
import type { Stage } from './view.ts';

/** Whose turn it is and what is awaited, in one line. */
export function statusText(model: Model, stage: Stage): Text {
  switch (stage) {
    case 'connecting':
      return textOf(model.connection.state === 'offline' ? 'status.offline' : 'status.connecting');
    case 'waiting':
      return textOf('status.waiting');
    case 'sealing':
      return textOf('status.sealing');
    case 'fault':
      return textOf('status.fault');
    case 'unavailable':
      return textOf('status.unavailable');
    case 'game-over':
      return textOf('status.gameOver');
    case 'match-over':
      return textOf(matchOf(model)?.settings.length === null ? 'status.sessionOver' : 'status.matchOver');
    case 'playing':
      return playingText(model);
    default:
      return assertNever(stage);
  }
}

function playingText(model: Model): Text {
  const match = matchOf(model);
  if (match === null) return textOf('status.sealing');
  if (match.resignation !== null) {
    const asked = opponentOf(match.resignation.side);
    if (model.sides.includes(asked)) return textOf('status.yourResignation');
    return textOf('status.sideResignation', { name: nameOf(model, asked) });
  }
  switch (match.phase) {
    case 'opening':
      return textOf('status.opening');
    case 'rolling':
      return textOf('status.rolling');
    case 'before-roll': {
      const name = nameOf(model, match.onRoll);
      if (!isYours(model, match.onRoll)) return textOf('status.sideRoll', { name });
      if (sealAway(model) !== null) return textOf('status.yourRollAway');
      return textOf(canDouble(match, match.onRoll) ? 'status.yourRollOrDouble' : 'status.yourRoll');
    }
    case 'to-play': {
      const dice = largerFirst(match.roll).join('-');
      if (!isYours(model, match.onRoll)) {
        return textOf('status.sidePlay', { name: nameOf(model, match.onRoll), dice });
      }
      if (model.turn.stage === 'sent') return textOf('status.sent');
      const done = model.turn.choice?.complete === true && model.turn.choice.steps.length === 0;
      return done ? textOf('status.confirm') : textOf('status.yourPlay', { dice });
    }
    case 'doubled':
      if (isYours(model, match.decider)) return textOf('status.yourCube');
      return textOf('status.sideCube', { name: nameOf(model, match.decider) });
    case 'game-over':
      return textOf('status.gameOver');
    case 'match-over':
      return textOf('status.matchOver');
    default:
      return assertNever(match);
  }
}

/** «Your turn» is for one seat; two at one device are called by their names. */
function isYours(model: Model, side: 'white' | 'black'): boolean {
  return model.sides.length === 1 && model.sides.includes(side);
}
