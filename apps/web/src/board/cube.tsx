import type { JSX } from 'preact';
import { cubeAt, type Geometry } from './geometry.ts';

/** `offered`: turned, and not answered yet; `resting`: the Crawford game, it lies there and may not be turned. */
export type CubeState = 'free' | 'offered' | 'resting';

export interface CubeProps {
  readonly geometry: Geometry;
  readonly value: number;
  readonly at: 'bottom' | 'top' | 'middle';
  readonly state: CubeState;
}

/** The doubling cube with the stake it stands for; before the first double that is 1. */
export function Cube({ geometry, value, at, state }: CubeProps): JSX.Element {
  const centre = cubeAt(geometry, at);
  return (
    <g
      class={`cube cube-${state}`}
      style={{ transform: `translate(${centre.x}px, ${centre.y}px)` }}
      data-testid="cube"
      data-value={value}
    >
      <rect class="cube-shadow" x="-17" y="-15" width="36" height="36" rx="8" />
      <rect class="cube-edge" x="-17.5" y="-17.5" width="35" height="35" rx="7" />
      <rect class="cube-face" x="-15" y="-15.4" width="30" height="30" rx="5" />
      <text class={value > 99 ? 'cube-value cube-value-long' : 'cube-value'}>{value}</text>
    </g>
  );
}
