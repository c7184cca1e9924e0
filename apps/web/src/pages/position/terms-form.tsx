import { RULE_SET_IDS, RULE_SETS, SIDES, type Side } from '@nardy/rules';
import type { JSX } from 'preact';
import { sayText } from '../../app/words.ts';
import { Field, Select } from '../../ui/field.tsx';
import { changeRules, type Draft, mayBeCrawford } from './draft.ts';
import { sayColour, sayPosition } from './say-position.ts';

export interface TermsFormProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

const LENGTHS = [1, 3, 5, 7, 9, 11, 15, 21, 25];
const CUBES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];
const MONEY = 'money';
const NOBODY = 'nobody';

/** Rules, score and cube. */
export function TermsForm({ draft, onChange }: TermsFormProps): JSX.Element {
  const { rules, length } = draft;
  const { cube } = RULE_SETS[rules];
  const lengths = length === null || LENGTHS.includes(length) ? LENGTHS : [...LENGTHS, length];
  const setLength = (text: string): void => {
    const next = text === MONEY ? null : Number(text);
    onChange({ ...draft, length: next, crawford: false, score: { white: 0, black: 0 } });
  };
  return (
    <div class="terms-form">
      <Select
        label={sayPosition('position.rules')}
        testId="rules"
        value={rules}
        options={RULE_SET_IDS.map((value) => ({ value, label: sayText({ key: `rules.${value}` }) }))}
        onChange={(id) => onChange(changeRules(draft, RULE_SET_IDS.find((one) => one === id) ?? rules))}
      />
      <Select
        label={sayPosition('position.length')}
        testId="length"
        value={length === null ? MONEY : String(length)}
        options={[
          { value: MONEY, label: sayPosition('position.money') },
          ...lengths.map((n) => ({ value: String(n), label: sayPosition('position.toPoints', { n }) })),
        ]}
        onChange={setLength}
      />
      {length !== null && <Scores draft={draft} length={length} onChange={onChange} />}
      {cube !== 'none' && <CubeTerms draft={draft} onChange={onChange} />}
    </div>
  );
}

function Scores({ draft, length, onChange }: TermsFormProps & { readonly length: number }): JSX.Element {
  const setScore = (side: Side, text: string): void => {
    const points = Math.min(length - 1, Math.max(0, Math.trunc(Number(text))));
    const next = { ...draft, score: { ...draft.score, [side]: points } };
    onChange({ ...next, crawford: next.crawford && mayBeCrawford(next) });
  };
  return (
    <>
      {SIDES.map((side) => (
        <Field key={side} label={sayPosition('position.score', { side: sayColour(side) })}>
          {(id) => (
            <input
              id={id}
              type="number"
              inputMode="numeric"
              min={0}
              max={length - 1}
              value={draft.score[side]}
              data-testid={`score-${side}`}
              onChange={(event) => setScore(side, event.currentTarget.value)}
            />
          )}
        </Field>
      ))}
    </>
  );
}

function CubeTerms({ draft, onChange }: TermsFormProps): JSX.Element {
  const { cube, length } = draft;
  const values = CUBES.includes(cube.value) ? CUBES : [...CUBES, cube.value];
  const setOwner = (text: string): void => {
    const owner = SIDES.find((side) => side === text) ?? null;
    // A cube that somebody has taken stands at two or more.
    const value = owner === null ? cube.value : Math.max(2, cube.value);
    onChange({ ...draft, cube: { value, owner } });
  };
  const setValue = (text: string): void => {
    const value = Number(text);
    onChange({ ...draft, cube: { value, owner: value === 1 ? null : cube.owner } });
  };
  return (
    <>
      <Select
        label={sayPosition('position.cube')}
        testId="cube-value"
        value={String(cube.value)}
        options={values.map((value) => ({ value: String(value), label: String(value) }))}
        onChange={setValue}
      />
      <Select
        label={sayPosition('position.cubeOwner')}
        testId="cube-owner"
        value={cube.owner ?? NOBODY}
        options={[
          { value: NOBODY, label: sayPosition('position.nobody') },
          ...SIDES.map((value) => ({ value, label: sayColour(value) })),
        ]}
        onChange={setOwner}
      />
      <div class="switches terms-wide">
        {length === null
          ? (['jacoby', 'beavers'] as const).map((option) => (
              <label key={option}>
                <input
                  type="checkbox"
                  checked={draft[option]}
                  data-testid={option}
                  onChange={(event) => onChange({ ...draft, [option]: event.currentTarget.checked })}
                />
                {sayPosition(`position.${option}`)}
              </label>
            ))
          : (mayBeCrawford(draft) || draft.crawford) && (
              <label>
                <input
                  type="checkbox"
                  checked={draft.crawford}
                  data-testid="crawford"
                  onChange={(event) =>
                    onChange({
                      ...draft,
                      crawford: event.currentTarget.checked,
                      ...(event.currentTarget.checked && { cube: { value: 1, owner: null } }),
                    })
                  }
                />
                {sayPosition('position.crawford')}
              </label>
            )}
      </div>
    </>
  );
}
