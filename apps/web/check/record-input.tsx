import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { readFile } from './read-file.ts';
import type { InputRefusal } from './read-input.ts';
import type { Say } from './words.ts';

interface RecordInputProps {
  readonly say: Say;
  readonly onText: (text: string) => void;
  readonly onRefusal: (refusal: InputRefusal) => void;
}

/** Takes a record as a file, dropped anywhere on the page, or pasted. */
export function RecordInput({ say, onText, onRefusal }: RecordInputProps): JSX.Element {
  const [pasted, setPasted] = useState('');
  const [isOver, setOver] = useState(false);

  const take = async (file: File | null | undefined): Promise<void> => {
    if (file === null || file === undefined) return;
    const text = await readFile(file);
    if (text.ok) onText(text.value);
    else onRefusal(text.error);
  };

  useEffect(() => {
    const over = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);

  return (
    <section class={`card input ${isOver ? 'over' : ''}`}>
      <label class="button main">
        {say('check.choose')}
        <input
          type="file"
          accept=".json,application/json"
          data-testid="record-file"
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <span class="soft drop-hint">{say('check.drop')}</span>
      <details>
        <summary>{say('check.paste')}</summary>
        <textarea
          rows={5}
          spellcheck={false}
          aria-label={say('check.pasteLabel')}
          placeholder='{"format":"nardy-dice-transcript/1", …}'
          data-testid="record-text"
          value={pasted}
          onInput={(event) => setPasted(event.currentTarget.value)}
        />
        <button
          type="button"
          class="button"
          data-testid="check-text"
          disabled={pasted.trim() === ''}
          onClick={() => onText(pasted)}
        >
          {say('check.pasteButton')}
        </button>
      </details>
    </section>
  );
}
