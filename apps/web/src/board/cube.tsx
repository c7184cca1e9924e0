import type { JSX } from 'preact';
import { cubeAt, type Geometry } from './geometry.ts';

export interface CubeProps {
  readonly geometry: Geometry;
  readonly value: number;
  readonly owner: 'bottom' | 'top' | 'middle';
}

/** The doubling cube with the stake it stands for; before the first double that is 1. */
export function Cube({ geometry, value, owner }: CubeProps): JSX.Element {
  const at = cubeAt(geometry, owner);
  return (
    <g
      class="cube"
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      data-testid="cube"
      data-value={value}
    >
      <rect class="cube-face" x="-17" y="-17" width="34" height="34" rx="6" />
      <text class={value > 99 ? 'cube-value cube-value-long' : 'cube-value'}>{value}</text>
    </g>
  );
}
