import type { RuleSet, RuleSetId } from './rule-set.ts';

/** The international game: every option at its default. */
const INTERNATIONAL: RuleSet = {
  id: 'international',
  board: 'short',
  hitAndHide: 'allowed',
  bearOffAfterHit: 'allowed',
  headOnFirstTurn: 'blocked-doubles',
  primeRule: 'opponent-ahead',
  lastTurn: false,
  openingRoll: 'both-dice',
  nextGameStarter: 'roll',
  scoring: 'international',
  cube: 'doubling',
  cubeCap: null,
  jacoby: false,
  beavers: false,
  raccoons: false,
  autoDoubles: 0,
  crawford: true,
};

const CAUCASIAN: RuleSet = {
  ...INTERNATIONAL,
  id: 'caucasian',
  hitAndHide: 'forbidden-in-home',
  bearOffAfterHit: 'if-forced',
  scoring: 'oin-mars',
  cube: 'none',
};

const LONG: RuleSet = {
  ...INTERNATIONAL,
  id: 'long',
  board: 'long',
  scoring: 'oin-mars',
  cube: 'none',
  nextGameStarter: 'winner',
};

/** The named rule sets by id. Source: docs/rules/rule-sets.md. */
export const RULE_SETS: Readonly<Record<RuleSetId, RuleSet>> = {
  international: INTERNATIONAL,
  casual: { ...INTERNATIONAL, id: 'casual', scoring: 'oin-mars', cube: 'none' },
  caucasian: CAUCASIAN,
  prison: { ...CAUCASIAN, id: 'prison', bearOffAfterHit: 'forbidden' },
  dave: { ...INTERNATIONAL, id: 'dave', scoring: 'flat' },
  'four-tier': { ...INTERNATIONAL, id: 'four-tier', scoring: 'four-tier', cube: 'none' },
  long: LONG,
  'long-classic': { ...LONG, id: 'long-classic', headOnFirstTurn: 'any-double', scoring: 'four-tier' },
};
