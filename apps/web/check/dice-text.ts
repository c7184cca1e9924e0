/** A dice field of the log for reading: `5–2`, with ties before it. */
export function diceText(dice: string): string {
  return dice
    .split(',')
    .map((pair) => `${pair.charAt(0)}–${pair.charAt(1)}`)
    .join(' ');
}
