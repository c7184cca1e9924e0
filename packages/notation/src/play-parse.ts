import { err, ok, type Result } from '@nardy/result';
import { BAR, type CheckerMove, OFF } from '@nardy/rules';
import type { NotationRefusal } from './notation-refusal.ts';

/** The longest text that is read. */
const LIMIT = 200;
const MOST_MOVES = 4;

const NO_MOVE_WORDS: ReadonlySet<string> = new Set([
  '',
  '—',
  '–',
  '-',
  'нет хода',
  'хода нет',
  'пропуск',
  'пропуск хода',
  'no move',
  'no moves',
  'no play',
  'cannot move',
  "can't move",
]);
const BAR_WORDS: ReadonlySet<string> = new Set(['bar', 'бар']);
const OFF_WORDS: ReadonlySet<string> = new Set(['off', 'вых', 'выб', 'выход']);

/** The moves a way is written with: one for `24/13`, two for `24/18/13`. */
type Hops = CheckerMove[];

/**
 * Reads a play as people and programs write it: `Bar/24(2) 2/Off`, `бар/21 6/вых`, `25/20`, chains, stars for hits,
 * any order; a turn without a move by one of its usual words, or empty. Only the spelling is judged, not the rules:
 * points 1–24, from high to low, at most four moves. At most 200 characters.
 */
export function parsePlay(text: string): Result<readonly CheckerMove[], NotationRefusal> {
  if (text.length > LIMIT) return err({ code: 'TEXT_TOO_LONG', limit: LIMIT });
  if (NO_MOVE_WORDS.has(text.trim().toLowerCase())) return ok([]);
  const moves: CheckerMove[] = [];
  for (const { 0: word, index } of text.matchAll(/[^\s,;]+/gu)) {
    const hops = parseWay(word, index + 1);
    if (!hops.ok) return hops;
    if (moves.length + hops.value.length > MOST_MOVES) {
      return err({ code: 'PLAY_TEXT_TOO_MANY', column: index + 1 });
    }
    moves.push(...hops.value);
  }
  if (moves.length === 0) return err({ code: 'PLAY_TEXT_UNEXPECTED', column: 1 });
  return ok(moves);
}

/** One checker's way with its count, `13/7(2)`. `column` is where the word starts. */
function parseWay(word: string, column: number): Result<Hops, NotationRefusal> {
  const counted = /^(.*?)(?:\(([1-4])\))?$/su.exec(word);
  const way = counted?.[1] ?? '';
  const count = Number(counted?.[2] ?? 1);
  const hops: Hops = [];
  let before: number | null = null;
  let at = column;
  const parts = way.split('/');
  for (const part of parts) {
    const hit = part.endsWith('*');
    const place = parsePlace(hit ? part.slice(0, -1) : part);
    if (place === null) return err({ code: 'PLAY_TEXT_UNEXPECTED', column: at });
    const first = before === null;
    if (
      place > BAR ||
      (hit && (first || place === OFF)) ||
      (!first && place === BAR) ||
      (first && place === OFF)
    ) {
      return err({ code: 'PLAY_TEXT_POINT', column: at });
    }
    if (before !== null) {
      if (before === OFF) return err({ code: 'PLAY_TEXT_POINT', column: at });
      if (place >= before) return err({ code: 'PLAY_TEXT_DIRECTION', column: at });
      hops.push({ from: before, to: place, hit });
    }
    before = place;
    at += part.length + 1;
  }
  if (parts.length < 2) return err({ code: 'PLAY_TEXT_UNEXPECTED', column: column + way.length });
  if (hops.length * count > MOST_MOVES) return err({ code: 'PLAY_TEXT_TOO_MANY', column });
  return ok(Array.from({ length: count }, (_, turn) => repeated(hops, turn)).flat());
}

/** Only the first of equal ways hits: after it the blot is gone. */
function repeated(hops: Hops, turn: number): Hops {
  return turn === 0 ? hops : hops.map((hop) => ({ ...hop, hit: false }));
}

function parsePlace(text: string): number | null {
  const word = text.toLowerCase();
  if (BAR_WORDS.has(word)) return BAR;
  if (OFF_WORDS.has(word)) return OFF;
  return /^(?:0|[1-9]\d{0,2})$/u.test(word) ? Number(word) : null;
}
