import {
  type Board,
  boardFor,
  boardOf,
  borneOff,
  flipBoard,
  type MatchState,
  opponentBorneOff,
  type Step,
  startingBoard,
} from '@nardy/rules';
import { activeDie } from './local-play.ts';
import type { Model } from './model.ts';
import { type Place, placeOf } from './place.ts';
import { matchOf, outlookOf, type Scene, sceneOf } from './scene.ts';
import { stepViews } from './shown.ts';
import type { BoardView, StepView } from './view.ts';
import { combinedTargets } from './ways.ts';

/** The board with the steps under the finger, in the viewer's places. */
export function boardView(model: Model): BoardView {
  const match = matchOf(model);
  const outlook = outlookOf(model);
  const scene = sceneOf(model);
  return {
    kind: outlook.kind,
    places: placesOf(shownBoard(model, match, scene)),
    ...marksOf(model, scene),
    lastPlay: lastPlay(model),
    motion: model.motion,
  };
}

/** The board as the side at the bottom sees it now. */
export function shownBoard(model: Model, match: MatchState | null, scene: Scene | null): Board {
  const { kind, bottom } = outlookOf(model);
  if (match === null) return boardFor(kind, startingBoard(kind), bottom);
  const { choice, rollLine } = model.turn;
  if (scene === null || choice === null || rollLine !== scene.rollLine) return boardOf(match, bottom);
  return scene.side === bottom ? choice.board : flipBoard(kind, choice.board);
}

function placesOf(board: Board): readonly number[] {
  // `0 -` keeps an empty tray from being a negative zero.
  return [...board, borneOff(board), 0 - opponentBorneOff(board)];
}

type Marks = Pick<BoardView, 'movable' | 'strongTargets' | 'weakTargets' | 'hits' | 'selected' | 'sources'>;

const NO_MARKS: Marks = {
  movable: [],
  strongTargets: [],
  weakTargets: [],
  hits: [],
  selected: null,
  sources: [],
};

function marksOf(model: Model, scene: Scene | null): Marks {
  const { turn } = model;
  const { choice } = turn;
  const closed = scene === null || choice === null || turn.stage === 'sent' || model.fault !== null;
  if (closed || turn.rollLine !== scene.rollLine) return NO_MARKS;
  const outlook = outlookOf(model);
  const place = (number: number): Place => placeOf(outlook, scene.side, number);
  const distinct = (numbers: readonly number[]): readonly Place[] => [...new Set(numbers)].map(place);
  const marks: Marks = { ...NO_MARKS, movable: distinct(choice.steps.map((step) => step.from)) };
  if (turn.asked !== null) {
    return { ...marks, strongTargets: [place(turn.asked.target)], sources: distinct(turn.asked.sources) };
  }
  if (turn.selected === null) return marks;
  const { selected } = turn;
  const direct = choice.steps.filter((step) => step.from === selected);
  const die = activeDie(turn);
  const strong = direct.filter((step) => step.die === die);
  const others: readonly Step[] = [...direct, ...combinedTargets(scene, turn, selected)];
  const weak = others.filter((step) => !strong.some((known) => known.to === step.to));
  return {
    ...marks,
    selected: place(selected),
    strongTargets: distinct(strong.map((step) => step.to)),
    weakTargets: distinct(weak.map((step) => step.to)),
    hits: distinct([...strong, ...weak].filter((step) => step.hit).map((step) => step.to)),
  };
}

/** What the other side has just played, until the first own step. */
function lastPlay(model: Model): readonly StepView[] {
  const last = model.game?.lastPlay ?? null;
  if (last === null || model.preferences.lastPlay === 'off' || model.turn.made.length > 0) return [];
  const [own, both] = model.sides;
  if (own === last.side && both === undefined) return [];
  return stepViews(outlookOf(model), last.side, last.moves);
}
