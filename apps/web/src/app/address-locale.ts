import type { Locale } from '@nardy/i18n';
import { type Signal, signal } from '@preact/signals';

/** The language that the address of the page asks for; `null` where it asks for none. Set by the router. */
export const addressLocale: Signal<Locale | null> = signal<Locale | null>(null);
