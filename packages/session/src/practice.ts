import type { Text } from '@nardy/i18n';
import {
  type Board,
  borneOff,
  type Die,
  OFF,
  opponentBorneOff,
  type Roll,
  type RuleSet,
  type Step,
  type TurnContext,
} from '@nardy/rules';
import { moveBetween, swapDice, type Touch, tapToMove, tapToSelect, undoStep } from './local-play.ts';
import type { LocalTurn } from './model.ts';
import { numberOf, type Outlook, type Place, placeOf } from './place.ts';
import { refusalText } from './refusal-text.ts';
import { freshTurn, type Scene } from './scene.ts';

/** One turn that is played for practice, with no table behind it: white's, and white is at the bottom. */
export interface Practice {
  readonly scene: Scene;
  readonly turn: LocalTurn;
  /** The steps of the last touch, for the animation. */
  readonly moved: readonly Step[];
  /** Why the last touch led to nothing. */
  readonly refusal: Text | null;
}

/** What a finger does on the board of a practice turn. */
export type PracticeTouch =
  | { readonly kind: 'tap'; readonly place: Place }
  | { readonly kind: 'choose'; readonly place: Place }
  | { readonly kind: 'drop'; readonly from: Place; readonly to: Place | null }
  | { readonly kind: 'undo' }
  | { readonly kind: 'swap' };

/** What is lit, in places. */
export interface PracticeMarks {
  readonly movable: readonly Place[];
  readonly selected: Place | null;
  readonly strong: readonly Place[];
  readonly hits: readonly Place[];
}

/** A turn before its first step; `board` in the mover's view. */
export function startPractice(rules: RuleSet, board: Board, roll: Roll, context: TurnContext): Practice {
  const scene: Scene = { side: 'white', rules, board, roll, context, rollLine: 0, takenBack: false };
  return { scene, turn: freshTurn(scene), moved: [], refusal: null };
}

/** The turn after a touch. Of several ways that differ in what they hit the first is taken. */
export function touchPractice(practice: Practice, touch: PracticeTouch): Practice {
  const { scene, turn } = practice;
  if (touch.kind === 'undo') return { scene, turn: undoStep(scene, turn), moved: [], refusal: null };
  if (touch.kind === 'swap') return { scene, turn: swapDice(turn), moved: [], refusal: null };
  const outlook = outlookOf(practice);
  const number = (place: Place): number => numberOf(outlook, 'white', place) ?? -1;
  if (touch.kind !== 'drop') {
    const tapped = number(touch.place);
    if (tapped < 0) return { ...practice, moved: [], refusal: null };
    return after(practice, (touch.kind === 'tap' ? tapToMove : tapToSelect)(scene, turn, tapped));
  }
  const [from, to] = [number(touch.from), touch.to === null ? -1 : number(touch.to)];
  const plain: LocalTurn = { ...turn, selected: null, asked: null };
  if (from < 0 || to < 0) return { scene, turn: plain, moved: [], refusal: null };
  return after(practice, moveBetween(scene, turn, from, to));
}

function after(practice: Practice, touch: Touch): Practice {
  const { scene } = practice;
  switch (touch.type) {
    case 'turn':
      return { scene, turn: touch.turn, moved: touch.steps, refusal: null };
    case 'refused':
      return { scene, turn: touch.turn, moved: [], refusal: refusalText(touch.refusal) };
    case 'ask': {
      const [from, to] = [touch.ways[0]?.steps[0]?.from ?? OFF, touch.ways[0]?.via ?? OFF];
      const first = moveBetween(scene, touch.turn, from, to);
      return first.type === 'ask' ? practice : after(practice, first);
    }
  }
}

/** Whether the dice are played as far as the rules ask. */
export function isPracticeOver({ turn }: Practice): boolean {
  return turn.choice?.complete === true && turn.choice.steps.length === 0;
}

/** The position under the finger, mover's view. */
export function practiceBoard({ scene, turn }: Practice): Board {
  return turn.choice?.board ?? scene.board;
}

/** Checkers by place; see `BoardView.places`. */
export function practicePlaces(practice: Practice): readonly number[] {
  const board = practiceBoard(practice);
  return [...board, borneOff(board), 0 - opponentBorneOff(board)];
}

/** The dice that are left, the one a tap plays first. */
export function practiceDice({ turn }: Practice): readonly Die[] {
  const left = turn.choice?.diceLeft ?? [];
  const { activeDie } = turn;
  if (activeDie === null || !left.includes(activeDie)) return left;
  return [activeDie, ...left.toSpliced(left.indexOf(activeDie), 1)];
}

/** What can move, and where what is selected can go. */
export function practiceMarks(practice: Practice): PracticeMarks {
  const { turn } = practice;
  const steps = turn.choice?.steps ?? [];
  const outlook = outlookOf(practice);
  const places = (numbers: readonly number[]): readonly Place[] =>
    [...new Set(numbers)].map((number) => placeOf(outlook, 'white', number));
  if (turn.asked !== null) {
    const { target, sources } = turn.asked;
    return { movable: places(sources), selected: null, strong: places([target]), hits: [] };
  }
  const chosen = turn.selected === null ? [] : steps.filter((step) => step.from === turn.selected);
  return {
    movable: places(steps.map((step) => step.from)),
    selected: turn.selected === null ? null : placeOf(outlook, 'white', turn.selected),
    strong: places(chosen.map((step) => step.to)),
    hits: places(chosen.filter((step) => step.hit).map((step) => step.to)),
  };
}

/** Where a step goes, in places. */
export function practiceStep(
  practice: Practice,
  step: Step,
): { readonly bottom: boolean; readonly from: Place; readonly to: Place; readonly hit: boolean } {
  const outlook = outlookOf(practice);
  return {
    bottom: true,
    from: placeOf(outlook, 'white', step.from),
    to: placeOf(outlook, 'white', step.to),
    hit: step.hit,
  };
}

function outlookOf({ scene }: Practice): Outlook {
  return { kind: scene.rules.board, bottom: 'white' };
}
