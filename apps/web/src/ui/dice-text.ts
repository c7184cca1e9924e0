/** Dice of a log as people write them: `52` → 5-2, an opening `33,52` → 3-3, 5-2. */
export function diceText(dice: string): string {
  return dice
    .split(',')
    .map((pair) => pair.split('').join('-'))
    .join(', ');
}
