import type { UserInput } from '@nardy/session';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../../app/words.ts';

export interface TypedPlayProps {
  /** The keys pressed before the line was there. */
  readonly first: string;
  readonly send: (input: UserInput) => void;
  readonly onClose: () => void;
}

/** A line to type a play in: «8/5 6/5», «бар/21», «6/вых(2)». Enter plays it, Escape leaves. */
export function TypedPlay({ first, send, onClose }: TypedPlayProps): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current === null) return;
    field.current.value = first;
    field.current.focus();
    field.current.setSelectionRange(first.length, first.length);
  }, [first]);
  return (
    <form
      class="status typed-play"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'playTyped', text: field.current?.value ?? '' });
        onClose();
      }}
    >
      <input
        ref={field}
        class="typed-field"
        data-testid="typed-play"
        maxLength={80}
        autocomplete="off"
        spellcheck={false}
        aria-label={say('web.table.typePlay')}
        placeholder={say('web.table.typePlay')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        onBlur={onClose}
      />
    </form>
  );
}
