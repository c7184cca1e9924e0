import { type BoardKind, CHECKERS, facingPoint, startingBoard } from '@nardy/rules';
import { PLACES, type Place } from '@nardy/session';
import type { Placement } from '../../board/frames.ts';

/** Own checkers by point, 1–24; the rest is still in hand. */
export type Setup = readonly number[];

/** No checker placed yet. */
export const EMPTY_SETUP: Setup = new Array<number>(25).fill(0);

/** The setup a game begins with. */
export function rightSetup(kind: BoardKind): Setup {
  const board = startingBoard(kind);
  return EMPTY_SETUP.map((_, point) => (point === 0 ? 0 : Math.max(0, board[point] ?? 0)));
}

/** Checkers still in hand. */
export function inHand(setup: Setup): number {
  return CHECKERS - setup.reduce((sum, count) => sum + count, 0);
}

function changed(setup: Setup, point: Place, change: 1 | -1): Setup {
  if (point < 1 || point > 24) return setup;
  return setup.with(point, (setup[point] ?? 0) + change);
}

/** One checker more on a point, if there is one in hand. */
export function put(setup: Setup, point: Place): Setup {
  return inHand(setup) === 0 ? setup : changed(setup, point, 1);
}

/** One checker fewer on a point, if there is one. */
export function take(setup: Setup, point: Place): Setup {
  return (setup[point] ?? 0) > 0 ? changed(setup, point, -1) : setup;
}

/** A checker carried from one place to another; the tray holds those in hand, and takes back what is dropped beside. */
export function carry(setup: Setup, from: Place, to: Place | null): Setup {
  const lifted = from === PLACES.bottomTray ? setup : take(setup, from);
  return to === null || to < 1 || to > 24 ? lifted : put(lifted, to);
}

/** The board as it is drawn: the opponent mirrors every checker where the way is free. */
export function setupPlacement(kind: BoardKind, setup: Setup): Placement {
  const placement = new Array<number>(PLACES.topTray + 1).fill(0);
  for (let point = 1; point <= 24; point++) {
    const facing = facingPoint(kind, point);
    const own = setup[point] ?? 0;
    placement[point] = own > 0 ? own : 0 - (setup[facing] ?? 0);
  }
  placement[PLACES.bottomTray] = inHand(setup);
  return placement;
}

/** Where a setup differs from the right one: what lacks (above 0) or is too much (below) on a point. */
export function mistakes(
  kind: BoardKind,
  setup: Setup,
): readonly { readonly point: number; readonly lacks: number }[] {
  return rightSetup(kind).flatMap((count, point) => {
    const lacks = count - (setup[point] ?? 0);
    return lacks === 0 ? [] : [{ point, lacks }];
  });
}
