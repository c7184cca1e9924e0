/** How a lead in pips stands to the spread of the rolls still to come, squashed to 0-1; half for equal chances. */
export function raceLead(ownPips: f32, otherPips: f32): f32 {
  const lead = (otherPips - ownPips + 4) / sqrt<f32>(<f32>2.3 * (ownPips + otherPips) + 24);
  return <f32>0.5 + (<f32>0.5 * lead) / (<f32>0.8 + abs<f32>(lead));
}
