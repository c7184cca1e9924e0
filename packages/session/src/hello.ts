import { PROTOCOL_VERSION } from '@nardy/protocol';
import type { Model } from './model.ts';
import type { Next } from './next.ts';

/** Introduces this client and says what it has; the answer brings what is missing. */
export function hello(model: Model): Next {
  const { game } = model;
  const have =
    game === null || game.lines.length === 0
      ? null
      : { game: game.game, lines: game.lines.length, head: game.table.log.head };
  return [
    model,
    [
      {
        type: 'send',
        message: { type: 'hello', v: PROTOCOL_VERSION, match: model.match, seats: model.seats, have },
      },
    ],
  ];
}
