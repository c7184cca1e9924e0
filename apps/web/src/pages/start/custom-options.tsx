import {
  BEAR_OFF_AFTER_HIT,
  CUBE_KINDS,
  HEAD_ON_FIRST_TURN,
  HIT_AND_HIDE,
  NEXT_GAME_STARTERS,
  OPENING_ROLLS,
  PRIME_RULES,
  type RuleSet,
  SCORINGS,
} from '@nardy/rules';
import type { JSX } from 'preact';
import { sayText } from '../../app/words.ts';
import { Select } from '../../ui/field.tsx';
import { type NewGame, rulesOf, withOption } from './new-game.ts';

export interface CustomOptionsProps {
  readonly game: NewGame;
  readonly onChange: (game: NewGame) => void;
}

type Option = keyof Omit<RuleSet, 'id' | 'board'>;

interface Row<K extends Option> {
  readonly option: K;
  readonly values: readonly RuleSet[K][];
}

function row<K extends Option>(option: K, values: readonly RuleSet[K][]): Row<Option> {
  return { option, values } as unknown as Row<Option>;
}

const SWITCH = [false, true] as const;

/** The options that mean something for these rules and this length. */
function rowsFor(rules: RuleSet, length: number | null): readonly Row<Option>[] {
  const money = length === null;
  const cubed = rules.cube !== 'none';
  return [
    ...(rules.board === 'short'
      ? [row('hitAndHide', HIT_AND_HIDE), row('bearOffAfterHit', BEAR_OFF_AFTER_HIT)]
      : [row('headOnFirstTurn', HEAD_ON_FIRST_TURN), row('primeRule', PRIME_RULES), row('lastTurn', SWITCH)]),
    row('scoring', SCORINGS),
    row('openingRoll', OPENING_ROLLS),
    row('nextGameStarter', NEXT_GAME_STARTERS),
    row('cube', CUBE_KINDS),
    ...(cubed ? [row('cubeCap', [null, 8, 16, 32, 64])] : []),
    ...(cubed && !money ? [row('crawford', SWITCH)] : []),
    ...(cubed && money ? [row('jacoby', SWITCH), row('beavers', SWITCH)] : []),
    ...(cubed && money && rules.beavers ? [row('raccoons', SWITCH)] : []),
    ...(cubed && money ? [row('autoDoubles', [0, 1, 2, 3])] : []),
  ];
}

function labelOf(option: Option, value: RuleSet[Option]): string {
  if (typeof value === 'number') return String(value);
  if (value === null) return sayText({ key: `option.${option}.none` });
  if (option === 'lastTurn') return sayText({ key: `option.lastTurn.${value}` });
  if (typeof value === 'boolean') return sayText({ key: value ? 'option.on' : 'option.off' });
  return sayText({ key: `option.${option}.${value}` });
}

/** Every rule that may be chosen by itself, on top of the named rule set. */
export function CustomOptions({ game, onChange }: CustomOptionsProps): JSX.Element {
  const rules = rulesOf(game);
  return (
    <div class="custom-options">
      {rowsFor(rules, game.length).map(({ option, values }) => (
        <Select
          key={option}
          label={sayText({ key: `option.${option}` })}
          testId={`option-${option}`}
          value={String(values.indexOf(rules[option]))}
          options={values.map((value, index) => ({ value: String(index), label: labelOf(option, value) }))}
          onChange={(index) => {
            const value = values[Number(index)];
            if (value !== undefined) onChange(withOption(game, option, value));
          }}
        />
      ))}
    </div>
  );
}
