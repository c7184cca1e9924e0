import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

export interface BandButtonProps {
  readonly testId: string;
  readonly kind: 'main' | 'plain';
  readonly onPress: () => void;
  readonly onLongPress?: () => void;
  readonly title?: string | undefined;
  readonly disabled?: boolean;
  /** Of a button that stays pressed. */
  readonly pressed?: boolean;
  readonly children: ComponentChildren;
}

/** A button has just appeared under a finger that may still be tapping: it is deaf for a moment. */
const DEAF_MS = 300;
const LONG_PRESS_MS = 550;

/** A button on the board, where the dice are. */
export function BandButton(props: BandButtonProps): JSX.Element {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), DEAF_MS);
    return () => clearTimeout(timer);
  }, []);
  // Kept over drawings: a running clock draws the table anew while a finger is down.
  const held = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const long = useRef(false);
  const release = (): void => clearTimeout(held.current);
  useEffect(() => release, []);
  return (
    <button
      type="button"
      class={`button band-button button-${props.kind}`}
      data-testid={props.testId}
      aria-label={props.title}
      aria-pressed={props.pressed}
      title={props.title}
      data-deaf={!ready && props.disabled !== true}
      disabled={!ready || props.disabled === true}
      onPointerDown={() => {
        release();
        long.current = false;
        const { onLongPress } = props;
        if (onLongPress === undefined) return;
        held.current = setTimeout(() => {
          long.current = true;
          onLongPress();
        }, LONG_PRESS_MS);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => {
        // A long press means something else here than the menu of a page.
        if (props.onLongPress !== undefined) event.preventDefault();
      }}
      onClick={() => {
        if (!long.current) props.onPress();
        long.current = false;
      }}
    >
      {props.children}
    </button>
  );
}
