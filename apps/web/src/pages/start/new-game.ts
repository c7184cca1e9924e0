import type { CreateMatch } from '@nardy/protocol';
import {
  type ClockSettings,
  matchRules,
  nameRules,
  RULE_SETS,
  type RuleSet,
  type RuleSetId,
} from '@nardy/rules';

export const CLOCK_CHOICES = [
  'none',
  'blitz',
  'federation',
  'international',
  'quiet',
  'days-1',
  'days-3',
  'days-7',
] as const;
export type ClockChoice = (typeof CLOCK_CHOICES)[number];

/** Points offered; any other number is a custom length. */
export const LENGTHS = [1, 3, 5, 7, 9, 11, 15] as const;

/** What is chosen on the start page. */
export interface NewGame {
  readonly opponent: 'friend' | 'bot' | 'hotseat';
  /** Of the bot; `null`: the server's usual one. */
  readonly level: string | null;
  readonly rules: RuleSetId;
  /** Options that differ from the named rule set. */
  readonly changes: Partial<Omit<RuleSet, 'id'>>;
  /** `null`: a money session. */
  readonly length: number | null;
  readonly clock: ClockChoice;
  readonly name: string;
  readonly opponentName: string;
  /** Who hosts a game that needs no second device. */
  readonly at: 'device' | 'server';
}

/** The rules in force with the changes. */
export function rulesOf(game: NewGame): RuleSet {
  return { ...RULE_SETS[game.rules], ...game.changes };
}

/** The rules as they will be played by: a match switches some options off, and changed rules have no name. */
export function rulesInForce(game: NewGame): RuleSet {
  const rules = rulesOf({ ...game, changes: meaningfulChanges(game) });
  return nameRules(game.length === null ? rules : matchRules(rules));
}

/** One option changed; a value that is the named set's own is no change. */
export function withOption<K extends keyof Omit<RuleSet, 'id'>>(
  game: NewGame,
  option: K,
  value: RuleSet[K],
): NewGame {
  const { [option]: _before, ...others } = game.changes;
  const changes = RULE_SETS[game.rules][option] === value ? others : { ...others, [option]: value };
  return { ...game, changes };
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Per point of the match, or once; a money session counts as one point more than most games are worth. */
const PRESETS = {
  blitz: { reserveMs: 2 * MINUTE, perPoint: 'no', delayMs: 10 * SECOND },
  federation: { reserveMs: 2 * MINUTE, perPoint: 'yes', delayMs: 8 * SECOND },
  international: { reserveMs: 2 * MINUTE, perPoint: 'yes', delayMs: 12 * SECOND },
  quiet: { reserveMs: 3 * MINUTE, perPoint: 'yes', delayMs: 15 * SECOND },
} as const;
const MONEY_POINTS = 5;
const DAYS = { 'days-1': 1, 'days-3': 3, 'days-7': 7 } as const;

/** The clock that a choice means for a match of so many points. */
export function clockOf(choice: ClockChoice, length: number | null): ClockSettings {
  if (choice === 'none') return { kind: 'none' };
  if (choice === 'days-1' || choice === 'days-3' || choice === 'days-7') {
    return { kind: 'correspondence', daysPerTurn: DAYS[choice] };
  }
  const { reserveMs, perPoint, delayMs } = PRESETS[choice];
  const points = perPoint === 'yes' ? (length ?? MONEY_POINTS) : 1;
  return { kind: 'delay', reserveMs: reserveMs * points, delayMs };
}

export interface NamesIfEmpty {
  readonly own: string;
  readonly opponent: string;
}

/** Options that mean nothing without a cube, or without beavers. */
const NEEDS_CUBE = ['cubeCap', 'jacoby', 'beavers', 'raccoons', 'autoDoubles', 'crawford'] as const;

/** The changes without those that the other choices have made meaningless. */
function meaningfulChanges(game: NewGame): NewGame['changes'] {
  const rules = rulesOf(game);
  const idle: readonly string[] = [
    ...(rules.cube === 'none' ? NEEDS_CUBE : []),
    ...(rules.beavers ? [] : ['raccoons']),
    ...(game.length === null ? ['crawford'] : ['jacoby', 'beavers', 'raccoons', 'autoDoubles']),
  ];
  return Object.fromEntries(Object.entries(game.changes).filter(([option]) => !idle.includes(option)));
}

/** What the server is asked for. */
export function createRequest(game: NewGame, names: NamesIfEmpty): CreateMatch {
  const changes = meaningfulChanges(game);
  const changed = Object.keys(changes).length > 0;
  const name = game.name.trim();
  const opponentName = game.opponentName.trim();
  return {
    rules: changed ? { base: game.rules, ...changes } : game.rules,
    length: game.length,
    clock: clockOf(game.clock, game.length),
    opponent: game.opponent,
    name: name === '' ? names.own : name,
    ...(game.opponent === 'bot' && game.level !== null ? { level: game.level } : {}),
    ...(game.opponent === 'hotseat'
      ? { opponentName: opponentName === '' ? names.opponent : opponentName }
      : {}),
  };
}
