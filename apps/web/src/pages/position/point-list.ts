import { err, ok, type Result } from '@nardy/result';
import { BAR, type Board, CHECKERS, flipBoard, type Side } from '@nardy/rules';
import { boardKindOf, type Draft } from './draft.ts';

/** Why a list of points is none; `word` is what cannot be read. */
export type ListRefusal =
  | { readonly code: 'word'; readonly word: string }
  | { readonly code: 'tooMany'; readonly found: number }
  | { readonly code: 'shared'; readonly point: number };

const WORD = /^(bar|бар|\d{1,2})(?::(\d{1,2}))?$/i;

/** The checkers of a side by its own numbers, high to low: `24:2 13:5 8:3 6:5`, with `bar:1` first. */
export function formatPoints(draft: Draft, side: Side): string {
  const board = viewOf(draft, side);
  const words: string[] = [];
  for (let place = BAR; place >= 1; place--) {
    const count = board[place] as number;
    if (count > 0) words.push(`${place === BAR ? 'bar' : place}:${count}`);
  }
  return words.join(' ');
}

/** Reads a list of points, `24:2` or `24` for one checker; the others stay where they are. */
export function readPoints(draft: Draft, side: Side, text: string): Result<Draft, ListRefusal> {
  const kind = boardKindOf(draft);
  const board = Int8Array.from(viewOf(draft, side), (count) => Math.min(0, count));
  let found = 0;
  for (const word of text.split(/[\s,;]+/).filter((part) => part !== '')) {
    const read = WORD.exec(word);
    const place = read === null ? 0 : /^\d/.test(word) ? Number(read[1]) : BAR;
    const count = Number(read?.[2] ?? 1);
    if (place < 1 || place > BAR || (place === BAR && kind === 'long')) {
      return err({ code: 'word', word: word.slice(0, 20) });
    }
    if ((board[place] as number) < 0) return err({ code: 'shared', point: place });
    found += count;
    if (found > CHECKERS) return err({ code: 'tooMany', found });
    board[place] = (board[place] as number) + count;
  }
  return ok({ ...draft, board: viewOf({ ...draft, board }, side) });
}

/** From white's view to a side's, and back. */
function viewOf(draft: Draft, side: Side): Board {
  return side === 'white' ? draft.board : flipBoard(boardKindOf(draft), draft.board);
}
