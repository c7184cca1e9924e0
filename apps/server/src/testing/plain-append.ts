import type { Append } from '../store/match-store.ts';

/** Lines for a match with nothing else to note. */
export function plainAppend(lines: Pick<Append, 'match' | 'expectedSeq' | 'lines' | 'nowMs'>): Append {
  return { answer: null, seals: null, opens: null, ends: null, ledgerEvents: [], deadlineMs: null, ...lines };
}
