import {
  isMessageKey,
  type MessageKey,
  type Params,
  say as sayIn,
  type Text,
  t,
  waitText,
} from '@nardy/i18n';
import { locale } from './preferences.ts';

/** A score stays on one line. */
function unbroken(text: string): string {
  return text.replace(/(\d)–(?=\d)/g, '$1\u2060–\u2060');
}

/** A phrase of the interface in the language of the page. */
export function say(key: MessageKey, params?: Params): string {
  return unbroken(t(locale.value, key, params));
}

/** A phrase that the session has chosen, or one whose key is put together. */
export function sayText(text: Text): string {
  return unbroken(sayIn(locale.value, text));
}

/** A code with its facts, from the browser itself, the server or the rules. */
export interface SaidRefusal {
  readonly code: string;
  readonly [fact: string]: unknown;
}

/** A fact of a refusal as people call it: options of the rules have names, a wait is told in minutes. */
function factWords(name: string, fact: unknown): string | number | Text {
  if (typeof fact === 'number') return name === 'secondsLeft' ? waitText(fact) : fact;
  const key = `option.${String(fact)}`;
  return isMessageKey(key) ? { key } : String(fact);
}

/** A refusal in words. */
export function sayRefusal(refusal: SaidRefusal): string {
  const { code, ...facts } = refusal;
  const key = [`web.refusal.${code}`, `refusal.${code}`].find(isMessageKey);
  if (key === undefined) return say('refusal.unknown', { code });
  const said = Object.entries(facts).map(([name, fact]) => [name, factWords(name, fact)]);
  return say(key, Object.fromEntries(said));
}
