import { invariant } from '@nardy/result';
import { type Chain, linkForRoll, makeChain, makeRoot } from '../chain.ts';
import { shaOfText } from '../hash.ts';
import { acceptLine, emptyLog, type LogState } from '../log.ts';
import { formatLogLine, type LogLine, type LogMode } from '../log-line.ts';
import { otherPlayer, type PlayerRole, type Role } from '../roles.ts';
import { rollDice } from '../roll.ts';
import { makeTranscript, type Transcript } from '../transcript.ts';

/** A chain whose secret is derived from a seed: for tests, never for play. */
export function seededChain(parts: {
  readonly seed: string;
  readonly game: string;
  readonly role: Role;
  readonly epoch: number;
  readonly length: number;
}): Chain {
  const { seed, game, role, epoch, length } = parts;
  const random = shaOfText(`test|${seed}|${game}|${role}|${epoch}`);
  const root = makeRoot({ random, game, role, epoch, phrase: '' });
  invariant(root.ok, 'a seeded root is in order');
  return makeChain({ root: root.value, game, role, epoch, length });
}

/** A game identifier derived from a seed. */
export function seededGameId(seed: string): string {
  return shaOfText(`test|${seed}`).slice(0, 32);
}

/** All three parties of one game in memory: writes a valid log line by line. */
export interface DiceBox {
  readonly log: LogState;
  readonly lines: readonly string[];
  /** Writes a line of any kind; throws when it is against the protocol. */
  write(line: LogLine): void;
  /** Opens the link of `role` for the next roll. */
  link(role: PlayerRole): void;
  /** Writes the roll; both links must be open. `null`: the opening roll. */
  roll(roller: PlayerRole | null): void;
  /** Links, roller first, and the roll. */
  turn(roller: PlayerRole): void;
  /** As {@link DiceBox.turn} with the other side's link ahead of the request and an action between. */
  earlyTurn(roller: PlayerRole): void;
  act(role: Role, text: string): void;
  /** The other link is open, the device of `role` is lost. */
  voidRoll(role: PlayerRole): void;
  /** A new chain for `role`. */
  rekey(role: Role, length: number): void;
  end(winner: PlayerRole | null, points: number): void;
  transcript(): Transcript;
}

/** A game with header, players and first seals written. Everything follows from the seed. */
export function startDiceBox(
  settings: {
    readonly seed?: string;
    readonly mode?: LogMode;
    readonly length?: number;
    readonly prev?: string;
  } = {},
): DiceBox {
  const { seed = 'seed', mode = 'live', length = 64, prev } = settings;
  const game = seededGameId(seed);
  const lines: string[] = [];
  const chains = new Map<Role, Chain>();
  let log = emptyLog();

  const write = (line: LogLine): void => {
    const text = formatLogLine(log.next, line);
    const accepted = acceptLine(log, text);
    invariant(accepted.ok, `the line is in order: ${text}`);
    log = accepted.value;
    lines.push(text);
  };
  const seal = (role: Role, epoch: number, chainLength: number): void => {
    const chain = seededChain({ seed, game, role, epoch, length: chainLength });
    chains.set(role, chain);
    write({ kind: 'anchor', role, epoch, base: log.nextRoll, length: chainLength, anchor: chain.anchor });
  };
  const ownLink = (role: Role): string => {
    const chain = chains.get(role);
    const base = log.chains[role]?.base;
    invariant(chain !== undefined && base !== undefined, 'the chain exists');
    return linkForRoll(chain, base, log.nextRoll);
  };
  const link = (role: PlayerRole): void =>
    write({ kind: 'link', roll: log.nextRoll, role, link: ownLink(role) });
  const roll = (roller: PlayerRole | null): void => {
    const { A: a, B: b } = log.open;
    invariant(a !== null && b !== null, 'both links are open');
    const s = ownLink('S');
    const dice = rollDice({ kind: roller === null ? 'open' : 'turn', game, roll: log.nextRoll, s, a, b });
    write({ kind: 'roll', roll: log.nextRoll, roller, link: s, dice });
  };

  write({ kind: 'game', game, mode, variant: 'short', unix: 1_790_000_000, match: '-', prev: prev ?? null });
  write({ kind: 'player', role: 'A', playerId: 'u:1', name: 'Вера ♟' });
  write({ kind: 'player', role: 'B', playerId: 'u:2', name: null });
  for (const role of ['S', 'A', 'B'] as const) seal(role, 0, length);

  return {
    get log() {
      return log;
    },
    get lines() {
      return lines;
    },
    write,
    link,
    roll,
    turn(roller) {
      link(roller);
      link(otherPlayer(roller));
      roll(roller);
    },
    earlyTurn(roller) {
      link(otherPlayer(roller));
      write({ kind: 'act', role: roller, text: 'double' });
      link(roller);
      roll(roller);
    },
    act: (role, text) => write({ kind: 'act', role, text }),
    voidRoll: (role) => write({ kind: 'void', roll: log.nextRoll, role, reason: 'lost' }),
    rekey: (role, chainLength) => seal(role, (log.chains[role]?.epoch ?? -1) + 1, chainLength),
    end: (winner, points) => write({ kind: 'end', winner, points, unix: 1_790_000_999 }),
    transcript: () => makeTranscript({ lines: [...lines], head: log.head }),
  };
}
