import { PLACES, type Place } from '@nardy/session';
import type { JSX } from 'preact';
import { useId, useMemo, useRef } from 'preact/hooks';
import { Advice } from './advice.tsx';
import { Backdrop } from './backdrop.tsx';
import { CheckerLayer } from './checker-layer.tsx';
import { Cube } from './cube.tsx';
import { samePlacement } from './frames.ts';
import { bands, type Geometry, hitArea, makeGeometry, type Rect } from './geometry.ts';
import { Paint, paintProperties } from './paint.tsx';
import type { BoardProps } from './props.ts';
import { Recall } from './recall.tsx';
import { Targets } from './targets.tsx';
import { useFrames } from './use-frames.ts';
import { useGestures } from './use-gestures.ts';
import '../styles/board-sets.css';
import '../styles/board.css';

const POINTS: readonly Place[] = Array.from({ length: 24 }, (_, index) => 24 - index);
const TRAYS: readonly Place[] = [PLACES.bottomTray, PLACES.topTray];

/** A box of the drawing as a box over it, in percent. */
function overlay(geometry: Geometry, rect: Rect): Record<string, string> {
  const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;
  return {
    left: percent(rect.x, geometry.width),
    top: percent(rect.y, geometry.height),
    width: percent(rect.w, geometry.width),
    height: percent(rect.h, geometry.height),
  };
}

/** Whatever glides or tumbles comes to rest; dice in the air stay there. */
function endMovement(root: HTMLElement | null): void {
  for (const movement of root?.getAnimations({ subtree: true }) ?? []) {
    if (movement.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) movement.finish();
  }
}

/** The board: drawing, movement and gestures. It knows where things are, never what is allowed. */
export function Board(props: BoardProps): JSX.Element {
  const { kind, home, bottomTone, label } = props;
  const geometry = useMemo(() => makeGeometry(kind, home), [kind, home]);
  const id = useId();
  // Drawn once: nothing in it ever changes.
  const still = useMemo(
    () => (
      <svg
        class="board-svg board-still"
        viewBox={`0 0 ${geometry.width} ${geometry.height}`}
        aria-hidden="true"
      >
        <Paint id={id} height={geometry.height} />
        <Backdrop geometry={geometry} />
      </svg>
    ),
    [geometry, id],
  );
  const paints = useMemo(() => paintProperties(id), [id]);
  const dropping = useRef(false);
  const frames = useFrames(props, dropping);
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<SVGGElement>(null);
  const finish = (): void => {
    frames.finish();
    endMovement(root.current);
  };
  const gestures = useGestures({ geometry, root, layer, props, finish, dropping });
  const areas = bands(geometry);
  const places =
    kind === 'long' ? [...POINTS, ...TRAYS] : [PLACES.bottomBar, PLACES.topBar, ...POINTS, ...TRAYS];
  const moving = !samePlacement(frames.shown, props.placement);

  return (
    <div
      class="board"
      ref={root}
      data-testid="board"
      data-kind={kind}
      data-home={home}
      data-lights={props.lights}
      data-play={props.onDrop === undefined ? 'no' : 'yes'}
      data-placement={props.placement.join(' ')}
      style={paints}
      {...gestures.handlers}
    >
      {still}
      <svg class="board-svg" viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true">
        {props.cube && <Cube geometry={geometry} {...props.cube} />}
        <g ref={layer}>
          <CheckerLayer
            geometry={geometry}
            placement={frames.shown}
            bottomTone={bottomTone}
            stepMs={frames.stepMs}
            marks={props.marks}
            dragged={gestures.dragged}
          />
        </g>
        <Recall
          geometry={geometry}
          placement={frames.shown}
          steps={moving ? [] : props.recall}
          as={props.recallAs}
        />
        <Advice geometry={geometry} placement={frames.shown} steps={moving ? [] : (props.advice ?? [])} />
        <Targets geometry={geometry} placement={frames.shown} marks={props.marks} />
      </svg>
      <div class="board-places">
        {places.map((place) => (
          <button
            key={place}
            type="button"
            class="place"
            data-testid={`point-${place}`}
            data-place={place}
            data-movable={props.marks.movable.includes(place)}
            data-target={props.marks.strong.includes(place) || props.marks.weak.includes(place)}
            style={overlay(geometry, hitArea(geometry, place))}
            aria-label={label(place)}
            onClick={(event) => gestures.click(place, event)}
          />
        ))}
      </div>
      <div class="band band-left" style={overlay(geometry, areas.left)}>
        {props.left}
      </div>
      <div class="band band-right" style={overlay(geometry, areas.right)}>
        {props.right}
      </div>
    </div>
  );
}
