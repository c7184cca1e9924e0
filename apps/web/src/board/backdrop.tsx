import type { JSX } from 'preact';
import { type Geometry, isUpper, numberAt, type Point, type Rect, triangle } from './geometry.ts';
import { grainOf } from './grain.ts';

const POINTS = Array.from({ length: 24 }, (_, index) => index + 1);
const SHADE = 11;

function box(className: string, rect: Rect, rx = 0): JSX.Element {
  return <rect class={className} x={rect.x} y={rect.y} width={rect.w} height={rect.h} rx={rx} />;
}

function grow(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, w: rect.w + 2 * by, h: rect.h + 2 * by };
}

function outline([a, tip, b]: readonly [Point, Point, Point]): string {
  const up = tip.y > a.y ? -1 : 1;
  // A softly rounded tip.
  return `M${a.x} ${a.y}L${tip.x - 1.3} ${tip.y + up * 6}Q${tip.x} ${tip.y} ${tip.x + 1.3} ${tip.y + up * 6}L${b.x} ${b.y}Z`;
}

/** A star of eight rays, the oldest ornament of the Caucasus, set into the middle of a half. */
function star({ x, y }: Point, radius: number): string {
  const ray = (index: number): string => {
    const angle = (index * Math.PI) / 8;
    const r = index % 2 === 0 ? radius : radius * 0.42;
    return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 16 }, (_, index) => ray(index)).join('L')}Z`;
}

function middleOf({ x, y, w, h }: Rect): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

/** The two leaves of the board meet on the bar; two hinges hold them. */
function Hinges({ bar }: { readonly bar: Rect }): JSX.Element {
  const { x } = middleOf(bar);
  const half = Math.min(8, bar.w / 2 - 1);
  return (
    <g>
      <line class="board-seam" x1={x} x2={x} y1={bar.y} y2={bar.y + bar.h} />
      <line class="board-seam-light" x1={x + 1} x2={x + 1} y1={bar.y} y2={bar.y + bar.h} />
      {[bar.y + 52, bar.y + bar.h - 52 - 34].map((y) => (
        <g key={y} class="hinge">
          <rect class="hinge-plate" x={x - half} y={y} width={2 * half} height="34" rx="2" />
          <rect class="hinge-pin" x={x - 2} y={y - 1.5} width="4" height="37" rx="2" />
          {half > 6 &&
            [7, 17, 27].flatMap((down) =>
              [-1, 1].map((side) => (
                <circle
                  key={`${down}:${side}`}
                  class="hinge-screw"
                  cx={x + side * (half - 2.8)}
                  cy={y + down}
                  r="1.1"
                />
              )),
            )}
        </g>
      ))}
    </g>
  );
}

/** A half of the playing field, sunk into the frame. */
function Field({ rect, index }: { readonly rect: Rect; readonly index: number }): JSX.Element {
  const middle = middleOf(rect);
  return (
    <g>
      {box('board-inlay', grow(rect, 1.7), 2.4)}
      {box('board-field', rect)}
      <path class="field-grain" d={grainOf(rect, 'down', index + 1)} />
      <g class="ornament">
        <circle cx={middle.x} cy={middle.y} r="30" />
        <path d={star(middle, 25)} />
        <path d={star(middle, 11)} />
      </g>
    </g>
  );
}

/** Light falls from the upper left: the frame shades two edges of whatever is sunk into it. */
function Sunk({ rect, depth }: { readonly rect: Rect; readonly depth: number }): JSX.Element {
  return (
    <g>
      <rect class="shade-of-top" x={rect.x} y={rect.y} width={rect.w} height={depth} />
      <rect class="shade-of-left" x={rect.x} y={rect.y} width={depth * 0.8} height={rect.h} />
    </g>
  );
}

/** Everything that never moves: frame, fields, points with their numbers, bar and trays. */
export function Backdrop({ geometry }: { readonly geometry: Geometry }): JSX.Element {
  const { width, height, fields, bar, trays } = geometry;
  const board: Rect = { x: 0, y: 0, w: width, h: height };
  const rails: readonly Rect[] = [
    { ...board, h: bar.y },
    { ...board, y: bar.y + bar.h, h: height - bar.y - bar.h },
  ];
  return (
    <g>
      {box('board-frame', board, 12)}
      <path
        class="frame-grain"
        d={[
          ...rails.map((rail, index) => grainOf({ ...rail, x: 3, w: width - 6 }, 'right', 10 + index)),
          ...[bar, ...trays.map((tray) => ({ ...tray, y: bar.y, h: bar.h }))].map((rect, index) =>
            grainOf(rect, 'down', 20 + index),
          ),
        ].join('')}
      />
      {box('board-rim', grow(board, -1), 11)}
      {box('board-rim-inner', grow(board, -2.4), 9.8)}
      {fields.map((rect, index) => (
        <Field key={rect.x} rect={rect} index={index} />
      ))}
      <Hinges bar={bar} />
      {trays.map((rect) => (
        <g key={`${rect.x}:${rect.y}`}>
          {box('board-inlay', grow(rect, 1.7), 5)}
          {box('board-tray', rect, 3.6)}
          <Sunk rect={grow(rect, -0.6)} depth={SHADE * 1.4} />
        </g>
      ))}
      {POINTS.map((point) => (
        <path
          key={point}
          class={(point % 2 === 0) === isUpper(point) ? 'point point-a' : 'point point-b'}
          d={outline(triangle(geometry, point))}
        />
      ))}
      {fields.map((rect) => (
        <Sunk key={rect.x} rect={rect} depth={SHADE} />
      ))}
      {POINTS.map((point) => {
        const at = numberAt(geometry, point);
        return (
          <text key={point} class="point-number" x={at.x} y={at.y}>
            {point}
          </text>
        );
      })}
    </g>
  );
}
