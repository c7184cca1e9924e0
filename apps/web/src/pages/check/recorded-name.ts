import type { PlayerLine } from '@nardy/dice';
import { botLevel } from '@nardy/record';
import { say } from '../../app/words.ts';
import { levelName } from '../../ui/level-name.ts';

/** What a player of a record is called here: the bot in the language of the page; `null` for one without a name. */
export function recordedName(player: PlayerLine | null): string | null {
  if (player === null) return null;
  const level = botLevel(player);
  return level === null ? player.name : `${say('player.bot')} (${levelName(level)})`;
}
