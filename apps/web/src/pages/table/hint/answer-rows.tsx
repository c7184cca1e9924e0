import type { JSX } from 'preact';
import { sayOfEngine } from '../../../engine/engine-words.ts';
import type { HintRow, HintText } from './hint-rows.ts';

export interface AnswerRowsProps {
  readonly text: HintText;
  readonly of: 'plays' | 'values';
  /** The row that is shown on the board. */
  readonly shown: HintRow | undefined;
  readonly onChoose: (key: string) => void;
}

/** What can be done, with what it is worth, and why the best is better than the row that is chosen. */
export function AnswerRows({ text, of, shown, onChoose }: AnswerRowsProps): JSX.Element {
  return (
    <>
      <ol class="hint-rows" aria-label={sayOfEngine(`hint.${of}`)}>
        {text.rows.map((row) => (
          <Row key={row.key} row={row} shown={row.key === shown?.key} onChoose={() => onChoose(row.key)} />
        ))}
      </ol>
      {shown?.reason != null && (
        <p class="hint-reason" data-testid="hint-reason">
          {shown.reason}
        </p>
      )}
      {of === 'plays' && shown?.detail != null && <p class="hint-chances hint-shown">{shown.detail}</p>}
      {text.chances !== null && <p class="hint-chances">{text.chances}</p>}
    </>
  );
}

interface RowProps {
  readonly row: HintRow;
  readonly shown: boolean;
  readonly onChoose: () => void;
}

/** One play or decision; a play can be chosen to be shown on the board. */
function Row({ row, shown, onChoose }: RowProps): JSX.Element {
  const inside = (
    <>
      <span class="hint-label">{row.label}</span>
      <b class="hint-equity" title={sayOfEngine('hint.equity')}>
        <span class="unseen">{sayOfEngine('hint.equity')} </span>
        {row.equity}
      </b>
      <span class={`hint-difference hint-${row.outlook}`} title={sayOfEngine('hint.difference')}>
        {row.difference}
      </span>
      {row.detail !== null && <small class="hint-detail">{row.detail}</small>}
    </>
  );
  const name = `hint-row${row.isBest ? ' hint-best' : ''}`;
  if (row.moves === null) {
    return (
      <li class={name} data-testid="hint-row">
        {inside}
      </li>
    );
  }
  return (
    <li>
      <button type="button" class={name} aria-pressed={shown} data-testid="hint-row" onClick={onChoose}>
        {inside}
      </button>
    </li>
  );
}
