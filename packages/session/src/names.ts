import { type Text, textOf } from '@nardy/i18n';
import type { Side } from '@nardy/rules';
import type { Model } from './model.ts';

/** Whether the other seat of this player's table is the bot's. */
export function isBot(model: Model, side: Side): boolean {
  return model.info?.opponent === 'bot' && model.sides.length > 0 && !model.sides.includes(side);
}

/** What a side is called: its player's name, the bot in the reader's language, or the side itself. */
export function nameOf(model: Model, side: Side): string | Text {
  if (isBot(model, side)) return textOf('player.bot');
  return model.info?.players[side] ?? textOf(`side.${side}`);
}
