import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Checker } from './checker.tsx';
import type { Placement } from './frames.ts';
import { checkerAt, type Geometry, isBar, type Point } from './geometry.ts';
import { assignPieces, type Piece } from './pieces.ts';
import type { Marks } from './props.ts';

export interface CheckerLayerProps {
  readonly geometry: Geometry;
  readonly placement: Placement;
  readonly bottomTone: 'light' | 'dark';
  readonly stepMs: number;
  readonly marks: Marks;
  /** The checker held by a finger, and where it was let go. */
  readonly dragged: { readonly id: number; readonly droppedAt: Point | null } | null;
}

const translate = (at: Point): string => `translate(${at.x}px, ${at.y}px)`;

function markOf(piece: Piece, marks: Marks): 'movable' | 'selected' | 'none' {
  if (piece.slot !== piece.count - 1) return 'none';
  if (marks.selected === piece.place) return 'selected';
  return marks.movable.includes(piece.place) ? 'movable' : 'none';
}

/** From the finger to the middle of the place. */
const DROP_MS = 90;

/** Part of a step that a hit checker waits until it is pushed off. */
const PUSHED_AT = 0.4;

interface Glide {
  readonly from: Point;
  readonly to: Point;
  readonly duration: number;
  readonly way: 'moved' | 'hit' | 'dropped';
}

function glide(element: SVGGElement | undefined, { from, to, duration, way }: Glide): void {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const between = {
    moved: [{ transform: `${translate(middle)} scale(1.07)`, offset: 0.5 }],
    hit: [{ transform: translate(from), offset: PUSHED_AT }],
    dropped: [],
  };
  const frames = [{ transform: translate(from) }, ...between[way], { transform: translate(to) }];
  element?.animate(frames, { duration, easing: 'cubic-bezier(.35, .05, .25, 1)' });
}

/** All checkers; those whose place has changed glide there above the others. */
export function CheckerLayer(props: CheckerLayerProps): JSX.Element {
  const { geometry, placement, bottomTone, stepMs, marks, dragged } = props;
  const pieces = useRef<readonly Piece[]>([]);
  const elements = useRef(new Map<number, SVGGElement>());
  const drawnAt = useRef(new Map<number, Point>());
  const lastDrop = useRef<Point | null>(null);
  const position = placement.join();

  const now = useMemo(() => {
    pieces.current = assignPieces(pieces.current, placement);
    return pieces.current;
  }, [position]);

  const placed = now.map((piece) => ({
    piece,
    at: checkerAt(geometry, piece.place, piece.slot, piece.count),
  }));
  const height = ({ piece, at }: (typeof placed)[number]): number => {
    const before = drawnAt.current.get(piece.id);
    const lifted = dragged?.id === piece.id || (before !== undefined && translate(before) !== translate(at));
    return (lifted ? 100 : 0) + piece.slot;
  };
  placed.sort((a, b) => height(a) - height(b));

  useLayoutEffect(() => {
    for (const { piece, at } of placed) {
      const before = drawnAt.current.get(piece.id);
      drawnAt.current.set(piece.id, at);
      const dropped = dragged?.id === piece.id ? dragged.droppedAt : null;
      const moved = before !== undefined && translate(before) !== translate(at);
      if (dropped !== null && (moved || dropped !== lastDrop.current)) {
        lastDrop.current = dropped;
        glide(elements.current.get(piece.id), { from: dropped, to: at, duration: DROP_MS, way: 'dropped' });
      } else if (moved && stepMs > 0) {
        const way = isBar(piece.place) ? 'hit' : 'moved';
        glide(elements.current.get(piece.id), { from: before, to: at, duration: stepMs, way });
      }
    }
  });

  return (
    <g>
      {placed.map(({ piece, at }) => (
        <Checker
          key={piece.id}
          piece={piece}
          tone={piece.bottom === (bottomTone === 'light') ? 'light' : 'dark'}
          transform={translate(at)}
          top={piece.slot === piece.count - 1 ? 'top' : 'under'}
          mark={markOf(piece, marks)}
          elementRef={(element) => {
            if (element === null) elements.current.delete(piece.id);
            else elements.current.set(piece.id, element);
          }}
        />
      ))}
    </g>
  );
}
