/**
 * Writes `text` as UTF-8 into `out` from `at` on.
 * The caller gives room for three bytes per UTF-16 unit.
 *
 * @returns the place after the last byte, or -1 for an unpaired surrogate.
 */
export function utf8Into(out: Uint8Array, at: number, text: string): number {
  let end = at;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      out[end++] = unit;
    } else if (unit < 0x800) {
      out[end++] = 0xc0 | (unit >> 6);
      out[end++] = 0x80 | (unit & 0x3f);
    } else if (unit < 0xd800 || unit > 0xdfff) {
      out[end++] = 0xe0 | (unit >> 12);
      out[end++] = 0x80 | ((unit >> 6) & 0x3f);
      out[end++] = 0x80 | (unit & 0x3f);
    } else {
      const low = text.charCodeAt(i + 1);
      if (unit > 0xdbff || !(low >= 0xdc00 && low <= 0xdfff)) return -1;
      const point = 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
      out[end++] = 0xf0 | (point >> 18);
      out[end++] = 0x80 | ((point >> 12) & 0x3f);
      out[end++] = 0x80 | ((point >> 6) & 0x3f);
      out[end++] = 0x80 | (point & 0x3f);
      i++;
    }
  }
  return end;
}

/** Whether every surrogate has its partner. */
export function isWellFormed(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0xd800 || unit > 0xdfff) continue;
    const low = text.charCodeAt(i + 1);
    if (unit > 0xdbff || !(low >= 0xdc00 && low <= 0xdfff)) return false;
    i++;
  }
  return true;
}

/** Whether a text may stand in a log: no control characters, no line separators, no unpaired surrogates. */
export function isCleanText(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x20 || (unit >= 0x7f && unit <= 0x9f) || unit === 0x2028 || unit === 0x2029) return false;
  }
  return isWellFormed(text);
}

const TOKEN = /^[A-Za-z0-9._:+-]{1,64}$/;

/** Whether a text is a TOKEN of the log: 1–64 characters of `A-Za-z0-9._:+-`. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

const DECIMAL = /^(?:0|[1-9][0-9]{0,14})$/;

/** The number a decimal text without leading zeros and of at most 15 digits stands for, else `null`. */
export function parseDecimal(text: string): number | null {
  return DECIMAL.test(text) ? Number(text) : null;
}
