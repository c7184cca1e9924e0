import type { Place } from '@nardy/session';
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type Geometry, type Point, placeAt } from './geometry.ts';
import type { BoardProps } from './props.ts';

const DRAG_AFTER_PX = 7;
const LONG_PRESS_MS = 450;
/** How long a drop counts as the way a checker came where it is. */
const DROP_MS = 200;

export interface GesturesInput {
  readonly geometry: Geometry;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly layer: RefObject<SVGGElement | null>;
  readonly props: BoardProps;
  readonly finish: () => void;
  /** True while a checker has just been dropped: what follows is drawn at once. */
  readonly dropping: RefObject<boolean>;
}

export interface Gestures {
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
    readonly onContextMenu: (event: MouseEvent) => void;
  };
  readonly click: (place: Place, event: MouseEvent) => void;
  readonly dragged: { readonly id: number; readonly droppedAt: Point | null } | null;
}

interface Press {
  readonly place: Place;
  readonly startX: number;
  readonly startY: number;
  readonly timer: ReturnType<typeof setTimeout>;
  /** The checker under the finger, and the transform that puts it back. */
  element: SVGGElement | null;
  home: string;
  state: 'pressed' | 'dragging' | 'spent';
}

/** Taps, long presses and drags on the board, told to the owner as places. */
export function useGestures({ geometry, root, layer, props, finish, dropping }: GesturesInput): Gestures {
  const press = useRef<Press | null>(null);
  const swallowClick = useRef(false);
  const [dragged, setDragged] = useState<Gestures['dragged']>(null);

  const locate = (event: { clientX: number; clientY: number }): Point => {
    const box = root.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return { x: -1, y: -1 };
    return {
      x: ((event.clientX - box.left) / box.width) * geometry.width,
      y: ((event.clientY - box.top) / box.height) * geometry.height,
    };
  };

  /** The uppermost checker on a place. */
  const topChecker = (place: Place): SVGGElement | null => {
    let top: SVGGElement | null = null;
    for (const element of layer.current?.querySelectorAll<SVGGElement>('.checker') ?? []) {
      const at = new DOMMatrix(getComputedStyle(element).transform);
      if (placeAt(geometry, { x: at.e, y: at.f }) === place) top = element;
    }
    return top;
  };

  const end = (): void => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };

  const startDrag = (current: Press, event: PointerEvent): void => {
    const element = props.loose.includes(current.place) ? topChecker(current.place) : null;
    if (element === null || props.onDragStart === undefined) {
      current.state = 'spent';
      return;
    }
    clearTimeout(current.timer);
    current.state = 'dragging';
    current.element = element;
    current.home = element.style.transform;
    root.current?.setPointerCapture(event.pointerId);
    setDragged({ id: Number(element.dataset.id), droppedAt: null });
    props.onDragStart(current.place);
  };

  const handlers: Gestures['handlers'] = {
    onPointerDown: (event) => {
      swallowClick.current = false;
      finish();
      if (!event.isPrimary || (event.target as Element).closest('.place') === null) return;
      const place = placeAt(geometry, locate(event));
      if (place === null || event.button !== 0) return;
      const timer = setTimeout(() => {
        if (press.current?.state !== 'pressed' || props.onOther === undefined) return;
        press.current.state = 'spent';
        swallowClick.current = true;
        props.onOther(place);
      }, LONG_PRESS_MS);
      press.current = {
        place,
        startX: event.clientX,
        startY: event.clientY,
        timer,
        element: null,
        home: '',
        state: 'pressed',
      };
    },
    onPointerMove: (event) => {
      const current = press.current;
      if (current === null) return;
      const distance = Math.hypot(event.clientX - current.startX, event.clientY - current.startY);
      if (current.state === 'pressed' && distance > DRAG_AFTER_PX) startDrag(current, event);
      if (current.state !== 'dragging' || current.element === null) return;
      const at = locate(event);
      current.element.style.transform = `translate(${at.x}px, ${at.y}px)`;
    },
    onPointerUp: (event) => {
      const current = press.current;
      end();
      if (current?.state !== 'dragging' || current.element === null) return;
      swallowClick.current = true;
      const at = locate(event);
      const to = placeAt(geometry, at);
      setDragged({ id: Number(current.element.dataset.id), droppedAt: at });
      // The drawing of the true position takes over from the finger.
      current.element.style.transform = current.home;
      dropping.current = true;
      props.onDrop?.(current.place, to);
      setTimeout(() => {
        dropping.current = false;
        setDragged(null);
      }, DROP_MS);
    },
    onPointerCancel: () => {
      const current = press.current;
      end();
      if (current?.element) current.element.style.transform = current.home;
      if (current?.state === 'dragging') props.onDrop?.(current.place, null);
      setDragged(null);
    },
    onContextMenu: (event) => {
      const place = placeAt(geometry, locate(event));
      event.preventDefault();
      // A long press on a touch screen ends up here too.
      end();
      if (place !== null && !swallowClick.current) props.onOther?.(place);
    },
  };

  const click = (place: Place, event: MouseEvent): void => {
    // A click without a pointer comes from the keyboard or a screen reader.
    if (event.detail === 0 && props.onChoose !== undefined) props.onChoose(place);
    else if (!swallowClick.current) props.onTap?.(place);
    swallowClick.current = false;
  };

  return { handlers, click, dragged };
}
