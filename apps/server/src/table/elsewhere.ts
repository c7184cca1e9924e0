import type { PresenceNote } from '../store/match-store.ts';
import type { RoomEdges } from './room-edges.ts';

/** What other nodes have noted of who is at these matches. That a node which is down says `here` means nothing. */
export async function notedElsewhere(
  matches: readonly string[],
  { store, bus }: Pick<RoomEdges, 'store' | 'bus'>,
): Promise<ReadonlyMap<string, readonly PresenceNote[]>> {
  const found = new Map<string, PresenceNote[]>();
  if (bus.reach === 'one-node' || matches.length === 0) return found;
  const notes = (await store.loadPresence(matches)).filter((note) => note.node !== bus.node);
  if (notes.length === 0) return found;
  const up = await bus.nodesUp();
  for (const note of notes) {
    if (note.state === 'here' && !up.has(note.node)) continue;
    found.set(note.match, [...(found.get(note.match) ?? []), note]);
  }
  return found;
}
