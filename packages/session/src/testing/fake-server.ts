import { isExtensionOf, ZERO_HASH } from '@nardy/dice';
import {
  type Answer,
  type ClientMessage,
  commandOf,
  type DiceMode,
  decodeClientMessage,
  decodeServerMessage,
  encodeClientMessage,
  encodeServerMessage,
  type OpponentKind,
  type Presence,
  type ServerMessage,
  type TableRequestMessage,
  type Welcome,
} from '@nardy/protocol';
import type { ActCommand, TableRequest } from '@nardy/record';
import { createLocalTable, type LocalTable } from '@nardy/record/testing';
import { type BySide, formatRules, type GameResult, type MatchSettings, type Side } from '@nardy/rules';

/** One end of a connection, as the server sees it. */
export interface Link {
  sides: readonly Side[];
  /** Messages on their way to the client. */
  readonly toClient: ServerMessage[];
}

/** A server in memory with one match, speaking the real messages, decoded and encoded on the way. */
export interface FakeServer {
  readonly local: LocalTable;
  readonly links: Set<Link>;
  /** Codes of every refusal sent. */
  readonly refusals: string[];
  receive(link: Link, message: ClientMessage): void;
  setPresence(side: Side, presence: Presence['white']): void;
}

/** The seat tokens of the fake match. */
export const TOKENS: Readonly<Record<Side, string>> = { white: 'a'.repeat(64), black: 'b'.repeat(64) };

/** Who the log says they are. */
const PLAYER_IDS: Readonly<Record<OpponentKind, BySide<string>>> = {
  friend: { white: 'guest.1', black: 'guest.2' },
  hotseat: { white: 'guest.1', black: 'guest.1' },
  bot: { white: 'guest.1', black: 'bot.1' },
};

export function createFakeServer(
  settings: MatchSettings,
  seed: number,
  mode: DiceMode = 'live',
  opponent: OpponentKind = 'friend',
): FakeServer {
  const ids = PLAYER_IDS[opponent];
  const players = { white: { id: ids.white, name: 'Вера' }, black: { id: ids.black, name: 'Гиви' } };
  const local = createLocalTable({ settings, seed, mode, players });
  const links = new Set<Link>();
  const answers = new Map<string, Answer>();
  const refusals: string[] = [];
  let session: 'open' | 'closed' = 'open';
  let presence: Presence = {
    white: { state: 'here', claimAtUnixMs: null },
    black: { state: 'here', claimAtUnixMs: null },
    spectators: 0,
  };

  function send(link: Link, message: ServerMessage): void {
    const decoded = decodeServerMessage(encodeServerMessage(message));
    if (!decoded.ok) throw new Error(`not a message: ${JSON.stringify([decoded.error, message])}`);
    if (message.type === 'answer' && !message.ok) refusals.push(message.refusal.code);
    link.toClient.push(decoded.value);
  }

  function gameId(): string {
    return local.table.log.game?.game ?? '';
  }

  function broadcastLines(from: number): void {
    const lines = local.lines.slice(from);
    if (lines.length === 0) return;
    for (const link of links) {
      send(link, { type: 'lines', game: gameId(), from, lines, serverUnixMs: local.unixMs });
    }
  }

  function welcome(link: Link, from: number): Welcome {
    return {
      type: 'welcome',
      v: 1,
      match: {
        id: 'm1',
        settings: {
          rules: formatRules(settings.rules),
          length: settings.length,
          clock: settings.clock,
        },
        mode,
        opponent,
        level: null,
        players: { white: 'Вера', black: 'Гиви' },
        session,
        rematch: null,
      },
      sides: link.sides,
      games: local.finished.map(({ table }) => ({
        game: table.log.game?.game ?? '',
        result: (table.match as { result?: GameResult }).result as GameResult,
        head: table.log.head,
      })),
      game: gameId(),
      from,
      lines: local.lines.slice(from),
      presence,
      serverUnixMs: local.unixMs,
    };
  }

  function answer(message: TableRequestMessage): Answer {
    const { id, side, request } = message;
    const known = answers.get(id);
    if (known !== undefined) return known;
    const refuse = (code: string): Answer => ({ type: 'answer', id, ok: false, refusal: { code } });
    if (message.game !== gameId()) return refuse('STALE_GAME');
    const missed = local.lines.slice(message.revision);
    const stale =
      request.type === 'lostDevice' || (request.type === 'act' && request.command.type !== 'takeBack');
    if (stale && missed.some((line) => !/^\d+ (link|anchor|act S @)/.test(line))) return refuse('STALE');
    const done = perform(side, request);
    if (done !== null) return { type: 'answer', id, ok: false, refusal: done };
    const accepted: Answer = { type: 'answer', id, ok: true, revision: local.lines.length };
    answers.set(id, accepted);
    return accepted;
  }

  function perform(side: Side, request: TableRequestMessage['request']): { readonly code: string } | null {
    const from = local.lines.length;
    if (request.type === 'nextGame') {
      if (local.table.match?.phase !== 'game-over' || session === 'closed') return { code: 'GAME_NOT_OVER' };
      local.nextGame();
      broadcastLines(0);
      return null;
    }
    if (request.type === 'act' && request.command.type === 'closeSession') {
      session = 'closed';
      for (const link of links) send(link, welcome(link, 0));
      return null;
    }
    const asked: TableRequest =
      request.type === 'claim'
        ? { type: 'forfeit', side: side === 'white' ? 'black' : 'white', reason: 'left' }
        : request.type === 'act'
          ? { type: 'act', side, command: commandOf(side, request.command) as ActCommand }
          : { ...request, side };
    const sent = local.send(asked);
    if (!sent.ok) return sent.error;
    broadcastLines(from);
    return null;
  }

  return {
    local,
    links,
    refusals,
    receive(link, message) {
      const decoded = decodeClientMessage(encodeClientMessage(message));
      if (!decoded.ok) throw new Error(`not a message: ${JSON.stringify([decoded.error, message])}`);
      const { value } = decoded;
      switch (value.type) {
        case 'ping':
          send(link, { type: 'pong', serverUnixMs: local.unixMs });
          return;
        case 'hello': {
          link.sides = (['white', 'black'] as const).filter((side) => value.seats.includes(TOKENS[side]));
          links.add(link);
          const { have } = value;
          const seen = have === null ? null : { n: have.lines - 1, head: have.head };
          const begins =
            have !== null &&
            have.game === gameId() &&
            (have.lines === 0 ? have.head === ZERO_HASH : seen !== null && isExtensionOf(seen, local.lines));
          send(link, welcome(link, begins && have !== null ? have.lines : 0));
          return;
        }
        case 'request':
          send(
            link,
            link.sides.includes(value.side)
              ? answer(value)
              : { type: 'answer', id: value.id, ok: false, refusal: { code: 'SEAT_NOT_YOURS' } },
          );
      }
    },
    setPresence(side, seat) {
      presence = { ...presence, [side]: seat };
      for (const link of links) send(link, { type: 'presence', presence });
    },
  };
}
