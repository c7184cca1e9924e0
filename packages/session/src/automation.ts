import { chooseSimply } from '@nardy/engine';
import {
  BAR,
  type Board,
  boardOf,
  canDouble,
  legalPlays,
  type MatchState,
  runsFree,
  type Side,
} from '@nardy/rules';
import { askForRoll, canAskForRoll } from './chains.ts';
import { playSteps, stepsOf } from './local-play.ts';
import type { LocalTurn, Model } from './model.ts';
import { andThen, type Next, quiet } from './next.ts';
import { makeAct } from './requests.ts';
import { matchOf, type Scene, sceneOf } from './scene.ts';
import { showMotion, soundOf } from './shown.ts';

/** Long enough to see the dice and why something moves. */
const PAUSE_MS = 500;

/** What goes on by itself by the player's wish: the roll at once, everything on the board after a pause. */
export function automate(model: Model, atMs: number): Next {
  if (model.fault !== null) return quiet(model);
  const match = matchOf(model);
  if (match?.phase === 'before-roll') return rollByItself(model, match);
  const scene = sceneOf(model);
  if (scene === null || automaticStep(model, scene) === null) return quiet(model);
  return [model, [{ type: 'setTimer', timer: 'automatic', atMs: atMs + PAUSE_MS }]];
}

/** A cube that could be turned is a decision: never rolled past. */
function rollByItself(model: Model, match: MatchState & { readonly phase: 'before-roll' }): Next {
  const { onRoll, resignation } = match;
  if (!model.sides.includes(onRoll) || resignation !== null) return quiet(model);
  if (model.rollsAhead === 'yes') return rollAsSaid(model, onRoll);
  if (canDouble(match, onRoll)) return quiet(model);
  const { autoRoll, autoPass } = model.preferences;
  const wanted = autoRoll === 'on' || (autoPass === 'on' && isClosedOut(boardOf(match, onRoll)));
  return wanted ? askForRoll(model, onRoll) : quiet(model);
}

/** The player has said beforehand to roll, and with it not to double. */
function rollAsSaid(model: Model, side: Side): Next {
  return canAskForRoll(model, side) ? askForRoll({ ...model, rollsAhead: 'no' }, side) : quiet(model);
}

/** On the bar, with every point of the opponent's home made. */
function isClosedOut(board: Board): boolean {
  if ((board[BAR] ?? 0) === 0) return false;
  for (let point = 19; point <= 24; point++) if ((board[point] ?? 0) > -2) return false;
  return true;
}

/** The pause is over: one step of what goes on by itself, if it still applies. */
export function continueAutomatically(model: Model, atMs: number): Next {
  const scene = sceneOf(model);
  if (scene === null || model.fault !== null) return quiet(model);
  const step = automaticStep(model, scene);
  if (step === null) return quiet(model);
  if (step.type === 'confirm') return sendTurn(model);
  const turn: LocalTurn = playSteps(scene, model.turn, step.steps);
  const played = showMotion({ ...model, turn, askedAtMs: atMs }, scene.side, step.steps);
  return andThen([played, [soundOf(step.steps)]], (next) => automate(next, atMs));
}

/** The finished turn goes to the server; the board shows it already. */
export function sendTurn(model: Model): Next {
  const scene = sceneOf(model);
  const { turn } = model;
  if (scene === null || turn.stage === 'sent' || turn.choice?.complete !== true) return quiet(model);
  const moves = turn.made.map(({ from, to }) => ({ from, to }));
  const sent: Model = { ...model, turn: { ...turn, stage: 'sent', selected: null, asked: null } };
  return makeAct(sent, scene.side, { type: 'play', moves });
}

type Automatic = { readonly type: 'confirm' } | { readonly type: 'steps'; readonly steps: LocalTurn['made'] };

function automaticStep(model: Model, scene: Scene): Automatic | null {
  const { turn, preferences } = model;
  const { choice } = turn;
  if (turn.rollLine !== scene.rollLine || turn.stage === 'sent' || choice === null) return null;
  if (turn.undone === 'yes' || turn.selected !== null) return null;
  if (choice.complete && choice.steps.length === 0) {
    const whole = preferences.forced === 'whole-turn' && isForced(scene);
    return preferences.confirm === 'automatic' || whole || bearsOffByItself(model, scene)
      ? { type: 'confirm' }
      : null;
  }
  if (bearsOffByItself(model, scene) && turn.made.length === 0) return wholePlay(scene, turn, 'best');
  if (preferences.forced === 'whole-turn' && turn.made.length === 0) return wholePlay(scene, turn, 'only');
  const [only, second] = choice.steps;
  const single = only !== undefined && second === undefined && !choice.complete;
  return preferences.forced !== 'none' && single ? { type: 'steps', steps: [only] } : null;
}

function wholePlay(scene: Scene, turn: LocalTurn, which: 'best' | 'only'): Automatic | null {
  const plays = legalPlays(scene.rules, scene.board, scene.roll, scene.context);
  if (which === 'only' && plays.length !== 1) return null;
  const play = plays[chooseSimply(scene.rules, plays)];
  const steps = play === undefined ? null : stepsOf(scene, turn, play.moves);
  return steps === null || steps.length === 0 ? null : { type: 'steps', steps };
}

function isForced(scene: Scene): boolean {
  return legalPlays(scene.rules, scene.board, scene.roll, scene.context).length === 1;
}

/** Both sides are past each other and every own checker is home or off. */
function bearsOffByItself({ preferences }: Model, { rules, board }: Scene): boolean {
  if (preferences.autoBearOff === 'off' || !runsFree(rules.board, board)) return false;
  for (let place = 7; place <= 25; place++) if ((board[place] ?? 0) > 0) return false;
  return true;
}
