import { type MatchSettings, RULE_SET_IDS } from '@nardy/rules';
import type { RandomPlay } from './random-play.ts';
import { settingsOf } from './settings.ts';

/** A kind of match worth playing through. */
export interface SampleMatch {
  readonly name: string;
  readonly settings: MatchSettings;
  readonly style: RandomPlay;
}

const CLOCK = { kind: 'delay', reserveMs: 600_000, delayMs: 8_000 } as const;
const EVERYTHING = { base: 'international', jacoby: true, beavers: true, raccoons: true, autoDoubles: 2 };

/** Every rule set, and every option that shows in a log. */
export const SAMPLE_MATCHES: readonly SampleMatch[] = [
  ...RULE_SET_IDS.map((id) => ({ name: id, settings: settingsOf(id, 3), style: {} })),
  { name: 'a money session', settings: settingsOf(EVERYTHING, null), style: { doubles: 60 } },
  { name: 'resignations', settings: settingsOf('four-tier', 5), style: { resigns: 5 } },
  { name: 'a clock', settings: settingsOf('international', 3, CLOCK), style: { thinkMs: 9_000 } },
  {
    name: 'a clock that runs out',
    settings: settingsOf('dave', 5, { ...CLOCK, reserveMs: 1000 }),
    style: { thinkMs: 12_000 },
  },
  {
    name: 'days per turn',
    settings: settingsOf('long', 3, { kind: 'correspondence', daysPerTurn: 1 }),
    style: { thinkMs: 40_000_000 },
  },
  {
    name: 'early release',
    settings: settingsOf('international', 3, CLOCK),
    style: { early: true, thinkMs: 2_000 },
  },
  {
    name: 'an arithmetic cube',
    settings: settingsOf({ base: 'dave', cube: 'arithmetic' }, 5),
    style: { doubles: 50 },
  },
  { name: 'a last turn', settings: settingsOf({ base: 'long', lastTurn: true }, 3), style: {} },
  {
    name: 'an opening thrown anew',
    settings: settingsOf({ base: 'long', openingRoll: 'reroll' }, 3),
    style: {},
  },
];
