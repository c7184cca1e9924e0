import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface BandButtonProps {
  readonly testId: string;
  readonly kind: 'main' | 'plain';
  readonly onPress: () => void;
  readonly onLongPress?: () => void;
  readonly title?: string | undefined;
  readonly disabled?: boolean;
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
  let held: ReturnType<typeof setTimeout> | undefined;
  let long = false;
  return (
    <button
      type="button"
      class={`button band-button button-${props.kind}`}
      data-testid={props.testId}
      aria-label={props.title}
      title={props.title}
      data-deaf={!ready}
      disabled={!ready || props.disabled === true}
      onPointerDown={() => {
        long = false;
        if (props.onLongPress === undefined) return;
        held = setTimeout(() => {
          long = true;
          props.onLongPress?.();
        }, LONG_PRESS_MS);
      }}
      onPointerUp={() => clearTimeout(held)}
      onPointerLeave={() => clearTimeout(held)}
      onClick={() => {
        if (!long) props.onPress();
      }}
    >
      {props.children}
    </button>
  );
}
