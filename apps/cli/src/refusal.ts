/** Every code of {@link InputRefusal}. */
export const INPUT_REFUSAL_CODES = [
  'LINE_NOT_JSON',
  'LINE_NOT_OBJECT',
  'LINE_TOO_LONG',
  'DICE_SHAPE',
  'FIELD_SHAPE',
  'FIELD_RANGE',
  'CUBE_RAISED',
  'FILE_UNREADABLE',
  'FILE_NOT_JSON',
  'FILE_NOT_RECORD',
  'FILE_UNWRITABLE',
  'PROGRAM_MISSING',
  'INTERNAL',
] as const;

/** Why a line of input, a file or an argument cannot be used. */
export type InputRefusal =
  | { readonly code: 'LINE_NOT_JSON' }
  | { readonly code: 'LINE_NOT_OBJECT' }
  | { readonly code: 'LINE_TOO_LONG'; readonly limit: number }
  /** `dice` is not two whole numbers 1–6, and the position has no dice of its own. */
  | { readonly code: 'DICE_SHAPE' }
  | { readonly code: 'FIELD_SHAPE'; readonly field: string; readonly expected: 'text' | 'boolean' }
  /** A field that is no whole number from `least` to `most`. */
  | { readonly code: 'FIELD_RANGE'; readonly field: string; readonly least: number; readonly most: number }
  /** The position waits for the answer to a beaver or raccoon, and the question is about a double. */
  | { readonly code: 'CUBE_RAISED' }
  | { readonly code: 'FILE_UNREADABLE'; readonly file: string }
  | { readonly code: 'FILE_NOT_JSON'; readonly file: string }
  | { readonly code: 'FILE_NOT_RECORD'; readonly file: string }
  | { readonly code: 'FILE_UNWRITABLE'; readonly file: string }
  /** A part of the repository that has to be built first, or that an installed package lacks. */
  | { readonly code: 'PROGRAM_MISSING'; readonly file: string }
  /** A bug of ours, met by this line; the stream goes on. */
  | { readonly code: 'INTERNAL'; readonly reason: string };
