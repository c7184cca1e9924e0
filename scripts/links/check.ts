import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface BrokenLink {
  readonly file: string;
  readonly target: string;
}

const LINK = /!?\[[^\]]*\]\(([^)\s]+)\)/g;
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

/** Links of documents to files of the repository that are not there. Links to the web are not followed. */
export function brokenLinks(root: string, files: readonly string[]): readonly BrokenLink[] {
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replace(CODE, '');
    return [...text.matchAll(LINK)]
      .map((match) => (match[1] as string).replace(/#.*$/, ''))
      .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
      .filter((target) => !existsSync(join(root, dirname(file), target)))
      .map((target) => ({ file, target }));
  });
}
