import type { JSX } from 'preact';
import { Field } from './field.tsx';

export interface NameFieldProps {
  readonly label: string;
  readonly testId: string;
  /** The name of whoever leaves it empty. */
  readonly unnamed: string;
  readonly value: string;
  /** A browser may fill in one's own. */
  readonly whose: 'own' | 'other';
  readonly onChange: (name: string) => void;
}

/** Asks for the name of a player. */
export function NameField({ label, testId, unnamed, value, whose, onChange }: NameFieldProps): JSX.Element {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          data-testid={testId}
          maxLength={40}
          autocomplete={whose === 'own' ? 'nickname' : undefined}
          placeholder={unnamed}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
