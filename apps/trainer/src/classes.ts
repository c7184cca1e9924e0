/** Classes of positions in the order of the kernel's numbers; each can have a net of its own. */
export const CLASSES = ['contact', 'crashed', 'race', 'long', 'long-race'] as const;
export type PositionClass = (typeof CLASSES)[number];

/** The classes of each board. */
export const CLASSES_OF_BOARD: Readonly<Record<'short' | 'long', readonly PositionClass[]>> = {
  short: ['contact', 'crashed', 'race'],
  long: ['long', 'long-race'],
};

/** The kernel's number of a class: also the slot of its net. */
export function classNumber(name: PositionClass): number {
  return CLASSES.indexOf(name);
}
