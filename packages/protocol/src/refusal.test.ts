import { expect, test } from 'vitest';
import {
  PROTOCOL_REFUSAL_CODES,
  type ProtocolRefusal,
  SERVER_REFUSAL_CODES,
  type ServerRefusal,
} from './refusal.ts';

// The compiler refuses these two tables when a code of the union is missing or unknown.
const protocolCodes: Record<ProtocolRefusal['code'], true> = {
  MESSAGE_NOT_JSON: true,
  MESSAGE_TOO_LARGE: true,
  MESSAGE_MALFORMED: true,
};
const serverCodes: Record<ServerRefusal['code'], true> = {
  SEAT_NOT_YOURS: true,
  SEAT_TAKEN: true,
  STALE: true,
  STALE_GAME: true,
  GAME_NOT_BEGUN: true,
  GAME_NOT_OVER: true,
  MATCH_OVER: true,
  MATCH_NOT_OVER: true,
  MATCH_UNKNOWN: true,
  LEVEL_UNKNOWN: true,
  GAME_UNKNOWN: true,
  SESSION_NOT_CLOSABLE: true,
  CLAIM_OPPONENT_HERE: true,
  CLAIM_TOO_EARLY: true,
  CLAIM_NOT_HERE: true,
  LEFT_TOO_OFTEN: true,
  TOO_MANY_REQUESTS: true,
  ORIGIN_NOT_ALLOWED: true,
  NOT_FOUND: true,
  INTERNAL: true,
};

test('the lists of codes are the unions', () => {
  expect([...PROTOCOL_REFUSAL_CODES].sort()).toEqual(Object.keys(protocolCodes).sort());
  expect([...SERVER_REFUSAL_CODES].sort()).toEqual(Object.keys(serverCodes).sort());
});
