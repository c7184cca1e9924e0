import { expect, test } from 'vitest';
import { createSearchCache } from './search-cache.ts';

test('keeps what was used last and never more than twice its half', () => {
  const cache = createSearchCache<number>(10);
  cache.set('kept', 1);
  for (let n = 0; n < 200; n++) {
    cache.set(`n${n}`, n);
    expect(cache.get('kept')).toBe(1);
  }
  const found = Array.from({ length: 200 }, (_, n) => cache.get(`n${n}`)).filter((n) => n !== undefined);
  expect(found.length).toBeLessThanOrEqual(20);
  expect(found).toContain(199);
  cache.clear();
  expect(cache.get('kept')).toBeUndefined();
});
