import { raceTeachingWords, translateFrom } from '@nardy/i18n';
import type { JSX } from 'preact';
import { locale } from '../../app/preferences.ts';

const PARTS = ['race.howPips', 'race.howFast', 'race.howKeith', 'race.howEffective'] as const;

/** How people count a race. */
export function RaceTeaching(): JSX.Element {
  return (
    <details class="disclosure">
      <summary>{translateFrom(raceTeachingWords, locale.value, 'race.how')}</summary>
      {PARTS.map((part) => (
        <p key={part}>{translateFrom(raceTeachingWords, locale.value, part)}</p>
      ))}
    </details>
  );
}
