import type { NetRefusal } from '@nardy/engine';
import type { BoardKind } from '@nardy/rules';

/** Why a folder of nets cannot be used. `file` as it stands in the list of nets, or the list itself. */
export type NetsRefusal =
  | { readonly code: 'NETS_UNREADABLE'; readonly file: string }
  /** `nets.json` is no list of nets. */
  | { readonly code: 'NETS_LIST_SHAPE'; readonly file: string }
  /** The file is not the one that the list means. */
  | { readonly code: 'NET_HASH'; readonly file: string; readonly expected: string; readonly found: string }
  /** A net of another kind than the list says. */
  | { readonly code: 'NET_KIND'; readonly file: string; readonly expected: string; readonly found: string }
  | (NetRefusal & { readonly file: string });

/** Every code of {@link NetsRefusal} that is not of the engine. */
export const NETS_REFUSAL_CODES = ['NETS_UNREADABLE', 'NETS_LIST_SHAPE', 'NET_HASH', 'NET_KIND'] as const;

/** Why a pool gives no answer. */
export type PoolRefusal =
  /** As many questions wait as may; ask again later. */
  | { readonly code: 'ENGINE_QUEUE_FULL'; readonly limit: number }
  /** The asker has lost interest. */
  | { readonly code: 'ENGINE_CANCELLED' }
  /** The thread broke, or did not come back in time, over this question. Others go on. */
  | { readonly code: 'ENGINE_FAILED' }
  | { readonly code: 'ENGINE_CLOSED' }
  /** No nets for this board. */
  | { readonly code: 'ENGINE_NO_NETS'; readonly board: BoardKind };

/** Every code of {@link PoolRefusal}. */
export const POOL_REFUSAL_CODES = [
  'ENGINE_QUEUE_FULL',
  'ENGINE_CANCELLED',
  'ENGINE_FAILED',
  'ENGINE_CLOSED',
  'ENGINE_NO_NETS',
] as const;

/** What a player of a pool throws when it is asked and the pool refuses. */
export class PoolRefused extends Error {
  readonly refusal: PoolRefusal;

  constructor(refusal: PoolRefusal) {
    super(`the engine does not answer: ${refusal.code}`);
    this.refusal = refusal;
  }
}
