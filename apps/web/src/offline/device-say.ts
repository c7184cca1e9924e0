import { deviceWords, type Params, translateFrom } from '@nardy/i18n';
import { locale } from '../app/preferences.ts';

/** A phrase about this device in the language of the page. */
export function sayOfDevice(key: keyof typeof deviceWords, params?: Params): string {
  return translateFrom(deviceWords, locale.value, key, params);
}
