import { RULE_SET_IDS, RULE_SETS, type RuleSetId } from '@nardy/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Lazy } from '../../app/lazy.tsx';
import { rememberLevel, rememberName } from '../../app/preferences.ts';
import type { ProposedGame } from '../../app/proposed-game.ts';
import { type SaidRefusal, say, sayRefusal, sayText } from '../../app/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { beginGame, type SetGame } from './begin-match.ts';
import { CustomOptions } from './custom-options.tsx';
import {
  CLOCK_CHOICES,
  type ClockChoice,
  clockOf,
  LENGTHS,
  type NewGame,
  rulesInForce,
  rulesOf,
  withOption,
} from './new-game.ts';

const MONEY = 'money';
const loadPlaceChoice = () => import('./place-choice.tsx').then((module) => module.PlaceChoice);
const loadOffer = () => import('./offer-device.tsx').then((module) => module.OfferDevice);
const loadDifferences = () =>
  import('../rules/rule-differences.tsx').then((module) => module.RuleDifferences);
const loadLevelChoice = () => import('./level-choice.tsx').then((module) => module.LevelChoice);

function clockLabel(choice: ClockChoice, length: number | null): string {
  const clock = clockOf(choice, length);
  if (clock.kind === 'none') return sayText({ key: 'clock.none' });
  if (clock.kind === 'correspondence') {
    return sayText({ key: 'clock.correspondence', params: { n: clock.daysPerTurn } });
  }
  const minutes = clock.reserveMs / 60_000;
  const time = sayText({ key: 'clock.delay', params: { minutes, delay: clock.delayMs / 1_000 } });
  return `${sayText({ key: `clock.preset.${choice}` })}: ${time}`;
}

function RuleChoice({ game, onChange }: FormPart): JSX.Element {
  const group = (board: 'short' | 'long'): JSX.Element => (
    <optgroup label={sayText({ key: `option.board.${board}` })}>
      {RULE_SET_IDS.filter((id) => RULE_SETS[id].board === board).map((id) => (
        <option key={id} value={id}>
          {sayText({ key: `rules.${id}` })}
        </option>
      ))}
    </optgroup>
  );
  return (
    <Field label={say('web.start.rules')} hint={sayText({ key: `rules.${game.rules}.about` })}>
      {(id) => (
        <select
          id={id}
          data-testid="rules"
          value={game.rules}
          onChange={(event) =>
            onChange({ ...game, rules: event.currentTarget.value as RuleSetId, changes: {} })
          }
        >
          {group('short')}
          {group('long')}
        </select>
      )}
    </Field>
  );
}

/** Days a turn are for people who are not there at the same time. */
function clocksFor({ opponent, at }: NewGame): readonly ClockChoice[] {
  if (opponent === 'friend' || at === 'server') return CLOCK_CHOICES;
  return CLOCK_CHOICES.filter((choice) => !choice.startsWith('days-'));
}

interface FormPart {
  readonly game: NewGame;
  readonly onChange: (game: NewGame) => void;
}

function CubeChoice({ game, onChange }: FormPart): JSX.Element | null {
  const rules = rulesOf(game);
  if (RULE_SETS[game.rules].cube === 'none') return null;
  const own = RULE_SETS[game.rules].cube;
  const money = game.length === null;
  return (
    <fieldset class="switches">
      <legend>{sayText({ key: 'option.cube' })}</legend>
      <label>
        <input
          type="checkbox"
          data-testid="cube"
          checked={rules.cube !== 'none'}
          onChange={(event) => onChange(withOption(game, 'cube', event.currentTarget.checked ? own : 'none'))}
        />
        {say('web.start.withCube')}
      </label>
      {(money ? (['jacoby', 'beavers'] as const) : (['crawford'] as const)).map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            data-testid={option}
            disabled={rules.cube === 'none'}
            checked={rules[option]}
            onChange={(event) => onChange(withOption(game, option, event.currentTarget.checked))}
          />
          {sayText({ key: `option.${option}` })}
        </label>
      ))}
    </fieldset>
  );
}

export interface NewGameFormProps extends FormPart {
  /** The game another page has proposed; it may begin at once. */
  readonly proposed: ProposedGame | null;
}

/** Starts a game: against whom, by which rules, how long. */
export function NewGameForm({ game: now, onChange: change, proposed }: NewGameFormProps): JSX.Element {
  const sending = useSignal(false);
  const refusal = useSignal<SaidRefusal | null>(null);

  const begin = async (at: NewGame['at'], set: SetGame | null = null): Promise<void> => {
    if (sending.value) return;
    sending.value = true;
    refusal.value = null;
    rememberName(now.name.trim());
    if (now.level !== null) rememberLevel(now.level);
    refusal.value = await beginGame(now, at, set);
    sending.value = false;
  };

  useEffect(() => {
    if (proposed?.begins === 'at once') void begin('device', proposed.set);
  }, []);

  const acceptOffer = (): void => {
    refusal.value = null;
    // Without a network a friend cannot come: the bot plays.
    if (now.opponent === 'friend') change({ ...now, opponent: 'bot', at: 'device' });
    else void begin('device');
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    // With a friend there is nobody at this device to play.
    void begin(now.opponent === 'friend' ? 'server' : now.at);
  };

  return (
    <form class="card new-game" data-testid="new-game" onSubmit={submit}>
      <Choice
        as="cards"
        legend={say('web.start.opponent')}
        testId="opponent"
        value={now.opponent}
        options={(['friend', 'bot', 'hotseat'] as const).map((value) => ({
          value,
          label: say(`web.start.${value}`),
          detail: say(`web.start.${value}.about`),
        }))}
        onChange={(opponent) => change({ ...now, opponent })}
      />
      {now.opponent === 'bot' && (
        <Lazy
          load={loadLevelChoice}
          props={{ level: now.level, onChange: (level: string) => change({ ...now, level }) }}
          meanwhile={null}
        />
      )}
      {now.opponent !== 'friend' && (
        <Lazy
          load={loadPlaceChoice}
          props={{ at: now.at, onChange: (at: NewGame['at']) => change({ ...now, at }) }}
          meanwhile={null}
        />
      )}
      <RuleChoice game={now} onChange={change} />
      {(now.rules !== 'international' || Object.keys(now.changes).length > 0) && (
        <Lazy
          load={loadDifferences}
          props={{ rules: rulesInForce(now), at: 'form' as const }}
          meanwhile={null}
        />
      )}
      <Choice
        legend={say('web.start.length')}
        testId="length"
        value={now.length === null ? MONEY : String(now.length)}
        options={[
          ...LENGTHS.map((length) => ({ value: String(length), label: String(length) })),
          { value: MONEY, label: say('web.start.money') },
        ]}
        onChange={(value) => change({ ...now, length: value === MONEY ? null : Number(value) })}
      />
      <CubeChoice game={now} onChange={change} />
      <Select
        label={say('web.start.clock')}
        testId="clock"
        value={now.clock}
        options={clocksFor(now).map((choice) => ({ value: choice, label: clockLabel(choice, now.length) }))}
        onChange={(clock) => change({ ...now, clock: clock as ClockChoice })}
      />
      <div class="names">
        <NameField
          label={say('web.start.name')}
          testId="name"
          unnamed={say('web.start.guest')}
          value={now.name}
          whose="own"
          onChange={(name) => change({ ...now, name })}
        />
        {now.opponent === 'hotseat' && (
          <NameField
            label={say('web.start.opponentName')}
            testId="opponent-name"
            unnamed={say('web.start.second')}
            value={now.opponentName}
            whose="other"
            onChange={(opponentName) => change({ ...now, opponentName })}
          />
        )}
      </div>
      <details class="disclosure">
        <summary data-testid="custom">{say('web.start.custom')}</summary>
        <CustomOptions game={now} onChange={change} />
      </details>
      {refusal.value !== null && (
        <p class="refusal" role="alert" data-testid="refusal">
          {sayRefusal(refusal.value)}
        </p>
      )}
      {refusal.value?.code === 'NETWORK' && (
        <Lazy load={loadOffer} props={{ onAccept: acceptOffer }} meanwhile={null} />
      )}
      <button
        type="submit"
        class="button button-main button-wide"
        data-testid="start"
        disabled={sending.value}
      >
        {say(`web.start.go.${now.opponent}`)}
      </button>
    </form>
  );
}
