import { DEFAULT_LEVEL, type LevelId, parseLevel } from '@nardy/engine';
import type { StoredMatch } from '../store/match-store.ts';

/** The level of the bot of a match, `null` without a bot. The usual one where none is kept, or one that is no more. */
export function botLevelOf({ opponent, level }: Pick<StoredMatch, 'opponent' | 'level'>): LevelId | null {
  if (opponent !== 'bot') return null;
  return (level === null ? null : parseLevel(level)) ?? DEFAULT_LEVEL;
}
