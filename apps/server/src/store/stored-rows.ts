import type { OpponentKind, ServedMode } from '@nardy/protocol';
import type { ClockSettings, GameResult, Side } from '@nardy/rules';
import type { Selectable } from 'kysely';
import type { PresenceNote, StoredGame, StoredMatch } from './match-store.ts';
import type { Schema } from './schema.ts';

/** A match from its row. What is read back was written by the store itself; it is trusted and not decoded again. */
export function matchOf(row: Selectable<Schema['matches']>): StoredMatch {
  return {
    id: row.id,
    rules: row.rules,
    length: row.length,
    clock: JSON.parse(row.clock) as ClockSettings,
    mode: row.mode as ServedMode,
    opponent: row.opponent as OpponentKind,
    level: row.level,
    names: { white: row.white_name, black: row.black_name },
    seatHashes: { white: row.white_seat, black: row.black_seat },
    createdMs: row.created_ms,
    seq: row.seq,
    writtenMs: row.written_ms,
    closed: row.closed === 0 ? 'open' : 'closed',
    rematch: row.rematch,
  };
}

/** A game from its row. */
export function gameOf(row: Selectable<Schema['games']>): StoredGame {
  const { result, head, line_count: lines } = row;
  return {
    game: row.id,
    match: row.match_id,
    ordinal: row.ordinal,
    firstSeq: row.first_seq,
    ended:
      result === null || head === null || lines === null
        ? null
        : { result: JSON.parse(result) as GameResult, head, lines },
  };
}

/** What a node has noted, from its row. */
export function noteOf(row: Selectable<Schema['presence']>): PresenceNote {
  return {
    match: row.match_id,
    side: row.side as Side,
    node: row.node,
    state: row.state as PresenceNote['state'],
    sinceMs: row.since_ms,
  };
}
