import type { DrawnPage } from './render.tsx';

/** Files of the build that a page needs at once, by their addresses. */
export interface PageFiles {
  readonly styles: readonly string[];
  readonly modules: readonly string[];
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** The one place of a pattern in the page of the application, replaced. */
function replaced(html: string, pattern: RegExp, by: string): string {
  if (!pattern.test(html)) throw new Error(`index.html has no ${pattern}`);
  return html.replace(pattern, () => by);
}

/**
 * The page of the application with a drawn page in it. Addresses are without origin: the server, which knows its
 * own, puts it before those of `canonical`, `alternate` and `og:url`.
 */
export function pageHtml(index: string, page: DrawnPage, files: PageFiles): string {
  const { locale, path, paths, title, description, body } = page;
  const head = [
    `<title>${escaped(title)}</title>`,
    `<link rel="canonical" href="${path}" />`,
    `<link rel="alternate" hreflang="ru" href="${paths.ru}" />`,
    `<link rel="alternate" hreflang="en" href="${paths.en}" />`,
    `<link rel="alternate" hreflang="x-default" href="${paths.en}" />`,
    `<meta property="og:type" content="article" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:url" content="${path}" />`,
    `<meta property="og:locale" content="${locale === 'ru' ? 'ru_RU' : 'en_GB'}" />`,
  ].join('\n    ');
  // After the styles of the application, as where the page is opened from another.
  const links = [
    ...files.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}" />`),
    ...files.modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`),
  ].join('\n    ');
  let html = replaced(index, /<html lang="[^"]*"/, `<html lang="${locale}"`);
  html = replaced(
    html,
    /<meta name="description" content="[^"]*" \/>/,
    `<meta name="description" content="${escaped(description)}" />`,
  );
  html = replaced(html, /<title>[^<]*<\/title>/, head);
  html = replaced(html, /<div id="app"><\/div>/, `<div id="app">${body}</div>`);
  html = replaced(html, /\n {2}<\/head>/, `\n    ${links}\n  </head>`);
  return replaced(html, /\s*<noscript>[\s\S]*?<\/noscript>/, '');
}

/** The site map, with addresses without origin like those of the pages. */
export function siteMap(pages: readonly DrawnPage[]): string {
  const entries = pages.map(({ path, paths }) =>
    [
      '  <url>',
      `    <loc>${path}</loc>`,
      `    <xhtml:link rel="alternate" hreflang="ru" href="${paths.ru}"/>`,
      `    <xhtml:link rel="alternate" hreflang="en" href="${paths.en}"/>`,
      '  </url>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    '  <url>',
    '    <loc>/</loc>',
    '  </url>',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** What is no page is not for search engines. */
export const ROBOTS: string = ['User-agent: *', 'Disallow: /api/', 'Sitemap: /sitemap.xml', ''].join('\n');
