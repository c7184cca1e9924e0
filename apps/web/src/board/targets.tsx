import type { JSX } from 'preact';
import type { Placement } from './frames.ts';
import { checkerAt, type Geometry, isTray, RADIUS } from './geometry.ts';
import type { Marks } from './props.ts';

interface TargetsProps {
  readonly geometry: Geometry;
  readonly placement: Placement;
  readonly marks: Marks;
}

const CROSS_HAIR = `M0 ${-RADIUS - 3}V-7M0 7V${RADIUS + 3}M${-RADIUS - 3} 0H-7M7 0H${RADIUS + 3}M12 0A12 12 0 1 1-12 0A12 12 0 1 1 12 0`;

/** Where the next checker would come to lie. */
export function Targets({ geometry, placement, marks }: TargetsProps): JSX.Element {
  const target = (place: number, strength: 'strong' | 'weak'): JSX.Element => {
    const hit = marks.hits.includes(place);
    const count = hit ? 0 : Math.abs(placement[place] ?? 0);
    const at = checkerAt(geometry, place, isTray(place) ? 7 : count, count + 1);
    return (
      <g
        key={`${strength}${place}`}
        class={`target target-${strength}`}
        style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      >
        {hit ? (
          <>
            <path class="target-hit-edge" d={CROSS_HAIR} />
            <path class="target-hit" d={CROSS_HAIR} />
          </>
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
