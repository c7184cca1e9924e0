/** What the makers of chains and rolls refuse. */
export const DICE_REFUSAL_CODES = [
  'DICE_BAD_RANDOM',
  'DICE_BAD_GAME',
  'DICE_BAD_EPOCH',
  'DICE_BAD_PHRASE',
  'DICE_BAD_ARGUMENTS',
  'DICE_UNKNOWN_TYPE',
] as const;
export type DiceRefusalCode = (typeof DICE_REFUSAL_CODES)[number];

/** A refusal: the code and, for vectors, what was asked for. */
export type DiceRefusal =
  | {
      readonly code: 'DICE_BAD_RANDOM' | 'DICE_BAD_GAME' | 'DICE_BAD_EPOCH' | 'DICE_BAD_PHRASE';
    }
  | { readonly code: 'DICE_BAD_ARGUMENTS' | 'DICE_UNKNOWN_TYPE'; readonly type: string };
