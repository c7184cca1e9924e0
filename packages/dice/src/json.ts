/** An own field of a value read from JSON; `undefined` for anything that is no object or has no such field. */
export function fieldOf(input: unknown, name: string): unknown {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, name)) return undefined;
  return (input as Readonly<Record<string, unknown>>)[name];
}

/** A non-negative safe integer, or `null`. */
export function countOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
