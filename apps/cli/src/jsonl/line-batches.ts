import { StringDecoder } from 'node:string_decoder';

/** A line without its end, or `null` where it was longer than the limit. */
export type Line = string | null;

/**
 * The lines of a stream, in batches as they arrive: a batch holds what one chunk has completed. Never keeps more than
 * `limit` characters of a line. A last line without an end is a line.
 */
export async function* lineBatches(
  input: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncGenerator<readonly Line[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let tooLong = false;

  function take(text: string): Line[] {
    const lines: Line[] = [];
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      const line = rest + text.slice(start, end);
      lines.push(tooLong || line.length > limit ? null : line.replace(/\r$/, ''));
      rest = '';
      tooLong = false;
      start = end + 1;
    }
    if (!tooLong) rest += text.slice(start);
    if (rest.length > limit) {
      rest = '';
      tooLong = true;
    }
    return lines;
  }

  for await (const chunk of input) {
    const lines = take(decoder.write(Buffer.from(chunk)));
    if (lines.length > 0) yield lines;
  }
  const last = take(`${decoder.end()}\n`);
  if (last.length > 1 || last[0] !== '') yield last;
}
