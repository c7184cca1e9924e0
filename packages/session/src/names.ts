import { type Text, textOf } from '@nardy/i18n';
import type { Side } from '@nardy/rules';
import type { Model } from './model.ts';

/** What a side is called: its player's name, or the side itself. */
export function nameOf(model: Model, side: Side): string | Text {
  return model.info?.players[side] ?? textOf(`side.${side}`);
}
