import { invariant } from '@nardy/result';
import { bytesOfHex, hexOf, macOfText } from './hash.ts';
import { DICE_VERSION } from './version.ts';

/** `open`: both players throw one die until they differ. `turn`: one player throws two. */
export const THROW_KINDS = ['open', 'turn'] as const;
export type ThrowKind = (typeof THROW_KINDS)[number];

/** Bytes from here on are thrown away: 252 = 42 × 6 keeps all faces equally likely. */
export const FIRST_REJECTED_BYTE = 252;

export type DieFace = 1 | 2 | 3 | 4 | 5 | 6;
/** Two faces in the order they came from the stream. */
export type DicePair = readonly [DieFace, DieFace];

/** A byte of the stream that was looked at; `face` is `null` when it was thrown away. */
export interface StreamByte {
  readonly byte: number;
  readonly face: DieFace | null;
}

/** What the three links of a roll are, in hex. */
export interface RollLinks {
  readonly game: string;
  /** The roll's number in the game, 1, 2, 3 … */
  readonly roll: number;
  readonly s: string;
  readonly a: string;
  readonly b: string;
}

/** How a roll came about. */
export interface RollDetails {
  /** As the log writes it: `52`, or `33,66,52` for an opening with two ties. */
  readonly dice: string;
  readonly pairs: readonly DicePair[];
  /** Every byte that was looked at, in order. */
  readonly bytes: readonly StreamByte[];
}

/** Block `counter` of the byte stream of a roll, in hex. */
export function rollBlock(links: RollLinks, counter: number): string {
  return hexOf(blockBytes(links, counter));
}

/** The dice of a stream given as hex blocks, or `null` when the blocks end before the dice are decided. */
export function facesFrom(kind: ThrowKind, blocks: readonly string[]): string | null {
  return (
    readStream(kind, (counter) => {
      const block = blocks[counter];
      return block === undefined ? null : bytesOfHex(block);
    })?.dice ?? null
  );
}

/** The dice of a roll: `52` / `33,66,52`. */
export function rollDice(throwOf: RollLinks & { readonly kind: ThrowKind }): string {
  return rollDetails(throwOf).dice;
}

/** The dice of a roll with every byte that was used or thrown away. */
export function rollDetails(throwOf: RollLinks & { readonly kind: ThrowKind }): RollDetails {
  const details = readStream(throwOf.kind, (counter) => blockBytes(throwOf, counter));
  invariant(details !== null, 'the stream of a roll never ends');
  return details;
}

const DICE = /^[1-6][1-6](?:,[1-6][1-6])*$/;

/** The pairs of a dice field of the log, or `null` when it has not the shape `52` or `33,66,52`. */
export function parseDice(text: string): readonly DicePair[] | null {
  if (!DICE.test(text)) return null;
  return text.split(',').map((pair): DicePair => [faceOf(pair, 0), faceOf(pair, 1)]);
}

/** Whether a text has the shape of a dice field. */
export function isDiceText(text: string): boolean {
  return DICE.test(text);
}

function faceOf(pair: string, place: number): DieFace {
  return Number(pair.charAt(place)) as DieFace;
}

function blockBytes({ game, roll, s, a, b }: RollLinks, counter: number): Uint8Array {
  return macOfText(s, `${DICE_VERSION}|roll|${game}|${roll}|${a}|${b}|${counter}`);
}

function readStream(kind: ThrowKind, blockAt: (counter: number) => Uint8Array | null): RollDetails | null {
  const bytes: StreamByte[] = [];
  const pairs: DicePair[] = [];
  let first: DieFace | null = null;
  for (let counter = 0; ; counter++) {
    const block = blockAt(counter);
    if (block === null) return null;
    for (const byte of block) {
      const face = byte < FIRST_REJECTED_BYTE ? (((byte % 6) + 1) as DieFace) : null;
      bytes.push({ byte, face });
      if (face === null) continue;
      if (first === null) {
        first = face;
        continue;
      }
      pairs.push([first, face]);
      if (kind === 'turn' || first !== face) {
        return { dice: pairs.map(([one, two]) => `${one}${two}`).join(','), pairs, bytes };
      }
      first = null;
    }
  }
}
