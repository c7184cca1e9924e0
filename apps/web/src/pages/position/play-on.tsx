import { SIDES, type Side } from '@nardy/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Lazy } from '../../app/lazy.tsx';
import { lastLevel } from '../../app/preferences.ts';
import { beginAtOnce } from '../../app/proposed-game.ts';
import { Choice } from '../../ui/choice.tsx';
import type { NewGame } from '../start/new-game.ts';
import { type Draft, problemOf, startingPointOf } from './draft.ts';
import { sayColour, sayPosition } from './say-position.ts';

const OPPONENTS = ['bot', 'hotseat'] as const;
const loadLevelChoice = () => import('../start/level-choice.tsx').then((module) => module.LevelChoice);

/** The game that a position is played on by. */
function gameOf({ rules, length, jacoby, beavers }: Draft): Partial<NewGame> {
  return { rules, length, changes: length === null ? { jacoby, beavers } : {} };
}

/** Plays the position on, on this device: against a bot, or both sides with one's own hand. */
export function PlayOn({ draft }: { readonly draft: Draft }): JSX.Element {
  const opponent = useSignal<(typeof OPPONENTS)[number]>('bot');
  const level = useSignal(lastLevel());
  const side = useSignal<Side | null>(null);
  const own = side.value ?? draft.onRoll;
  const play = (): void => {
    const chosen = { opponent: opponent.value, level: level.value };
    beginAtOnce({ ...gameOf(draft), ...chosen }, { side: own, startingAt: startingPointOf(draft) });
  };
  return (
    <section class="card" data-testid="play-on">
      <h2>{sayPosition('position.playOn')}</h2>
      <p class="field-hint">
        {sayPosition('position.playOn.dice')} {draft.roll !== null && sayPosition('position.playOn.setDice')}
      </p>
      <Choice
        legend={sayPosition('position.playOn.against')}
        testId="play-against"
        value={opponent.value}
        options={OPPONENTS.map((value) => ({ value, label: sayPosition(`position.playOn.${value}`) }))}
        onChange={(value) => {
          opponent.value = value;
        }}
      />
      {opponent.value === 'bot' && (
        <>
          <Choice
            legend={sayPosition('position.playOn.side')}
            testId="play-side"
            value={own}
            options={SIDES.map((value) => ({ value, label: sayColour(value) }))}
            onChange={(value) => {
              side.value = value;
            }}
          />
          <Lazy
            load={loadLevelChoice}
            props={{
              level: level.value,
              onChange: (next: string) => {
                level.value = next;
              },
            }}
            meanwhile={null}
          />
        </>
      )}
      <button
        type="button"
        class="button button-main"
        data-testid="play-from-here"
        disabled={problemOf(draft) !== null}
        onClick={play}
      >
        {sayPosition('position.playOn.go')}
      </button>
    </section>
  );
}
