import { askPlayer, type Player, type PlayerCommand } from '@nardy/engine';
import type { WireCommand, WireRequest } from '@nardy/protocol';
import { type Duty, dutiesOf, rollAgainOf, rollRequest, type TableState } from '@nardy/record';
import { invariant } from '@nardy/result';
import type { Side } from '@nardy/rules';
import type { ChainKeeper } from './chain-keeper.ts';

/** What a bot asks of the table next: first what the dice protocol wants of it, then what its player decides. */
export async function nextBotRequest(
  table: TableState,
  side: Side,
  chains: ChainKeeper,
  player: Player,
): Promise<WireRequest | null> {
  const [duty] = dutiesOf(table, [{ side, epochs: chains.epochs() }], 'when-asked');
  if (duty !== undefined) return requestOf(duty, chains);
  if (table.match === null) return null;
  const command = await askPlayer(player, table.match, side);
  if (command === null) return null;
  if (command.type !== 'requestRoll') return { type: 'act', command: wireOf(command) };
  const again = rollAgainOf(table, side);
  if (again !== null) return { type: 'act', command: { type: 'rollAgain', roll: again.roll } };
  const asked = rollRequest(table, side);
  return asked === null ? null : requestOf(asked, chains);
}

/** The same game is played the same way wherever, and however often, it is taken up. */
export function seedOf(game: string): number {
  return Number.parseInt(game.slice(0, 8), 16);
}

async function requestOf(duty: Duty, chains: ChainKeeper): Promise<WireRequest | null> {
  switch (duty.type) {
    case 'anchor':
    case 'lostDevice': {
      const { length, anchor } = await chains.seal(duty.epoch, duty.base);
      return { type: duty.type, length, anchor };
    }
    case 'link': {
      const base = duty.roll - duty.index + 1;
      const link = chains.link(duty.epoch, base, duty.roll);
      invariant(link !== null, 'a duty names a chain that is kept');
      return { type: 'link', roll: duty.roll, link };
    }
  }
}

/** A player's act as a message carries it: without the side, a play as its moves alone. */
function wireOf(command: Exclude<PlayerCommand, { readonly type: 'requestRoll' }>): WireCommand {
  if (command.type !== 'play') return { type: command.type };
  return { type: 'play', moves: command.moves.map(({ from, to }) => ({ from, to })) };
}
