import type { BoardKind } from '@nardy/rules';
import { PLACES, type Place } from '@nardy/session';

/** Which side of the drawn board the viewer's home is on. */
export type HomeSide = 'right' | 'left';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly w: number;
  readonly h: number;
}

/** Everything the drawing needs to know about where things are, in units of the view box. */
export interface Geometry {
  readonly kind: BoardKind;
  readonly home: HomeSide;
  readonly width: number;
  readonly height: number;
  readonly fields: readonly [Rect, Rect];
  readonly bar: Rect;
  readonly trays: readonly Rect[];
}

export const COLUMN = 40;
export const RADIUS = 18.6;
const SIDE_FRAME = 10;
const END_FRAME = 22;
const HALF = 6 * COLUMN;
export const POINT_LENGTH = 184;
const STACK = 5 * COLUMN;
const BAND = 92;
const FIELD_HEIGHT = 2 * STACK + BAND;
const WIDTH = 600;
const HEIGHT = FIELD_HEIGHT + 2 * END_FRAME;
/** Short: one column of trays, beside the home. Long: one tray at each end, since the homes face each other. */
const TRAY = { short: 44, long: 38 } as const;
const BAR = { short: 44, long: 10 } as const;

/** The drawn board of one kind, for one orientation. */
export function makeGeometry(kind: BoardKind, home: HomeSide): Geometry {
  const tray = TRAY[kind];
  const bar = BAR[kind];
  const traysWide = kind === 'long' ? 2 * tray : tray;
  const gap = (WIDTH - 2 * SIDE_FRAME - traysWide - bar - 2 * HALF) / (kind === 'long' ? 2 : 1);
  const left = SIDE_FRAME + (kind === 'long' ? tray + gap : 0);
  const right = left + HALF + bar;
  const trayRight = right + HALF + gap;
  const trayHalf = STACK - 4;
  const top = (x: number): Rect => ({ x, y: END_FRAME, w: tray, h: trayHalf });
  const bottom = (x: number): Rect => ({ x, y: HEIGHT - END_FRAME - trayHalf, w: tray, h: trayHalf });
  const mirror = (rect: Rect): Rect => (home === 'right' ? rect : { ...rect, x: WIDTH - rect.x - rect.w });
  const field = (x: number): Rect => mirror({ x, y: END_FRAME, w: HALF, h: FIELD_HEIGHT });
  return {
    kind,
    home,
    width: WIDTH,
    height: HEIGHT,
    fields: [field(left), field(right)],
    bar: mirror({ x: left + HALF, y: END_FRAME, w: bar, h: FIELD_HEIGHT }),
    trays: [mirror(bottom(trayRight)), mirror(top(kind === 'long' ? SIDE_FRAME : trayRight))],
  };
}

/** Whether the place is a point and not a bar or a tray. */
export function isPoint(place: Place): boolean {
  return place >= 1 && place <= 24;
}

/** Whether the place is one of the two trays. */
export function isTray(place: Place): boolean {
  return place === PLACES.bottomTray || place === PLACES.topTray;
}

/** Whether the place is one of the two halves of the bar. */
export function isBar(place: Place): boolean {
  return place === PLACES.bottomBar || place === PLACES.topBar;
}

/** Whether the place is drawn in the upper half. */
export function isUpper(place: Place): boolean {
  if (isPoint(place)) return place > 12;
  // A checker enters in the opponent's home, so it waits in that half of the bar.
  return place === PLACES.bottomBar || place === PLACES.topTray;
}

/** Left edge of the column of a point. */
function columnX(geometry: Geometry, point: number): number {
  const fromLeft = point <= 12 ? 12 - point : point - 13;
  const [left, right] = geometry.fields;
  const index = fromLeft % 6;
  const field = fromLeft < 6 ? left : right;
  return geometry.home === 'right' ? field.x + index * COLUMN : field.x + (5 - index) * COLUMN;
}

/** What reacts to a finger: the whole column to the middle of the board, half the bar, half the tray column. */
export function hitArea(geometry: Geometry, place: Place): Rect {
  const half = geometry.height / 2;
  const y = isUpper(place) ? 0 : half;
  if (isPoint(place)) return { x: columnX(geometry, place), y, w: COLUMN, h: half };
  if (isBar(place)) {
    return { x: geometry.bar.x, y, w: geometry.bar.w, h: half };
  }
  const tray = geometry.trays[place === PLACES.bottomTray ? 0 : 1] as Rect;
  // Out to the edge of the board: a thumb aims at the rim.
  const toRight = tray.x > geometry.width / 2;
  const x = toRight ? tray.x : 0;
  return { x, y, w: toRight ? geometry.width - tray.x : tray.x + tray.w, h: half };
}

/** The place under a point of the view box, `null` on the frame. */
export function placeAt(geometry: Geometry, at: Point): Place | null {
  for (let place = 0; place <= PLACES.topTray; place++) {
    if (geometry.kind === 'long' && isBar(place)) continue;
    const { x, y, w, h } = hitArea(geometry, place);
    if (at.x >= x && at.x < x + w && at.y >= y && at.y < y + h) return place;
  }
  return null;
}

/** The corner, tip and other corner of a point's triangle. */
export function triangle(geometry: Geometry, point: number): readonly [Point, Point, Point] {
  const x = columnX(geometry, point);
  const base = isUpper(point) ? END_FRAME : geometry.height - END_FRAME;
  const tip = isUpper(point) ? base + POINT_LENGTH : base - POINT_LENGTH;
  return [
    { x: x + 2.6, y: base },
    { x: x + COLUMN / 2, y: tip },
    { x: x + COLUMN - 2.6, y: base },
  ];
}

/** Where the number of a point is written. */
export function numberAt(geometry: Geometry, point: number): Point {
  return {
    x: columnX(geometry, point) + COLUMN / 2,
    y: isUpper(point) ? END_FRAME / 2 : geometry.height - END_FRAME / 2,
  };
}

/**
 * The centre of a checker.
 *
 * @param slot - 0 at the edge of the board, growing towards the middle (on the bar from the middle outward).
 * @param count - checkers on that place; more than five lie closer together.
 */
export function checkerAt(geometry: Geometry, place: Place, slot: number, count: number): Point {
  const upper = isUpper(place);
  if (isTray(place)) {
    const tray = geometry.trays[place === PLACES.bottomTray ? 0 : 1] as Rect;
    const offset = 8 + slot * 12.6;
    return { x: tray.x + tray.w / 2, y: upper ? tray.y + offset : tray.y + tray.h - offset };
  }
  if (isBar(place)) {
    const step = Math.min(COLUMN, 110 / Math.max(1, count - 1));
    const offset = 48 + slot * step;
    const middle = geometry.height / 2;
    return { x: geometry.bar.x + geometry.bar.w / 2, y: upper ? middle - offset : middle + offset };
  }
  const step = count > 5 ? (STACK - COLUMN) / (count - 1) : COLUMN;
  const offset = END_FRAME + COLUMN / 2 + slot * step;
  return { x: columnX(geometry, place) + COLUMN / 2, y: upper ? offset : geometry.height - offset };
}

/** Where the cube lies: in the middle, or at the edge of whoever owns it. */
export function cubeAt(geometry: Geometry, owner: 'bottom' | 'top' | 'middle'): Point {
  const middle = geometry.height / 2;
  const edge = owner === 'bottom' ? geometry.height - END_FRAME - 20 : END_FRAME + 20;
  const y = owner === 'middle' ? middle : edge;
  if (geometry.kind === 'short') return { x: geometry.bar.x + geometry.bar.w / 2, y };
  // The long board has no bar to lie on: the cube lies beside the trays, in their free halves.
  const [bottom, top] = geometry.trays as [Rect, Rect];
  const tray = owner === 'top' ? top : bottom;
  const beside = owner === 'top' ? middle + 40 : middle - 40;
  return { x: tray.x + tray.w / 2, y: owner === 'middle' ? middle : beside };
}

/** The bands between the rows of points, for dice and buttons. */
export function bands(geometry: Geometry): { readonly left: Rect; readonly right: Rect } {
  const y = (geometry.height - BAND) / 2;
  const [a, b] = [...geometry.fields].sort((one, other) => one.x - other.x) as [Rect, Rect];
  return { left: { x: a.x, y, w: HALF, h: BAND }, right: { x: b.x, y, w: HALF, h: BAND } };
}
