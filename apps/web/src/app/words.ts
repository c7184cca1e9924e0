import { isMessageKey, type MessageKey, type Params, say as sayIn, type Text, t } from '@nardy/i18n';
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

/** A refusal by its code, from the browser itself, the server or the rules. */
export function sayRefusal(code: string, facts: Params = {}): string {
  const key = [`web.refusal.${code}`, `refusal.${code}`].find(isMessageKey);
  return key === undefined ? say('refusal.unknown', { code }) : say(key, facts);
}
