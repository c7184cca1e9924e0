import { fingerprints, makeTranscript, transcriptFileName, ZERO_HASH } from '@nardy/dice';
import { type AgreedMatch, agreeOnMatch } from '@nardy/host';
import {
  decodeCreateMatch,
  decodeJoinMatch,
  decodeRematch,
  type MatchSummary,
  type OpponentKind,
  type Seat,
  type SeatsGiven,
} from '@nardy/protocol';
import { makeMatchFile } from '@nardy/record';
import { type BySide, formatRules, type MatchSettings, SIDES, type Side } from '@nardy/rules';
import type { FastifyInstance } from 'fastify';
import type { Ledger } from '../ledger/ledger.ts';
import { hashToken } from '../random-source.ts';
import type { NewMatch, StoredGame, StoredMatch } from '../store/match-store.ts';
import type { RoomEdges } from '../table/room-edges.ts';
import { loadGameLines } from '../table/room-state.ts';
import type { Rooms } from '../table/rooms.ts';
import { refuse } from './refuse.ts';
import { deviceHash, SeatDevices } from './seat-devices.ts';

/** 80 bits: not to be guessed, and short enough to be sent as a link. */
const MATCH_ID_BYTES = 10;
const TOKEN_BYTES = 32;

export interface MatchRoutesEdges extends RoomEdges {
  readonly rooms: Rooms;
  readonly ledger: Ledger;
  readonly matchesPerMinute: number;
}

/** Making, joining and reading matches. */
export function matchRoutes(app: FastifyInstance, edges: MatchRoutesEdges): void {
  const { store, random, rooms } = edges;
  const devices = new SeatDevices(edges);
  const limited = { config: { rateLimit: { max: edges.matchesPerMinute, timeWindow: 60_000 } } };

  app.post('/api/matches', limited, async (request, reply) => {
    const body = decodeCreateMatch(request.body);
    if (!body.ok) return refuse(reply, body.error);
    const agreed = agreeOnMatch(body.value);
    if (!agreed.ok) return refuse(reply, agreed.error);
    const { opponent } = body.value;
    const device = opponent === 'friend' ? deviceHash(body.value.device) : null;
    const pause = await devices.pauseOf(device);
    if (pause !== null) return refuse(reply, pause);
    const given = await createMatch(opponent, agreed.value);
    await devices.note(given, device);
    return reply.code(201).send(given);
  });

  app.post<MatchPath>('/api/matches/:id/join', limited, async (request, reply) => {
    const body = decodeJoinMatch(request.body);
    if (!body.ok) return refuse(reply, body.error);
    const match = await store.loadMatch(request.params.id);
    if (match === null) return refuse(reply, { code: 'MATCH_UNKNOWN' });
    const free = SIDES.find((side) => match.names[side] === null);
    if (free === undefined) return refuse(reply, { code: 'SEAT_TAKEN' });
    const device = deviceHash(body.value.device);
    const pause = await devices.pauseOf(device);
    if (pause !== null) return refuse(reply, pause);
    const token = random.hex(TOKEN_BYTES);
    const taken = await store.takeSeat(match.id, free, body.value.name, hashToken(token));
    if (taken === 'was-taken') return refuse(reply, { code: 'SEAT_TAKEN' });
    const given = seatsGiven(match.id, [{ side: free, token }]);
    await devices.note(given, device);
    const room = await rooms.get(match.id);
    await room?.begin();
    edges.bus.announce({ match: match.id, seq: null });
    return reply.code(201).send(given);
  });

  app.post<MatchPath>('/api/matches/:id/rematch', limited, async (request, reply) => {
    const body = decodeRematch(request.body);
    if (!body.ok) return refuse(reply, body.error);
    const match = await store.loadMatch(request.params.id);
    if (match === null) return refuse(reply, { code: 'MATCH_UNKNOWN' });
    const seats = SIDES.flatMap((side) => {
      const token = body.value.seats.find((secret) => hashToken(secret) === match.seatHashes[side]);
      return token === undefined ? [] : [{ side, token }];
    });
    if (seats.length === 0) return refuse(reply, { code: 'SEAT_NOT_YOURS', side: 'white' });
    const room = await rooms.get(match.id);
    const over = room?.table?.match?.phase === 'match-over' || match.closed === 'closed';
    if (!over) return refuse(reply, { code: 'MATCH_NOT_OVER' });
    const pause = await devices.pauseOfRematch(match, seats);
    if (pause !== null) return refuse(reply, pause);
    const next = await rematchOf(match);
    // Everyone at the old table learns of the new one.
    if (match.rematch === null) await room?.refresh();
    await rooms.get(next);
    return reply.code(201).send(seatsGiven(next, seats));
  });

  app.get<MatchPath>('/api/matches/:id', async (request, reply) => {
    const room = await rooms.get(request.params.id);
    if (room === null) return refuse(reply, { code: 'MATCH_UNKNOWN' });
    const summary: MatchSummary = {
      match: room.info(),
      games: room.state.finished,
      game: room.state.current?.game ?? null,
    };
    return reply.send(summary);
  });

  app.get<MatchPath>('/api/matches/:id/transcripts', async (request, reply) => {
    if ((await store.loadMatch(request.params.id)) === null) return refuse(reply, { code: 'MATCH_UNKNOWN' });
    const games = await store.loadGames(request.params.id);
    const transcripts = await Promise.all(games.map(transcriptOf));
    return reply.send({
      games: games.map(({ game, ordinal }, at) => ({ game, ordinal, transcript: transcripts[at] })),
    });
  });

  app.get<MatchPath>('/api/matches/:id/record', async (request, reply) => {
    const { id } = request.params;
    if ((await store.loadMatch(id)) === null) return refuse(reply, { code: 'MATCH_UNKNOWN' });
    const games = await store.loadGames(id);
    if (games.length === 0) return refuse(reply, { code: 'GAME_NOT_BEGUN' });
    return reply
      .header('content-disposition', `attachment; filename="match-${id}.nardy.json"`)
      .send(makeMatchFile(await Promise.all(games.map(provenLines))));
  });

  app.get<{ Params: { game: string } }>('/api/games/:game/transcript', async (request, reply) => {
    const game = await store.findGame(request.params.game);
    if (game === null) return refuse(reply, { code: 'GAME_UNKNOWN' });
    const name = transcriptFileName(game.game);
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(await transcriptOf(game));
  });

  async function createMatch(
    opponent: OpponentKind,
    { settings, level, names, held }: AgreedMatch,
  ): Promise<SeatsGiven> {
    const tokens: BySide<string> = { white: random.hex(TOKEN_BYTES), black: random.hex(TOKEN_BYTES) };
    const hashOf = (side: Side) => (held.includes(side) ? hashToken(tokens[side]) : null);
    const seatHashes = { white: hashOf('white'), black: hashOf('black') };
    const match = newMatch(settings, { opponent, level, names, seatHashes });
    await store.createMatch(match);
    edges.metrics.count('nardy_matches_created_total');
    await rooms.get(match.id);
    return seatsGiven(
      match.id,
      held.map((side) => ({ side, token: tokens[side] })),
    );
  }

  function newMatch(
    settings: MatchSettings,
    players: Pick<NewMatch, 'opponent' | 'level' | 'names' | 'seatHashes'>,
  ): NewMatch {
    return {
      id: random.hex(MATCH_ID_BYTES),
      rules: formatRules(settings.rules),
      length: settings.length,
      clock: settings.clock,
      mode: settings.clock.kind === 'correspondence' ? 'post' : 'live',
      ...players,
      createdMs: edges.clock.unixMs(),
    };
  }

  /** The match after `match`, made now if nobody has asked for it yet. The same secrets hold its seats. */
  async function rematchOf(match: StoredMatch): Promise<string> {
    if (match.rematch !== null) return match.rematch;
    const { rules, length, clock, mode, opponent, level, names, seatHashes } = match;
    const agreed = { rules, length, clock, mode, opponent, level, names, seatHashes };
    const id = random.hex(MATCH_ID_BYTES);
    await store.createMatch({ ...agreed, id, createdMs: edges.clock.unixMs() });
    await devices.carryOver(match.id, id);
    return store.setRematch(match.id, id);
  }

  async function transcriptOf(game: StoredGame) {
    return makeTranscript(await provenLines(game));
  }

  /** The lines of a game, with the ledger's proof once it has been published. */
  async function provenLines(game: StoredGame) {
    const lines = await loadGameLines(store, game);
    if (game.ended === null) return { lines, head: fingerprints(lines).at(-1) ?? ZERO_HASH };
    const { head, lines: count } = game.ended;
    const proof = await edges.ledger.proofOf(game.game, count - 1, head);
    return { lines, head, ...(proof === null ? {} : { ledger: proof }) };
  }
}

interface MatchPath {
  Params: { id: string };
}

function seatsGiven(match: string, seats: readonly Seat[]): SeatsGiven {
  return { match, seats, path: `/m/${match}` };
}
