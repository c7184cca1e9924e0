import type { PageFiles } from './page-files.ts';
import type { DrawnPage } from './render.tsx';
import type { Shell } from './shells.ts';

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** The one place of a pattern in the page of the application, replaced. */
function replaced(html: string, pattern: RegExp, by: string): string {
  if (!pattern.test(html)) throw new Error(`index.html has no ${pattern}`);
  return html.replace(pattern, () => by);
}

/** What messengers show of a link. The picture is that of `index.html`. */
function shownOfLink(
  { title, description }: Pick<DrawnPage, 'title' | 'description'>,
  type: 'website' | 'article',
): readonly string[] {
  return [
    `<meta property="og:type" content="${type}" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
  ];
}

/**
 * The page of the application with more in its head and with what it needs named, after the styles of the application,
 * as where the page is opened from another.
 */
function withHead(html: string, head: readonly string[], { styles, modules, later = [] }: PageFiles): string {
  const links = [
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}" />`),
    ...modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`),
    ...later.map((href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}" />`),
  ];
  const titled = replaced(html, /<title>[^<]*<\/title>/, head.join('\n    '));
  return replaced(titled, /\n {2}<\/head>/, `${links.map((link) => `\n    ${link}`).join('')}\n  </head>`);
}

/**
 * The page of the application with a drawn page in it. Addresses are without origin: the server, which knows its
 * own, puts it before those of `canonical`, `alternate`, `og:url` and `og:image`.
 */
export function drawnHtml(index: string, page: DrawnPage, files: PageFiles): string {
  const { locale, path, paths, title, description, body } = page;
  const head = [
    `<title>${escaped(title)}</title>`,
    `<link rel="canonical" href="${path}" />`,
    `<link rel="alternate" hreflang="ru" href="${paths.ru}" />`,
    `<link rel="alternate" hreflang="en" href="${paths.en}" />`,
    `<link rel="alternate" hreflang="x-default" href="${paths.en}" />`,
    ...shownOfLink(page, 'article'),
    `<meta property="og:url" content="${path}" />`,
    `<meta property="og:locale" content="${locale === 'ru' ? 'ru_RU' : 'en_GB'}" />`,
  ];
  let html = replaced(index, /<html lang="[^"]*"/, `<html lang="${locale}"`);
  html = replaced(
    html,
    /<meta name="description" content="[^"]*" \/>/,
    `<meta name="description" content="${escaped(description)}" />`,
  );
  html = replaced(html, /<div id="app"><\/div>/, `<div id="app">${body}</div>`);
  return replaced(withHead(html, head, files), /\s*<noscript>[\s\S]*?<\/noscript>/, '');
}

/** The page of the application for one kind of address, which is drawn in the browser. */
export function shellHtml(index: string, shell: Shell, files: PageFiles): string {
  const head = [`<title>Нарды</title>`, ...shownOfLink(shell, 'website')];
  const [path] = shell.addresses;
  if (shell.listed === 'yes') {
    head.push(`<link rel="canonical" href="${path}" />`, `<meta property="og:url" content="${path}" />`);
  }
  return withHead(index, head, files);
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
