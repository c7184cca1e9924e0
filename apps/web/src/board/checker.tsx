import type { JSX, Ref } from 'preact';
import { isTray, RADIUS } from './geometry.ts';
import type { Piece } from './pieces.ts';

export interface CheckerProps {
  readonly piece: Piece;
  readonly tone: 'light' | 'dark';
  readonly transform: string;
  readonly top: 'top' | 'under';
  readonly mark: 'movable' | 'selected' | 'none';
  readonly elementRef: Ref<SVGGElement>;
}

/** One checker: light ones carry a dot, dark ones a ring, so that colour alone never decides. */
export function Checker({ piece, tone, transform, top, mark, elementRef }: CheckerProps): JSX.Element {
  const off = isTray(piece.place);
  const counted = top === 'top' && piece.count > 5 && !off;
  return (
    <g
      ref={elementRef}
      class={`checker checker-${tone}`}
      style={{ transform }}
      data-id={piece.id}
      data-at={transform}
    >
      {off ? (
        <>
          <rect class="checker-slab" x="-16.8" y="-5.6" width="33.6" height="11.2" rx="3.4" />
          <rect class="slab-light" x="-13.5" y="-4.3" width="27" height="1.5" rx="0.75" />
        </>
      ) : (
        <>
          <circle class="checker-shadow" r={RADIUS + 3} cx="0.8" cy="2.2" />
          <circle class="checker-edge" r={RADIUS} />
          <circle class="checker-face" r={RADIUS - 2} />
          <circle class="checker-groove" r={RADIUS - 6.4} />
          {mark !== 'none' && (
            <>
              <circle class="ring-halo" r={RADIUS - 0.6} />
              <circle class={`ring-${mark}`} r={RADIUS - 0.6} />
            </>
          )}
          {counted ? (
            <text class="checker-count">{piece.count}</text>
          ) : (
            <circle class="checker-sign" r={tone === 'light' ? 3 : 6.6} />
          )}
        </>
      )}
    </g>
  );
}
