import { LOCALES } from '@nardy/i18n';
import type { JSX } from 'preact';
import { changePreferences, locale } from '../app/preferences.ts';

const NAMES = { ru: 'Русский', en: 'English' } as const;

/** RU / EN. */
export function LanguageSwitch(): JSX.Element {
  return (
    <div class="language">
      {LOCALES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={NAMES[language]}
          aria-pressed={locale.value === language}
          data-testid={`language-${language}`}
          onClick={() => changePreferences({ locale: language })}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
