import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

export interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly testId: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string; readonly detail?: string }[];
  readonly onChange: (value: T) => void;
  /** `chips`: small ones in a row that wraps; `cards`: with a line of detail. */
  readonly as?: 'chips' | 'cards';
}

/** One of a few. */
export function Choice<T extends string>(props: ChoiceProps<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset class={`choice choice-${props.as ?? 'chips'}`} data-testid={props.testId}>
      <legend>{props.legend}</legend>
      <div class="choice-options">
        {props.options.map(({ value, label, detail }) => (
          <label key={value} class="choice-option">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              data-testid={`${props.testId}-${value}`}
              onChange={() => props.onChange(value)}
            />
            <span class="choice-label">
              {label}
              {detail !== undefined && <small>{detail}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
