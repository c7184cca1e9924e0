import type { Place } from '@nardy/session';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
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
  /** The finger; what others do meanwhile is not this gesture. */
  readonly pointer: number;
  readonly place: Place;
  readonly startX: number;
  readonly startY: number;
  readonly timer: ReturnType<typeof setTimeout>;
  /** The checker under the finger. */
  element: SVGGElement | null;
  state: 'pressed' | 'dragging' | 'spent';
}

/** Puts a checker back to where the drawing has it now, which need not be where it was taken from. */
function putBack(element: SVGGElement | null): void {
  if (element !== null) element.style.transform = element.dataset.at ?? '';
}

/** Taps, long presses and drags on the board, told to the owner as places. */
export function useGestures({ geometry, root, layer, props, finish, dropping }: GesturesInput): Gestures {
  const press = useRef<Press | null>(null);
  const swallowClick = useRef(false);
  const [dragged, setDragged] = useState<Gestures['dragged']>(null);

  const locate = (event: { clientX: number; clientY: number }): Point => {
    // Asked anew each time: the board may have been turned or resized under the finger.
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
      // All are at rest: a press ends whatever glides.
      const [x = -1, y = -1] = (element.dataset.at?.match(/-?[\d.]+/g) ?? []).map(Number);
      if (placeAt(geometry, { x, y }) === place) top = element;
    }
    return top;
  };

  const end = (): Press | null => {
    const ended = press.current;
    clearTimeout(ended?.timer);
    press.current = null;
    return ended;
  };

  /** The checker goes back to where it lies, and nothing has happened. */
  const cancel = (): void => {
    const current = end();
    if (current?.state !== 'dragging') return;
    putBack(current.element);
    setDragged(null);
    swallowClick.current = true;
    props.onDrop?.(current.place, null);
  };

  const latestCancel = useRef(cancel);
  latestCancel.current = cancel;
  useEffect(() => {
    // A window that loses the focus may never hear of the finger again.
    const onLeave = (): void => latestCancel.current();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') latestCancel.current();
    };
    addEventListener('blur', onLeave);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('blur', onLeave);
      removeEventListener('keydown', onKey);
    };
  }, []);

  const startDrag = (current: Press): void => {
    const element = props.loose.includes(current.place) ? topChecker(current.place) : null;
    clearTimeout(current.timer);
    if (element === null || props.onDragStart === undefined) {
      current.state = 'spent';
      return;
    }
    current.state = 'dragging';
    current.element = element;
    root.current?.setPointerCapture(current.pointer);
    setDragged({ id: Number(element.dataset.id), droppedAt: null });
    props.onDragStart(current.place);
  };

  const handlers: Gestures['handlers'] = {
    onPointerDown: (event) => {
      if (press.current !== null && press.current.pointer !== event.pointerId) {
        // A second finger beside a dragging one; after a release that was never heard of, a new gesture.
        if (event.pointerType === 'touch' && !event.isPrimary) return;
        cancel();
      }
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
        pointer: event.pointerId,
        place,
        startX: event.clientX,
        startY: event.clientY,
        timer,
        element: null,
        state: 'pressed',
      };
    },
    onPointerMove: (event) => {
      const current = press.current;
      if (current === null || current.pointer !== event.pointerId) return;
      if (event.pointerType === 'mouse' && event.buttons === 0) {
        cancel();
        return;
      }
      const distance = Math.hypot(event.clientX - current.startX, event.clientY - current.startY);
      if (current.state === 'pressed' && distance > DRAG_AFTER_PX) startDrag(current);
      if (current.state !== 'dragging' || current.element === null) return;
      const at = locate(event);
      current.element.style.transform = `translate(${at.x}px, ${at.y}px)`;
    },
    onPointerUp: (event) => {
      if (press.current?.pointer !== event.pointerId) return;
      const current = end();
      if (current?.state !== 'dragging' || current.element === null) return;
      swallowClick.current = true;
      const at = locate(event);
      const to = placeAt(geometry, at);
      setDragged({ id: Number(current.element.dataset.id), droppedAt: at });
      // The drawing of the true position takes over from the finger.
      putBack(current.element);
      dropping.current = true;
      props.onDrop?.(current.place, to);
      setTimeout(() => {
        dropping.current = false;
        setDragged((now) => (now?.droppedAt === at ? null : now));
      }, DROP_MS);
    },
    onPointerCancel: (event) => {
      if (press.current?.pointer === event.pointerId) cancel();
    },
    onContextMenu: (event) => {
      const place = placeAt(geometry, locate(event));
      event.preventDefault();
      if (press.current?.state === 'dragging') return;
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
