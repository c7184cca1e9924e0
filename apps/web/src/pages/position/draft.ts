import type { DecisionView } from '@nardy/engine';
import {
  type Board,
  type BoardKind,
  type BySide,
  boardFor,
  CHECKERS,
  checkersInPlay,
  legalPlays,
  nameRules,
  opponentInPlay,
  opponentOf,
  type PositionProblem,
  positionProblem,
  type Roll,
  RULE_SETS,
  type RuleSet,
  type RuleSetId,
  type Side,
  type StartingPoint,
  startingBoard,
  type TurnContext,
} from '@nardy/rules';
import { PLACES, type Place } from '@nardy/session';

/** A position while it is set up, with all that its value depends on. */
export interface Draft {
  readonly rules: RuleSetId;
  /** White's view; never more than 15 checkers a side. */
  readonly board: Board;
  readonly onRoll: Side;
  /** `null` before the roll. */
  readonly roll: Roll | null;
  readonly cube: { readonly value: number; readonly owner: Side | null };
  /** Points to win; `null` for money. */
  readonly length: number | null;
  readonly score: BySide<number>;
  /** This is the Crawford game. */
  readonly crawford: boolean;
  readonly jacoby: boolean;
  readonly beavers: boolean;
}

/** Why an edit was not made. */
export type EditRefusal = 'noneLeft' | 'occupied' | 'noBar';

/** Why the engine cannot be asked about a position. */
export type Problem = PositionProblem | 'score' | 'crawford';

/** The start of a game under a rule set, for money. */
export function newDraft(rules: RuleSetId): Draft {
  return {
    ...{ rules, onRoll: 'white', roll: null, length: null, score: { white: 0, black: 0 } },
    ...{ board: startingBoard(RULE_SETS[rules].board), cube: { value: 1, owner: null } },
    ...{ crawford: false, jacoby: false, beavers: false },
  };
}

export function boardKindOf({ rules }: Draft): BoardKind {
  return RULE_SETS[rules].board;
}

/** The board as the side on roll, at the bottom, sees it. */
export function shownBoard(draft: Draft): Board {
  return boardFor(boardKindOf(draft), draft.board, draft.onRoll);
}

function withShown(draft: Draft, shown: Board): Draft {
  return { ...draft, board: boardFor(boardKindOf(draft), shown, draft.onRoll) };
}

/** 1 for the checkers of the side at the bottom, −1 for the others. */
type Sign = 1 | -1;

export function signOf({ onRoll }: Draft, side: Side): Sign {
  return side === onRoll ? 1 : -1;
}

function offOf(board: Board, sign: Sign): number {
  return CHECKERS - (sign === 1 ? checkersInPlay(board) : opponentInPlay(board));
}

/** Whose checkers alone may lie on a place; `null` on a point. */
function belongsTo(place: Place): Sign | null {
  if (place === PLACES.bottomBar || place === PLACES.bottomTray) return 1;
  return place === PLACES.topBar || place === PLACES.topTray ? -1 : null;
}

const isTray = (place: Place): boolean => place === PLACES.bottomTray || place === PLACES.topTray;
const isBar = (place: Place): boolean => place === PLACES.bottomBar || place === PLACES.topBar;

/** Puts a checker of a side on a place, from its tray; on a point of the other side, takes one of that away. */
export function addChecker(draft: Draft, place: Place, side: Side): Draft | EditRefusal {
  if (isTray(place)) return draft;
  const sign = belongsTo(place) ?? signOf(draft, side);
  const there = (shownBoard(draft)[place] as number) * sign;
  return there < 0
    ? setCheckers(draft, place, opponentOf(side), -there - 1)
    : setSigned(draft, place, sign, there + 1);
}

/** Takes one checker off a place, into its tray. */
export function takeChecker(draft: Draft, place: Place): Draft {
  if (isTray(place)) return draft;
  const shown = Int8Array.from(shownBoard(draft));
  shown[place] = (shown[place] as number) - Math.sign(shown[place] as number);
  return withShown(draft, shown);
}

/** Makes it so many checkers of a side, in the place of what was there. */
export function setCheckers(draft: Draft, place: Place, side: Side, count: number): Draft | EditRefusal {
  return isTray(place) ? draft : setSigned(draft, place, belongsTo(place) ?? signOf(draft, side), count);
}

function setSigned(draft: Draft, place: Place, sign: Sign, count: number): Draft | EditRefusal {
  if (isBar(place) && boardKindOf(draft) === 'long') return 'noBar';
  const shown = Int8Array.from(shownBoard(draft));
  shown[place] = 0;
  if (count > offOf(shown, sign)) return 'noneLeft';
  shown[place] = count === 0 ? 0 : sign * count;
  return withShown(draft, shown);
}

/** Moves the top checker of a place; beside the board and on a tray it is off. */
export function moveChecker(draft: Draft, from: Place, to: Place | null): Draft | EditRefusal {
  const shown = Int8Array.from(shownBoard(draft));
  const sign = isTray(from) ? belongsTo(from) : (Math.sign(shown[from] as number) as Sign | 0);
  if (sign === null || sign === 0 || from === to) return draft;
  if (isTray(from) && offOf(shown, sign) === 0) return 'noneLeft';
  if (!isTray(from)) shown[from] = (shown[from] as number) - sign;
  if (to !== null && !isTray(to)) {
    const target = isBar(to) ? (sign === 1 ? PLACES.bottomBar : PLACES.topBar) : to;
    if (isBar(target) && boardKindOf(draft) === 'long') return 'noBar';
    if ((shown[target] as number) * sign < 0) return 'occupied';
    shown[target] = (shown[target] as number) + sign;
  }
  return withShown(draft, shown);
}

/** All checkers off, to begin from nothing. */
export function clearBoard(draft: Draft): Draft {
  return { ...draft, board: new Int8Array(26) };
}

/** Other rules; on another kind of board its game begins anew. */
export function changeRules(draft: Draft, rules: RuleSetId): Draft {
  if (RULE_SETS[rules].board !== boardKindOf(draft)) {
    return { ...newDraft(rules), length: draft.length, score: draft.score };
  }
  return RULE_SETS[rules].cube === 'none'
    ? {
        ...draft,
        rules,
        cube: { value: 1, owner: null },
        ...{ crawford: false, jacoby: false, beavers: false },
      }
    : { ...draft, rules };
}

/** What is wrong with a position; `null` if it can be played. */
export function problemOf(draft: Draft): Problem | null {
  const { length, score, crawford } = draft;
  const problem = positionProblem(RULE_SETS[draft.rules], shownBoard(draft));
  if (problem !== null || length === null) return problem;
  const best = Math.max(score.white, score.black);
  if (best >= length) return 'score';
  return crawford && best !== length - 1 ? 'crawford' : null;
}

/** Whether a Crawford game can be played at the score. */
export function mayBeCrawford({ rules, length, score }: Draft): boolean {
  const { crawford, cube } = RULE_SETS[rules];
  return crawford && cube !== 'none' && length !== null && Math.max(score.white, score.black) === length - 1;
}

/** The rules as they are played at the score. */
export function rulesOfDraft({ rules, length, jacoby, beavers }: Draft): RuleSet {
  const named = RULE_SETS[rules];
  const money = length === null && named.cube !== 'none';
  return nameRules({ ...named, jacoby: money && jacoby, beavers: money && beavers });
}

/** The position as the side on roll decides about it. */
export function viewOfDraft(draft: Draft): DecisionView {
  const { onRoll, cube, length, score, crawford } = draft;
  const other = opponentOf(onRoll);
  return {
    rules: rulesOfDraft(draft),
    board: shownBoard(draft),
    cube,
    cubeOwner: cube.owner === null ? 'middle' : cube.owner === onRoll ? 'own' : 'opponent',
    away: length === null ? null : { own: length - score[onRoll], opponent: length - score[other] },
    crawford,
  };
}

/** Whether the side on roll may double before its roll. */
export function mayDouble(draft: Draft): boolean {
  const { cubeOwner, crawford, rules } = viewOfDraft(draft);
  return rules.cube !== 'none' && !crawford && cubeOwner !== 'opponent';
}

/** What the rules of a turn want to know of it: on the long board, whether all checkers are still on the head. */
export function turnOfDraft(draft: Draft): TurnContext {
  return { firstTurn: boardKindOf(draft) === 'long' && shownBoard(draft)[24] === CHECKERS };
}

/** Where a game that goes on from here begins. Dice that cannot be played have passed the turn already. */
export function startingPointOf(draft: Draft): StartingPoint {
  const { board, onRoll, roll, score } = draft;
  const { rules, cube, crawford } = viewOfDraft(draft);
  const plays = roll === null ? [] : legalPlays(rules, shownBoard(draft), roll, turnOfDraft(draft));
  const passed = roll !== null && plays.every(({ moves }) => moves.length === 0);
  const cubeRests = rules.cube === 'none' || draft.length === 1 || crawford;
  const from = {
    board,
    cube: cubeRests ? { value: 1, owner: null } : cube,
    onRoll: passed ? opponentOf(onRoll) : onRoll,
    roll: passed ? null : roll,
  };
  return { from, score, crawfordGame: crawford };
}
