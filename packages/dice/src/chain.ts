import { err, invariant, ok, type Result } from '@nardy/result';
import {
  asciiInto,
  bytesOfHex,
  bytesOfText,
  hexInto,
  hexOf,
  isGameId,
  isHashHex,
  macOfText,
  shaOfBytes,
  shaOfText,
} from './hash.ts';
import type { DiceRefusal } from './refusal.ts';
import type { Role } from './roles.ts';
import { isWellFormed } from './text.ts';
import { DICE_VERSION, MAX_CHAIN_LENGTH } from './version.ts';

const LINK_BYTES = 32;

/** Whose chain it is and how long. */
export interface ChainSpec {
  /** The last link, 64 hex digits; see {@link makeRoot}. */
  readonly root: string;
  readonly game: string;
  readonly role: Role;
  /** 0 for the first chain of a role in a game, then 1, 2 … */
  readonly epoch: number;
  /** 1–65535. */
  readonly length: number;
}

/** A whole chain, kept as bytes: 32 a link. Secret until its links are opened. */
export interface Chain {
  readonly game: string;
  readonly role: Role;
  readonly epoch: number;
  readonly length: number;
  /** Link 0, the seal that is shown to everyone. */
  readonly anchor: string;
  /** Link `k`, 0–length, as hex. */
  link(k: number): string;
}

/** A chain being made; {@link continueChain} moves it on. */
export interface ChainInProgress {
  readonly spec: ChainSpec;
  readonly links: Uint8Array;
  /** How many links are still to be computed; the last of them is the anchor. */
  left: number;
}

/**
 * The last link of a chain from 32 bytes of the system's random generator and an optional phrase, used as typed.
 *
 * Refusals: `DICE_BAD_RANDOM` (not 64 lower-case hex digits), `DICE_BAD_GAME`, `DICE_BAD_EPOCH`,
 * `DICE_BAD_PHRASE` (an unpaired surrogate).
 */
export function makeRoot(parts: {
  readonly random: string;
  readonly game: string;
  readonly role: Role;
  readonly epoch: number;
  readonly phrase: string;
}): Result<string, DiceRefusal> {
  if (!isHashHex(parts.random)) return err({ code: 'DICE_BAD_RANDOM' });
  if (!isGameId(parts.game)) return err({ code: 'DICE_BAD_GAME' });
  if (!Number.isSafeInteger(parts.epoch) || parts.epoch < 0) return err({ code: 'DICE_BAD_EPOCH' });
  if (!isWellFormed(parts.phrase)) return err({ code: 'DICE_BAD_PHRASE' });
  const text = `${DICE_VERSION}|root|${parts.game}|${parts.role}|${parts.epoch}|${parts.phrase}`;
  return ok(hexOf(macOfText(parts.random, text)));
}

/** Begins a chain without hashing anything yet; for threads that must not be held up. */
export function startChain(spec: ChainSpec): ChainInProgress {
  invariant(isHashHex(spec.root), 'a root is 64 hex digits');
  invariant(Number.isInteger(spec.length), 'a length is whole');
  invariant(spec.length >= 1 && spec.length <= MAX_CHAIN_LENGTH, 'a chain has 1 to 65535 links');
  const links = new Uint8Array((spec.length + 1) * LINK_BYTES);
  links.set(bytesOfHex(spec.root), spec.length * LINK_BYTES);
  return { spec, links, left: spec.length };
}

/**
 * Computes at most `steps` further links of `work`, which it changes.
 *
 * @returns the finished chain, or `null` while links are left. Cost: about 2.5 µs a link.
 */
export function continueChain(work: ChainInProgress, steps: number): Chain | null {
  const { spec, links } = work;
  const stop = Math.max(0, work.left - steps);
  const stepper = linkStepper(spec);
  let link = links.subarray(work.left * LINK_BYTES, (work.left + 1) * LINK_BYTES);
  for (let k = work.left; k > stop; k--) {
    link = stepper(k, link);
    links.set(link, (k - 1) * LINK_BYTES);
  }
  work.left = stop;
  return stop === 0 ? finishedChain(spec, links) : null;
}

/** The whole chain at once. Cost: about 2.5 ms for 1024 links. */
export function makeChain(spec: ChainSpec): Chain {
  const chain = continueChain(startChain(spec), spec.length);
  invariant(chain !== null, 'all links are made');
  return chain;
}

/** The link that a chain whose base roll is `base` opens for roll `roll`. */
export function linkForRoll(chain: Chain, base: number, roll: number): string {
  return chain.link(roll - base + 1);
}

/** Link k−1 from link `k`: what anyone does to check a link against the one opened before it. */
export function stepBack(game: string, role: Role, epoch: number, k: number, link: string): string {
  return shaOfText(`${DICE_VERSION}|link|${game}|${role}|${epoch}|${k}|${link}`);
}

/** Steps back with the unchanging part of the hashed text kept between calls. */
function linkStepper(spec: ChainSpec): (k: number, link: Uint8Array) => Uint8Array {
  const prefix = bytesOfText(`${DICE_VERSION}|link|${spec.game}|${spec.role}|${spec.epoch}|`);
  const buffer = new Uint8Array(prefix.length + `${MAX_CHAIN_LENGTH}|`.length + 2 * LINK_BYTES);
  buffer.set(prefix);
  return (k, link) => {
    const end = asciiInto(buffer, prefix.length, `${k}|`);
    hexInto(buffer, end, link);
    return shaOfBytes(buffer.subarray(0, end + 2 * LINK_BYTES));
  };
}

function finishedChain(spec: ChainSpec, links: Uint8Array): Chain {
  const link = (k: number): string => {
    invariant(Number.isInteger(k) && k >= 0 && k <= spec.length, 'the link lies within the chain');
    return hexOf(links.subarray(k * LINK_BYTES, (k + 1) * LINK_BYTES));
  };
  return {
    game: spec.game,
    role: spec.role,
    epoch: spec.epoch,
    length: spec.length,
    anchor: link(0),
    link,
  };
}
