import type { RuleSet } from '@nardy/rules';
import type { CubeSettings } from './cube-ladder.ts';
import { type MatchEquityTable, makeMatchEquityTable, matchStakes } from './met.ts';
import { MONEY_STAKES, type Stakes } from './stakes.ts';

/** Sizes of the tables that are made: the lengths matches are mostly played to; longer ones use the last. */
const SIZES = [7, 15, 25, 64];

/** Tables of match equities made when first asked for, one for each kind of rules and size. */
export class MatchEquities {
  readonly #tables = new Map<string, MatchEquityTable>();

  /** The table for a score. What does not change a match equity (the plays, money options) does not count. */
  tableFor(rules: RuleSet, furthest: number): MatchEquityTable {
    const size = SIZES.find((known) => known >= furthest) ?? (SIZES.at(-1) as number);
    const { board, scoring, cube, cubeCap, crawford } = rules;
    const key = [size, board, scoring, cube, cubeCap, crawford].join();
    const known = this.#tables.get(key);
    if (known !== undefined) return known;
    const table = makeMatchEquityTable(rules, size);
    this.#tables.set(key, table);
    return table;
  }

  /** What points are worth in a game with these settings. */
  stakesFor(settings: CubeSettings): Stakes {
    const { rules, away } = settings;
    if (away === null) return MONEY_STAKES;
    return matchStakes(this.tableFor(rules, Math.max(away.own, away.opponent)), { ...settings, away });
  }
}
