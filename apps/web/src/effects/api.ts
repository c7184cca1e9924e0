import {
  type CreateMatch,
  decodeMatchSummary,
  decodeSeatsGiven,
  type JoinMatch,
  type MatchSummary,
  type ProtocolRefusal,
  type SeatsGiven,
} from '@nardy/protocol';
import { err, ok, type Result } from '@nardy/result';
import { isDeviceMatch } from '../offline/device-id.ts';
import { deviceMark } from './device-mark.ts';

/** Why a call to the server gave nothing: the network, or the server's refusal by its code with its facts. */
export interface ApiRefusal {
  readonly code: string;
  readonly [fact: string]: unknown;
}

const UNREACHABLE: ApiRefusal = { code: 'NETWORK' };

function isRefusal(value: unknown): value is ApiRefusal {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}

/** The refusal in the body of an answer; whatever else answers there is no server of ours. */
function refusalOf(body: unknown): ApiRefusal {
  if (typeof body !== 'object' || body === null || !('refusal' in body)) return UNREACHABLE;
  return isRefusal(body.refusal) ? body.refusal : UNREACHABLE;
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
  if (!answer.ok) return answer;
  const value = decode(answer.value);
  return value.ok ? value : err({ ...value.error });
}

export async function createMatch(body: CreateMatch): Promise<Result<SeatsGiven, ApiRefusal>> {
  const asked = body.opponent === 'friend' ? { ...body, device: deviceMark() } : body;
  return decoded(await call('POST', '/api/matches', asked), decodeSeatsGiven);
}

/** What anyone may know of a match. */
export async function matchSummary(match: string): Promise<Result<MatchSummary, ApiRefusal>> {
  return decoded(await call('GET', `/api/matches/${match}`), decodeMatchSummary);
}

export async function joinMatch(match: string, name: string): Promise<Result<SeatsGiven, ApiRefusal>> {
  const asked: JoinMatch = { name, device: deviceMark() };
  return decoded(await call('POST', `/api/matches/${match}/join`, asked), decodeSeatsGiven);
}

export async function rematch(
  match: string,
  seats: readonly string[],
): Promise<Result<SeatsGiven, ApiRefusal>> {
  return decoded(await call('POST', `/api/matches/${match}/rematch`, { seats }), decodeSeatsGiven);
}

/** The transcripts of a match, as unknown values: they are judged by the verifier, not trusted. */
export async function matchTranscripts(match: string): Promise<Result<unknown, ApiRefusal>> {
  if (isDeviceMatch(match)) {
    const { transcriptsOnDevice } = await import('../offline/device-matches.ts');
    const found = await transcriptsOnDevice(match);
    return found === null ? err({ code: 'MATCH_UNKNOWN' }) : ok(found);
  }
  return call('GET', `/api/matches/${match}/transcripts`);
}

export async function gameTranscript(game: string): Promise<Result<unknown, ApiRefusal>> {
  const { transcriptOnDevice } = await import('../offline/device-matches.ts');
  const found = await transcriptOnDevice(game).catch(() => null);
  if (found !== null) return ok(found);
  return call('GET', `/api/games/${game}/transcript`);
}
