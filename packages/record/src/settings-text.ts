import { err, ok, type Result } from '@nardy/result';
import {
  type BySide,
  type ClockSettings,
  type CrawfordState,
  formatRules,
  fullReserve,
  type GameStarted,
  judgeGameStarted,
  type MatchSettings,
  makeSettings,
  parseRules,
  type Side,
} from '@nardy/rules';
import type { ActRefusal, SettingsField } from './act-refusal.ts';
import { sideOf } from './roles.ts';
import { formatSetPosition, parseSetPosition } from './set-position-text.ts';

/** What the settings line of a game says: what was agreed and where the match stands before the game. */
export interface GameSettings {
  readonly settings: MatchSettings;
  readonly started: GameStarted;
}

const KEYS = ['rules', 'length', 'game', 'score', 'crawford', 'starter', 'clock', 'left', 'from'] as const;
const CRAWFORD: readonly CrawfordState[] = ['none', 'before', 'now', 'after'];
/** Where the settings line says what an impossible start contradicts. */
const FIELD_OF = {
  game: 'game',
  score: 'score',
  crawford: 'crawford',
  previousWinner: 'starter',
  reserveMs: 'left',
  from: 'from',
} as const;
const NUMBER = /^(?:0|[1-9]\d{0,14})$/u;

/** The text after `settings `; each pair `key=value` in its fixed place. Grammar: docs/acts.md. */
export function formatSettings({ settings, started }: GameSettings): string {
  const { rules, length, clock } = settings;
  const values: Record<(typeof KEYS)[number], string | null> = {
    rules: formatRules(rules),
    length: length === null ? 'money' : String(length),
    game: String(started.game),
    score: pairText(started.score),
    crawford: started.crawford,
    starter: starterText(settings, started.previousWinner),
    clock: clockText(clock),
    left: clock.kind === 'delay' ? pairText(started.reserveMs) : null,
    from: started.from === null ? null : formatSetPosition(started.from),
  };
  return KEYS.filter((key) => values[key] !== null)
    .map((key) => `${key}=${values[key]}`)
    .join(' ');
}

/** Reads the text after `settings `. Only the canonical spelling passes. */
export function parseSettings(text: string): Result<GameSettings, ActRefusal> {
  const values = new Map(
    text.split(' ').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, Math.max(at, 0)), pair.slice(at + 1)] as const;
    }),
  );
  const read = readValues((key) => values.get(key) ?? '');
  if (typeof read === 'string') return err({ code: 'ACT_SETTINGS_BAD', field: read });
  const expected = formatSettings(read);
  return expected === text ? ok(read) : err({ code: 'ACT_NOT_CANONICAL', expected: `settings ${expected}` });
}

/** The settings, or the field that cannot be. */
function readValues(value: (key: (typeof KEYS)[number]) => string): GameSettings | SettingsField {
  const rules = parseRules(value('rules'));
  if (!rules.ok) return 'rules';
  const length = value('length') === 'money' ? null : numberOf(value('length'));
  if (length === undefined) return 'length';
  const clock = parseClock(value('clock'));
  if (clock === null) return 'clock';
  const settings = makeSettings({ rules: rules.value, length, clock });
  if (!settings.ok) return settings.error.code === 'SETTINGS_CLOCK' ? 'clock' : 'length';
  const game = numberOf(value('game'));
  if (game === undefined) return 'game';
  const score = parsePair(value('score'));
  if (score === null) return 'score';
  const crawford = CRAWFORD.find((state) => state === value('crawford'));
  if (crawford === undefined) return 'crawford';
  const previousWinner = parseStarter(value('starter'));
  if (previousWinner === undefined) return 'starter';
  const reserveMs = clock.kind === 'delay' ? parsePair(value('left')) : fullReserve(clock);
  if (reserveMs === null) return 'left';
  const from = value('from') === '' ? null : parseSetPosition(value('from'));
  if (from === null && value('from') !== '') return 'from';
  const at = { game, score, crawford, previousWinner, reserveMs, from };
  const started: GameStarted = { type: 'gameStarted', ...at };
  const possible = judgeGameStarted(settings.value, started);
  if (!possible.ok) return FIELD_OF[possible.error.field];
  return { settings: settings.value, started };
}

function starterText(settings: MatchSettings, previousWinner: Side | null): string {
  if (settings.rules.nextGameStarter !== 'winner' || previousWinner === null) return 'roll';
  return previousWinner === 'white' ? 'A' : 'B';
}

function parseStarter(text: string): Side | null | undefined {
  if (text === 'roll') return null;
  return text === 'A' || text === 'B' ? sideOf(text) : undefined;
}

function clockText(clock: ClockSettings): string {
  switch (clock.kind) {
    case 'none':
      return 'none';
    case 'delay':
      return `delay:${clock.reserveMs}:${clock.delayMs}`;
    case 'correspondence':
      return `days:${clock.daysPerTurn}`;
  }
}

function parseClock(text: string): ClockSettings | null {
  if (text === 'none') return { kind: 'none' };
  const [kind, first, second, ...rest] = text.split(':');
  const a = numberOf(first ?? '');
  const b = numberOf(second ?? '');
  if (kind === 'days' && a !== undefined && second === undefined) {
    return { kind: 'correspondence', daysPerTurn: a };
  }
  if (kind !== 'delay' || a === undefined || b === undefined || rest.length > 0) return null;
  return { kind: 'delay', reserveMs: a, delayMs: b };
}

function pairText({ white, black }: BySide<number>): string {
  return `${white}:${black}`;
}

function parsePair(text: string): BySide<number> | null {
  const [first, second, ...rest] = text.split(':');
  const white = numberOf(first ?? '');
  const black = numberOf(second ?? '');
  return white === undefined || black === undefined || rest.length > 0 ? null : { white, black };
}

function numberOf(text: string): number | undefined {
  return NUMBER.test(text) ? Number(text) : undefined;
}
