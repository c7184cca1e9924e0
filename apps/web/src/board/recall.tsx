import type { JSX } from 'preact';
import { arrowPath } from './arrow-path.ts';
import type { DrawnStep, Placement } from './frames.ts';
import { checkerAt, type Geometry, isTray, type Point, RADIUS } from './geometry.ts';
import { joinSteps } from './join-steps.ts';

interface RecallProps {
  readonly geometry: Geometry;
  readonly placement: Placement;
  readonly steps: readonly DrawnStep[];
  readonly as: 'arrows' | 'ghosts';
}

/** The last play: a ghost where each checker stood and, if wished, an arrow to where it went. */
export function Recall({ geometry, placement, steps, as }: RecallProps): JSX.Element {
  const top = (place: number, free: number): Point => {
    const count = Math.abs(placement[place] ?? 0);
    const slot = isTray(place) ? count - 1 : Math.max(0, count - 1 + free);
    return checkerAt(geometry, place, slot, Math.max(count, slot + 1));
  };
  return (
    <g class="recall">
      {joinSteps(steps).map((step, index) => {
        const from = top(step.from, (placement[step.from] ?? 0) === 0 ? 0 : 1);
        const to = top(step.to, 0);
        const key = `${step.from}-${step.to}-${index}`;
        const way = arrowPath(geometry, from, to);
        return (
          <g key={key}>
            <circle class="ghost" cx={from.x} cy={from.y} r={RADIUS - 3} />
            {as === 'arrows' && (
              <>
                <path class="arrow-edge" d={way} />
                <path class="arrow" d={way} />
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}
