import type { SentRequest } from '@nardy/session';
import { readStored, removeStored, storedKeys, writeStored } from './storage.ts';

/** Each request has a place of its own, so that two tabs never overwrite each other's. */
const prefixOf = (match: string): string => `nardy.sent.${match}/`;

function keyOf(match: string, { game, side, revision, request }: SentRequest): string {
  const act = request.type === 'act' ? request.command.type : '';
  return `${prefixOf(match)}${game}/${revision}.${side}.${request.type}.${act}`;
}

/** Written by this module alone, so that its outer shape tells it. */
function isSent(value: unknown): value is SentRequest {
  if (typeof value !== 'object' || value === null) return false;
  return 'game' in value && 'side' in value && 'revision' in value && 'request' in value;
}

/** Keeps a request that is about to be sent, and forgets those of earlier games. */
export function saveRequest(match: string, request: SentRequest): void {
  for (const key of storedKeys(prefixOf(match))) {
    if (!key.startsWith(`${prefixOf(match)}${request.game}/`)) removeStored(key);
  }
  writeStored(keyOf(match, request), request);
}

/** What the pages of this device have sent to a match in its current game. */
export function requestsOf(match: string): readonly SentRequest[] {
  return storedKeys(prefixOf(match)).map(readStored).filter(isSent);
}
