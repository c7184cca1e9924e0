import type { RuleSet } from '@nardy/rules';
import type { Evaluator } from './evaluator.ts';
import { MatchEquities } from './match-equities.ts';
import { ruleBits } from './rule-bits.ts';
import { createSearchCache } from './search-cache.ts';
import type { Grower, SearchTree } from './search-tree.ts';
import type { Valuation } from './search-value.ts';

/** An evaluator and what was found with it. One user at a time. */
export interface Search {
  readonly evaluator: Evaluator;
  readonly equities: MatchEquities;
  /** What trees of positions under these rules are grown with. */
  grower(rules: RuleSet, valuation: Valuation): Grower;
  /** Forgets all that was found. A change of nets or tables does it by itself. */
  forget(): void;
}

/** Positions with their replies that are kept; about 3 kB each. */
const HALF_CACHE = 3000;

export interface SearchOptions {
  /** Half the number of positions whose replies are kept; about 3 kB each. */
  readonly halfCache?: number;
}

/** A search over an evaluator, with a bounded memory of its own. */
export function createSearch(evaluator: Evaluator, { halfCache = HALF_CACHE }: SearchOptions = {}): Search {
  const cache = createSearchCache<SearchTree>(halfCache);
  let version = evaluator.version();
  return {
    evaluator,
    equities: new MatchEquities(),
    grower(rules, { weights }) {
      if (version !== evaluator.version()) cache.clear();
      version = evaluator.version();
      return { evaluator, rules, cache, weights, keyPrefix: `${ruleBits(rules)} ${weights.join()} ` };
    },
    forget: () => cache.clear(),
  };
}
