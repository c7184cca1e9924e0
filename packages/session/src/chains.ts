import { DEFAULT_CHAIN_LENGTH } from '@nardy/dice';
import { textOf } from '@nardy/i18n';
import {
  type Duty,
  dutiesOf,
  type Held,
  type RollAgain,
  roleOf,
  rollAgainOf,
  rollRequest,
} from '@nardy/record';
import { assertNever } from '@nardy/result';
import { SIDES, type Side } from '@nardy/rules';
import { chainKey, fitsLog, linkHex } from './chain-links.ts';
import type { ChainModel, GameModel, Model } from './model.ts';
import { type Next, quiet } from './next.ts';
import { inOrder, keyOf, makeAct, makeRequest } from './requests.ts';
import type { StoredSecret } from './secrets.ts';

/** Does what the dice protocol asks of this client by itself: seals, answers, links ahead. */
export function fulfilDuties(model: Model): Next {
  return inOrder(
    model,
    dutiesNow(model).map((duty) => (current) => fulfil(current, duty)),
  );
}

/** Whether the link with which `side` asks for its roll is at hand, or a thrown roll comes again. */
export function canAskForRoll(model: Model, side: Side): boolean {
  return againFor(model, side) !== null || rollLink(model, side) !== null;
}

/** The roller's link goes out; from here on the roll cannot be taken back. A roll that comes again needs none. */
export function askForRoll(model: Model, side: Side): Next {
  const again = againFor(model, side);
  if (again !== null) return makeAct(model, side, { type: 'rollAgain', roll: again.roll });
  const asked = rollLink(model, side);
  return asked === null ? quiet(model) : makeRequest(model, side, { type: 'link', ...asked }, 'player');
}

/** The world gave 32 random bytes, and the words that the player adds to them. */
export function receiveRandom(
  model: Model,
  key: string,
  { hex, phrase }: { readonly hex: string; readonly phrase: string },
): Next {
  const spec = specOfKey(model, key);
  if (chainOf(model, key)?.stage !== 'random' || spec === null) return quiet(model);
  const secret: StoredSecret = { ...spec, length: DEFAULT_CHAIN_LENGTH, random: hex, phrase };
  return [withChain(model, { key, stage: 'saving' }), [{ type: 'saveSecret', key, secret }]];
}

/** The secret is on disk (perhaps another tab's): its chain can be made. */
export function receiveSecret(model: Model, key: string, secret: StoredSecret): Next {
  const secrets = model.secrets.some((known) => keyOfSecret(known) === key)
    ? model.secrets
    : [...model.secrets, secret];
  const kept: Model = withChain({ ...model, secrets }, { key, stage: 'making' });
  return [kept, [{ type: 'makeChain', key, secret }]];
}

/** The device has no such secret. */
export function receiveMissing(model: Model, key: string): Next {
  if (chainOf(model, key)?.stage !== 'searching') return quiet(model);
  return quiet(withChain(model, { key, stage: 'missing' }));
}

/** The device cannot keep a secret: without that nobody may play, or a chain would be lost. */
export function failStorage(model: Model): Next {
  return quiet({ ...model, fault: { kind: 'storage', text: textOf('verdict.storage') } });
}

/** All links of a chain are there; where they are not those of its seal, another secret for it may have been brought. */
export function receiveChain(model: Model, key: string, links: Uint8Array): Next {
  if (chainOf(model, key)?.stage !== 'making') return quiet(model);
  const made = withChain(model, { key, stage: 'ready', links });
  return fits(model, key, links) ? fulfilDuties(made) : (tryNextSecret(made, key) ?? fulfilDuties(made));
}

/** Whether links are not known to be another chain's than the one that the log has under their name. */
function fits(model: Model, key: string, links: Uint8Array): boolean {
  const spec = specOfKey(model, key);
  const sealed = spec === null ? null : (model.game?.table.log.chains[roleOf(spec.side)] ?? null);
  return sealed === null || sealed.epoch !== spec?.epoch || fitsLog(links, sealed);
}

/** Makes the chain of the next secret of the same name; `null`: there is none. */
function tryNextSecret(model: Model, key: string): Next | null {
  const [tried, next] = model.secrets.filter((secret) => keyOfSecret(secret) === key);
  if (next === undefined || model.game === null) return null;
  const secrets = model.secrets.filter((secret) => secret !== tried);
  return beginChain({ ...model, secrets }, model.game, next.side, next.epoch);
}

/** What the dice protocol asks of the sides played here, whether this device can do it or not. */
export function dutiesNow(model: Model): readonly Duty[] {
  if (model.game === null || model.fault !== null) return [];
  const { game } = model;
  const held: Held[] = model.sides.map((side) => ({ side, epochs: epochsHeld(model, game, side) }));
  return dutiesOf(game.table, held, model.visibility === 'hidden' ? 'early' : 'when-asked');
}

function epochsHeld(model: Model, { game, table }: GameModel, side: Side): readonly number[] {
  const sealed = table.log.chains[roleOf(side)];
  return model.secrets.flatMap((secret) => {
    if (secret.game !== game || secret.side !== side) return [];
    const chain = chainOf(model, keyOfSecret(secret));
    if (chain?.stage === 'missing') return [];
    // Another device of the player may have been first with its seal.
    const isOther =
      chain?.stage === 'ready' && sealed?.epoch === secret.epoch && !fitsLog(chain.links, sealed);
    return isOther ? [] : [secret.epoch];
  });
}

function fulfil(model: Model, duty: Duty): Next {
  const { game } = model;
  if (game === null) return quiet(model);
  const key = chainKey(game.game, duty.side, duty.epoch);
  const chain = chainOf(model, key);
  switch (duty.type) {
    case 'anchor':
      if (chain === null) return beginChain(model, game, duty.side, duty.epoch);
      return chain.stage === 'ready' ? sendSeal(model, duty, chain.links) : quiet(model);
    case 'lostDevice': {
      if (chain !== null) return chain.stage === 'ready' ? sendSeal(model, duty, chain.links) : quiet(model);
      const lost = chainKey(game.game, duty.side, duty.epoch - 1);
      if (chainOf(model, lost) !== null) return quiet(model);
      // Another tab may have made and stored it.
      return [withChain(model, { key: lost, stage: 'searching' }), [{ type: 'findSecret', key: lost }]];
    }
    case 'link': {
      if (chain === null) return beginChain(model, game, duty.side, duty.epoch);
      if (chain.stage !== 'ready') return quiet(model);
      const link = linkHex(chain.links, duty.index);
      if (link === null) return quiet(model);
      return byItself(model, duty.side, { type: 'link', roll: duty.roll, link });
    }
    default:
      return assertNever(duty);
  }
}

function sendSeal(model: Model, duty: Exclude<Duty, { type: 'link' }>, links: Uint8Array): Next {
  const anchor = linkHex(links, 0);
  if (anchor === null) return quiet(model);
  const length = links.length / 32 - 1;
  return byItself(model, duty.side, { type: duty.type, length, anchor });
}

/** Sends unless the same was refused at this length of the log. */
function byItself(model: Model, side: Side, request: Parameters<typeof makeRequest>[2]): Next {
  if (model.refused.includes(keyOf(side, request))) return quiet(model);
  return makeRequest(model, side, request, 'client');
}

/** From a stored secret, or from fresh random bytes that are stored before anything is sent. */
export function beginChain(model: Model, { game }: GameModel, side: Side, epoch: number): Next {
  const key = chainKey(game, side, epoch);
  const stored = model.secrets.find((secret) => keyOfSecret(secret) === key);
  if (stored !== undefined) {
    return [withChain(model, { key, stage: 'making' }), [{ type: 'makeChain', key, secret: stored }]];
  }
  return [withChain(model, { key, stage: 'random' }), [{ type: 'random', key }]];
}

function againFor({ game, fault }: Model, side: Side): RollAgain | null {
  return game === null || fault !== null ? null : rollAgainOf(game.table, side);
}

function rollLink(model: Model, side: Side): { readonly roll: number; readonly link: string } | null {
  if (model.game === null || model.fault !== null) return null;
  const asked = rollRequest(model.game.table, side);
  if (asked === null) return null;
  const chain = chainOf(model, chainKey(model.game.game, side, asked.epoch));
  const known = model.game.table.log.chains[roleOf(side)];
  if (chain?.stage !== 'ready' || known === null || !fitsLog(chain.links, known)) return null;
  const link = linkHex(chain.links, asked.index);
  return link === null ? null : { roll: asked.roll, link };
}

/** Chains whose links will be needed are made ahead, so that Roll can be pressed at once after a reload. */
export function prepareChains(model: Model): Next {
  const { game } = model;
  if (game === null || model.fault !== null) return quiet(model);
  const steps = model.sides.flatMap((side) => {
    const epoch = game.table.log.chains[roleOf(side)]?.epoch;
    if (epoch === undefined) return [];
    const key = chainKey(game.game, side, epoch);
    const stored = model.secrets.some((secret) => keyOfSecret(secret) === key);
    if (!stored || chainOf(model, key) !== null) return [];
    return [(current: Model): Next => beginChain(current, game, side, epoch)];
  });
  return inOrder(model, steps);
}

/** The chain of a key, as far as this page is with it. */
export function chainOf(model: Model, key: string): ChainModel | null {
  return model.chains.find((chain) => chain.key === key) ?? null;
}

function withChain(model: Model, chain: ChainModel): Model {
  return { ...model, chains: [...model.chains.filter(({ key }) => key !== chain.key), chain] };
}

function keyOfSecret({ game, side, epoch }: StoredSecret): string {
  return chainKey(game, side, epoch);
}

function specOfKey(model: Model, key: string): { game: string; side: Side; epoch: number } | null {
  const [game, role, epoch] = key.split('.');
  const side = SIDES.find((candidate) => roleOf(candidate) === role);
  if (game === undefined || side === undefined || game !== model.game?.game) return null;
  return { game, side, epoch: Number(epoch) };
}
