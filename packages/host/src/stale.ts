import type { TableRequestMessage, WireRequest } from '@nardy/protocol';

/**
 * Whether a request was made on a position that has changed since. Links and seals carry the number of their
 * roll and their epoch, a take-back that of its line, and cannot be misunderstood; another act can. Lines that
 * change nothing for the actor (the other side's link or seal, a clock reading) do not make it stale.
 */
export function isStale(message: TableRequestMessage, lines: readonly string[]): boolean {
  if (!dependsOnRevision(message.request)) return false;
  if (message.revision > lines.length) return true;
  return lines.slice(message.revision).some((line) => !isHarmless(line));
}

function dependsOnRevision(request: WireRequest): boolean {
  if (request.type === 'act') return request.command.type !== 'takeBack';
  return request.type === 'lostDevice';
}

function isHarmless(line: string): boolean {
  return /^\d+ (link|anchor|act S @)/.test(line);
}
