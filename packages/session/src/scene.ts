import {
  type Board,
  boardOf,
  legalSteps,
  type MatchState,
  type Roll,
  type RuleSet,
  type Side,
  type StepChoice,
  type TurnContext,
  turnContext,
} from '@nardy/rules';
import type { LocalTurn, Model } from './model.ts';
import type { Outlook } from './place.ts';

/** A turn that this client plays: everything the board under the finger is judged by. */
export interface Scene {
  readonly side: Side;
  readonly rules: RuleSet;
  /** Mover's view, before the turn. */
  readonly board: Board;
  readonly roll: Roll;
  readonly context: TurnContext;
  /** Line that put the dice on the board; names the turn. */
  readonly rollLine: number;
  /** Whether the turn was begun anew by a take-back. */
  readonly takenBack: boolean;
}

/** The state of the match, once the settings line is there. */
export function matchOf(model: Model): MatchState | null {
  return model.game?.table.match ?? null;
}

/** Whether the players have stopped their money session; its last game is then over for good. */
export function isSessionClosed(model: Model): boolean {
  return model.info?.session === 'closed';
}

/** The turn to be played on this device now; `null` when it is not one of its sides' to play. */
export function sceneOf(model: Model): Scene | null {
  const table = model.game?.table;
  const match = table?.match ?? null;
  if (table === undefined || match?.phase !== 'to-play') return null;
  if (match.resignation !== null || !model.sides.includes(match.onRoll)) return null;
  return {
    side: match.onRoll,
    rules: match.settings.rules,
    board: boardOf(match, match.onRoll),
    roll: match.roll,
    context: turnContext(match, match.onRoll),
    rollLine: table.diceLine,
    takenBack: table.diceLine === table.past.takenBackAt,
  };
}

/** How the viewer looks at the board: own side at the bottom, both seats by preference, spectators as white. */
export function outlookOf(model: Model): Outlook {
  const match = matchOf(model);
  return { kind: match?.settings.rules.board ?? 'short', bottom: bottomOf(model, match) };
}

function bottomOf(model: Model, match: MatchState | null): Side {
  const [first, second] = model.sides;
  if (first !== undefined && second === undefined) return first;
  if (first === undefined || model.preferences.sharedBoard === 'fixed' || match === null) return 'white';
  if (match.phase === 'doubled') return match.decider;
  return 'onRoll' in match ? match.onRoll : 'white';
}

/** No turn under the finger. */
export const NO_TURN: LocalTurn = {
  rollLine: -1,
  made: [],
  choice: null,
  activeDie: null,
  selected: null,
  asked: null,
  stage: 'open',
  undone: 'no',
};

/** A turn before its first step. */
export function freshTurn(scene: Scene): LocalTurn {
  const undone = scene.takenBack ? 'yes' : 'no';
  return { ...NO_TURN, rollLine: scene.rollLine, choice: choiceOf(scene, []), undone };
}

/** What can follow after some steps. */
export function choiceOf(scene: Scene, made: LocalTurn['made']): StepChoice {
  return legalSteps(scene.rules, scene.board, scene.roll, made, scene.context);
}
