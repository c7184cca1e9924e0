import { afterEach, expect, test, vi } from 'vitest';
import { saveReceipt } from '../src/effects/secret-storage.ts';
import { keptReceipts } from './kept-receipts.ts';

const receipt = { game: 'ab'.repeat(16), n: 5, head: 'cd'.repeat(32) };

/** A storage whose entries are its own properties, as in a browser. */
function useStorage(entries: Readonly<Record<string, string>>): void {
  const storage: Record<string, unknown> = { ...entries };
  const hidden = (value: unknown): PropertyDescriptor => ({ value, enumerable: false });
  Object.defineProperties(storage, {
    getItem: hidden((key: string) => (Object.hasOwn(storage, key) ? storage[key] : null)),
    setItem: hidden((key: string, value: string) => {
      storage[key] = value;
    }),
  });
  vi.stubGlobal('localStorage', storage);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the receipts that the table has left are found', () => {
  useStorage({});
  saveReceipt('m1', receipt);
  expect(keptReceipts()).toEqual([receipt]);
});

test('what is damaged, or something else, is passed over', () => {
  useStorage({
    'nardy.receipt.m1/a': '{"game":',
    'nardy.receipt.m1/b': '{"game":"x","n":1,"head":"y"}',
    'nardy.receipt.m1/c': JSON.stringify(receipt),
    'nardy.match.m1': '{"seats":[]}',
  });
  expect(keptReceipts()).toEqual([receipt]);
});

test('a page without storage has none', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keptReceipts()).toEqual([]);
});
