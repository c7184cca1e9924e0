import type { PlayerLine } from '@nardy/dice';

/** Player ids that begin so are the server's or the program's own. */
const BOT = 'bot.';

/** Whether a player id is a bot's. */
export function isBotId(playerId: string): boolean {
  return playerId.startsWith(BOT);
}

/** What the log calls a bot that plays at a level. */
export function botName(level: string): string {
  return `Bot (${level})`;
}

/** The level that the log names for a bot; `null` for a person, whatever that person's name, and for other bots. */
export function botLevel({ playerId, name }: Pick<PlayerLine, 'playerId' | 'name'>): string | null {
  return (isBotId(playerId) && /^Bot \(([a-z]+)\)$/.exec(name ?? '')?.[1]) || null;
}
