/** Lines of a match cut where a game begins; the first part may belong to a game begun before. */
export function byGame(lines: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (last === undefined || isFirstLine(line)) parts.push([line]);
    else last.push(line);
  }
  return parts;
}

/** Whether a game begins with this line. */
export function isFirstLine(line: string | undefined): boolean {
  return line?.startsWith('0 ') ?? false;
}
