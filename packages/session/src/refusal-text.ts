import { isMessageKey, type Params, type Text, textOf } from '@nardy/i18n';
import { SIDES, WIN_KINDS } from '@nardy/rules';

/** A refusal in words. A code without words of its own is shown by its name. */
export function refusalText<Refusal extends { readonly code: string }>(refusal: Refusal): Text {
  const params = paramsOf(refusal);
  const key = `refusal.${refusal.code}`;
  // One code with a die named is said in other words.
  const withDie = `${key}.die`;
  if (typeof params.die === 'number' && isMessageKey(withDie)) return textOf(withDie, params);
  return isMessageKey(key) ? textOf(key, params) : textOf('refusal.unknown', params);
}

function paramsOf(refusal: object): Params {
  const words: [string, string | number | Text][] = [];
  for (const [name, fact] of Object.entries(refusal)) {
    if (typeof fact === 'number') words.push([name, fact]);
    else if (typeof fact === 'string') words.push([name, wordOf(fact)]);
  }
  return Object.fromEntries(words);
}

function wordOf(fact: string): string | Text {
  const side = SIDES.find((known) => known === fact);
  if (side !== undefined) return textOf(`side.${side}`);
  const kind = WIN_KINDS.find((known) => known === fact);
  return kind === undefined ? fact : textOf(`win.${kind}`);
}
