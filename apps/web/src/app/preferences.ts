import type { Locale } from '@nardy/i18n';
import { DEFAULT_PREFERENCES, decodePreferences, type Preferences } from '@nardy/session';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { readStored, writeStored } from '../effects/storage.ts';
import { addressLocale } from './address-locale.ts';

const KEY = 'nardy.preferences';
const NAME_KEY = 'nardy.name';
const LEVEL_KEY = 'nardy.level';

/** Russian for a browser that asks for it, or for a language of its neighbours; English otherwise. */
function browserLocale(): Locale {
  const language = navigator.languages[0] ?? navigator.language;
  return /^(ru|be|uk|kk|ky|tg|hy|az|ka|ab|os)\b/i.test(language) ? 'ru' : 'en';
}

function firstPreferences(): Preferences {
  // A finger slips more easily than a mouse.
  const touch = matchMedia('(pointer: coarse)').matches;
  const defaults: Preferences = {
    ...DEFAULT_PREFERENCES,
    locale: browserLocale(),
    confirm: touch ? 'ask' : DEFAULT_PREFERENCES.confirm,
  };
  return decodePreferences(readStored(KEY), defaults);
}

const current = signal<Preferences>(firstPreferences());

/** How the product looks and behaves on this device. */
export const preferences: ReadonlySignal<Preferences> = current;

/** The language of the page: a page that teaches has that of its address. */
export const locale: ReadonlySignal<Locale> = computed(() => addressLocale.value ?? current.value.locale);

/** Takes over preferences and keeps them. */
export function setPreferences(next: Preferences): void {
  current.value = next;
  writeStored(KEY, next);
}

/** Changes some preferences. */
export function changePreferences(change: Partial<Preferences>): void {
  setPreferences({ ...current.value, ...change });
}

/** The bars of the browser take the colour of a page that was chosen; else those of the system, as the page says. */
function paintBrowser(page: Preferences['page']): void {
  document.querySelector('meta[data-chosen]')?.remove();
  if (page === 'system') return;
  const bar = document.createElement('meta');
  bar.name = 'theme-color';
  bar.content = getComputedStyle(document.documentElement).getPropertyValue('--page');
  bar.dataset.chosen = '';
  // The first that fits is taken.
  document.head.prepend(bar);
}

/** What already stands is not set again, which would have the whole page looked through once more. */
function setLook(of: 'board' | 'page', value: string): void {
  const { dataset } = document.documentElement;
  if (dataset[of] !== value) dataset[of] = value;
}

/** Lets the page follow the preferences: language, light or dark, colours of the board. */
export function followPreferences(): void {
  const forced = matchMedia('(forced-colors: active)');
  const systemColours = signal(forced.matches);
  forced.addEventListener('change', () => {
    systemColours.value = forced.matches;
  });
  effect(() => {
    const { documentElement: root } = document;
    root.lang = locale.value;
    // The application is installed under its name in the language of the page.
    const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const name = locale.value === 'ru' ? '/manifest.webmanifest' : '/manifest.en.webmanifest';
    if (manifest !== null && manifest.getAttribute('href') !== name) manifest.href = name;
    // Who has the system choose the colours gets the board that is black and white.
    setLook('board', systemColours.value ? 'contrast' : current.value.theme);
    setLook('page', current.value.page);
    paintBrowser(current.value.page);
  });
}

/** The name last used on this device. */
export function lastName(): string {
  const stored = readStored(NAME_KEY);
  return typeof stored === 'string' ? stored : '';
}

export function rememberName(name: string): void {
  writeStored(NAME_KEY, name);
}

/** The level of the bot last chosen on this device; `null` before the first. */
export function lastLevel(): string | null {
  const stored = readStored(LEVEL_KEY);
  return typeof stored === 'string' ? stored : null;
}

export function rememberLevel(level: string): void {
  writeStored(LEVEL_KEY, level);
}
