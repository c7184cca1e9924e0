import { decodeReceipt, type Receipt } from '@nardy/dice';

/** The application keeps the receipt of each game under a key that begins so. */
const RECEIPT_KEY = /^nardy\.receipt\./;

/** Receipts that games played on this device have left, when the page comes from the same address. */
export function keptReceipts(): readonly Receipt[] {
  try {
    return Object.entries(localStorage)
      .filter(([key]) => RECEIPT_KEY.test(key))
      .flatMap(([, stored]) => receiptIn(stored) ?? []);
  } catch {
    // A page opened from a disk may have no storage at all.
    return [];
  }
}

function receiptIn(stored: unknown): Receipt | null {
  try {
    return decodeReceipt(JSON.parse(String(stored)));
  } catch {
    return null;
  }
}
