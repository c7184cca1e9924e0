import { parseLogLine } from '@nardy/dice';
import type { Welcome } from '@nardy/protocol';
import type { Model, SessionFault } from './model.ts';

/**
 * Why a welcome cannot be of the match this device has seen; `null`: it can. Every game seen must be there still,
 * the current one or finished, and a game goes on from the one that was finished last.
 */
export function orderFault({ game, receipts }: Model, welcome: Welcome): SessionFault | null {
  const heads = new Map(welcome.games.map((finished) => [finished.game, finished.head]));
  const gone = receipts.find((seen) => seen.game !== welcome.game && !heads.has(seen.game));
  if (gone !== undefined) return { kind: 'history', line: gone.n };
  if (game !== null && game.table.log.end !== null && game.game !== welcome.game) {
    if (heads.get(game.game) !== game.table.log.head) return { kind: 'history', line: game.lines.length - 1 };
  }
  const first = welcome.from === 0 ? parseLogLine(welcome.lines[0] ?? '') : null;
  if (first === null || !first.ok || first.value.line.kind !== 'game') return null;
  const before = welcome.games.filter((finished) => finished.game !== welcome.game).at(-1)?.head ?? null;
  if (first.value.line.prev === before) return null;
  return { kind: 'match', fault: { code: 'MATCH_PREV_DIFFERS' }, line: 0 };
}
