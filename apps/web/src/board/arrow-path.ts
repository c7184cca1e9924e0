import type { Geometry, Point } from './geometry.ts';

const LEAST_BEND = 20;
const BEND_BY_LENGTH = 0.75;

/** The way of an arrow from checker to checker: bent towards the middle of the board, a short one less, or it would be a hairpin. */
export function arrowPath(geometry: Geometry, from: Point, to: Point): string {
  const between = (from.y + to.y) / 2;
  const most = LEAST_BEND + BEND_BY_LENGTH * Math.hypot(to.x - from.x, to.y - from.y);
  const bend = (2 * (geometry.height / 2 - between)) / 3;
  const y = between + Math.sign(bend) * Math.min(Math.abs(bend), most);
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${y} ${to.x} ${to.y}`;
}
