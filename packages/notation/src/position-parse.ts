import { err, ok, type Result } from '@nardy/result';
import { type Board, type BoardKind, CHECKERS } from '@nardy/rules';
import { parseMatchId } from './match-id.ts';
import type { NotationRefusal } from './notation-refusal.ts';
import { looksLikeOgid, parseOgid } from './ogid.ts';
import { parsePositionId } from './position-id.ts';
import { barePosition, type PositionInfo } from './position-info.ts';
import { looksLikeXgid, parseXgid } from './xgid.ts';

const TEXT_LIMIT = 200;
const KEYS: ReadonlySet<string> = new Set(['points', 'opponent', 'bar', 'opponentBar', 'off', 'opponentOff']);

/**
 * Reads a position in any of its forms: an XGID, a GNU Backgammon position ID with or without `:` and match ID,
 * an OGID, or an object `{points, opponent, bar, opponentBar, off, opponentOff}` in the mover's own numbers. In an object,
 * counts left out are derived so that each side has 15 checkers: what stands nowhere is borne off, or, where `off`
 * is given, on the bar. Whatever contradicts itself is refused.
 */
export function parsePosition(
  input: unknown,
  kind: BoardKind = 'short',
): Result<PositionInfo, NotationRefusal> {
  if (typeof input === 'string') return parseText(input, kind);
  const board = parseObject(input, kind);
  return board.ok ? ok(barePosition(board.value)) : board;
}

function parseText(text: string, kind: BoardKind): Result<PositionInfo, NotationRefusal> {
  if (text.length > TEXT_LIMIT) return err({ code: 'TEXT_TOO_LONG', limit: TEXT_LIMIT });
  const trimmed = text.trim();
  if (kind === 'short' && looksLikeOgid(trimmed)) return parseOgid(trimmed);
  if (looksLikeXgid(trimmed)) return parseXgid(trimmed, kind);
  const [positionId = '', matchId] = trimmed.split(':');
  const board = parsePositionId(positionId, kind);
  if (!board.ok) return board;
  if (matchId === undefined) return ok(barePosition(board.value));
  const match = parseMatchId(matchId);
  return match.ok ? ok({ ...match.value, board: board.value }) : match;
}

function parseObject(input: unknown, kind: BoardKind): Result<Board, NotationRefusal> {
  if (!isRecord(input)) return err({ code: 'POSITION_SHAPE', field: '' });
  const unknownKey = Object.keys(input).find((key) => !KEYS.has(key));
  if (unknownKey !== undefined) return err({ code: 'POSITION_SHAPE', field: unknownKey.slice(0, 40) });
  if (input.points === undefined && input.opponent === undefined) {
    return err({ code: 'POSITION_SHAPE', field: 'points' });
  }
  const board = new Int8Array(26);
  for (const side of ['mover', 'opponent'] as const) {
    const refusal = placeSide(board, input, side, kind);
    if (refusal !== null) return err(refusal);
  }
  return ok(board);
}

/** Puts one side's checkers on the board. */
function placeSide(
  board: Int8Array,
  input: Readonly<Record<string, unknown>>,
  side: 'mover' | 'opponent',
  kind: BoardKind,
): NotationRefusal | null {
  const [pointsKey, barKey, offKey, sign, barPlace] =
    side === 'mover'
      ? (['points', 'bar', 'off', 1, 25] as const)
      : (['opponent', 'opponentBar', 'opponentOff', -1, 0] as const);
  const points = input[pointsKey] ?? {};
  if (!isRecord(points)) return { code: 'POSITION_SHAPE', field: pointsKey };
  let onPoints = 0;
  for (const [key, count] of Object.entries(points)) {
    const field = `${pointsKey}.${key.slice(0, 40)}`;
    if (!/^(?:[1-9]|1\d|2[0-4])$/u.test(key) || !isCount(count)) return { code: 'POSITION_SHAPE', field };
    if (count === 0) continue;
    const point = Number(key);
    if (board[point] !== 0) return { code: 'POSITION_POINT_SHARED', point };
    board[point] = sign * count;
    onPoints += count;
  }
  for (const key of [barKey, offKey]) {
    if (input[key] !== undefined && !isCount(input[key])) return { code: 'POSITION_SHAPE', field: key };
  }
  const off = input[offKey] as number | undefined;
  const rest = CHECKERS - onPoints - (off ?? 0);
  const bar = (input[barKey] as number | undefined) ?? (off === undefined ? 0 : rest);
  const missing = rest - bar;
  if (bar < 0 || missing < 0 || (off !== undefined && missing !== 0)) {
    return { code: 'POSITION_CHECKERS', side, found: onPoints + (off ?? 0) + Math.max(bar, 0) };
  }
  if (kind === 'long' && bar > 0) return { code: 'POSITION_BAR_ON_LONG' };
  board[barPlace] = bar === 0 ? 0 : sign * bar;
  return null;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= CHECKERS;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
