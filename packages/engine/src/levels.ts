/** The levels of play, weakest first. */
export const LEVEL_IDS = [
  'newcomer',
  'beginner',
  'learner',
  'amateur',
  'club',
  'strong',
  'expert',
  'best',
] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** The level for someone who has not said which: plays well and errs now and then. */
export const DEFAULT_LEVEL: LevelId = 'club';

/**
 * How a level plays. Weaker levels see the same as the best one and err like people: they misjudge plays that are not
 * far apart, more so where many plays come into question, overlook hits, and misjudge the cube. Equities are
 * normalised to the cube.
 */
export interface Level {
  readonly id: LevelId;
  /** How deep plays and cube decisions are looked at. */
  readonly plies: number;
  readonly cubePlies: number;
  /** Standard deviation of what is misjudged about a play, in equity, in a position of the usual difficulty. */
  readonly noise: number;
  /** The same about a cube decision. */
  readonly cubeNoise: number;
  /** Plays and cube decisions that lose more than this are never made: anybody would see it. */
  readonly worst: number;
  /** Chance, 0–1, to overlook every play that hits with more than a plain move. */
  readonly overlooksHits: number;
  /** Chance not to think of the cube. */
  readonly forgetsCube: number;
}

/** Measured by `npm run levels`; see docs/engine.md. */
const LEVELS_BY_ID: Readonly<Record<LevelId, Omit<Level, 'id'>>> = {
  newcomer: level(0, 0, 0.162, 0.16, 0.5, 0.13, 0.11),
  beginner: level(0, 0, 0.14, 0.13, 0.45, 0.08, 0.05),
  learner: level(0, 0, 0.118, 0.107, 0.4, 0.05, 0.02),
  amateur: level(0, 0, 0.098, 0.089, 0.35, 0.03, 0),
  club: level(0, 0, 0.074, 0.066, 0.3, 0.01, 0),
  strong: level(0, 0, 0.045, 0.04, 0.2, 0, 0),
  expert: level(1, 1, 0.029, 0.028, 0.1, 0, 0),
  best: level(2, 2, 0, 0, 0, 0, 0),
};

function level(
  plies: number,
  cubePlies: number,
  noise: number,
  cubeNoise: number,
  worst: number,
  overlooksHits: number,
  forgetsCube: number,
): Omit<Level, 'id'> {
  return { plies, cubePlies, noise, cubeNoise, worst, overlooksHits, forgetsCube };
}

/** The level of this id, or `null` where there is none. */
export function parseLevel(text: string): LevelId | null {
  return LEVEL_IDS.find((id) => id === text) ?? null;
}

/** A level by its id. */
export function levelOf(id: LevelId): Level {
  return { id, ...LEVELS_BY_ID[id] };
}
