import { err, ok, type Result } from '@nardy/result';
import type { BoardKind } from '@nardy/rules';

/** The nets of the kernel, by the number a net file carries. */
export const NET_KINDS = ['contact', 'crashed', 'race', 'long', 'long-race', 'pruning'] as const;
export type NetKind = (typeof NET_KINDS)[number];

/** The nets without which nothing on a board can be judged. */
export function netKindsFor(board: BoardKind): readonly NetKind[] {
  return board === 'long' ? ['long', 'long-race'] : ['contact', 'crashed', 'race'];
}

/** All nets of a board: with them the one that sorts out plays before the others judge them. */
export function allNetKindsFor(board: BoardKind): readonly NetKind[] {
  return board === 'long' ? netKindsFor(board) : [...netKindsFor(board), 'pruning'];
}

/** How large a net is. */
export interface NetSizes {
  /** Binary inputs and inputs that are numbers. */
  readonly sparse: number;
  readonly dense: number;
  /** Units of layer 1 and 2; layer 2 may be missing (0). */
  readonly width1: number;
  readonly width2: number;
}

/** What the first 64 bytes of a net file say. Layout: assembly/net.ts. */
export interface NetHeader extends NetSizes {
  readonly kind: NetKind;
  readonly activation1: NetActivation;
  readonly activation2: NetActivation;
  /** Bits after the binary point of the sums of layer 1, and of the weights of layer 2. */
  readonly scaleBits1: number;
  readonly scaleBits2: number;
}

export const NET_ACTIVATIONS = ['clipped', 'squared', 'logistic', 'leaky'] as const;
/** Clamped to 0–1; that squared; logistic; the number itself, or a sixteenth if negative. */
export type NetActivation = (typeof NET_ACTIVATIONS)[number];

/** Why something is no net file. */
export type NetRefusal =
  | { readonly code: 'NET_NOT_UNDERSTOOD' }
  /** Bytes there are and bytes the header asks for. */
  | { readonly code: 'NET_LENGTH'; readonly bytes: number; readonly expected: number };

export const NET_REFUSAL_CODES = ['NET_NOT_UNDERSTOOD', 'NET_LENGTH'] as const;

/** Bytes before the weights. */
export const NET_HEADER_BYTES = 64;
const MAGIC = 0x4e44524e;
const VERSION = 1;
const WIDEST = [1024, 64] as const;
/** What the integer sums of layer 1 can be scaled by: at least so many bits by its activation, at most. */
const LEAST_BITS = { clipped: 12, squared: 11 } as const;
const MOST_BITS = 15;

/** Reads the header of a net file and checks that the file is as long as it says. */
export function decodeNetHeader(file: Uint8Array): Result<NetHeader, NetRefusal> {
  if (file.length < NET_HEADER_BYTES) return err({ code: 'NET_NOT_UNDERSTOOD' });
  const view = new DataView(file.buffer, file.byteOffset, NET_HEADER_BYTES);
  const word = (index: number): number => view.getUint32(4 * index, true);
  const kind = NET_KINDS[word(2)];
  const activation1 = NET_ACTIVATIONS[word(7)];
  const activation2 = NET_ACTIVATIONS[word(8)];
  const [sparse, dense, width1, width2] = [word(3), word(4), word(5), word(6)];
  const isKnown = word(0) === MAGIC && word(1) === VERSION && width1 <= WIDEST[0] && width2 <= WIDEST[1];
  if (!isKnown || kind === undefined || activation2 === undefined) return err({ code: 'NET_NOT_UNDERSTOOD' });
  if (activation1 !== 'clipped' && activation1 !== 'squared') return err({ code: 'NET_NOT_UNDERSTOOD' });
  if (word(9) < LEAST_BITS[activation1] || word(9) > MOST_BITS) return err({ code: 'NET_NOT_UNDERSTOOD' });
  const header = {
    ...{ kind, sparse, dense, width1, width2, activation1, activation2 },
    ...{ scaleBits1: word(9), scaleBits2: word(10) },
  };
  const expected = netBytes(header);
  return file.length === expected ? ok(header) : err({ code: 'NET_LENGTH', bytes: file.length, expected });
}

/** Length of a net file of these sizes. */
export function netBytes({ sparse, dense, width1, width2 }: NetSizes): number {
  const rows = width2 === 0 ? 5 : width2;
  const output = width2 === 0 ? 0 : 4 * (5 * width2 + 5);
  return NET_HEADER_BYTES + 2 * (sparse + dense + 1 + rows) * width1 + 4 * rows + output;
}
