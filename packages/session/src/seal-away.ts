import { type Duty, roleOf } from '@nardy/record';
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

/** The first such side of those asked for; `null`: this device can do all that the dice ask, or is finding out. */
export function sealAway(model: Model, of: readonly Side[] = model.sides): SealAway | null {
  for (const side of of) {
    const why = whyAway(model, side);
    if (why !== null) return { side, why };
  }
  return null;
}

function whyAway(model: Model, side: Side): SealAway['why'] | null {
  const { game } = model;
  const duty = lostDuty(model, side);
  if (duty === null || game === null) return null;
  const { epoch } = duty;
  if (chainOf(model, chainKey(game.game, side, epoch)) !== null) return null;
  const chain = chainOf(model, chainKey(game.game, side, epoch - 1));
  const sealed = game.table.log.chains[roleOf(side)];
  const isOther = chain?.stage === 'ready' && sealed !== null && !fitsLog(chain.links, sealed);
  if (chain?.stage !== 'missing' && !isOther) return null;
  const isOwn = (secret: { readonly game: string; readonly side: Side }): boolean =>
    secret.game === game.game && secret.side === side;
  return model.secrets.some(isOwn) ? 'elsewhere' : 'lost';
}

function lostDuty(model: Model, side: Side): Extract<Duty, { type: 'lostDevice' }> | null {
  const duty = dutiesNow(model).find((known) => known.type === 'lostDevice' && known.side === side);
  return duty?.type === 'lostDevice' ? duty : null;
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
  return canAskForRoll(model, side) || sealAway(model, [side]) !== null;
}

/** Opens the question whether to seal anew; the model as it is where the seals of these sides are here. */
export function askForSeal(model: Model, of: readonly Side[] = model.sides): Model {
  const away = sealAway(model, of);
  return away === null ? model : { ...model, question: { kind: 'lost-device', side: away.side } };
}

/** The player agrees to a new chain in place of the one that is not here. */
export function replaceLostChain(model: Model): Next {
  const { question, game } = model;
  const closed: Model = { ...model, question: null };
  if (question?.kind !== 'lost-device' || game === null) return quiet(closed);
  const duty = sealAway(model, [question.side]) === null ? null : lostDuty(model, question.side);
  if (duty === null) return quiet(closed);
  // Of two sides held here the other may have lost its own.
  return andThen(beginChain(closed, game, duty.side, duty.epoch), (next) => quiet(askIfLost(next)));
}

function askIfLost(model: Model): Model {
  const lost = model.sides.filter((side) => whyAway(model, side) === 'lost');
  return lost.length === 0 ? model : askForSeal(model, lost);
}

/** Whether the opening or a roll that has been asked for waits for the chain that is not here. */
function isAwaited(model: Model): boolean {
  const phase = matchOf(model)?.phase;
  return (phase === 'opening' || phase === 'rolling') && sealAway(model) !== null;
}
