import { type CreateMatch, decodeSeatsGiven, type ProtocolRefusal, type SeatsGiven } from '@nardy/protocol';
import { err, ok, type Result } from '@nardy/result';

/** Why a call to the server gave nothing: the network, or the server's refusal by its code. */
export interface ApiRefusal {
  readonly code: string;
}

const UNREACHABLE: ApiRefusal = { code: 'NETWORK' };

function refusalOf(body: unknown): ApiRefusal {
  if (typeof body === 'object' && body !== null) {
    if ('code' in body && typeof body.code === 'string') return { code: body.code };
    if ('refusal' in body) return refusalOf(body.refusal);
    if ('error' in body) return refusalOf(body.error);
  }
  return UNREACHABLE;
}

async function call(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Result<unknown, ApiRefusal>> {
  try {
    const response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return response.ok ? ok(answer) : err(refusalOf(answer));
  } catch {
    return err(UNREACHABLE);
  }
}

function decoded<T>(
  answer: Result<unknown, ApiRefusal>,
  decode: (input: unknown) => Result<T, ProtocolRefusal>,
): Result<T, ApiRefusal> {
  return answer.ok ? decode(answer.value) : answer;
}

export async function createMatch(body: CreateMatch): Promise<Result<SeatsGiven, ApiRefusal>> {
  return decoded(await call('POST', '/api/matches', body), decodeSeatsGiven);
}

export async function joinMatch(match: string, name: string): Promise<Result<SeatsGiven, ApiRefusal>> {
  return decoded(await call('POST', `/api/matches/${match}/join`, { name }), decodeSeatsGiven);
}

export async function rematch(
  match: string,
  seats: readonly string[],
): Promise<Result<SeatsGiven, ApiRefusal>> {
  return decoded(await call('POST', `/api/matches/${match}/rematch`, { seats }), decodeSeatsGiven);
}

/** The transcripts of a match, as unknown values: they are judged by the verifier, not trusted. */
export async function matchTranscripts(match: string): Promise<Result<unknown, ApiRefusal>> {
  return call('GET', `/api/matches/${match}/transcripts`);
}

export async function gameTranscript(game: string): Promise<Result<unknown, ApiRefusal>> {
  return call('GET', `/api/games/${game}/transcript`);
}
