import { DEFAULT_LEVEL, LEVEL_IDS, parseLevel } from '@nardy/engine';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { locale } from '../../app/preferences.ts';
import { say } from '../../app/words.ts';
import { sayOfEngine } from '../../engine/engine-words.ts';
import { Field } from '../../ui/field.tsx';
import { levelDoes, levelStrength, phrase } from './level-facts.ts';
import '../../styles/level.css';

export interface LevelChoiceProps {
  /** `null` before anything has been chosen. */
  readonly level: string | null;
  readonly onChange: (level: string) => void;
}

/** How strong the bot plays, with what that looks like. */
export function LevelChoice({ level, onChange }: LevelChoiceProps): JSX.Element {
  const chosen = parseLevel(level ?? '') ?? DEFAULT_LEVEL;
  useEffect(() => {
    // A level kept from before may be gone.
    if (level !== null && level !== chosen) onChange(chosen);
  }, [level]);
  return (
    <div class="level-choice">
      <Field label={sayOfEngine('level.choose')} hint={sayOfEngine(`level.${chosen}.about`)}>
        {(id) => (
          <select
            id={id}
            data-testid="level"
            value={chosen}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {LEVEL_IDS.map((known) => (
              <option key={known} value={known}>
                {say(`level.${known}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p class="field-hint" data-testid="level-facts">
        {levelDoes(chosen, locale.value)} {levelStrength(chosen, locale.value)}
      </p>
      <details class="field-hint">
        <summary>{phrase(locale.value, 'levels.how')}</summary>
        {(['measured', 'scale', 'noRating'] as const).map((part) => (
          <p key={part}>{phrase(locale.value, `levels.${part}`)}</p>
        ))}
      </details>
    </div>
  );
}
