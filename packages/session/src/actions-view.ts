import { textOf } from '@nardy/i18n';
import { canDouble, isDeadCube, type MatchState, raisedValue, type Side } from '@nardy/rules';
import type { Model } from './model.ts';
import { isSending } from './requests.ts';
import { isSessionClosed, matchOf, sceneOf } from './scene.ts';
import { canPressRoll } from './seal-away.ts';
import { canEverTakeBack, takeBackNow } from './take-back.ts';
import { canRollAhead, ownDecider, resigningSide } from './user.ts';
import type { ActionsView, ButtonView } from './view.ts';

const HIDDEN: ButtonView = { shown: false, enabled: false };
const NO_ACTIONS: ActionsView = {
  roll: HIDDEN,
  rollAhead: { ...HIDDEN, pressed: false },
  double: { ...HIDDEN, value: 2, warning: null },
  confirm: HIDDEN,
  undo: HIDDEN,
  takeBack: HIDDEN,
  resignGame: HIDDEN,
  resignMatch: HIDDEN,
  nextGame: HIDDEN,
  closeSession: HIDDEN,
  rematch: HIDDEN,
  claim: HIDDEN,
};

/** The buttons: which are there, and which can be pressed. */
export function actionsView(model: Model, nowMs: number): ActionsView {
  const match = matchOf(model);
  if (match === null || model.sides.length === 0) return NO_ACTIONS;
  const free = model.fault === null && !isSending(model);
  const button = (shown: boolean, enabled = true): ButtonView => ({
    shown,
    enabled: shown && enabled && free,
  });
  const side = ownDecider(model);
  const closed = isSessionClosed(model);
  const underWay = match.phase !== 'match-over' && match.phase !== 'game-over';
  const between = match.phase === 'game-over' && !closed;
  return {
    ...rollAndDouble(model, match, side, free),
    ...turnButtons(model, free),
    rollAhead: { ...button(canRollAhead(model)), pressed: model.rollsAhead === 'yes' },
    takeBack: button(underWay && canEverTakeBack(model), takeBackNow(model) !== null),
    resignGame: button(underWay, resigningSide(model, match, 'resign-game') !== null),
    resignMatch: button(underWay, resigningSide(model, match, 'resign-match') !== null),
    nextGame: button(between),
    closeSession: button(between && match.settings.length === null),
    rematch: button(match.phase === 'match-over' || closed),
    claim: button(claimInMs(model, nowMs) !== null, claimInMs(model, nowMs) === 0),
  };
}

function rollAndDouble(
  model: Model,
  match: MatchState,
  side: Side | null,
  free: boolean,
): Pick<ActionsView, 'roll' | 'double'> {
  if (match.phase !== 'before-roll' || side !== match.onRoll || match.resignation !== null) {
    return { roll: HIDDEN, double: NO_ACTIONS.double };
  }
  const { rules } = match.settings;
  const doubles = canDouble(match, side);
  return {
    roll: { shown: true, enabled: free && canPressRoll(model, side) },
    double: {
      shown: rules.cube !== 'none' && doubles,
      enabled: free && doubles,
      value: raisedValue(rules, match.cube.value),
      warning: doubles && isDeadCube(match, side) ? textOf('cube.dead') : null,
    },
  };
}

function turnButtons(model: Model, free: boolean): Pick<ActionsView, 'confirm' | 'undo'> {
  const scene = sceneOf(model);
  const { turn } = model;
  if (scene === null || turn.rollLine !== scene.rollLine || turn.stage === 'sent') {
    return { confirm: HIDDEN, undo: HIDDEN };
  }
  const complete = turn.choice?.complete === true && turn.made.length > 0;
  return {
    confirm: { shown: complete, enabled: complete && free },
    undo: { shown: true, enabled: turn.made.length > 0 && free },
  };
}

/** Ms until the opponent's absence can be claimed; 0: now; `null`: nothing is counting. */
export function claimInMs(model: Model, nowMs: number): number | null {
  const [own, second] = model.sides;
  if (own === undefined || second !== undefined || model.presence === null) return null;
  return absenceMs(model, own === 'white' ? 'black' : 'white', nowMs);
}

/** Ms until the absence of `side` can be claimed. Who is cut off itself knows nothing of the other. */
export function absenceMs(model: Model, side: Side, nowMs: number): number | null {
  const presence = model.connection.state === 'online' ? model.presence?.[side] : null;
  if (presence?.state !== 'away' || presence.claimAtUnixMs === null) return null;
  return Math.max(0, presence.claimAtUnixMs - (nowMs + model.serverAheadMs));
}
