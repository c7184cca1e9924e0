import { err, ok, type Result } from '@nardy/result';
import { type Board, type BoardKind, CHECKERS, flipBoard, formatBoard, type Roll } from '@nardy/rules';
import type { NotationRefusal, PositionField, Seat } from './notation-refusal.ts';
import { type Decision, type PositionInfo, rollOf } from './position-info.ts';

const PREFIX = 'XGID=';
const FIELDS = 10;
/** XGID has no mark for an offer to resign; it is written as the roll or decision it interrupts. */
const OFFERS = { D: 'double', B: 'beaver', R: 'raccoon' } as const;
const LIMIT = 200;

/**
 * eXtreme Gammon's position text: the board from the bottom side's view, cube, cube owner, turn, dice, scores, rules,
 * length and highest cube. `null` for a cube that is no power of two. Source: the eXtreme Gammon manual.
 */
export function formatXgid(position: PositionInfo, kind: BoardKind = 'short'): string | null {
  const exponent = Math.log2(position.cube.value);
  if (!Number.isInteger(exponent)) return null;
  const { length, score, crawford, jacoby, beavers, cubeCap } = position;
  const rules = length === null ? Number(jacoby) + 2 * Number(beavers) : Number(crawford);
  const fields = [
    formatBoard(bottomView(position.board, position.onRoll, kind)),
    exponent,
    position.cube.owner === null ? 0 : turnOf(position.cube.owner),
    turnOf(position.onRoll),
    diceText(position),
    score.bottom,
    score.top,
    rules,
    length ?? 0,
    cubeCap,
  ];
  return PREFIX + fields.join(':');
}

/** Reads an XGID, with or without `XGID=`. Contradictions are refused: checkers, dice, scores past the length. */
export function parseXgid(text: string, kind: BoardKind = 'short'): Result<PositionInfo, NotationRefusal> {
  if (text.length > LIMIT) return err({ code: 'TEXT_TOO_LONG', limit: LIMIT });
  const trimmed = text.trim();
  const body = trimmed.startsWith(PREFIX) ? trimmed.slice(PREFIX.length) : trimmed;
  const parts = body.split(':');
  const board = parseBoardField(parts[0] ?? '', kind);
  if (!board.ok) return board;
  if (parts.length !== FIELDS) return err({ code: 'XGID_FIELDS', found: parts.length });
  const fields = readFields(parts);
  if (typeof fields === 'string') return err({ code: 'XGID_FIELD', field: fields });
  return ok({ ...fields, board: bottomView(board.value, fields.onRoll, kind) });
}

/** Whether a text means to be an XGID. */
export function looksLikeXgid(text: string): boolean {
  return text.startsWith(PREFIX) || text.split(':').length > 2;
}

/** Everything but the board, or the field that cannot be. */
function readFields(parts: readonly string[]): Omit<PositionInfo, 'board'> | PositionField {
  const [, cubeText = '', ownerText = '', turnText = '', dice = '', ...rest] = parts;
  const [bottomText = '', topText = '', rulesText = '', lengthText = '', capText = ''] = rest;
  const exponent = wholeNumber(cubeText, 30);
  if (exponent === null) return 'cube';
  const owner = seatOfTurn(ownerText);
  if (owner === undefined || (owner !== null && exponent === 0)) return 'cubeOwner';
  const onRoll = seatOfTurn(turnText);
  if (onRoll === undefined || onRoll === null) return 'onRoll';
  const decision = parseDice(dice);
  if (decision === null) return 'dice';
  const bottom = wholeNumber(bottomText, 9999);
  const top = wholeNumber(topText, 9999);
  if (bottom === null || top === null) return 'score';
  const points = wholeNumber(lengthText, 9999);
  if (points === null) return 'length';
  const rules = wholeNumber(rulesText, points === 0 ? 3 : 1);
  if (rules === null) return 'rules';
  const best = Math.max(bottom, top);
  if (points > 0 && best >= points) return 'score';
  const crawford = points > 0 && rules === 1;
  if (crawford && best !== points - 1) return 'rules';
  const cubeCap = wholeNumber(capText, 30);
  if (cubeCap === null) return 'cubeCap';
  return {
    onRoll,
    cube: { value: 2 ** exponent, owner },
    score: { bottom, top },
    length: points === 0 ? null : points,
    crawford,
    jacoby: points === 0 && (rules & 1) === 1,
    beavers: points === 0 && (rules & 2) === 2,
    cubeCap,
    decision,
  };
}

/** The 26 characters as the bottom side sees them. */
function parseBoardField(text: string, kind: BoardKind): Result<Board, NotationRefusal> {
  if (text.length !== 26) return err({ code: 'XGID_BOARD_LENGTH', found: text.length });
  const board = new Int8Array(26);
  const found = { bottom: 0, top: 0 };
  for (let place = 0; place < 26; place++) {
    const count = checkersOf(text.charAt(place));
    // Each side's bar has its own place.
    if (count === null || (place === 0 && count > 0) || (place === 25 && count < 0)) {
      return err({ code: 'XGID_BOARD_CHARACTER', column: place + 1 });
    }
    if (kind === 'long' && count !== 0 && (place === 0 || place === 25)) {
      return err({ code: 'POSITION_BAR_ON_LONG' });
    }
    board[place] = count;
    found[count > 0 ? 'bottom' : 'top'] += Math.abs(count);
  }
  for (const side of ['bottom', 'top'] as const) {
    if (found[side] > CHECKERS) return err({ code: 'POSITION_CHECKERS', side, found: found[side] });
  }
  return ok(board);
}

function checkersOf(character: string): number | null {
  if (character === '-') return 0;
  // By its letters alone: to upper case, other letters (ı) become one of them.
  if (!/^[A-Oa-o]$/u.test(character)) return null;
  return character <= 'O' ? character.charCodeAt(0) - 64 : 96 - character.charCodeAt(0);
}

function parseDice(text: string): Decision | null {
  if (text === '00') return { type: 'to-roll' };
  if (text === 'D' || text === 'B' || text === 'R') return { type: 'cube-offered', offer: OFFERS[text] };
  if (!/^[1-6]{2}$/u.test(text)) return null;
  return { type: 'to-play', roll: [...text].map(Number) as readonly number[] as Roll };
}

function diceText(position: PositionInfo): string {
  const { decision } = position;
  if (decision.type === 'cube-offered') return decision.offer.charAt(0).toUpperCase();
  return rollOf(position)?.join('') ?? '00';
}

function wholeNumber(text: string, most: number): number | null {
  if (!/^(?:0|[1-9]\d{0,5})$/u.test(text)) return null;
  const value = Number(text);
  return value <= most ? value : null;
}

function seatOfTurn(text: string): Seat | null | undefined {
  if (text === '1') return 'bottom';
  if (text === '-1') return 'top';
  return text === '0' ? null : undefined;
}

function turnOf(seat: Seat): number {
  return seat === 'bottom' ? 1 : -1;
}

/** The board of the side on roll turned to the bottom's view, or back. */
function bottomView(board: Board, onRoll: Seat, kind: BoardKind): Board {
  return onRoll === 'bottom' ? board : flipBoard(kind, board);
}
