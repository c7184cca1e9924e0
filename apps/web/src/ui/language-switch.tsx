import { LOCALES } from '@nardy/i18n';
import type { JSX } from 'preact';
import { changePreferences, locale } from '../app/preferences.ts';
import { route } from '../app/router.ts';
import { taughtPath } from '../app/taught-pages.ts';

const NAMES = { ru: 'Русский', en: 'English' } as const;

/** RU / EN; on a page that teaches the same page in the other language. */
export function LanguageSwitch(): JSX.Element {
  const now = route.value;
  if (now.page === 'taught') {
    return (
      <div class="language">
        {LOCALES.map((language) => (
          <a
            key={language}
            href={taughtPath(language, now.of)}
            lang={language}
            hreflang={language}
            title={NAMES[language]}
            aria-current={now.locale === language ? 'true' : undefined}
            data-testid={`language-${language}`}
            onClick={() => changePreferences({ locale: language })}
          >
            {language.toUpperCase()}
          </a>
        ))}
      </div>
    );
  }
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
