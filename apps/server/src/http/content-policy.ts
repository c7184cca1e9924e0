import { createHash } from 'node:crypto';

const COMMON = "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of every page of the application: nothing inline, nothing from elsewhere. */
export const PAGE_POLICY: string = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  COMMON,
].join('; ');

/**
 * The policy of a page that is one file: the scripts and styles in it and no others, and no network at all.
 */
export function singleFilePolicy(html: string): string {
  const hashes = (tag: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))]
      .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join(' ');
  return [
    "default-src 'none'",
    `script-src ${hashes('script') || "'none'"}`,
    `style-src ${hashes('style') || "'none'"}`,
    'img-src data: blob:',
    COMMON,
  ].join('; ');
}
