import type { Die, Roll } from '@nardy/rules';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dice } from '../../board/dice.tsx';
import { sayPosition } from './say-position.ts';

export interface RollChoiceProps {
  readonly roll: Roll | null;
  readonly tone: 'light' | 'dark';
  readonly onChange: (roll: Roll | null) => void;
}

const FACES: readonly Die[] = [1, 2, 3, 4, 5, 6];

/** The roll, one row of faces for each die; none before the roll. */
export function RollChoice({ roll, tone, onChange }: RollChoiceProps): JSX.Element {
  // One die is chosen before the other.
  const [single, setSingle] = useState<Die | null>(null);
  const chosen = [roll?.[0] ?? single, roll?.[1] ?? null] as const;
  const choose = (which: 0 | 1, face: Die): void => {
    const pair = which === 0 ? ([face, chosen[1]] as const) : ([chosen[0], face] as const);
    const [first, second] = pair;
    setSingle(null);
    if (first !== null && second !== null) onChange([first, second]);
    else if (first !== null) setSingle(first);
    // The second die alone: taken for the first.
    else if (second !== null) setSingle(second);
  };
  return (
    <fieldset class="roll-choice" data-testid="roll-choice">
      <legend>{sayPosition('position.dice')}</legend>
      {([0, 1] as const).map((which) => (
        <div key={which} class="roll-row">
          {FACES.map((face) => (
            <button
              key={face}
              type="button"
              class="roll-face"
              aria-pressed={chosen[which] === face}
              aria-label={sayPosition('position.die', { which: which + 1, n: face })}
              data-testid={`die-${which + 1}-${face}`}
              onClick={() => choose(which, face)}
            >
              <span aria-hidden="true">
                <Dice
                  dice={[{ face, state: chosen[which] === face ? 'waiting' : 'used' }]}
                  tone={tone}
                  label=""
                  rollKey="choice"
                  arrival="lying"
                />
              </span>
            </button>
          ))}
        </div>
      ))}
      <button
        type="button"
        class="button button-plain"
        aria-pressed={roll === null}
        data-testid="no-dice"
        onClick={() => {
          setSingle(null);
          onChange(null);
        }}
      >
        {sayPosition('position.noDice')}
      </button>
    </fieldset>
  );
}
