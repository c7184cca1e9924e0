import type { ServerRefusal } from '@nardy/protocol';
import type { FastifyReply } from 'fastify';

const STATUS: Readonly<Record<string, number>> = {
  MATCH_UNKNOWN: 404,
  GAME_UNKNOWN: 404,
  NOT_FOUND: 404,
  SEAT_TAKEN: 409,
  SEAT_NOT_YOURS: 403,
  MATCH_NOT_OVER: 409,
  GAME_NOT_BEGUN: 409,
  ORIGIN_NOT_ALLOWED: 403,
  LEFT_TOO_OFTEN: 429,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
};

/** Answers with a code and its facts; the status is 400 unless the code has one of its own. */
export function refuse(
  reply: FastifyReply,
  refusal: ServerRefusal | { readonly code: string },
): FastifyReply {
  if ('secondsLeft' in refusal) reply.header('retry-after', refusal.secondsLeft);
  return reply.code(STATUS[refusal.code] ?? 400).send({ refusal });
}
