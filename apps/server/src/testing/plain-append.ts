import type { Append } from '../store/match-store.ts';

/** Lines for a match with nothing else to note. */
export function plainAppend(lines: Pick<Append, 'match' | 'expectedSeq' | 'lines' | 'nowMs'>): Append {
  const nothing = { answer: null, seals: null, opens: null, ends: null, leaver: null, deadlineMs: null };
  return { ...nothing, ledgerEvents: [], ...lines };
}
