import './still-browser.ts';
import { LOCALES, type Locale } from '@nardy/i18n';
import { renderToString } from 'preact-render-to-string';
import { navigate } from '../src/app/router.ts';
import { TAUGHT_PAGES, taughtPath } from '../src/app/taught-pages.ts';
import { say } from '../src/app/words.ts';
import { taughtHead } from '../src/pages/rules/taught-heads.ts';
import { TaughtPageView } from '../src/pages/rules/taught-page.tsx';

/** A page that teaches, drawn. */
export interface DrawnPage {
  readonly locale: Locale;
  readonly path: string;
  /** The same page in every language. */
  readonly paths: Readonly<Record<Locale, string>>;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

/**
 * A drawing without styles of its own, which the policy of the pages forbids: where a checker lies is said by an
 * attribute instead.
 */
function withoutStyles(html: string): string {
  const plain = html.replace(
    / style="transform:\s*translate\((-?[\d.]+)px,\s*(-?[\d.]+)px\);?"/g,
    (_, x: string, y: string) => ` transform="translate(${x} ${y})"`,
  );
  const left = /<[^>]* style="[^"]*"/.exec(plain);
  if (left !== null) throw new Error(`a style that the policy forbids: ${left[0].slice(0, 200)}`);
  return plain;
}

/** Draws every page that teaches, in every language. */
export function drawTaughtPages(): readonly DrawnPage[] {
  return TAUGHT_PAGES.flatMap((of) =>
    LOCALES.map((locale): DrawnPage => {
      const path = taughtPath(locale, of);
      navigate(path);
      const { title, description } = taughtHead(of);
      return {
        locale,
        path,
        paths: { ru: taughtPath('ru', of), en: taughtPath('en', of) },
        title: `${title} · ${say('web.brand')}`,
        description,
        body: withoutStyles(renderToString(<TaughtPageView of={of} />)),
      };
    }),
  );
}
