import type { JSX } from 'preact';
import { type Geometry, isUpper, numberAt, type Point, type Rect, triangle } from './geometry.ts';

const POINTS = Array.from({ length: 24 }, (_, index) => index + 1);

function box(className: string, rect: Rect, rx: number): JSX.Element {
  return <rect class={className} x={rect.x} y={rect.y} width={rect.w} height={rect.h} rx={rx} />;
}

function outline([a, tip, b]: readonly [Point, Point, Point]): string {
  const up = tip.y > a.y ? -1 : 1;
  // A softly rounded tip.
  return `M${a.x} ${a.y}L${tip.x - 1.6} ${tip.y + up * 5}Q${tip.x} ${tip.y} ${tip.x + 1.6} ${tip.y + up * 5}L${b.x} ${b.y}Z`;
}

/** Everything that never moves: frame, fields, points with their numbers, bar and trays. */
export function Backdrop({ geometry }: { readonly geometry: Geometry }): JSX.Element {
  const { width, height, fields, bar, trays } = geometry;
  return (
    <g>
      <rect class="board-frame" width={width} height={height} rx="12" />
      <rect class="board-rim" x="2" y="2" width={width - 4} height={height - 4} rx="10.5" />
      {fields.map((field) => (
        <g key={field.x}>{box('board-field', field, 3)}</g>
      ))}
      {box('board-bar', bar, 0)}
      <line class="board-hinge" x1={bar.x + bar.w / 2} x2={bar.x + bar.w / 2} y1={bar.y} y2={bar.y + bar.h} />
      {trays.map((tray) => (
        <g key={`${tray.x}:${tray.y}`}>{box('board-tray', tray, 5)}</g>
      ))}
      {POINTS.map((point) => (
        <path
          key={point}
          class={(point % 2 === 0) === isUpper(point) ? 'point point-a' : 'point point-b'}
          d={outline(triangle(geometry, point))}
        />
      ))}
      {fields.map((field) => (
        <g key={field.x}>{box('board-edge', field, 3)}</g>
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

/** Paint that the checkers share; the stops take their colours from the theme. */
export function Paint(): JSX.Element {
  return (
    <defs>
      <radialGradient id="paint-light" cx="38%" cy="32%" r="75%">
        <stop class="light-high" offset="0" />
        <stop class="light-low" offset="1" />
      </radialGradient>
      <radialGradient id="paint-dark" cx="38%" cy="32%" r="75%">
        <stop class="dark-high" offset="0" />
        <stop class="dark-low" offset="1" />
      </radialGradient>
      <linearGradient id="paint-frame" x1="0" y1="0" x2="0" y2="1">
        <stop class="frame-high" offset="0" />
        <stop class="frame-low" offset="1" />
      </linearGradient>
      <linearGradient id="paint-field" x1="0" y1="0" x2="0" y2="1">
        <stop class="field-low" offset="0" />
        <stop class="field-high" offset="0.5" />
        <stop class="field-low" offset="1" />
      </linearGradient>
      <marker
        id="arrow-head"
        viewBox="0 0 10 10"
        refX="7"
        refY="5"
        markerWidth="4.4"
        markerHeight="4.4"
        orient="auto"
      >
        <path class="arrow-head" d="M0 0.6 9 5 0 9.4Z" />
      </marker>
      <marker
        id="advice-head"
        viewBox="0 0 10 10"
        refX="7"
        refY="5"
        markerWidth="4"
        markerHeight="4"
        orient="auto"
      >
        <path class="advice-head" d="M0 0.6 9 5 0 9.4Z" />
      </marker>
    </defs>
  );
}
