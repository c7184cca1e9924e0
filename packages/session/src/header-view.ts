import { lengthText, spokenOf, textOf } from '@nardy/i18n';
import { setAtStart } from '@nardy/record';
import {
  borneOff,
  clockAt,
  deciderOf,
  formatRules,
  type MatchState,
  opponentBorneOff,
  opponentOf,
  opponentPipCount,
  parseRules,
  pipCount,
  RULE_SETS,
  type RuleSet,
  type Side,
} from '@nardy/rules';
import { absenceMs } from './actions-view.ts';
import { shownBoard } from './board-view.ts';
import type { Model } from './model.ts';
import { isBot } from './names.ts';
import { matchOf, outlookOf, sceneOf } from './scene.ts';
import type { ClockView, HeaderView, PlayerView } from './view.ts';

const LOW_RESERVE_MS = 30_000;
const LOW_CORRESPONDENCE_MS = 6 * 3_600_000;

/** What is played and how it stands. */
export function headerView(model: Model): HeaderView {
  const match = matchOf(model);
  const rules = match?.settings.rules ?? rulesOf(model);
  const length = match === null ? (model.info?.settings.length ?? null) : match.settings.length;
  const crawford = match?.crawford ?? 'none';
  return {
    match: model.match,
    rules: textOf(`rules.${rules.id}`),
    rulesText: formatRules(rules),
    length,
    lengthText: lengthText(length),
    game: match?.game ?? model.games.length + 1,
    crawford,
    crawfordText: crawford === 'none' ? null : textOf(`crawford.${crawford}`),
    setUpText: model.game === null || setAtStart(model.game.table) === null ? null : spokenOf('spoken.setUp'),
    stake: match?.cube.value ?? 1,
    clock: (match?.settings.clock ?? model.info?.settings.clock)?.kind ?? 'none',
    rematch: model.info?.rematch ?? null,
  };
}

/** One player as the table shows it. */
export function playerView(model: Model, side: Side, nowMs: number): PlayerView {
  const match = matchOf(model);
  const { kind, bottom } = outlookOf(model);
  const board = shownBoard(model, match, sceneOf(model));
  const below = side === bottom;
  return {
    side,
    name: model.info?.players[side] ?? null,
    kind: isBot(model, side) ? 'bot' : 'person',
    level: isBot(model, side) ? (model.info?.level ?? null) : null,
    held: model.sides.includes(side),
    colour: colourOf(model, side),
    score: scoreOf(match, side),
    pips: below ? pipCount(board) : opponentPipCount(kind, board),
    off: below ? borneOff(board) : opponentBorneOff(board),
    onRoll: match !== null && 'onRoll' in match && match.onRoll === side,
    deciding: match !== null && deciderOf(match) === side,
    clock: match === null ? null : clockView(model, match, side, nowMs),
    presence: presenceView(model, side, nowMs),
  };
}

function rulesOf(model: Model): RuleSet {
  const parsed = model.info === null ? null : parseRules(model.info.settings.rules);
  return parsed?.ok ? parsed.value : RULE_SETS.international;
}

function scoreOf(match: MatchState | null, side: Side): number {
  if (match === null) return 0;
  const over = match.phase === 'game-over' || match.phase === 'match-over';
  return over ? match.scoreAfter[side] : match.score[side];
}

function colourOf({ preferences, sides }: Model, side: Side): 'light' | 'dark' {
  const [own, second] = sides;
  const bySide = side === 'white' ? 'light' : 'dark';
  if (preferences.checkers === 'by-side' || own === undefined || second !== undefined) return bySide;
  if (side === own) return preferences.checkers;
  return preferences.checkers === 'light' ? 'dark' : 'light';
}

function clockView(model: Model, match: MatchState, side: Side, nowMs: number): ClockView | null {
  const startedMs = (model.game?.table.startedUnix ?? 0) * 1000;
  const reading = clockAt(match, nowMs + model.serverAheadMs - startedMs);
  if (reading === null) return null;
  const { reserveMs, delayMs } = reading[side];
  const running = reading.running === side;
  const byDays = match.settings.clock.kind === 'correspondence';
  const low = byDays ? delayMs < LOW_CORRESPONDENCE_MS : reserveMs < LOW_RESERVE_MS;
  return { reserveMs: byDays ? null : reserveMs, delayMs, running, low: running && low };
}

function presenceView(model: Model, side: Side, nowMs: number): PlayerView['presence'] {
  // What the server said last need not be true any more.
  const presence = model.connection.state === 'online' ? (model.presence?.[side] ?? null) : null;
  if (presence === null || presence.state === 'free') return { state: 'unknown', claimInMs: null };
  if (presence.state === 'here') return { state: 'here', claimInMs: null };
  // One is not shown one's own absence counting.
  const counts = !model.sides.includes(side) && model.sides.includes(opponentOf(side));
  return { state: 'gone', claimInMs: counts ? absenceMs(model, side, nowMs) : null };
}
