import { roleOf } from '@nardy/record';
import type { Side } from '@nardy/rules';
import { chainKey, fitsLog } from './chain-links.ts';
import { beginChain, canAskForRoll, chainOf, dutiesNow } from './chains.ts';
import type { Model } from './model.ts';
import { andThen, type Next, quiet } from './next.ts';
import { matchOf } from './scene.ts';

/** Long enough for another device of the player to open the link that is awaited. */
const PATIENCE_MS = 10_000;

/** A side played here whose dice are sealed by a chain that is not on this device. */
export interface SealAway {
  readonly side: Side;
  /** `elsewhere`: this device has sealed for the side as well, so that another device of the player is at the game. */
  readonly why: 'lost' | 'elsewhere';
}

/** The first such side; `null`: this device can do all that the dice ask of it, or is finding out. */
export function sealAway(model: Model): SealAway | null {
  const { game } = model;
  const duty = dutiesNow(model).find(({ type }) => type === 'lostDevice');
  if (duty === undefined || game === null) return null;
  const { side, epoch } = duty;
  if (chainOf(model, chainKey(game.game, side, epoch)) !== null) return null;
  const chain = chainOf(model, chainKey(game.game, side, epoch - 1));
  const sealed = game.table.log.chains[roleOf(side)];
  const isOther = chain?.stage === 'ready' && sealed !== null && !fitsLog(chain.links, sealed);
  if (chain?.stage !== 'missing' && !isOther) return null;
  const isOwn = (secret: { readonly game: string; readonly side: Side }): boolean =>
    secret.game === game.game && secret.side === side;
  return { side, why: model.secrets.some(isOwn) ? 'elsewhere' : 'lost' };
}

/** The device has no secret for a seal: the player is asked at once, unless another device is at the game. */
export function missSeal(model: Model, atMs: number): Next {
  return andThen(quiet(askIfLost(model)), (next) => awaitSeal(next, atMs));
}

/** A roll that waits for a link this device cannot open: the player is asked if no other device does it in time. */
export function awaitSeal(model: Model, atMs: number): Next {
  if (!isAwaited(model)) return quiet(model);
  return [model, [{ type: 'setTimer', timer: 'seal', atMs: atMs + PATIENCE_MS }]];
}

/** The time for another device is over. */
export function seekSeal(model: Model): Next {
  return quiet(isAwaited(model) ? askForSeal(model) : model);
}

/** Whether pressing Roll leads to anything: to the roll, or to the question about the seal. */
export function canPressRoll(model: Model, side: Side): boolean {
  return canAskForRoll(model, side) || sealAway(model)?.side === side;
}

/** Opens the question whether to seal anew; the model as it is where every seal is here. */
export function askForSeal(model: Model): Model {
  const away = sealAway(model);
  return away === null ? model : { ...model, question: { kind: 'lost-device', side: away.side } };
}

/** The player agrees to a new chain in place of the one that is not here. */
export function replaceLostChain(model: Model): Next {
  const away = sealAway(model);
  const duty = dutiesNow(model).find(({ type, side }) => type === 'lostDevice' && side === away?.side);
  const closed: Model = { ...model, question: null };
  if (duty === undefined || model.game === null) return quiet(closed);
  // Of two sides held here the other may have lost its own.
  return andThen(beginChain(closed, model.game, duty.side, duty.epoch), (next) => quiet(askIfLost(next)));
}

function askIfLost(model: Model): Model {
  return sealAway(model)?.why === 'lost' ? askForSeal(model) : model;
}

/** Whether the opening or a roll that has been asked for waits for the chain that is not here. */
function isAwaited(model: Model): boolean {
  const phase = matchOf(model)?.phase;
  return (phase === 'opening' || phase === 'rolling') && sealAway(model) !== null;
}
