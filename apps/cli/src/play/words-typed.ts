import { parsePlay } from '@nardy/notation';
import type { CheckerMoveText, WinKind } from '@nardy/rules';

/** What a person has typed at the table. */
export type Typed =
  | { readonly type: 'enter' }
  | { readonly type: 'roll' | 'double' | 'take' | 'pass' | 'beaver' | 'raccoon' }
  | { readonly type: 'resign'; readonly kind: WinKind }
  | { readonly type: 'resignMatch' | 'accept' | 'decline' | 'close' }
  | { readonly type: 'play'; readonly moves: readonly CheckerMoveText[] }
  | { readonly type: 'takeBack' }
  | { readonly type: 'board' | 'moves' | 'score' | 'help' | 'quit' }
  | { readonly type: 'save'; readonly file: string }
  | { readonly type: 'unknown' };

const WORDS: Readonly<Record<string, Typed>> = {
  '': { type: 'enter' },
  ...both(['roll', 'r', 'бросить', 'к'], { type: 'roll' }),
  ...both(['double', 'd', 'даве', 'басе'], { type: 'double' }),
  ...both(['take', 't', 'взять'], { type: 'take' }),
  ...both(['pass', 'p', 'пас'], { type: 'pass' }),
  ...both(['beaver', 'b', 'бивер'], { type: 'beaver' }),
  ...both(['raccoon', 'ракун'], { type: 'raccoon' }),
  ...both(['resign', 'resign single', 'сдаюсь', 'сдаюсь оин'], { type: 'resign', kind: 'single' }),
  ...both(['resign gammon', 'сдаюсь марс'], { type: 'resign', kind: 'gammon' }),
  ...both(['resign homegammon', 'сдаюсь домашний марс'], { type: 'resign', kind: 'homeGammon' }),
  ...both(['resign backgammon', 'сдаюсь кокс'], { type: 'resign', kind: 'backgammon' }),
  ...both(['resign match', 'сдаю матч'], { type: 'resignMatch' }),
  ...both(['accept', 'принять'], { type: 'accept' }),
  ...both(['decline', 'отклонить'], { type: 'decline' }),
  ...both(['stop', 'закончить'], { type: 'close' }),
  ...both(['takeback', 'take back', 'вернуть', 'вернуть ход'], { type: 'takeBack' }),
  ...both(['board', 'доска', 'д'], { type: 'board' }),
  ...both(['moves', 'm', 'ходы', 'х'], { type: 'moves' }),
  ...both(['score', 's', 'счёт', 'счет', 'с'], { type: 'score' }),
  ...both(['help', '?', 'помощь'], { type: 'help' }),
  ...both(['quit', 'q', 'выход'], { type: 'quit' }),
};

function both(spellings: readonly string[], typed: Typed): Record<string, Typed> {
  return Object.fromEntries(spellings.map((spelling) => [spelling, typed]));
}

/** Reads a line typed at the table: a word of either language, or a play in notation. */
export function readTyped(line: string): Typed {
  const text = line.trim().replace(/\s+/g, ' ');
  const word = text.toLowerCase();
  const known = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  if (known !== undefined) return known;
  const save = /^(?:save|сохранить) (.+)$/iu.exec(text);
  if (save?.[1] !== undefined) return { type: 'save', file: save[1] };
  const moves = parsePlay(text);
  return moves.ok ? { type: 'play', moves: moves.value } : { type: 'unknown' };
}
