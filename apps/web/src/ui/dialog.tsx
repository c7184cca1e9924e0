import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import '../styles/dialog.css';

export interface DialogProps {
  readonly title: string;
  readonly testId: string;
  readonly children: ComponentChildren;
  /** Escape, or a press beside the dialog; left out where an answer is needed. */
  readonly onClose?: () => void;
  /** `beside`: at the bottom of a phone, so that the board stays in view. */
  readonly place?: 'middle' | 'beside';
}

/** A modal dialog, open as long as it is drawn. */
export function Dialog({ title, testId, children, onClose, place = 'middle' }: DialogProps): JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    dialog.showModal();
    // Nothing is preset: a habitual Enter must not answer.
    dialog.focus();
    return () => dialog.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, as onCancel
    <dialog
      ref={element}
      class={`dialog dialog-${place}`}
      data-testid={testId}
      aria-labelledby={heading}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose?.();
      }}
    >
      <div class="dialog-body">
        <h2 id={heading} class="dialog-title">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
