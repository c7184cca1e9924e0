import type { JSX } from 'preact';
import type { DrawnStep, Placement } from './frames.ts';
import { checkerAt, type Geometry, isTray, type Point, RADIUS } from './geometry.ts';
import type { Marks } from './props.ts';

interface TargetsProps {
  readonly geometry: Geometry;
  readonly placement: Placement;
  readonly marks: Marks;
}

/** Where the next checker would come to lie. */
export function Targets({ geometry, placement, marks }: TargetsProps): JSX.Element {
  const target = (place: number, strength: 'strong' | 'weak'): JSX.Element => {
    const hit = marks.hits.includes(place);
    const count = hit ? 0 : Math.max(0, placement[place] ?? 0);
    const at = checkerAt(geometry, place, isTray(place) ? 7 : count, count + 1);
    return (
      <g
        key={`${strength}${place}`}
        class={`target target-${strength}`}
        style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      >
        {hit ? (
          <path
            class="target-hit"
            d={`M0 ${-RADIUS - 3}V-7M0 7V${RADIUS + 3}M${-RADIUS - 3} 0H-7M7 0H${RADIUS + 3}M12 0A12 12 0 1 1-12 0A12 12 0 1 1 12 0`}
          />
        ) : (
          <circle class="target-spot" r={strength === 'strong' ? 8.5 : 6.5} />
        )}
      </g>
    );
  };
  return (
    <g>
      {marks.weak.filter((place) => !marks.strong.includes(place)).map((place) => target(place, 'weak'))}
      {marks.strong.map((place) => target(place, 'strong'))}
    </g>
  );
}

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
      {steps.map((step, index) => {
        const from = top(step.from, (placement[step.from] ?? 0) === 0 ? 0 : 1);
        const to = top(step.to, 0);
        const middle = geometry.height / 2;
        const bend = { x: (from.x + to.x) / 2, y: ((from.y + to.y) / 2 + 2 * middle) / 3 };
        const key = `${step.from}-${step.to}-${index}`;
        return (
          <g key={key}>
            <circle class="ghost" cx={from.x} cy={from.y} r={RADIUS - 3} />
            {as === 'arrows' && (
              <path class="arrow" d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`} />
            )}
          </g>
        );
      })}
    </g>
  );
}
