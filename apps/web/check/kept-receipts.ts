import { decodeReceipt, type Receipt } from '@nardy/dice';

/** The application keeps a match with its receipts under keys that begin so. */
const MATCH_KEY = /^nardy\.match\./;

/** Receipts that games played on this device have left, when the page comes from the same address. */
export function keptReceipts(): readonly Receipt[] {
  try {
    return Object.entries(localStorage)
      .filter(([key]) => MATCH_KEY.test(key))
      .flatMap(([, stored]) => receiptsIn(stored));
  } catch {
    // A page opened from a disk may have no storage at all.
    return [];
  }
}

function receiptsIn(stored: unknown): readonly Receipt[] {
  if (typeof stored !== 'string') return [];
  const kept: unknown = JSON.parse(stored);
  const hasReceipts = typeof kept === 'object' && kept !== null && 'receipts' in kept;
  const items = hasReceipts && Array.isArray(kept.receipts) ? kept.receipts : [];
  return items.map(decodeReceipt).filter((receipt) => receipt !== null);
}
