import { glossary } from '../glossary.ts';

/** A word of the glossary by its key. */
export type Term = keyof typeof glossary;

/** A piece of a taught text; `term`: the word of the glossary that it links to. */
export interface LinkedPiece {
  readonly text: string;
  readonly term: Term | null;
}

const LINK = /\[([^\]]+)\]\(([\w.]+)\)/g;

/** Cuts a taught text at its links, `[words](term.key)`; what links to no word of the glossary stays as it is. */
export function linkedPieces(text: string): readonly LinkedPiece[] {
  const pieces: LinkedPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', key = ''] = match;
    if (!Object.hasOwn(glossary, key)) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), term: null });
    pieces.push({ text: words, term: key as Term });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), term: null });
  return pieces;
}
