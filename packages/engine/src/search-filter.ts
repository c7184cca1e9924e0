/** Which candidates are worth another ply. */
export interface CandidateFilter {
  /** So many go on whatever they look like. */
  readonly least: number;
  /** And no more than so many. */
  readonly most: number;
  /** Beyond `least`: those not further behind the best than this, in equity. */
  readonly within: number;
}

/** Filter of the candidates that have been judged `plies` deep, best first, for the next ply. */
export type CandidateFilters = readonly CandidateFilter[];

/** The usual filters: one ply costs little, so it looks at many; what it likes goes deeper. */
export const NORMAL_FILTERS: CandidateFilters = [
  { least: 5, most: 12, within: 0.16 },
  { least: 2, most: 6, within: 0.06 },
  { least: 2, most: 4, within: 0.03 },
];

/** How many of the candidates, best first with their equities, pass. */
export function passing(filter: CandidateFilter, equities: readonly number[]): number {
  const best = equities[0] ?? 0;
  const most = Math.min(filter.most, equities.length);
  let count = Math.min(filter.least, most);
  while (count < most && best - (equities[count] as number) <= filter.within) count++;
  return count;
}
