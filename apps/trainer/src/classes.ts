/** Classes of positions in the order of the kernel's numbers; each can have a net of its own. */
export const CLASSES = ['contact', 'crashed', 'race', 'long', 'long-race'] as const;
export type PositionClass = (typeof CLASSES)[number];

/** The nets in the order of their slots: one per class, and one that sorts out plays before the others judge them. */
export const NET_KINDS: readonly NetKind[] = [...CLASSES, 'pruning'];
export type NetKind = PositionClass | 'pruning';

/** The classes of each board. */
export const CLASSES_OF_BOARD: Readonly<Record<'short' | 'long', readonly PositionClass[]>> = {
  short: ['contact', 'crashed', 'race'],
  long: ['long', 'long-race'],
};

/** The kernel's number of a class, and of the slot of its net. */
export function slotNumber(kind: NetKind): number {
  return NET_KINDS.indexOf(kind);
}
