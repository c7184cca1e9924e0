import type { StoredChain } from '../chain-keeper.ts';
import type {
  GivenAnswer,
  HostedAppend,
  HostedGame,
  HostedMatch,
  HostStore,
  KeptTable,
} from '../host-store.ts';

/** A store in memory that can be made to fail. */
export interface MemoryHostStore extends HostStore {
  create(match: HostedMatch): void;
  games(match: string): readonly HostedGame[];
  /** Called before an append: may throw in its place, or after it. */
  trouble: () => 'none' | 'before' | 'after';
}

export function memoryHostStore(): MemoryHostStore {
  const matches = new Map<string, HostedMatch>();
  const games = new Map<string, HostedGame[]>();
  const answers = new Map<string, GivenAnswer[]>();
  const chains: StoredChain[] = [];
  const gamesOf = (match: string): HostedGame[] => games.get(match) ?? [];
  const store: MemoryHostStore = {
    trouble: () => 'none',
    create(match) {
      matches.set(match.id, match);
    },
    games: gamesOf,
    async loadTable(id): Promise<KeptTable | null> {
      const match = matches.get(id);
      if (match === undefined) return null;
      const all = gamesOf(id);
      const last = all.at(-1) ?? null;
      return {
        match,
        finished: all.flatMap(({ ended }) => ended ?? []),
        last,
        firstSeq: all.slice(0, -1).reduce((sum, { lines }) => sum + lines.length, 0),
        answers: answers.get(id) ?? [],
      };
    },
    async append(append) {
      const trouble = store.trouble();
      if (trouble === 'before') throw new Error('the disk is full');
      const outcome = write(append);
      if (trouble === 'after') throw new Error('the page was frozen before it heard');
      return outcome;
    },
    async closeMatch(id) {
      const match = matches.get(id);
      if (match !== undefined) matches.set(id, { ...match, closed: 'closed' });
    },
    async storeChain(chain) {
      const before = chains.find(
        ({ game, role, epoch }) => game === chain.game && role === chain.role && epoch === chain.epoch,
      );
      if (before !== undefined) return before;
      chains.push(chain);
      return chain;
    },
    loadChains: async (game) => chains.filter((chain) => chain.game === game),
  };

  function write({ match, expectedSeq, game, ordinal, lines, answer, ended }: HostedAppend) {
    const all = gamesOf(match);
    if (all.reduce((sum, known) => sum + known.lines.length, 0) !== expectedSeq) return 'conflict';
    const before = all.find((known) => known.game === game);
    const next = { game, ordinal, lines: [...(before?.lines ?? []), ...lines], ended };
    games.set(match, [...all.filter((known) => known !== before), next]);
    if (answer !== null) answers.set(match, [...(answers.get(match) ?? []), answer]);
    return 'appended';
  }
  return store;
}
