import type { CrawfordState, GameResult, MatchSettings } from './match-types.ts';
import type { BySide } from './side.ts';

/** Whether the Crawford rule has a meaning in this match: a cube, a match of two points or more, not switched off. */
export function hasCrawford(settings: MatchSettings): boolean {
  const { rules, length } = settings;
  return length !== null && length > 1 && rules.cube !== 'none' && rules.crawford;
}

/** Whether either side needs exactly one point. */
export function isMatchPoint(length: number | null, score: BySide<number>): boolean {
  return length !== null && Math.max(score.white, score.black) === length - 1;
}

/** Where the match stands with Crawford in its first game. */
export function firstCrawford(settings: MatchSettings): CrawfordState {
  return hasCrawford(settings) ? 'before' : 'none';
}

/**
 * Where it stands in the next game. A cancelled game was not played: its Crawford game comes again.
 *
 * @param score - after the game that ended with `result`.
 */
export function nextCrawford(
  settings: MatchSettings,
  crawford: CrawfordState,
  result: GameResult,
  score: BySide<number>,
): CrawfordState {
  if (crawford === 'none' || result.ending === 'cancelled') return crawford;
  if (crawford === 'before') return isMatchPoint(settings.length, score) ? 'now' : 'before';
  return 'after';
}
