import type { BoardKind } from '@nardy/rules';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import '../styles/board-sets.css';
import '../styles/board.css';
import { isTakingOver } from '../effects/take-over.ts';
import { Backdrop } from './backdrop.tsx';
import { CheckerLayer } from './checker-layer.tsx';
import type { Placement } from './frames.ts';
import { makeGeometry } from './geometry.ts';
import { Paint } from './paint.tsx';
import { NO_MARKS } from './props.ts';
import '../styles/board-picture.css';

export interface BoardPictureProps {
  readonly kind: BoardKind;
  readonly placement: Placement;
  readonly label: string;
}

/** Pictures share one set of paints, whose names are in their style sheet: a page drawn at build has no styles in it. */
export const PICTURE_PAINTS = 'picture';

/** The paints of all pictures of a page, once: found by name, they have to be drawn wherever the page stands. */
export function PicturePaints(): JSX.Element {
  return (
    <svg class="picture-paints" aria-hidden="true">
      <Paint id={PICTURE_PAINTS} height={makeGeometry('short', 'right').height} />
    </svg>
  );
}

/** The board as a picture, on a page that has {@link PicturePaints}: the same drawing at the same size, without anything that needs a script. */
export function BoardPicture(props: BoardPictureProps): JSX.Element {
  const { kind, placement, label } = props;
  const shows = `${kind} ${placement.join(' ')}`;
  // Compared node by node with what it would be now, the pictures of a page would hold up a phone for long.
  const [drawn] = useState(() => (isTakingOver() ? shows : null));
  const frame = {
    class: 'board board-picture',
    role: 'img',
    'aria-label': label,
    'data-kind': kind,
    'data-home': 'right',
  } as const;
  // Nothing is set by it: so Preact leaves the children alone.
  if (drawn === shows) return <div {...frame} dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div {...frame}>
      <Drawing {...props} />
    </div>
  );
}

function Drawing({ kind, placement }: BoardPictureProps): JSX.Element {
  const geometry = makeGeometry(kind, 'right');
  return (
    <>
      <svg
        class="board-svg board-still"
        viewBox={`0 0 ${geometry.width} ${geometry.height}`}
        aria-hidden="true"
      >
        <Backdrop geometry={geometry} />
      </svg>
      <svg class="board-svg" viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true">
        <CheckerLayer
          geometry={geometry}
          placement={placement}
          bottomTone="light"
          stepMs={0}
          marks={NO_MARKS}
          dragged={null}
        />
      </svg>
    </>
  );
}
