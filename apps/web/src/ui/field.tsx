import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly children: (id: string) => ComponentChildren;
}

/** A labelled control with an optional hint below. */
export function Field({ label, hint, children }: FieldProps): JSX.Element {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children(id)}
      {hint !== undefined && <small class="field-hint">{hint}</small>}
    </div>
  );
}

export interface SelectProps {
  readonly label: string;
  readonly testId: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A labelled list to choose from. */
export function Select({ label, testId, value, options, onChange }: SelectProps): JSX.Element {
  return (
    <Field label={label}>
      {(id) => (
        <select
          id={id}
          data-testid={testId}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
