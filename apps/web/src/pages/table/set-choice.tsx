import { PREFERENCE_CHOICES, type Preferences } from '@nardy/session';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import '../../styles/set-choice.css';

type BoardSet = Preferences['theme'];

export interface SetChoiceProps {
  readonly legend: string;
  readonly value: BoardSet;
  readonly labelOf: (set: BoardSet) => string;
  readonly onChange: (set: BoardSet) => void;
}

/** A corner of the board in the colours of a set, with a checker of each side and a die. */
function SetPicture({ set }: { readonly set: BoardSet }): JSX.Element {
  return (
    <svg class="set-picture" viewBox="0 0 96 60" data-board={set} aria-hidden="true">
      <rect class="set-frame" width="96" height="60" />
      <rect class="set-field" x="6" y="6" width="84" height="54" />
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          class={index % 2 === 0 ? 'set-point-a' : 'set-point-b'}
          d={`M${8 + index * 16} 6h14l-7 40z`}
        />
      ))}
      <g class="set-light">
        <circle cx="15" cy="15" r="8" />
        <circle class="set-sign" cx="15" cy="15" r="1.6" />
        <circle cx="15" cy="31" r="8" />
        <circle class="set-sign" cx="15" cy="31" r="1.6" />
      </g>
      <g class="set-dark">
        <circle cx="47" cy="15" r="8" />
        <circle class="set-sign" cx="47" cy="15" r="3.2" />
      </g>
      <g class="set-die">
        <rect x="68" y="38" width="16" height="16" rx="4" />
        <circle cx="72.4" cy="42.4" r="1.5" />
        <circle cx="76" cy="46" r="1.5" />
        <circle cx="79.6" cy="49.6" r="1.5" />
      </g>
    </svg>
  );
}

/** One of the sets of board and pieces, chosen by its picture. */
export function SetChoice({ legend, value, labelOf, onChange }: SetChoiceProps): JSX.Element {
  const name = useId();
  return (
    <fieldset class="set-choice" data-testid="preference-theme">
      <legend>{legend}</legend>
      <div class="set-options">
        {PREFERENCE_CHOICES.theme.map((set) => (
          <label key={set} class="choice-option set-option">
            <input
              type="radio"
              name={name}
              value={set}
              checked={set === value}
              data-testid={`preference-theme-${set}`}
              onChange={() => onChange(set)}
            />
            <span class="choice-label">
              <SetPicture set={set} />
              {labelOf(set)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
