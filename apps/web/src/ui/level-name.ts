import { isMessageKey } from '@nardy/i18n';
import { sayText } from '../app/words.ts';

/** A level as it is called; the server may have one that this page does not know. */
export function levelName(level: string): string {
  const key = `level.${level}`;
  return isMessageKey(key) ? sayText({ key }) : level;
}
