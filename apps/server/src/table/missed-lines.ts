import { advance, byGame, ChainKeeper, type CurrentGame, isFirstLine } from '@nardy/host';
import { emptyTable } from '@nardy/record';
import { invariant } from '@nardy/result';
import type { RoomEdges } from './room-edges.ts';
import type { RoomState } from './room-state.ts';

/** Lines of one game that another server has written. */
export interface MissedLines {
  readonly game: string;
  readonly from: number;
  readonly lines: readonly string[];
  readonly what: 'within-game' | 'begins-or-ends-game';
}

/** The state after `lines`, which follow in the store what is known, and what each game gets of them. */
export async function withMissedLines(
  before: RoomState,
  lines: readonly string[],
  edges: RoomEdges,
): Promise<{ readonly state: RoomState; readonly missed: readonly MissedLines[] }> {
  let state = before;
  const missed: MissedLines[] = [];
  for (const part of byGame(lines)) {
    const base = isFirstLine(part[0]) ? null : state.current;
    invariant(base !== null || isFirstLine(part[0]), 'lines of a game follow its first line');
    const { table, heads, result } = advance(base?.table ?? emptyTable(), part);
    const game = table.log.game?.game;
    invariant(game !== undefined, 'the first line names the game');
    const hasNewSeal = table.log.chains.S?.epoch !== base?.table.log.chains.S?.epoch;
    const current: CurrentGame = {
      game,
      ordinal: base?.ordinal ?? (state.current?.ordinal ?? 0) + 1,
      firstSeq: base?.firstSeq ?? endOf(state),
      lines: [...(base?.lines ?? []), ...part],
      heads: [...(base?.heads ?? []), ...heads],
      table,
      // A new seal of the server was made elsewhere: its secret is in the store.
      chains: base !== null && !hasNewSeal ? base.chains : await storedChains(game, edges),
    };
    const ended = result === null ? [] : [{ game, result, head: table.log.head }];
    state = { ...state, current, finished: [...state.finished, ...ended] };
    missed.push({
      game,
      from: base?.lines.length ?? 0,
      lines: part,
      what: base === null || result !== null ? 'begins-or-ends-game' : 'within-game',
    });
  }
  return { state, missed };
}

/** The number that the next line of the match has. */
function endOf({ current }: RoomState): number {
  return current === null ? 0 : current.firstSeq + current.lines.length;
}

async function storedChains(game: string, { store, random }: RoomEdges): Promise<ChainKeeper> {
  return new ChainKeeper(game, 'S', await store.loadChains(game), store, random);
}
