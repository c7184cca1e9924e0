import type { CubeAnswer } from '@nardy/engine';
import { parsePlay } from '@nardy/notation';
import {
  canDouble,
  cubeAnswers,
  deciderOf,
  type MatchState,
  opponentOf,
  resignRefusal,
  type Side,
  type WinKind,
} from '@nardy/rules';
import { automate, sendTurn } from './automation.ts';
import { askForRoll, canAskForRoll } from './chains.ts';
import {
  moveBetween,
  playSteps,
  playWhole,
  swapDice,
  type Touch,
  tapToMove,
  tapToSelect,
  tapWithOtherDie,
  undoStep,
  undoTurn,
} from './local-play.ts';
import type { LocalTurn, Model } from './model.ts';
import { andThen, type Next, quiet } from './next.ts';
import { numberOf, type Place } from './place.ts';
import { refusalText } from './refusal-text.ts';
import { makeAct, makeRequest } from './requests.ts';
import { matchOf, outlookOf, type Scene, sceneOf } from './scene.ts';
import { askForSeal } from './seal-away.ts';
import { notify, passNotice, showMotion, soundOf } from './shown.ts';

/** A press sooner than this on what has just appeared was meant for something else. */
export const DEAD_MS = 500;
const PRESS_DEAD_MS = 250;

type Handler = (scene: Scene, turn: LocalTurn) => Touch;

/** Runs a touch of the board if there is a turn under the finger. */
export function touch(model: Model, atMs: number, handle: Handler): Next {
  const scene = sceneOf(model);
  if (scene === null || model.fault !== null || model.turn.stage === 'sent') return quiet(model);
  if (model.turn.rollLine !== scene.rollLine) return quiet(model);
  const touched = handle(scene, model.turn);
  const next: Model = { ...model, turn: touched.turn, question: null };
  switch (touched.type) {
    case 'refused':
      return notify(next, 'refusal', refusalText(touched.refusal), atMs);
    case 'ask':
      return quiet({ ...next, question: { kind: 'which-way', side: scene.side, ways: touched.ways } });
    case 'turn': {
      const gone = touched.steps.length > 0 ? passNotice(next) : next;
      const heard: Next = [
        showMotion(gone, scene.side, touched.steps),
        touched.steps.length > 0 ? [soundOf(touched.steps)] : [],
      ];
      return andThen(heard, (current) => automate(current, atMs));
    }
  }
}

/** A tap or a drop, in the mover's own numbers. */
export function touchPlace(
  model: Model,
  atMs: number,
  place: Place,
  how: 'tap' | 'select' | 'other-die',
): Next {
  return touch(model, atMs, (scene, turn) => {
    const number = numberOf(outlookOf(model), scene.side, place);
    if (number === null) return { type: 'turn', turn: { ...turn, selected: null, asked: null }, steps: [] };
    if (how === 'other-die') return tapWithOtherDie(scene, turn, number);
    return how === 'select' ? tapToSelect(scene, turn, number) : tapToMove(scene, turn, number);
  });
}

/** A checker under the finger shows where it can go. */
export function liftChecker(model: Model, place: Place): Next {
  const scene = sceneOf(model);
  const number = scene === null ? null : numberOf(outlookOf(model), scene.side, place);
  const canMove = model.turn.choice?.steps.some((step) => step.from === number) ?? false;
  if (number === null || !canMove || model.turn.stage === 'sent') return quiet(model);
  return quiet({ ...model, turn: { ...model.turn, selected: number, asked: null } });
}

/** The finger lets go of the checker. */
export function dropChecker(model: Model, atMs: number, from: Place, to: Place): Next {
  return touch(model, atMs, (scene, turn) => {
    const outlook = outlookOf(model);
    const [start, end] = [numberOf(outlook, scene.side, from), numberOf(outlook, scene.side, to)];
    if (start === null || end === null) {
      return { type: 'turn', turn: { ...turn, selected: null, asked: null }, steps: [] };
    }
    return moveBetween(scene, turn, start, end);
  });
}

/** Nothing is selected any more. */
export function clearSelection(model: Model): Next {
  if (model.turn.selected === null && model.turn.asked === null) return quiet(model);
  return quiet({ ...model, turn: { ...model.turn, selected: null, asked: null } });
}

/** The other die becomes the one a tap plays. */
export function swap(model: Model): Next {
  return quiet(model.turn.stage === 'sent' ? model : { ...model, turn: swapDice(model.turn) });
}

/** Takes back the last step, or all of them. */
export function undo(model: Model, what: 'step' | 'turn'): Next {
  const scene = sceneOf(model);
  if (scene === null || model.turn.stage === 'sent' || model.turn.made.length === 0) return quiet(model);
  const turn = what === 'step' ? undoStep(scene, model.turn) : undoTurn(scene, model.turn);
  return [{ ...model, turn, question: null }, [{ type: 'clearTimer', timer: 'automatic' }]];
}

/** Answers which way a dragged checker goes. */
export function chooseWay(model: Model, atMs: number, via: Place): Next {
  const { question } = model;
  if (question?.kind !== 'which-way') return quiet(model);
  const number = numberOf(outlookOf(model), question.side, via);
  const way = question.ways.find((candidate) => candidate.via === number);
  if (way === undefined) return quiet(model);
  return touch(model, atMs, (scene, turn) => ({
    type: 'turn',
    turn: playSteps(scene, turn, way.steps),
    steps: way.steps,
  }));
}

/** The turn is over: send it. */
export function confirm(model: Model, atMs: number): Next {
  return atMs - model.askedAtMs < PRESS_DEAD_MS ? quiet(model) : sendTurn(passNotice(model));
}

/** A play written in notation. */
export function typePlay(model: Model, atMs: number, text: string): Next {
  const parsed = parsePlay(text);
  if (!parsed.ok) return notify(model, 'refusal', refusalText(parsed.error), atMs);
  return touch(model, atMs, (scene, turn) => playWhole(scene, turn, parsed.value));
}

/** Asks for the roll; where the dice are sealed on another device, whether to seal them here. */
export function pressRoll(model: Model, atMs: number): Next {
  const side = ownDecider(model);
  if (side === null || atMs - model.askedAtMs < PRESS_DEAD_MS) return quiet(model);
  return canAskForRoll(model, side) ? askForRoll(passNotice(model), side) : quiet(askForSeal(model, [side]));
}

/** During the opponent's turn: the next roll is asked for as soon as it may be, or not after all. */
export function pressRollAhead(model: Model): Next {
  if (!canRollAhead(model)) return quiet(model);
  return quiet({ ...model, rollsAhead: model.rollsAhead === 'yes' ? 'no' : 'yes' });
}

/** Whether this client's one side waits for the other's turn to end and may say that it will roll. */
export function canRollAhead(model: Model): boolean {
  const match = matchOf(model);
  const [own, second] = model.sides;
  if (own === undefined || second !== undefined || model.preferences.rollAhead === 'off') return false;
  if (match === null || model.fault !== null || match.resignation !== null) return false;
  const underWay = match.phase === 'before-roll' || match.phase === 'rolling' || match.phase === 'to-play';
  return underWay && match.onRoll !== own;
}

/** Turns the cube. */
export function pressDouble(model: Model): Next {
  const match = matchOf(model);
  const side = ownDecider(model);
  if (match === null || side === null || !canDouble(match, side)) return quiet(model);
  return makeAct(model, side, { type: 'double' });
}

/** Answers the cube; never sooner than the question can have been read. */
export function answerCube(model: Model, atMs: number, answer: CubeAnswer): Next {
  const match = matchOf(model);
  const side = ownDecider(model);
  if (match === null || side === null || atMs - model.askedAtMs < DEAD_MS) return quiet(model);
  return cubeAnswers(match).includes(answer) ? makeAct(model, side, { type: answer }) : quiet(model);
}

/** Opens the question what to resign; nothing is sent yet. */
export function askToResign(model: Model, what: 'resign-game' | 'resign-match'): Next {
  const match = matchOf(model);
  const side = match === null ? null : resigningSide(model, match, what);
  return side === null ? quiet(model) : quiet({ ...model, question: { kind: what, side } });
}

/** Offers to resign the game. */
export function resignGame(model: Model, kind: WinKind): Next {
  const { question } = model;
  const match = matchOf(model);
  if (question?.kind !== 'resign-game' || match === null) return quiet(model);
  if (resignRefusal(match, question.side, kind) !== null) return quiet({ ...model, question: null });
  return makeAct({ ...model, question: null }, question.side, { type: 'resign', kind });
}

/** Gives the match up. */
export function resignMatch(model: Model): Next {
  const { question } = model;
  if (question?.kind !== 'resign-match') return quiet(model);
  return makeAct({ ...model, question: null }, question.side, { type: 'resignMatch' });
}

/** Answers the other side's resignation. */
export function answerResignation(model: Model, atMs: number, answer: 'accept' | 'decline'): Next {
  const match = matchOf(model);
  const offered = match?.resignation ?? null;
  if (offered === null || atMs - model.askedAtMs < DEAD_MS) return quiet(model);
  const side = opponentOf(offered.side);
  if (!model.sides.includes(side)) return quiet(model);
  const type = answer === 'accept' ? 'acceptResignation' : 'declineResignation';
  return makeAct(model, side, { type });
}

/** Between games. */
export function betweenGames(model: Model, what: 'nextGame' | 'closeSession'): Next {
  const [side] = model.sides;
  if (side === undefined || matchOf(model)?.phase !== 'game-over') return quiet(model);
  if (what === 'closeSession') return makeAct(model, side, { type: 'closeSession' });
  return makeRequest(model, side, { type: 'nextGame' }, 'player');
}

/** Claims the match from an opponent who has left. */
export function claim(model: Model): Next {
  const [side, second] = model.sides;
  if (side === undefined || second !== undefined) return quiet(model);
  return makeRequest(model, side, { type: 'claim' }, 'player');
}

/** The side this client plays that must decide now. */
export function ownDecider(model: Model): Side | null {
  const match = matchOf(model);
  const side = match === null ? null : deciderOf(match);
  return side !== null && model.sides.includes(side) && model.fault === null ? side : null;
}

/** The side that could resign now: of two held, the one on roll. */
export function resigningSide(
  model: Model,
  match: MatchState,
  what: 'resign-game' | 'resign-match',
): Side | null {
  if (model.fault !== null || match.phase === 'game-over' || match.phase === 'match-over') return null;
  const sides = [...model.sides].sort((a, b) => Number(isOnRoll(match, b)) - Number(isOnRoll(match, a)));
  if (what === 'resign-match') return sides[0] ?? null;
  return (
    sides.find(
      (side) => resignRefusal(match, side, 'single')?.code !== 'WRONG_PHASE' && mayResign(match, side),
    ) ?? null
  );
}

function mayResign(match: MatchState, side: Side): boolean {
  const kinds: readonly WinKind[] = ['single', 'gammon', 'homeGammon', 'backgammon'];
  return kinds.some((kind) => resignRefusal(match, side, kind) === null);
}

function isOnRoll(match: MatchState, side: Side): boolean {
  return 'onRoll' in match && match.onRoll === side;
}
