import { engineWords, type Params, translateFrom } from '@nardy/i18n';
import { locale } from '../app/preferences.ts';

/** A phrase about the engine in the language of the page. */
export function sayOfEngine(key: keyof typeof engineWords, params?: Params): string {
  return translateFrom(engineWords, locale.value, key, params);
}
