import { err, ok, type Result } from '@nardy/result';
import { type Board, CHECKERS, flipBoard, type Roll } from '@nardy/rules';
import type { NotationRefusal, PositionField, Seat } from './notation-refusal.ts';
import { type Decision, type PositionInfo, USUAL_CUBE_CAP } from './position-info.ts';

const LIMIT = 200;
/** Places by their letter: white runs from `0`, its bar, up to 24; black from `p`, its bar, down to 1. */
const PLACES = '0123456789abcdefghijklmnop';
const SHAPE = /^[0-9a-p]{0,16}:[0-9a-p]{0,16}:[NWB][0-9a-f][NOTP]?(?::|$)/u;

/** Whether a text means to be an OGID. */
export function looksLikeOgid(text: string): boolean {
  return SHAPE.test(text);
}

/**
 * Reads OpenGammon's position text: the places of white's checkers, of black's, then the cube; all further fields
 * (dice, turn, state, scores, length, move) may be left out from the end. White is `bottom`; without a turn it is
 * white's. The state and the number of the move are not looked at.
 */
export function parseOgid(text: string): Result<PositionInfo, NotationRefusal> {
  if (text.length > LIMIT) return err({ code: 'TEXT_TOO_LONG', limit: LIMIT });
  const [white = '', black = '', cubeText = '', ...rest] = text.trim().split(':');
  const [diceText = '', turn = 'W', , whiteScore = '0', blackScore = '0', lengthText = '0'] = rest;
  const fault = (field: PositionField): Result<never, NotationRefusal> => err({ code: 'OGID_FIELD', field });
  const board = parseCheckers(white, black);
  if (!board.ok) return board;
  const cube = parseCube(cubeText);
  if (cube === null) return fault('cube');
  if (turn !== 'W' && turn !== 'B') return fault('onRoll');
  if (!/^(?:[1-6]{2})?$/u.test(diceText)) return fault('dice');
  const length = /^(\d{1,4})(C?)$/u.exec(lengthText);
  if (length === null) return fault('length');
  const score = { bottom: scoreOf(whiteScore), top: scoreOf(blackScore) };
  const points = Number(length[1]);
  const best = Math.max(score.bottom, score.top);
  if (Number.isNaN(best) || (points > 0 && best >= points)) return fault('score');
  const crawford = length[2] === 'C';
  if (crawford && (points === 0 || best !== points - 1)) return fault('rules');
  const onRoll: Seat = turn === 'W' ? 'bottom' : 'top';
  return ok({
    board: onRoll === 'bottom' ? board.value : flipBoard('short', board.value),
    onRoll,
    cube: { value: cube.value, owner: cube.owner },
    score,
    length: points === 0 ? null : points,
    crawford,
    jacoby: false,
    beavers: false,
    cubeCap: USUAL_CUBE_CAP,
    decision: decisionOf(diceText, cube.offered),
  });
}

/** White's view. */
function parseCheckers(white: string, black: string): Result<Board, NotationRefusal> {
  const board = new Int8Array(26);
  for (const [seat, letters] of [['bottom', white] as const, ['top', black] as const]) {
    if (letters.length > CHECKERS) {
      return err({ code: 'POSITION_CHECKERS', side: seat, found: letters.length });
    }
    for (const letter of letters) {
      const place = 25 - PLACES.indexOf(letter);
      const own = seat === 'bottom' ? 1 : -1;
      // A side's bar is no point of the other's.
      const away = place === (seat === 'bottom' ? 0 : 25);
      if (place > 25 || away) return err({ code: 'OGID_FIELD', field: 'checkers' });
      const there = board[place] ?? 0;
      if (there * own < 0) return err({ code: 'POSITION_POINT_SHARED', point: place });
      board[place] = there + own;
    }
  }
  return ok(board);
}

function parseCube(text: string): { value: number; owner: Seat | null; offered: boolean } | null {
  const [, owner, exponent, action] = /^([NWB])([0-9a-f])([NOTP]?)$/u.exec(text) ?? [];
  if (owner === undefined || exponent === undefined) return null;
  const seat = owner === 'N' ? null : owner === 'W' ? 'bottom' : 'top';
  return { value: 2 ** Number.parseInt(exponent, 16), owner: seat, offered: action === 'O' };
}

function decisionOf(dice: string, offered: boolean): Decision {
  if (offered) return { type: 'cube-offered', offer: 'double' };
  if (dice === '') return { type: 'to-roll' };
  return { type: 'to-play', roll: [...dice].map(Number) as readonly number[] as Roll };
}

function scoreOf(text: string): number {
  return /^\d{1,4}$/u.test(text) ? Number(text) : Number.NaN;
}
