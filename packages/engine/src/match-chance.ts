import type { Search } from './search.ts';
import type { Standing } from './search-game.ts';
import { MONEY_STAKES, mwcOf, utilityOf } from './stakes.ts';

/** The chance, 0–1, to win the match that an equity stands for, normalised to the cube as it is; `null` for money. */
export function matchChance(search: Search, standing: Standing, equity: number): number | null {
  const stakes = search.equities.stakesFor(standing);
  return stakes === MONEY_STAKES ? null : mwcOf(utilityOf(stakes, standing.cube.value, equity));
}
