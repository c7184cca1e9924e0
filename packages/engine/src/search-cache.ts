/** Keeps the results used last, within a bound. */
export interface SearchCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  clear(): void;
}

/**
 * A cache of at most `2 × half` entries. It holds two generations: when the younger one is full the older one is
 * dropped and the younger takes its place. What is found in the older one moves up.
 */
export function createSearchCache<T>(half: number): SearchCache<T> {
  let young = new Map<string, T>();
  let old = new Map<string, T>();
  const set = (key: string, value: T): void => {
    if (young.size >= half) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
  };
  return {
    get(key) {
      const found = young.get(key);
      if (found !== undefined) return found;
      const kept = old.get(key);
      if (kept !== undefined) set(key, kept);
      return kept;
    },
    set,
    clear() {
      young = new Map();
      old = new Map();
    },
  };
}
