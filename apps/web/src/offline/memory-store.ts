import type { StoredChain } from '@nardy/host';
import { chainKey, type StoredSecret } from '@nardy/session';
import { KEPT_ANSWERS, type MatchRow } from './device-db.ts';
import type { DeviceStore, GameWithLines } from './device-store.ts';

/** One match with everything about it. */
interface MatchInMemory {
  row: MatchRow;
  games: readonly GameWithLines[];
  /** By {@link chainKey}. */
  readonly secrets: Map<string, StoredSecret>;
}

/** What this device hosts, for as long as the page is open. */
export function memoryStore(): DeviceStore {
  const matches = new Map<string, MatchInMemory>();
  let chains: readonly StoredChain[] = [];

  const chainOf = ({ game, role, epoch }: StoredChain): StoredChain | undefined =>
    chains.find((known) => known.game === game && known.role === role && known.epoch === epoch);
  const change = (id: string, changed: Partial<MatchRow>): void => {
    const kept = matches.get(id);
    if (kept !== undefined) kept.row = { ...kept.row, ...changed };
  };

  return {
    lasts: 'page',
    async loadTable(id) {
      const kept = matches.get(id);
      if (kept === undefined) return null;
      const { row, games } = kept;
      const { seq: _, answers, ...match } = row;
      const last = games.at(-1) ?? null;
      const finished = games.flatMap(({ ended }) => ended ?? []);
      return { match, finished, last, firstSeq: last?.firstSeq ?? 0, answers };
    },
    async append({ match, expectedSeq, game, ordinal, lines, answer, ended }) {
      const kept = matches.get(match);
      if (kept === undefined || kept.row.seq !== expectedSeq) return 'conflict';
      const before = kept.games.find((known) => known.ordinal === ordinal);
      const known = before ?? { match, ordinal, game, firstSeq: expectedSeq, ended: null, lines: [] };
      const next = { ...known, ended: ended ?? known.ended, lines: [...known.lines, ...lines] };
      kept.games = [...kept.games.filter((one) => one !== before), next];
      const answers = answer === null ? kept.row.answers : [...kept.row.answers, answer];
      change(match, { seq: expectedSeq + lines.length, answers: answers.slice(-KEPT_ANSWERS) });
      return 'appended';
    },
    closeMatch: async (match) => change(match, { closed: 'closed' }),
    async storeChain(chain) {
      const before = chainOf(chain);
      if (before === undefined) chains = [...chains, chain];
      return before ?? chain;
    },
    loadChains: async (game) => chains.filter((chain) => chain.game === game),
    async keepMatch(match) {
      matches.set(match.id, { row: { ...match, seq: 0, answers: [] }, games: [], secrets: new Map() });
    },
    async keepWhole({ row, games, chains: sealed, secrets }) {
      const bySeal = secrets.map(
        (secret) => [chainKey(secret.game, secret.side, secret.epoch), secret] as const,
      );
      matches.set(row.id, { row, games, secrets: new Map(bySeal) });
      chains = [...chains.filter((chain) => !games.some(({ game }) => game === chain.game)), ...sealed];
    },
    findMatch: async (match) => matches.get(match)?.row ?? null,
    changeMatch: async (match, changed) => change(match, changed),
    gamesOf: async (match) => matches.get(match)?.games ?? [],
    matchOfGame: async (game) =>
      [...matches.values()].find(({ games }) => games.some((known) => known.game === game))?.row.id ?? null,
    playerSecrets: async (match) => [...(matches.get(match)?.secrets.values() ?? [])],
    findPlayerSecret: async (match, key) => matches.get(match)?.secrets.get(key) ?? null,
    async keepPlayerSecret(match, key, secret) {
      const secrets = matches.get(match)?.secrets;
      const before = secrets?.get(key);
      if (before === undefined) secrets?.set(key, secret);
      return before ?? secret;
    },
    async dropMatch(match) {
      const games = matches.get(match)?.games.map(({ game }) => game) ?? [];
      chains = chains.filter(({ game }) => !games.includes(game));
      matches.delete(match);
    },
  };
}
