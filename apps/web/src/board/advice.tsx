import type { JSX } from 'preact';
import { arrowPath } from './arrow-path.ts';
import type { DrawnStep, Placement } from './frames.ts';
import { checkerAt, type Geometry, type Point } from './geometry.ts';
import { joinSteps } from './join-steps.ts';

interface AdviceProps {
  readonly geometry: Geometry;
  readonly placement: Placement;
  readonly steps: readonly DrawnStep[];
}

interface Arrow {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
}

/** Where each checker of a play would go, from where it lies to where it would come to lie. */
export function Advice({ geometry, placement, steps }: AdviceProps): JSX.Element {
  return (
    <g class="advice" data-testid="advice">
      {arrowsOf(geometry, placement, joinSteps(steps)).map(({ key, from, to }) => {
        const path = arrowPath(geometry, from, to);
        return (
          <g key={key}>
            <path class="advice-edge" d={path} />
            <path class="advice-arrow" d={path} />
          </g>
        );
      })}
    </g>
  );
}

function arrowsOf(geometry: Geometry, placement: Placement, steps: readonly DrawnStep[]): readonly Arrow[] {
  const counts = placement.map(Math.abs);
  const before = [...counts];
  return steps.map((step, index): Arrow => {
    const left = Math.max(0, (counts[step.from] ?? 0) - 1);
    counts[step.from] = left;
    // A checker that is hit makes room.
    const slot = step.hit ? 0 : (counts[step.to] ?? 0);
    counts[step.to] = slot + 1;
    return {
      key: `${step.from}-${step.to}-${index}`,
      from: checkerAt(geometry, step.from, left, before[step.from] ?? 1),
      to: checkerAt(geometry, step.to, slot, slot + 1),
    };
  });
}
