import type { EngineFault } from '../engine/engine-message.ts';

/** What a table on this device cannot do just now, and why. */
export type DeviceTrouble =
  /** The bot waits for its engine: the share, 0–1, that is here. */
  | { readonly kind: 'engine-loading'; readonly share: number }
  | { readonly kind: 'engine-failed'; readonly code: EngineFault }
  /** The browser keeps nothing in this window: the game lasts as long as the page. */
  | { readonly kind: 'not-kept' }
  /** Nothing can be kept: the disk is full, or the browser keeps nothing in this window. */
  | { readonly kind: 'storage'; readonly why: 'full' | 'refused' };

/** Why a write to the device failed. */
export function storageTrouble(error: unknown): DeviceTrouble {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return { kind: 'storage', why: isFull ? 'full' : 'refused' };
}
