import { LOCALES, type Locale } from '@nardy/i18n';
import { render } from 'preact';
import { CheckApp } from './check-app.tsx';
import './check.css';

/** `#en` or `#ru` in the address, else the language of the browser, else the product's first. */
function firstLocale(): Locale {
  const wanted = [location.hash.slice(1), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((tag): tag is Locale => LOCALES.some((locale) => locale === tag)) ?? LOCALES[0];
}

const root = document.getElementById('app');
if (root !== null) render(<CheckApp firstLocale={firstLocale()} />, root);
