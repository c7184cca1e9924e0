import { DEFAULT_LEVEL, type LevelId, parseLevel } from '@nardy/engine';
import type { OpponentKind } from '@nardy/protocol';

/** The level of the bot of a match, `null` without a bot. The usual one where none is kept, or one that is no more. */
export function botLevelOf({
  opponent,
  level,
}: {
  readonly opponent: OpponentKind;
  readonly level: string | null;
}): LevelId | null {
  if (opponent !== 'bot') return null;
  return (level === null ? null : parseLevel(level)) ?? DEFAULT_LEVEL;
}
