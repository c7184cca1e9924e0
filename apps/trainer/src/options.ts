/** Options of a stage as typed: `--name value`. */
export type OptionText = ReadonlyMap<string, string>;

/** Splits `--name value` pairs; throws at anything else and at names not in the list. */
export function readOptions(words: readonly string[], names: readonly string[]): OptionText {
  const options = new Map<string, string>();
  for (let i = 0; i < words.length; i += 2) {
    const word = words[i] as string;
    const name = word.startsWith('--') ? word.slice(2) : null;
    const value = words[i + 1];
    if (name === null || !names.includes(name)) throw new UsageError(`unknown option ${word}`);
    if (value === undefined) throw new UsageError(`${word} wants a value`);
    options.set(name, value);
  }
  return options;
}

/** What the person typed makes no sense; the message says why. */
export class UsageError extends Error {}

/** A number of an option within bounds. */
export function numberOption(
  options: OptionText,
  name: string,
  fallback: number,
  bounds: readonly [least: number, most: number] = [0, Number.MAX_SAFE_INTEGER],
): number {
  const text = options.get(name);
  if (text === undefined) return fallback;
  return boundedNumber(name, text, bounds);
}

/** `from,to` of an option; one number stands for both. */
export function pairOption(
  options: OptionText,
  name: string,
  fallback: readonly [number, number],
): readonly [number, number] {
  const text = options.get(name);
  if (text === undefined) return fallback;
  const numbers = text.split(',').map((part) => boundedNumber(name, part, [0, Number.MAX_SAFE_INTEGER]));
  const [from, to = from] = numbers;
  if (from === undefined || to === undefined || numbers.length > 2)
    throw new UsageError(`--${name} wants from,to`);
  return [from, to];
}

/** A word of an option out of a list. */
export function wordOption<Word extends string>(
  options: OptionText,
  name: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  const text = options.get(name);
  if (text === undefined) return fallback;
  const word = words.find((candidate) => candidate === text);
  if (word === undefined) throw new UsageError(`--${name} is one of ${words.join(', ')}`);
  return word;
}

function boundedNumber(name: string, text: string, [least, most]: readonly [number, number]): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= least && value <= most)) {
    throw new UsageError(`--${name} wants a number from ${least} to ${most}`);
  }
  return value;
}
