import type { Place, Preferences, StepView, TableView } from '@nardy/session';
import type { DrawnStep } from '../../board/frames.ts';
import type { BoardProps, Marks } from '../../board/props.ts';

/** The longest an own play and an opponent's whole play take to draw, ms, by the speed chosen. */
const LIMITS: Readonly<Record<Preferences['animation'], { readonly own: number; readonly theirs: number }>> =
  {
    off: { own: 0, theirs: 0 },
    fast: { own: 350, theirs: 600 },
    normal: { own: 700, theirs: 1_200 },
  };

/** Steps of the session as the board draws them. */
export function drawnSteps(view: TableView, steps: readonly StepView[]): readonly DrawnStep[] {
  return steps.map(({ side, from, to, hit }) => ({ bottom: side === view.bottom, from, to, hit }));
}

/** The cube where it lies; turned to the new stake and pushed to the middle while it is offered. */
export function drawnCube({ cube }: TableView): BoardProps['cube'] {
  if (cube === null) return null;
  const { value, at, offered, resting } = cube;
  if (offered !== null) return { value: offered.value, at: 'middle', state: 'offered' };
  return { value, at, state: resting ? 'resting' : 'free' };
}

/** How long the last motion may take. */
export function motionLimit(view: TableView): number {
  const { own, theirs } = LIMITS[view.preferences.animation];
  const mover = view.board.motion.steps[0]?.side;
  return mover !== undefined && view.players[mover].held ? own : theirs;
}

/** What is lit. Sources of a tapped target are lit like checkers that can move. */
export function marksOf(view: TableView): Marks {
  const { movable, selected, strongTargets, weakTargets, hits, sources } = view.board;
  const rings = sources.length > 0 ? sources : movable;
  return { movable: rings, selected, strong: strongTargets, weak: weakTargets, hits };
}

/** Checkers that a finger may take along: those that can move, and while a turn is under way any, to take it back. */
export function looseOf(view: TableView): readonly Place[] {
  const { movable, places } = view.board;
  if (!view.actions.undo.enabled) return movable;
  const sign = view.players[view.bottom].onRoll ? 1 : -1;
  return [...places.keys()].filter((place) => sign * (places[place] ?? 0) > 0);
}
