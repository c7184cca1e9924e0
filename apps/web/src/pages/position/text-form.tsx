import { drawBoardSvg } from '@nardy/notation';
import { SIDES, type Side } from '@nardy/rules';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { sayRefusal } from '../../app/words.ts';
import { copyText } from '../../effects/clipboard.ts';
import { saveFile } from '../../effects/save-file.ts';
import { Field } from '../../ui/field.tsx';
import { boardKindOf, type Draft, shownBoard } from './draft.ts';
import { draftAddress, draftGnuId, draftXgid, readDraft } from './draft-text.ts';
import { formatPoints, readPoints } from './point-list.ts';
import { sayColour, sayPosition } from './say-position.ts';

export interface TextFormProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The position as text, to be read, typed and taken elsewhere. */
export function TextForm({ draft, onChange }: TextFormProps): JSX.Element {
  const [said, setSaid] = useState<string | null>(null);
  const xgid = draftXgid(draft) ?? '';
  const gnu = draftGnuId(draft);
  const link = (): string => location.origin + draftAddress(draft);
  const copy = async (text: string): Promise<void> => {
    const copied = await copyText(text);
    setSaid(sayPosition(copied ? 'position.copied' : 'position.notCopied'));
  };
  const save = (): void => {
    const { cube, onRoll, roll } = draft;
    const owner = cube.owner === null ? null : cube.owner === onRoll ? 'mover' : 'opponent';
    const options = {
      kind: boardKindOf(draft),
      roll,
      cube: { value: cube.value, owner },
      title: xgid,
    } as const;
    saveFile('position.svg', drawBoardSvg(shownBoard(draft), options), 'image/svg+xml');
  };
  return (
    <div class="text-form">
      <TextLine
        key={`any ${xgid}`}
        label={sayPosition('position.any')}
        testId="xgid"
        value={xgid}
        read={(text) => {
          const read = readDraft(text, draft.rules);
          if (!read.ok) return sayRefusal(read.error);
          onChange(read.value);
          return null;
        }}
      />
      {gnu !== null && (
        <p class="text-gnu">
          <span>{sayPosition('position.gnu')}</span> <code data-testid="gnu-id">{gnu}</code>
        </p>
      )}
      {SIDES.map((side) => (
        <TextLine
          key={`${side} ${formatPoints(draft, side)}`}
          label={sayPosition('position.pointsOf', { side: sayColour(side) })}
          hint={side === 'black' ? sayPosition('position.pointsHint') : undefined}
          testId={`points-${side}`}
          value={formatPoints(draft, side)}
          read={(text) => pointsRead(draft, side, text, onChange)}
        />
      ))}
      <div class="set-up-buttons">
        <button type="button" class="button button-plain" data-testid="copy-xgid" onClick={() => copy(xgid)}>
          {sayPosition('position.copy')}
        </button>
        <button
          type="button"
          class="button button-plain"
          data-testid="copy-link"
          onClick={() => copy(link())}
        >
          {sayPosition('position.copyLink')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button button-plain"
            // Whoever closes the sheet of the system has changed their mind.
            onClick={() => navigator.share({ url: link() }).catch(() => {})}
          >
            {sayPosition('position.share')}
          </button>
        )}
        <button type="button" class="button button-plain" data-testid="save-svg" onClick={save}>
          {sayPosition('position.svg')}
        </button>
      </div>
      <p role="status" class="text-said" data-testid="text-said">
        {said}
      </p>
    </div>
  );
}

function pointsRead(draft: Draft, side: Side, text: string, onChange: (draft: Draft) => void): string | null {
  const read = readPoints(draft, side, text);
  if (!read.ok) {
    const { code, ...facts } = read.error;
    return sayPosition(`position.list.${code}`, facts);
  }
  onChange(read.value);
  return null;
}

interface TextLineProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly testId: string;
  readonly value: string;
  /** Takes a text over, or says why not. */
  readonly read: (text: string) => string | null;
}

/** A line of text that sets up the position with Enter or its button. */
function TextLine({ label, hint, testId, value, read }: TextLineProps): JSX.Element {
  const [text, setText] = useState(value);
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <form
      class="text-entry"
      onSubmit={(event) => {
        event.preventDefault();
        setRefusal(read(text));
      }}
    >
      <Field label={label} hint={hint}>
        {(id) => (
          <input
            id={id}
            value={text}
            maxLength={200}
            autocomplete="off"
            spellcheck={false}
            data-testid={testId}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <button
        type="submit"
        class="button button-plain"
        disabled={text === value}
        data-testid={`${testId}-read`}
        aria-label={`${sayPosition('position.read')}: ${label}`}
      >
        {sayPosition('position.read')}
      </button>
      {refusal !== null && (
        <p class="refusal" role="alert" data-testid={`${testId}-refusal`}>
          {refusal}
        </p>
      )}
    </form>
  );
}
