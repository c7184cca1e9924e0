import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { word } from './text-words.ts';

export interface TextLineProps {
  readonly onLine: (line: string) => void;
}

/** The one line that takes plays and commands. */
export function TextLine({ onLine }: TextLineProps): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      class="text-line"
      onSubmit={(event) => {
        event.preventDefault();
        const line = field.current?.value ?? '';
        if (field.current !== null) field.current.value = '';
        onLine(line);
      }}
    >
      <label for="text-line">{word('text.line')}</label>
      <div class="text-line-row">
        <input
          ref={field}
          id="text-line"
          data-testid="text-line"
          maxLength={80}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby="text-line-hint"
        />
        <button type="submit" class="button button-main">
          {word('text.send')}
        </button>
      </div>
      <small id="text-line-hint">{word('text.lineHint')}</small>
    </form>
  );
}
