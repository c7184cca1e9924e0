import { assertNever, err, ok, type Result } from '@nardy/result';
import { stepBack } from './chain.ts';
import type { LineFault, LineFaultCode } from './fault.ts';
import { nextFingerprint } from './fingerprint.ts';
import { ZERO_HASH } from './hash.ts';
import {
  type AnchorLine,
  type EndLine,
  type GameLine,
  type LinkLine,
  type LogLine,
  type PlayerLine,
  parseLineBody,
  type RollLine,
  splitLine,
  type VoidLine,
} from './log-line.ts';
import { type ByPlayer, otherPlayer, type PlayerRole, type Role } from './roles.ts';
import { rollDice } from './roll.ts';
import { MAX_CHAIN_LENGTH, MAX_VOIDS } from './version.ts';

/** What everyone knows of a chain. */
export interface ChainState {
  readonly epoch: number;
  /** The roll its link 1 is for. */
  readonly base: number;
  readonly length: number;
  /** Index of the last opened link; 0: only the anchor is known. */
  readonly lastIndex: number;
  /** That link, or the anchor. */
  readonly lastLink: string;
}

/** A roll that has been verified. */
export interface VerifiedRoll {
  /** The line that shows it. */
  readonly line: number;
  readonly roll: number;
  /** `null`: the opening roll. */
  readonly roller: PlayerRole | null;
  readonly s: string;
  readonly a: string;
  readonly b: string;
  readonly dice: string;
  /** Whose link came first. */
  readonly openedFirst: PlayerRole;
}

/** All that the next line is judged by. A new value for every line; none is changed. */
export interface LogState {
  /** Fingerprint of the lines so far. */
  readonly head: string;
  /** Number of lines so far, which is the number the next one carries. */
  readonly next: number;
  /** Line 0; `null` in an empty log. */
  readonly game: GameLine | null;
  readonly players: ByPlayer<PlayerLine | null>;
  readonly chains: { readonly [role in Role]: ChainState | null };
  /** The roll that links are opened for now. */
  readonly nextRoll: number;
  /** Links opened for it. */
  readonly open: ByPlayer<string | null>;
  readonly openedFirst: PlayerRole | null;
  /** An `act` line came after the first of them. */
  readonly actedSinceOpen: boolean;
  /** Rolls thrown; voided ones do not count. */
  readonly rolls: number;
  readonly lastRoll: VerifiedRoll | null;
  readonly voids: ByPlayer<number>;
  /** Per releasing player: `turn` rolls for which the side not on roll opened first. */
  readonly early: ByPlayer<number>;
  /** Chains after the first ones, all roles together. */
  readonly rekeys: number;
  readonly end: EndLine | null;
}

/** A log without lines. */
export function emptyLog(): LogState {
  return {
    head: ZERO_HASH,
    next: 0,
    game: null,
    players: { A: null, B: null },
    chains: { S: null, A: null, B: null },
    nextRoll: 1,
    open: { A: null, B: null },
    openedFirst: null,
    actedSinceOpen: false,
    rolls: 0,
    lastRoll: null,
    voids: { A: 0, B: 0 },
    early: { A: 0, B: 0 },
    rekeys: 0,
    end: null,
  };
}

/**
 * Checks one more line and gives the log with it. Never throws, whatever the text; reads a line of any length
 * once. The order of checks decides the code that is reported (protocol §5).
 */
export function acceptLine(log: LogState, text: string): Result<LogState, LineFault> {
  const accepted = acceptParsedLine(log, text);
  return accepted.ok ? ok(accepted.value.log) : accepted;
}

/** As {@link acceptLine}, and gives the typed line too. */
export function acceptParsedLine(
  log: LogState,
  text: string,
): Result<{ readonly log: LogState; readonly line: LogLine }, LineFault> {
  const split = splitLine(text);
  if (split === null) return refused(log, 'E_FORMAT');
  if (split.n !== log.next) return refused(log, 'E_SEQ');
  if (log.end !== null) return refused(log, 'E_AFTER_END');
  if ((split.kind === 'game') !== (log.next === 0)) return refused(log, 'E_HEADER');
  const parsed = parseLineBody(split);
  if (!parsed.ok) return refused(log, parsed.error);
  const changed = acceptBody(log, parsed.value);
  if (!changed.ok) return changed;
  const head = nextFingerprint(log.head, text);
  return ok({ log: { ...changed.value, head, next: log.next + 1 }, line: parsed.value });
}

function acceptBody(log: LogState, line: LogLine): Result<LogState, LineFault> {
  switch (line.kind) {
    case 'game':
      return ok({ ...log, game: line });
    case 'player':
      return acceptPlayer(log, line);
    case 'anchor':
      return acceptAnchor(log, line);
    case 'link':
      return acceptLink(log, line);
    case 'roll':
      return acceptRoll(log, line);
    case 'void':
      return acceptVoid(log, line);
    case 'act':
      return acceptAct(log);
    case 'end':
      return ok({ ...log, end: line });
    default:
      return assertNever(line);
  }
}

function acceptPlayer(log: LogState, line: PlayerLine): Result<LogState, LineFault> {
  const { S, A, B } = log.chains;
  if (log.players[line.role] !== null || S !== null || A !== null || B !== null) {
    return refused(log, 'E_HEADER');
  }
  return ok({ ...log, players: { ...log.players, [line.role]: line } });
}

function acceptAnchor(log: LogState, line: AnchorLine): Result<LogState, LineFault> {
  if (log.players.A === null || log.players.B === null) return refused(log, 'E_HEADER');
  if (line.length < 1 || line.length > MAX_CHAIN_LENGTH) return refused(log, 'E_FORMAT');
  const before = log.chains[line.role];
  if (before === null) {
    const serverFirst = line.role === 'S' || log.chains.S !== null;
    if (!serverFirst || line.epoch !== 0 || line.base !== 1) return refused(log, 'E_ANCHOR');
  } else {
    const linkOpen = log.open.A !== null || log.open.B !== null;
    if (!hasAllChains(log) || linkOpen) return refused(log, 'E_REKEY');
    if (line.epoch !== before.epoch + 1 || line.base !== log.nextRoll) return refused(log, 'E_REKEY');
  }
  const { epoch, base, length, anchor } = line;
  const chain: ChainState = { epoch, base, length, lastIndex: 0, lastLink: anchor };
  return ok({
    ...log,
    chains: { ...log.chains, [line.role]: chain },
    rekeys: log.rekeys + (before === null ? 0 : 1),
  });
}

function acceptLink(log: LogState, line: LinkLine): Result<LogState, LineFault> {
  if (!hasAllChains(log)) return refused(log, 'E_ANCHOR');
  if (line.roll !== log.nextRoll || log.open[line.role] !== null) return refused(log, 'E_INDEX');
  const chain = openLink(log, line.role, line.link);
  if (!chain.ok) return chain;
  return ok({
    ...log,
    chains: { ...log.chains, [line.role]: chain.value },
    open: { ...log.open, [line.role]: line.link },
    openedFirst: log.openedFirst ?? line.role,
  });
}

function acceptRoll(log: LogState, line: RollLine): Result<LogState, LineFault> {
  const { game, openedFirst } = log;
  const { A: a, B: b } = log.open;
  if (line.roll !== log.nextRoll) return refused(log, 'E_INDEX');
  if (game === null || a === null || b === null || openedFirst === null) return refused(log, 'E_ORDER');
  if (line.roller === null && log.rolls > 0) return refused(log, 'E_ORDER');
  // An action may come between the links only when the side not on roll opened ahead of the request.
  const early = line.roller !== null && openedFirst !== line.roller;
  if (log.actedSinceOpen && !early) return refused(log, 'E_ORDER');
  const server = openLink(log, 'S', line.link);
  if (!server.ok) return server;
  const kind = line.roller === null ? 'open' : 'turn';
  const dice = rollDice({ kind, game: game.game, roll: line.roll, s: line.link, a, b });
  if (dice !== line.dice) {
    return err({ code: 'E_DICE', line: log.next, shown: line.dice, expected: dice });
  }
  const { roll, roller, link: s } = line;
  return ok({
    ...withoutOpenLinks(log),
    chains: { ...log.chains, S: server.value },
    rolls: log.rolls + 1,
    lastRoll: { line: log.next, roll, roller, s, a, b, dice, openedFirst },
    early: early ? { ...log.early, [openedFirst]: log.early[openedFirst] + 1 } : log.early,
  });
}

function acceptVoid(log: LogState, line: VoidLine): Result<LogState, LineFault> {
  const { role } = line;
  if (!hasAllChains(log) || line.roll !== log.nextRoll) return refused(log, 'E_INDEX');
  if (log.open[role] !== null || log.open[otherPlayer(role)] === null) {
    return err({ code: 'E_VOID', line: log.next, role, overLimit: false });
  }
  if (log.voids[role] >= MAX_VOIDS) return err({ code: 'E_VOID', line: log.next, role, overLimit: true });
  return ok({ ...withoutOpenLinks(log), voids: { ...log.voids, [role]: log.voids[role] + 1 } });
}

function acceptAct(log: LogState): Result<LogState, LineFault> {
  if (log.open.A !== null && log.open.B !== null) return refused(log, 'E_ORDER');
  return ok(log.openedFirst === null ? log : { ...log, actedSinceOpen: true });
}

/** The chain of `role` with its link for the next roll opened. */
function openLink(log: LogState, role: Role, link: string): Result<ChainState, LineFault> {
  const chain = log.chains[role];
  if (chain === null || log.game === null) return refused(log, 'E_ANCHOR');
  const index = log.nextRoll - chain.base + 1;
  if (index > chain.length) return err({ code: 'E_CHAIN_END', line: log.next, role });
  // After a void the link lies two or more steps above the last opened one.
  let below = link;
  for (let k = index; k > chain.lastIndex; k--) below = stepBack(log.game.game, role, chain.epoch, k, below);
  if (below !== chain.lastLink) return err({ code: 'E_LINK', line: log.next, role });
  return ok({ ...chain, lastIndex: index, lastLink: link });
}

/** The log with the next roll number and no link open. */
function withoutOpenLinks(log: LogState): LogState {
  return {
    ...log,
    nextRoll: log.nextRoll + 1,
    open: { A: null, B: null },
    openedFirst: null,
    actedSinceOpen: false,
  };
}

function hasAllChains(log: LogState): boolean {
  return log.chains.S !== null && log.chains.A !== null && log.chains.B !== null;
}

function refused(
  log: LogState,
  code: Exclude<LineFaultCode, 'E_LINK' | 'E_CHAIN_END' | 'E_DICE' | 'E_VOID'>,
): { readonly ok: false; readonly error: LineFault } {
  return err({ code, line: log.next });
}
