import type { ActLine, PlayerRole, Role } from '@nardy/dice';
import { formatPlay, parsePlay } from '@nardy/notation';
import { err, ok, type Result } from '@nardy/result';
import { type Command, FORFEIT_REASONS, type MatchEvent, WIN_KINDS } from '@nardy/rules';
import type { ActRefusal } from './act-refusal.ts';
import type { RollAgain, TakeBack } from './past.ts';
import { roleOf, sideOf } from './roles.ts';
import { type GameSettings, parseSettings } from './settings-text.ts';

/** What an `act` line asks of the match machine. */
export type Act =
  | ({ readonly type: 'settings' } & GameSettings)
  | TakeBack
  | RollAgain
  /** `hits`: the points marked with a star, for a play. */
  | { readonly type: 'command'; readonly command: Command; readonly hits: readonly number[] };

const SETTINGS = 'settings ';
const TIME = /^@(0|[1-9]\d{0,14})$/u;
const OF_THE_PAST = /^(takeback|again) ([1-9]\d{0,14})$/u;

/** The `act` line of an event; `null` for events that other lines carry. Grammar: docs/acts.md. */
export function formatAct(event: MatchEvent): ActLine | null {
  switch (event.type) {
    case 'played':
      return line(roleOf(event.side), formatPlay(event.moves));
    case 'doubled':
      return line(roleOf(event.side), 'double');
    case 'taken':
      return line(roleOf(event.side), 'take');
    case 'passed':
      return line(roleOf(event.side), 'pass');
    case 'beavered':
      return line(roleOf(event.side), 'beaver');
    case 'raccooned':
      return line(roleOf(event.side), 'raccoon');
    case 'resignationOffered':
      return line(roleOf(event.side), `resign ${event.kind}`);
    case 'matchResigned':
      return line(roleOf(event.side), 'resign match');
    case 'resignationAccepted':
      return line(roleOf(event.side), 'accept');
    case 'resignationDeclined':
      return line(roleOf(event.side), 'decline');
    case 'sessionClosed':
      return line(roleOf(event.side), 'close');
    case 'clockRead':
      return line('S', `@${event.atMs}`);
    case 'clockResumed':
      return line('S', `resume @${event.atMs}`);
    case 'flagged':
      return line('S', `flag ${roleOf(event.side)}`);
    case 'forfeited':
      return line('S', `forfeit ${roleOf(event.side)} ${event.reason}`);
    case 'gameCancelled':
      return line('S', 'cancel');
    default:
      return null;
  }
}

/** The `act` line of a command about what has been played or thrown already. */
export function formatPastAct(act: TakeBack | RollAgain): ActLine {
  const text = act.type === 'takeBack' ? `takeback ${act.line}` : `again ${act.roll}`;
  return line(roleOf(act.side), text);
}

/** Reads an `act` line. Only the canonical spelling passes, so that one game has one log. */
export function parseAct({ role, text }: ActLine): Result<Act, ActRefusal> {
  if (role === 'S') return parseServerAct(text);
  const command = playerCommand(role, text);
  if (command !== null) return ok({ type: 'command', command, hits: [] });
  const past = pastAct(role, text);
  if (past !== null) return ok(past);
  if (isServerAct(text)) return err({ code: 'ACT_WRONG_ROLE', role });
  const moves = parsePlay(text);
  if (!moves.ok || moves.value.length === 0) return err({ code: 'ACT_UNKNOWN' });
  const expected = formatPlay(moves.value);
  if (expected !== text) return err({ code: 'ACT_NOT_CANONICAL', expected });
  return ok({
    type: 'command',
    command: { type: 'play', side: sideOf(role), moves: moves.value.map(({ from, to }) => ({ from, to })) },
    hits: hitPoints(moves.value),
  });
}

/** The points on which a play hits, from high to low, each once. */
export function hitPoints(moves: readonly { readonly to: number; readonly hit: boolean }[]): number[] {
  return [...new Set(moves.filter(({ hit }) => hit).map(({ to }) => to))].sort((a, b) => b - a);
}

function parseServerAct(text: string): Result<Act, ActRefusal> {
  if (text.startsWith(SETTINGS)) {
    const settings = parseSettings(text.slice(SETTINGS.length));
    return settings.ok ? ok({ type: 'settings', ...settings.value }) : settings;
  }
  const command = serverCommand(text);
  if (command !== null) return ok({ type: 'command', command, hits: [] });
  const isPlayers = playerCommand('A', text) !== null || pastAct('A', text) !== null || parsePlay(text).ok;
  return err(isPlayers ? { code: 'ACT_WRONG_ROLE', role: 'S' } : { code: 'ACT_UNKNOWN' });
}

function isServerAct(text: string): boolean {
  return text.startsWith(SETTINGS) || serverCommand(text) !== null;
}

function serverCommand(text: string): Command | null {
  const [word, first, second, ...rest] = text.split(' ');
  const role = first === 'A' || first === 'B' ? first : null;
  if (rest.length > 0) return null;
  if (word === 'cancel') return first === undefined ? { type: 'cancelGame' } : null;
  if (word === 'resume') {
    const atMs = second === undefined ? timeOf(first) : null;
    return atMs === null ? null : { type: 'resumeClock', atMs };
  }
  if (word === 'flag') {
    return role === null || second !== undefined ? null : { type: 'flag', side: sideOf(role) };
  }
  if (word === 'forfeit') {
    const reason = FORFEIT_REASONS.find((known) => known === second);
    return role === null || reason === undefined ? null : { type: 'forfeit', side: sideOf(role), reason };
  }
  const atMs = first === undefined ? timeOf(word) : null;
  return atMs === null ? null : { type: 'readClock', atMs };
}

function playerCommand(role: PlayerRole, text: string): Command | null {
  const side = sideOf(role);
  switch (text) {
    case 'double':
    case 'take':
    case 'pass':
    case 'beaver':
    case 'raccoon':
      return { type: text, side };
    case 'accept':
      return { type: 'acceptResignation', side };
    case 'decline':
      return { type: 'declineResignation', side };
    case 'close':
      return { type: 'closeSession', side };
    case 'resign match':
      return { type: 'resignMatch', side };
  }
  const kind = WIN_KINDS.find((known) => text === `resign ${known}`);
  return kind === undefined ? null : { type: 'resign', side, kind };
}

function pastAct(role: PlayerRole, text: string): TakeBack | RollAgain | null {
  const [, word, digits] = OF_THE_PAST.exec(text) ?? [];
  if (word === undefined) return null;
  const side = sideOf(role);
  const number = Number(digits);
  return word === 'again'
    ? { type: 'rollAgain', side, roll: number }
    : { type: 'takeBack', side, line: number };
}

function timeOf(text: string | undefined): number | null {
  const digits = TIME.exec(text ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

function line(role: Role, text: string): ActLine {
  return { kind: 'act', role, text };
}
