import { fingerprints, isHashHex, type LogState, MAX_CHAIN_LENGTH, type Role, ZERO_HASH } from '@nardy/dice';
import { isBotId, type MatchVerdict, makeMatchFile, parseSettings, roleOf, verifyMatch } from '@nardy/record';
import { err, ok, type Result } from '@nardy/result';
import { decodeSettings, formatRules, parseRules, SIDES } from '@nardy/rules';
import { type CarriedSecret, chainOf, withDerived, withoutDerived } from './derived-links.ts';
import type { HostedMatch } from './host-store.ts';

/** The format word of a match on its way to another device. */
export const CARRIED_FORMAT = 'nardy-device-match/1';

/** A match with everything that is needed to go on with it: it holds the secrets of its dice. */
export interface CarriedMatch {
  readonly match: HostedMatch;
  /** The lines of each game. */
  readonly games: readonly (readonly string[])[];
  readonly secrets: readonly CarriedSecret[];
}

/** A carried match whose record has been checked. */
export interface CheckedMatch extends CarriedMatch {
  readonly verdict: MatchVerdict;
}

/** The value that is written to a file, or packed into a link. */
export function packMatch({ match, games, secrets }: CarriedMatch): unknown {
  const packed = games.map((lines) => withoutDerived(lines, secretsOf(secrets, lines)));
  return { format: CARRIED_FORMAT, match, games: packed, secrets };
}

/**
 * Reads a carried match and checks its whole record. Refusal `CARRIED_BAD`: it is damaged, is no match of one device,
 * or lacks a secret that its last game needs.
 */
export function unpackMatch(input: unknown): Result<CheckedMatch, { readonly code: 'CARRIED_BAD' }> {
  const bad = err({ code: 'CARRIED_BAD' } as const);
  if (!isRecord(input) || input.format !== CARRIED_FORMAT) return bad;
  const match = decodeMatch(input.match);
  const secrets = listOf(input.secrets, decodeSecret);
  const packed = listOf(input.games, (lines) => listOf(lines, (line) => (isText(line) ? line : null)));
  if (match === null || secrets === null || packed === null || packed.length === 0) return bad;
  const games = packed.map((lines) => withDerived(lines, secretsOf(secrets, lines)));
  const verdict = verifyMatch(
    makeMatchFile(games.map((lines) => ({ lines, head: fingerprints(lines).at(-1) ?? ZERO_HASH }))),
  );
  const last = verdict.games.at(-1)?.table;
  if (!verdict.agrees || last === undefined || !isOfMatch(match, verdict)) return bad;
  const isComplete =
    last.log.end !== null || (['S', 'A', 'B'] as const).every((role) => hasChain(last.log, role, secrets));
  return isComplete ? ok({ match, games, secrets, verdict }) : bad;
}

/** Whether the record is that of the match, and of a table on one device. */
function isOfMatch(match: HostedMatch, { games }: MatchVerdict): boolean {
  return games.every(({ table }) => {
    const { game, players } = table.log;
    const rules = table.match?.settings.rules;
    const sits = SIDES.every((side) => {
      const id = players[roleOf(side)]?.playerId;
      const guest = match.guests[side];
      return guest === null ? id !== undefined && isBotId(id) : id === `guest.${guest}`;
    });
    return (
      game?.mode === 'local' &&
      game.match === match.id &&
      sits &&
      rules !== undefined &&
      formatRules(rules) === match.rules
    );
  });
}

/** Whether the chain that a role has sealed can be made from the secrets. */
function hasChain(log: LogState, role: Role, secrets: readonly CarriedSecret[]): boolean {
  const sealed = log.chains[role];
  if (sealed === null) return true;
  const secret = secrets.find(
    (known) => known.game === log.game?.game && known.role === role && known.epoch === sealed.epoch,
  );
  const chain = secret === undefined ? null : chainOf(secret);
  return chain !== null && chain.length === sealed.length && chain.link(sealed.lastIndex) === sealed.lastLink;
}

function secretsOf(secrets: readonly CarriedSecret[], lines: readonly string[]): readonly CarriedSecret[] {
  return secrets.filter(({ game }) => lines[0]?.includes(` ${game} `));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2_048;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

const MOST = 65_536;

function listOf<T>(value: unknown, read: (item: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(value) || value.length > MOST) return null;
  const items = value.map(read);
  return items.every((item): item is NonNullable<typeof item> => item !== null) ? items : null;
}

function decodeSecret(value: unknown): CarriedSecret | null {
  if (!isRecord(value)) return null;
  const { game, role, epoch, length, random, phrase } = value;
  if (!isText(game) || !/^[0-9a-f]{32}$/.test(game) || !isText(random) || !isHashHex(random)) return null;
  if (role !== 'S' && role !== 'A' && role !== 'B') return null;
  if (!isCount(epoch) || !isCount(length) || length < 1 || length > MAX_CHAIN_LENGTH || !isText(phrase))
    return null;
  return { game, role, epoch, length, random, phrase };
}

function decodeMatch(value: unknown): HostedMatch | null {
  if (!isRecord(value) || !isRecord(value.names) || !isRecord(value.guests)) return null;
  const { id, rules, length, clock, opponent, level, createdMs, closed, start } = value;
  const names = { white: value.names.white, black: value.names.black };
  const guests = { white: value.guests.white, black: value.guests.black };
  const parsed = isText(rules) ? parseRules(rules) : null;
  if (!isText(id) || !/^local-[0-9a-f]{20}$/.test(id) || parsed?.ok !== true) return null;
  const settings = decodeSettings({ rules: parsed.value, length, clock });
  if (!settings.ok || (opponent !== 'bot' && opponent !== 'hotseat')) return null;
  if (start !== undefined && (!isText(start) || !parseSettings(start).ok)) return null;
  if (!isText(names.white) || !isText(names.black) || !isGuest(guests.white) || !isGuest(guests.black))
    return null;
  return {
    id,
    rules: formatRules(settings.value.rules),
    length: settings.value.length,
    clock: settings.value.clock,
    opponent,
    level: isText(level) ? level : null,
    names: { white: names.white, black: names.black },
    guests: { white: guests.white, black: guests.black },
    createdMs: isCount(createdMs) ? createdMs : 0,
    closed: closed === 'closed' ? 'closed' : 'open',
    rematch: null,
    ...(start !== undefined && { start }),
  };
}

function isGuest(value: unknown): value is string | null {
  return value === null || (isText(value) && /^[0-9a-f]{16}$/.test(value));
}
