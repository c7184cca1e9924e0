import type { Params } from '@nardy/i18n';
import type { Language } from './language.ts';
import type { InputRefusal } from './refusal.ts';
import { hasPhrase, sayAny } from './words.ts';

/** A refusal in words. A code without words of its own is named with its facts. */
export function explain(language: Language, refusal: InputRefusal | { readonly code: string }): string {
  const { code, ...facts } = refusal;
  const params: Record<string, string | number> = { code };
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'string' || typeof value === 'number') params[name] = value;
  }
  const key = `refusal.${code}`;
  const withDie = `${key}.die`;
  if (params.die !== undefined && hasPhrase(withDie)) return sayAny(language, withDie, params as Params);
  if (hasPhrase(key)) return sayAny(language, key, params as Params);
  return Object.keys(facts).length === 0 ? code : `${code} ${JSON.stringify(facts)}`;
}
