import { assertNever, err, ok, type Result } from '@nardy/result';
import { isGameId, isHashHex } from './hash.ts';
import { isPlayerRole, isRole, type PlayerRole, type Role } from './roles.ts';
import { isDiceText } from './roll.ts';
import { isCleanText, isToken, parseDecimal } from './text.ts';
import { DICE_VERSION } from './version.ts';

/** How clients release links: as the roll is asked for, always ahead, or all inside one device. */
export const LOG_MODES = ['live', 'post', 'local'] as const;
export type LogMode = (typeof LOG_MODES)[number];

export interface GameLine {
  readonly kind: 'game';
  readonly game: string;
  readonly mode: LogMode;
  readonly variant: string;
  /** Seconds since 1970. */
  readonly unix: number;
  /** `-` for a single game. */
  readonly match: string;
  /** Fingerprint of the last line of the previous game of the match. */
  readonly prev: string | null;
}

export interface PlayerLine {
  readonly kind: 'player';
  readonly role: PlayerRole;
  readonly playerId: string;
  readonly name: string | null;
}

export interface AnchorLine {
  readonly kind: 'anchor';
  readonly role: Role;
  readonly epoch: number;
  /** The roll that link 1 of the chain is for. */
  readonly base: number;
  readonly length: number;
  readonly anchor: string;
}

export interface LinkLine {
  readonly kind: 'link';
  readonly roll: number;
  readonly role: PlayerRole;
  readonly link: string;
}

export interface RollLine {
  readonly kind: 'roll';
  readonly roll: number;
  /** Who rolls; `null` for the opening roll, in which both throw a die. */
  readonly roller: PlayerRole | null;
  /** The link of S. */
  readonly link: string;
  /** `52`, or `33,66,52` for an opening with ties. */
  readonly dice: string;
}

export interface VoidLine {
  readonly kind: 'void';
  readonly roll: number;
  readonly role: PlayerRole;
  readonly reason: string;
}

export interface ActLine {
  readonly kind: 'act';
  readonly role: Role;
  readonly text: string;
}

export interface EndLine {
  readonly kind: 'end';
  readonly winner: PlayerRole | null;
  readonly points: number;
  readonly unix: number;
}

/** One line of a log, without its number. */
export type LogLine = GameLine | PlayerLine | AnchorLine | LinkLine | RollLine | VoidLine | ActLine | EndLine;

/** A line split into its number, its kind word and what follows; `rest` is `null` when nothing does. */
export interface SplitLine {
  readonly n: number;
  readonly kind: string;
  readonly rest: string | null;
}

/** What can be wrong with a line by itself. */
export type LineShapeFault = 'E_FORMAT' | 'E_HEADER';

/** A line as text; its parts are taken to be in order. */
export function formatLogLine(n: number, line: LogLine): string {
  return `${n} ${line.kind} ${formatBody(line)}`;
}

/**
 * A line read by itself, without looking at the log before it.
 *
 * Refusals: `E_HEADER` for a malformed `game` or `player` line, `E_FORMAT` for everything else.
 * The length of an anchor's chain is not judged here: it is judged after the order of lines.
 */
export function parseLogLine(
  text: string,
): Result<{ readonly n: number; readonly line: LogLine }, LineShapeFault> {
  const split = splitLine(text);
  if (split === null) return err('E_FORMAT');
  const line = parseLineBody(split);
  return line.ok ? ok({ n: split.n, line: line.value }) : line;
}

/** Number, kind and rest of a clean line; `null` for unclean text, a single field or a number that is none. */
export function splitLine(text: string): SplitLine | null {
  if (!isCleanText(text)) return null;
  const afterNumber = text.indexOf(' ');
  if (afterNumber < 0) return null;
  const n = parseDecimal(text.slice(0, afterNumber));
  if (n === null) return null;
  const afterKind = text.indexOf(' ', afterNumber + 1);
  if (afterKind < 0) return { n, kind: text.slice(afterNumber + 1), rest: null };
  return { n, kind: text.slice(afterNumber + 1, afterKind), rest: text.slice(afterKind + 1) };
}

/** The typed line of a split one; refusals as {@link parseLogLine}. */
export function parseLineBody({ kind, rest }: SplitLine): Result<LogLine, LineShapeFault> {
  const parse = PARSERS.get(kind);
  const line = parse === undefined || rest === null ? null : parse(rest);
  if (line !== null) return ok(line);
  return err(kind === 'game' || kind === 'player' ? 'E_HEADER' : 'E_FORMAT');
}

const PARSERS: ReadonlyMap<string, (rest: string) => LogLine | null> = new Map<
  string,
  (rest: string) => LogLine | null
>([
  ['game', parseGame],
  ['player', parsePlayer],
  ['anchor', parseAnchor],
  ['link', parseLink],
  ['roll', parseRoll],
  ['void', parseVoid],
  ['act', parseAct],
  ['end', parseEnd],
]);

function parseGame(rest: string): GameLine | null {
  const fields = rest.split(' ', 8);
  const [version, game, mode, variant = '', time = '', match = '', prev] = fields;
  const unix = parseDecimal(time);
  if (fields.length !== 7 || version !== DICE_VERSION || !isGameId(game)) return null;
  if (mode !== 'live' && mode !== 'post' && mode !== 'local') return null;
  if (!isToken(variant) || unix === null || !isToken(match)) return null;
  if (prev !== '-' && !isHashHex(prev)) return null;
  return { kind: 'game', game, mode, variant, unix, match, prev: prev === '-' ? null : prev };
}

function parsePlayer(rest: string): PlayerLine | null {
  const [role, playerId = ''] = rest.split(' ', 2);
  if (!isPlayerRole(role) || !isToken(playerId)) return null;
  const beforeName = role.length + 1 + playerId.length;
  if (rest.length === beforeName) return { kind: 'player', role, playerId, name: null };
  const name = rest.slice(beforeName + 1);
  return name === '' ? null : { kind: 'player', role, playerId, name };
}

function parseAnchor(rest: string): AnchorLine | null {
  const fields = rest.split(' ', 6);
  const [role, epochText = '', baseText = '', lengthText = '', anchor] = fields;
  const epoch = parseDecimal(epochText);
  const base = parseDecimal(baseText);
  const length = parseDecimal(lengthText);
  if (fields.length !== 5 || !isRole(role) || !isHashHex(anchor)) return null;
  if (epoch === null || base === null || length === null) return null;
  return { kind: 'anchor', role, epoch, base, length, anchor };
}

function parseLink(rest: string): LinkLine | null {
  const fields = rest.split(' ', 4);
  const [rollText = '', role, link] = fields;
  const roll = parseDecimal(rollText);
  if (fields.length !== 3 || roll === null || !isPlayerRole(role) || !isHashHex(link)) return null;
  return { kind: 'link', roll, role, link };
}

function parseRoll(rest: string): RollLine | null {
  const fields = rest.split(' ', 6);
  const [rollText = '', throwKind, rollerText, link, dice = ''] = fields;
  const roll = parseDecimal(rollText);
  if (fields.length !== 5 || roll === null || !isHashHex(link) || !isDiceText(dice)) return null;
  if (throwKind === 'open' && rollerText === '-') return { kind: 'roll', roll, roller: null, link, dice };
  if (throwKind !== 'turn' || !isPlayerRole(rollerText)) return null;
  return { kind: 'roll', roll, roller: rollerText, link, dice };
}

function parseVoid(rest: string): VoidLine | null {
  const fields = rest.split(' ', 4);
  const [rollText = '', role, reason = ''] = fields;
  const roll = parseDecimal(rollText);
  if (fields.length !== 3 || roll === null || !isPlayerRole(role) || !isToken(reason)) return null;
  return { kind: 'void', roll, role, reason };
}

function parseAct(rest: string): ActLine | null {
  const role = rest.charAt(0);
  if (!isRole(role) || rest.charAt(1) !== ' ' || rest.length < 3) return null;
  return { kind: 'act', role, text: rest.slice(2) };
}

function parseEnd(rest: string): EndLine | null {
  const fields = rest.split(' ', 4);
  const [who, pointsText = '', time = ''] = fields;
  const points = parseDecimal(pointsText);
  const unix = parseDecimal(time);
  if (fields.length !== 3 || points === null || unix === null) return null;
  if (who === 'none') return { kind: 'end', winner: null, points, unix };
  return isPlayerRole(who) ? { kind: 'end', winner: who, points, unix } : null;
}

function formatBody(line: LogLine): string {
  switch (line.kind) {
    case 'game':
      return `${DICE_VERSION} ${line.game} ${line.mode} ${line.variant} ${line.unix} ${line.match} ${line.prev ?? '-'}`;
    case 'player':
      return `${line.role} ${line.playerId}${line.name === null ? '' : ` ${line.name}`}`;
    case 'anchor':
      return `${line.role} ${line.epoch} ${line.base} ${line.length} ${line.anchor}`;
    case 'link':
      return `${line.roll} ${line.role} ${line.link}`;
    case 'roll':
      return `${line.roll} ${line.roller === null ? 'open -' : `turn ${line.roller}`} ${line.link} ${line.dice}`;
    case 'void':
      return `${line.roll} ${line.role} ${line.reason}`;
    case 'act':
      return `${line.role} ${line.text}`;
    case 'end':
      return `${line.winner ?? 'none'} ${line.points} ${line.unix}`;
    default:
      return assertNever(line);
  }
}
