import type { Board } from './board.ts';

/** The board of the 26 characters that `formatBoard` writes; `null`: they are no such text. */
export function parseBoard(text: string): Board | null {
  if (!/^[A-Oa-o-]{26}$/.test(text)) return null;
  return Int8Array.from(text, (letter) => {
    if (letter === '-') return 0;
    return letter <= 'O' ? letter.charCodeAt(0) - 64 : 96 - letter.charCodeAt(0);
  });
}
