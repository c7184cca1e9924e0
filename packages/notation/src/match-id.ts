import { err, ok, type Result } from '@nardy/result';
import type { Roll, WinKind } from '@nardy/rules';
import { formatBytes, parseBytes, readBits, writeBits } from './bits.ts';
import type { NotationRefusal, PositionField, Seat } from './notation-refusal.ts';
import { type Decision, type PositionInfo, rollOf, USUAL_CUBE_CAP } from './position-info.ts';

const BYTES = 9;

/** Place and width of each field in bits. Source: the GNU Backgammon manual; bit 66 is 1 when Jacoby is off. */
const FIELDS = {
  cube: [0, 4],
  owner: [4, 2],
  onRoll: [6, 1],
  crawford: [7, 1],
  gameState: [8, 3],
  decider: [11, 1],
  doubled: [12, 1],
  resigned: [13, 2],
  die1: [15, 3],
  die2: [18, 3],
  length: [21, 15],
  scoreTop: [36, 15],
  scoreBottom: [51, 15],
  noJacoby: [66, 1],
} as const satisfies Record<string, readonly [at: number, width: number]>;
type Fields = Record<keyof typeof FIELDS, number>;

const PLAYING = 1;
const CENTRED = 3;
const MOST_POINTS = 32767;
const MOST_CUBE = 15;
const RESIGNATIONS: readonly (WinKind | null)[] = [null, 'single', 'gammon', 'backgammon'];

/** Everything of a position but its board; a match ID does not store beavers or the highest cube. */
export type MatchInfo = Omit<PositionInfo, 'board'>;

/**
 * GNU Backgammon's match ID of what surrounds a position; `null` where it has no room: a cube that is no power of
 * two up to 2^15, a length or score above 32767. A home gammon is written as a gammon.
 */
export function formatMatchId(info: MatchInfo): string | null {
  const cube = Math.log2(info.cube.value);
  if (!Number.isInteger(cube) || cube < 0 || cube > MOST_CUBE) return null;
  if (Math.max(info.length ?? 0, info.score.top, info.score.bottom) > MOST_POINTS) return null;
  const onRoll = seatNumber(info.onRoll);
  const { decision } = info;
  const roll = rollOf(info) ?? [0, 0];
  const asked =
    decision.type === 'resignation-offered' ||
    (decision.type === 'cube-offered' && decision.offer !== 'beaver');
  const fields: Fields = {
    cube,
    owner: info.cube.owner === null ? CENTRED : seatNumber(info.cube.owner),
    onRoll,
    crawford: Number(info.crawford),
    gameState: decision.type === 'none' ? 0 : PLAYING,
    decider: asked ? 1 - onRoll : onRoll,
    doubled: Number(decision.type === 'cube-offered'),
    resigned: decision.type === 'resignation-offered' ? resignationNumber(decision.kind) : 0,
    die1: roll[0],
    die2: roll[1],
    length: info.length ?? 0,
    scoreTop: info.score.top,
    scoreBottom: info.score.bottom,
    noJacoby: Number(!info.jacoby),
  };
  const bytes = new Uint8Array(BYTES);
  for (const [name, [at, width]] of Object.entries(FIELDS)) {
    writeBits(bytes, at, width, fields[name as keyof Fields]);
  }
  return formatBytes(bytes);
}

/** Reads a match ID. Fields without a meaning are refused; a position that is not being played has decision `none`. */
export function parseMatchId(text: string): Result<MatchInfo, NotationRefusal> {
  const bytes = parseBytes(text, BYTES);
  if (!bytes.ok) return bytes;
  const fields = Object.fromEntries(
    Object.entries(FIELDS).map(([name, [at, width]]) => [name, readBits(bytes.value, at, width)]),
  ) as Fields;
  const fault = faultOf(fields);
  if (fault !== null) return err({ code: 'MATCH_ID_FIELD', field: fault });
  const owner = fields.owner === CENTRED ? null : seatOf(fields.owner);
  return ok({
    onRoll: seatOf(fields.onRoll),
    cube: { value: 2 ** fields.cube, owner },
    score: { bottom: fields.scoreBottom, top: fields.scoreTop },
    length: fields.length === 0 ? null : fields.length,
    crawford: fields.crawford === 1,
    jacoby: fields.noJacoby === 0 && fields.length === 0,
    beavers: false,
    cubeCap: USUAL_CUBE_CAP,
    decision: decisionOf(fields, owner),
  });
}

function faultOf(fields: Fields): PositionField | null {
  const { die1, die2, length, scoreTop, scoreBottom } = fields;
  if (fields.owner === 2) return 'cubeOwner';
  if (fields.gameState > 4) return 'gameState';
  if ((die1 === 0) !== (die2 === 0)) return 'dice';
  if (length > 0 && fields.gameState <= PLAYING && Math.max(scoreTop, scoreBottom) >= length) return 'score';
  if (fields.doubled === 1 && (fields.resigned > 0 || hasDice(fields))) return 'decision';
  const asked = fields.doubled === 1 || fields.resigned > 0;
  if (fields.gameState === PLAYING && !asked && fields.decider !== fields.onRoll) return 'decision';
  return null;
}

function decisionOf(fields: Fields, owner: Seat | null): Decision {
  if (fields.gameState !== PLAYING) return { type: 'none' };
  const roll = hasDice(fields) ? ([fields.die1, fields.die2] as readonly number[] as Roll) : null;
  const kind = RESIGNATIONS[fields.resigned] ?? null;
  if (kind !== null) return { type: 'resignation-offered', kind, roll };
  if (fields.doubled === 1) {
    // The doubler answers a beaver; a raccoon is answered by the side that owns the cube since its beaver.
    if (fields.decider === fields.onRoll) return { type: 'cube-offered', offer: 'beaver' };
    return { type: 'cube-offered', offer: owner === seatOf(fields.decider) ? 'raccoon' : 'double' };
  }
  return roll === null ? { type: 'to-roll' } : { type: 'to-play', roll };
}

/** The fields have room for a 7; GNU Backgammon has been seen to write one where nothing was thrown. */
function hasDice({ die1, die2 }: Fields): boolean {
  return die1 > 0 && die1 <= 6 && die2 <= 6;
}

function resignationNumber(kind: WinKind): number {
  return RESIGNATIONS.indexOf(kind === 'homeGammon' ? 'gammon' : kind);
}

function seatOf(number: number): Seat {
  return number === 1 ? 'bottom' : 'top';
}

function seatNumber(seat: Seat): number {
  return seat === 'bottom' ? 1 : 0;
}
