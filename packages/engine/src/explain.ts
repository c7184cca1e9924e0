import type { Board, RuleSet } from '@nardy/rules';
import { type PositionFacts, positionFacts } from './explain-facts.ts';
import { LOSE_MARS, type Outcomes, WIN, WIN_MARS } from './outcomes.ts';

/** What is counted for both plays, of the better one first. */
export const COUNTED_CLAIMS = [
  'hits',
  'prime',
  'shots',
  'dances',
  'blocked',
  'back',
  'lead',
  'stack',
  'off',
  'home',
  'gaps',
  'head',
  'held',
  'stuck',
] as const;
export type CountedClaim = (typeof COUNTED_CLAIMS)[number];

/** Chances that are compared, 0–1. */
export const CHANCE_CLAIMS = ['win', 'mars', 'lostMars'] as const;
export type ChanceClaim = (typeof CHANCE_CLAIMS)[number];

/** One thing that is true of two plays and speaks for the better one. */
export type Claim =
  /** A point that only the better play holds: made by it, or kept. */
  | { readonly kind: 'point' | 'anchor'; readonly point: number; readonly how: 'made' | 'kept' }
  | { readonly kind: CountedClaim | ChanceClaim; readonly better: number; readonly worse: number };

/** A play as it is compared with another: where it leads to and what the engine makes of it. */
export interface ComparedPlay {
  readonly board: Board;
  readonly equity: number;
  /** After the play, in the view of the side that plays. */
  readonly outcomes: Outcomes;
  readonly facts: PositionFacts;
}

/** Plays that are worth this much the same are not told apart. */
const EVEN = 0.0005;
/** Of chances, less than half a percent is not spoken of. */
const LEAST_CHANCE = 0.005;
const LEAST_WEIGHT = 2;
const MOST_COUNTED = 3;
const MOST_CHANCES = 2;

/** A play ready to be compared. */
export function comparedPlay(rules: RuleSet, play: Omit<ComparedPlay, 'facts'>): ComparedPlay {
  return { ...play, facts: positionFacts(rules, play.board) };
}

/**
 * Why one play is better than another: differences that can be counted on the boards, the weightiest first, then
 * chances. Only such as speak for the better play and go with what the engine sees: what makes a side safer is told
 * where it wins more or loses fewer mars, an attack where it wins more or wins more mars. Empty where the plays are
 * worth the same, or where nothing of this explains the difference.
 *
 * @param before - the board before the play, in the view of the side that plays.
 */
export function explainPlays(
  rules: RuleSet,
  before: Board,
  better: ComparedPlay,
  worse: ComparedPlay,
): readonly Claim[] {
  if (better.equity - worse.equity < EVEN) return [];
  const gains = gainsOf(better.outcomes, worse.outcomes);
  const found = [...pointClaims(before, better, worse), ...countedClaims(rules, before, better, worse)]
    .filter(({ theme, weight }) => weight >= LEAST_WEIGHT && goesWith(theme, gains))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_COUNTED);
  return [...found.map(({ claim }) => claim), ...chanceClaims(rules, better.outcomes, worse.outcomes)];
}

/** What a difference on the board is good for. */
type Theme = 'safety' | 'attack' | 'progress';

interface Weighed {
  readonly claim: Claim;
  readonly theme: Theme;
  readonly weight: number;
}

/** How much more the better play has of what is good. */
type Gains = Readonly<Record<ChanceClaim, number>>;

function gainsOf(better: Outcomes, worse: Outcomes): Gains {
  const gain = (place: number): number => (better[place] as number) - (worse[place] as number);
  return { win: gain(WIN), mars: gain(WIN_MARS), lostMars: -gain(LOSE_MARS) };
}

function goesWith(theme: Theme, { win, mars, lostMars }: Gains): boolean {
  if (win > 0) return true;
  return (theme !== 'attack' && lostMars > 0) || (theme !== 'safety' && mars > 0);
}

/** How much a held point is worth speaking of, by its number. */
const POINT_WEIGHTS = [
  0, 1, 2.5, 5, 8, 9, 7, 8, 4, 3.5, 3, 2, 1, 2, 2, 2, 2, 2, 6, 5, 9, 8, 5, 2, 1,
] as const;
const OPPONENT_HOME = 19;

/** The weightiest point that only the better play holds, where what it holds is worth more in all. */
function pointClaims(before: Board, better: ComparedPlay, worse: ComparedPlay): readonly Weighed[] {
  // A point holds nobody up any more once the sides have passed each other.
  if (!inContact(better.facts, worse.facts)) return [];
  const weightOf = (point: number): number => POINT_WEIGHTS[point] ?? 0;
  const only = (one: PositionFacts, other: PositionFacts): readonly number[] =>
    one.points.filter((point) => !other.points.includes(point));
  const gained = only(better.facts, worse.facts);
  const lost = only(worse.facts, better.facts);
  const sum = (points: readonly number[]): number =>
    points.reduce((total, point) => total + weightOf(point), 0);
  if (sum(gained) <= sum(lost)) return [];
  const point = gained.reduce((best, one) => (weightOf(one) > weightOf(best) ? one : best));
  const anchor = point >= OPPONENT_HOME;
  const how = (before[point] as number) >= 2 ? 'kept' : 'made';
  return [
    {
      claim: { kind: anchor ? 'anchor' : 'point', point, how },
      theme: anchor ? 'safety' : 'attack',
      weight: weightOf(point),
    },
  ];
}

interface Measure {
  readonly kind: Exclude<CountedClaim, 'hits'>;
  readonly good: 'more' | 'fewer';
  readonly theme: Theme;
  /** How much one of it is worth speaking of. */
  readonly each: number;
  /** Whether it means anything, from the facts of the better and the worse play. */
  readonly counts?: (better: PositionFacts, worse: PositionFacts) => boolean;
}

const inRace = (better: PositionFacts, worse: PositionFacts): boolean => better.race && worse.race;
const inContact = (better: PositionFacts, worse: PositionFacts): boolean => !better.race && !worse.race;
const bothOnBar = (better: PositionFacts, worse: PositionFacts): boolean =>
  better.onBar > 0 && worse.onBar > 0;

const MEASURES: readonly Measure[] = [
  { kind: 'prime', good: 'more', theme: 'attack', each: 5, counts: ({ prime }) => prime >= 4 },
  { kind: 'shots', good: 'fewer', theme: 'safety', each: 0.8 },
  { kind: 'dances', good: 'more', theme: 'attack', each: 0.6, counts: bothOnBar },
  { kind: 'back', good: 'fewer', theme: 'safety', each: 5, counts: inContact },
  // Both plays gain the same pips by themselves; only a hit makes this large.
  { kind: 'lead', good: 'more', theme: 'progress', each: 0.3 },
  { kind: 'stack', good: 'fewer', theme: 'progress', each: 2, counts: inContact },
  { kind: 'off', good: 'more', theme: 'progress', each: 8 },
  { kind: 'home', good: 'more', theme: 'progress', each: 4, counts: inRace },
  { kind: 'gaps', good: 'fewer', theme: 'progress', each: 3, counts: inRace },
];

/** Of long nardy, where nobody is hit and a point is held by one checker. */
const LONG_MEASURES: readonly Measure[] = [
  { kind: 'head', good: 'fewer', theme: 'progress', each: 4 },
  { kind: 'prime', good: 'more', theme: 'attack', each: 4, counts: ({ prime }) => prime >= 3 },
  { kind: 'blocked', good: 'more', theme: 'attack', each: 0.7 },
  { kind: 'stuck', good: 'fewer', theme: 'progress', each: 0.7 },
  { kind: 'held', good: 'more', theme: 'progress', each: 3, counts: inContact },
  { kind: 'off', good: 'more', theme: 'progress', each: 8 },
  { kind: 'home', good: 'more', theme: 'progress', each: 4, counts: inRace },
];

function countedClaims(
  rules: RuleSet,
  before: Board,
  better: ComparedPlay,
  worse: ComparedPlay,
): readonly Weighed[] {
  const measured = (rules.board === 'short' ? MEASURES : LONG_MEASURES).flatMap(
    ({ kind, good, theme, each, counts = () => true }): readonly Weighed[] => {
      const [more, less] = [better.facts[kind], worse.facts[kind]];
      const gain = good === 'more' ? more - less : less - more;
      if (gain <= 0 || !counts(better.facts, worse.facts)) return [];
      return [{ claim: { kind, better: more, worse: less }, theme, weight: gain * each }];
    },
  );
  const hits = hitsClaim(before, better, worse);
  // That a hit gains pips goes without saying.
  return hits === null ? measured : [hits, ...measured.filter(({ claim }) => claim.kind !== 'lead')];
}

function hitsClaim(before: Board, better: ComparedPlay, worse: ComparedPlay): Weighed | null {
  const waiting = -(before[0] as number);
  const [more, less] = [better.facts.onBar - waiting, worse.facts.onBar - waiting];
  if (more <= less) return null;
  return { claim: { kind: 'hits', better: more, worse: less }, theme: 'attack', weight: 10 * (more - less) };
}

function chanceClaims(rules: RuleSet, better: Outcomes, worse: Outcomes): readonly Claim[] {
  const gains = gainsOf(better, worse);
  const places = { win: WIN, mars: WIN_MARS, lostMars: LOSE_MARS } as const;
  const spoken = rules.scoring === 'flat' ? (['win'] as const) : CHANCE_CLAIMS;
  return spoken
    .filter((kind) => gains[kind] >= LEAST_CHANCE)
    .sort((a, b) => gains[b] - gains[a])
    .slice(0, MOST_CHANCES)
    .map((kind) => ({
      kind,
      better: better[places[kind]] as number,
      worse: worse[places[kind]] as number,
    }));
}
