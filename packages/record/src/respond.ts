import {
  isHashHex,
  linksLeft,
  MAX_CHAIN_LENGTH,
  MAX_VOIDS,
  otherPlayer,
  RENEW_AT_LINKS_LEFT,
  type Role,
  rollDice,
} from '@nardy/dice';
import { err, invariant, ok, type Result } from '@nardy/result';
import type { ForfeitReason, Side } from '@nardy/rules';
import type { ActCommand } from './act-command.ts';
import {
  type Draft,
  isBehind,
  put,
  putAct,
  putCommand,
  putEnd,
  putFlag,
  putReading,
  putResume,
} from './draft.ts';
import { endUnix } from './end-time.ts';
import { roleOf } from './roles.ts';
import type { TableState } from './table.ts';
import type { TableRefusal } from './table-refusal.ts';

/** A chain that a side, or the server, seals. */
export interface Seal {
  /** Links, 1–65535. */
  readonly length: number;
  /** Link 0, 64 lower-case hex digits. */
  readonly anchor: string;
}

/** What a player, or the one who runs the table, asks of it. */
export type TableRequest =
  /** The first seal of a side, or a new chain where the old one is nearly used up. */
  | ({ readonly type: 'anchor'; readonly side: Side } & Seal)
  /** A new chain of the server where its old one is nearly used up. */
  | ({ readonly type: 'serverAnchor' } & Seal)
  /** Opens a side's link for `roll`: the roller's asks for the roll, the other's answers or is released ahead. */
  | { readonly type: 'link'; readonly side: Side; readonly roll: number; readonly link: string }
  | { readonly type: 'act'; readonly side: Side; readonly command: ActCommand }
  /** The side has lost its chain: the roll is void where the other's link is open; then a new seal. */
  | ({ readonly type: 'lostDevice'; readonly side: Side } & Seal)
  /** The time may have run out. */
  | { readonly type: 'time' }
  | { readonly type: 'forfeit'; readonly side: Side; readonly reason: ForfeitReason }
  /** After a restart: the time away is nobody's. */
  | { readonly type: 'resume' }
  /** After a restart: throw the roll for which both links are open, if any. */
  | { readonly type: 'owed' };

/** What a table needs from the one who runs it. */
export interface TableHost {
  /** Now, ms since 1970. */
  readonly unixMs: number;
  /** How long it takes from here to whoever asks and back, ms; left out where that is nothing to speak of. */
  readonly lagMs?: number;
  /** The server's link for a roll of this game; `null` when its chain is lost, which ends the game. */
  serverLink(roll: number): string | null;
}

/** A chain of this epoch or a later one must have opened a link before it can be lost without a void. */
const MOST_UNUSED_EPOCHS = 8;

/** Acts that end a side's time to decide. */
const LATE_ACTS: readonly ActCommand['type'][] = ['play', 'take', 'pass', 'beaver', 'raccoon'];

type Drafted = Result<Draft, TableRefusal>;

/**
 * What is written next: the lines a request leads to, in order; none where everything has been done already.
 * Every line passes `applyLine` and the table stays as it is until they are applied. A request that comes after the
 * time of the side to decide has run out is answered by the lines of the flag instead.
 */
export function respond(
  table: TableState,
  request: TableRequest,
  host: TableHost,
): Result<readonly string[], TableRefusal> {
  const { match, log } = table;
  if (match === null || log.chains.S === null) return err({ code: 'TABLE_NOT_READY' });
  if (log.end !== null) return err({ code: 'TABLE_ENDED' });
  if ('anchor' in request && !isSeal(request)) return err({ code: 'TABLE_ANCHOR_BAD' });
  const drafted = answer({ table, match, lines: [], unixMs: host.unixMs }, request, host);
  return drafted.ok ? ok(drafted.value.lines) : drafted;
}

function answer(draft: Draft, request: TableRequest, host: TableHost): Drafted {
  switch (request.type) {
    case 'anchor':
      return answerAnchor(draft, roleOf(request.side), request);
    case 'serverAnchor':
      return answerAnchor(draft, 'S', request);
    case 'link':
      return answerLink(draft, request, host);
    case 'act':
      if (request.command.side !== request.side) return err({ code: 'TABLE_WRONG_SIDE' });
      return inTime(draft, (timed) => andEnd(putAct(timed, request.command)), lagOf(request.command, host));
    case 'lostDevice':
      return answerLostDevice(draft, request.side, request);
    case 'time':
      return inTime(draft, () => ok(draft));
    case 'forfeit':
      return inTime(draft, (timed) =>
        andEnd(putCommand(timed, { type: 'forfeit', side: request.side, reason: request.reason })),
      );
    case 'resume':
      return putResume(draft);
    case 'owed':
      return bothOpen(draft) ? (throwRoll(draft, host) ?? cancel(draft)) : ok(draft);
  }
}

/**
 * Reads the clock first; where the time is up, the flag takes the place of what was asked. What the way of the request
 * took comes off nobody's reserve ([CL-14]): it is not read, and the clock of the other side begins after it.
 */
function inTime(draft: Draft, act: (timed: Draft) => Drafted, lagMs = 0): Drafted {
  const timed = putReading(draft, lagMs);
  if (!timed.ok) return timed;
  const flagged = putFlag(timed.value);
  if (flagged !== null) return flagged;
  const acted = act(timed.value);
  const isOwed = isBehind(timed.value) && acted.ok && isBehind(acted.value);
  return isOwed ? putResume(acted.value) : acted;
}

/** What ends the time of a side may have been long on its way; who doubles, resigns or takes back goes on deciding. */
function lagOf({ type }: ActCommand, { lagMs = 0 }: TableHost): number {
  return LATE_ACTS.includes(type) ? lagMs : 0;
}

function answerAnchor(draft: Draft, role: Role, { length, anchor }: Seal): Drafted {
  const { log } = draft.table;
  const chain = log.chains[role];
  if (chain === null) {
    const sealed = put(draft, { kind: 'anchor', role, epoch: 0, base: 1, length, anchor });
    // With the last seal the game can begin: the time until here is nobody's.
    return sealed.ok && isSealed(sealed.value) ? putResume(sealed.value) : sealed;
  }
  const repeated = chain.lastIndex === 0 && chain.lastLink === anchor && chain.length === length;
  if (repeated) return ok(draft);
  if (linksLeft(log, role) > RENEW_AT_LINKS_LEFT) return err({ code: 'TABLE_ANCHOR_NOT_DUE' });
  return putNewChain(draft, role, { length, anchor });
}

function putNewChain(draft: Draft, role: Role, { length, anchor }: Seal): Drafted {
  const { log } = draft.table;
  if (!isSealed(draft)) return err({ code: 'TABLE_NOT_READY' });
  const epoch = (log.chains[role]?.epoch ?? -1) + 1;
  return put(draft, { kind: 'anchor', role, epoch, base: log.nextRoll, length, anchor });
}

function answerLostDevice(draft: Draft, side: Side, seal: Seal): Drafted {
  const role = roleOf(side);
  const { log } = draft.table;
  if (!isSealed(draft)) return answerAnchor(draft, role, seal);
  if (log.open[role] !== null) return err({ code: 'TABLE_LINK_OPEN' });
  if (log.open[otherPlayer(role)] === null) {
    const { epoch = 0, lastIndex = 0 } = log.chains[role] ?? {};
    // Without this a device could fill the log with seals that are never used.
    if (lastIndex === 0 && epoch >= MOST_UNUSED_EPOCHS) return err({ code: 'TABLE_ANCHOR_NOT_DUE' });
    return putNewChain(draft, role, seal);
  }
  if (log.voids[role] >= MAX_VOIDS) {
    return andEnd(putCommand(draft, { type: 'forfeit', side, reason: 'lost-devices' }));
  }
  const voided = put(draft, { kind: 'void', roll: log.nextRoll, role, reason: 'lost' });
  return voided.ok ? putNewChain(voided.value, role, seal) : voided;
}

function answerLink(
  draft: Draft,
  { side, roll, link }: Extract<TableRequest, { type: 'link' }>,
  host: TableHost,
): Drafted {
  const { log } = draft.table;
  const role = roleOf(side);
  if (!isSealed(draft)) return err({ code: 'TABLE_NOT_READY' });
  const last = log.lastRoll;
  if (last?.roll === roll && (role === 'A' ? last.a : last.b) === link) return ok(draft);
  if (roll !== log.nextRoll) return err({ code: 'TABLE_WRONG_ROLL', next: log.nextRoll });
  if (log.open[role] !== null) {
    return log.open[role] === link ? ok(draft) : err({ code: 'TABLE_LINK_WRONG' });
  }
  // A link that could not make its roll would also keep the server from sealing a new chain.
  if (linksLeft(log, 'S') === 0) return err({ code: 'TABLE_CHAIN_USED_UP' });
  const { match } = draft;
  const asks = match.phase === 'before-roll' && match.onRoll === side;
  return asks ? inTime(draft, (timed) => open(timed), host.lagMs) : open(draft);

  function open(before: Draft): Drafted {
    const opened = put(before, { kind: 'link', roll, role, link });
    if (!opened.ok || !bothOpen(opened.value)) return opened;
    // Without the server's chain the link stays unwritten, so that the game can still be ended by an act.
    return throwRoll(opened.value, host) ?? cancel(before);
  }
}

/** The roll for which both links are open; `null` when the server has no link that fits its seal. */
function throwRoll(draft: Draft, host: TableHost): Drafted | null {
  const { match, table } = draft;
  const { game, nextRoll: roll, open } = table.log;
  const link = host.serverLink(roll);
  if (link === null || !isHashHex(link)) return null;
  invariant(game !== null && open.A !== null && open.B !== null, 'both links are open');
  const roller = match.phase === 'rolling' ? roleOf(match.onRoll) : null;
  const kind = roller === null ? 'open' : 'turn';
  const dice = rollDice({ kind, game: game.game, roll, s: link, a: open.A, b: open.B });
  const thrown = put(draft, { kind: 'roll', roll, roller, link, dice });
  if (!thrown.ok) return thrown.error.code === 'TABLE_LINK_WRONG' ? null : thrown;
  // From the request to the dice nobody's clock runs.
  return andEnd(putResume(thrown.value));
}

/** The server has lost its chain: nobody wins. With both links open only the `end` line can stand. */
function cancel(draft: Draft): Drafted {
  if (!bothOpen(draft)) return andEnd(putCommand(draft, { type: 'cancelGame' }));
  const unix = endUnix(draft.table.startedUnix ?? 0, draft.match, draft.unixMs);
  return put(draft, { kind: 'end', winner: null, points: 0, unix });
}

function andEnd(drafted: Drafted): Drafted {
  return drafted.ok ? putEnd(drafted.value) : drafted;
}

function isSeal({ length, anchor }: Seal): boolean {
  return isHashHex(anchor) && Number.isInteger(length) && length >= 1 && length <= MAX_CHAIN_LENGTH;
}

function bothOpen({ table }: Draft): boolean {
  return table.log.open.A !== null && table.log.open.B !== null;
}

function isSealed({ table }: Draft): boolean {
  const { S, A, B } = table.log.chains;
  return S !== null && A !== null && B !== null;
}
