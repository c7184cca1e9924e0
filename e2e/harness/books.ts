import { type MatchFile, verifyMatch } from '@nardy/record';
import { expect } from 'vitest';
import type { ScriptedClient } from '../../apps/server/src/testing/scripted-client.ts';

/** A match and those who play it. */
export interface SeatedTable {
  readonly match: string;
  readonly clients: readonly ScriptedClient[];
}

/**
 * Compares what the server at `url` keeps of a match with what its players have seen and been promised: nothing
 * they saw is missing or changed, and every request that was accepted stands in the log once. Gives the number of games.
 */
export async function compareBooks(url: string, { match, clients }: SeatedTable): Promise<number> {
  const file = (await (await fetch(`${url}/api/matches/${match}/record`)).json()) as MatchFile;
  const verdict = verifyMatch(file);
  expect([verdict.fault, verdict.agrees]).toEqual([null, true]);
  for (const [at, { lines }] of file.games.entries()) {
    const game = verdict.games[at]?.table.log.game?.game ?? '';
    for (const client of clients) {
      const seen = client.seen.get(game) ?? [];
      expect(lines.slice(0, seen.length)).toEqual(seen);
      for (const side of client.sides) {
        const accepted = client.accepted.get(`${game} ${side}`) ?? 0;
        expect(linesOf(lines, side === 'white' ? 'A' : 'B')).toBe(accepted);
      }
    }
  }
  return file.games.length;
}

/** Lines of a game that a request of this side must have written: all but the server's own. */
function linesOf(lines: readonly string[], role: 'A' | 'B'): number {
  return lines.filter((line) => new RegExp(`^\\d+ (act|anchor) ${role}|^\\d+ link \\d+ ${role} `).test(line))
    .length;
}
