import { formatPlay, formatPositionId } from '@nardy/notation';
import type { ReplayStep, TableEvent } from '@nardy/record';
import {
  type BySide,
  boardOf,
  type Cube,
  formatBoard,
  formatRules,
  type GameResult,
  type MatchPhase,
  type MatchState,
  type Side,
} from '@nardy/rules';
import type { GameReplay } from './replay-game.ts';

/** One step of a replayed game, as `nardy replay --json` writes it. */
export interface ReportedStep {
  /** The line of the record. */
  readonly line: number;
  /** What happened: the events of the match machine. */
  readonly events: readonly string[];
  readonly side: Side | null;
  readonly dice?: readonly number[];
  readonly play?: string;
  readonly phase: MatchPhase;
  /** Whose view `board` and `positionId` are: the side whose turn it is, else white. */
  readonly view: Side;
  readonly board: string;
  readonly positionId?: string;
  readonly cube: Cube;
  readonly score: BySide<number>;
}

export interface ReportedGame {
  readonly game: string | null;
  readonly players: BySide<string | null>;
  readonly rules: string | null;
  readonly length: number | null;
  readonly steps: readonly ReportedStep[];
  readonly result: GameResult | null;
  readonly score: BySide<number> | null;
  readonly fault: object | null;
}

/** A replayed game as plain data. */
export function replayReport({ steps, result, fault }: GameReplay): ReportedGame {
  const last = steps.at(-1)?.match ?? null;
  return {
    ...headOf(steps),
    rules: last === null ? null : formatRules(last.settings.rules),
    length: last?.settings.length ?? null,
    steps: steps.flatMap((step) => reportStep(step) ?? []),
    result,
    score: last === null ? null : scoreOf(last),
    fault,
  };
}

function headOf(steps: GameReplay['steps']): Pick<ReportedGame, 'game' | 'players'> {
  let game: string | null = null;
  const players: { white: string | null; black: string | null } = { white: null, black: null };
  for (const { line } of steps) {
    if (line.kind === 'game') game = line.game;
    if (line.kind === 'player') players[line.role === 'A' ? 'white' : 'black'] = line.name ?? line.playerId;
  }
  return { game, players };
}

function reportStep({ n, events, match }: ReplayStep): ReportedStep | null {
  if (match === null || events.length === 0) return null;
  const view = 'onRoll' in match ? match.onRoll : 'white';
  const board = boardOf(match, view);
  return {
    line: n,
    events: events.map(({ type }) => type),
    side: sideOfEvents(events),
    ...diceAndPlay(events),
    phase: match.phase,
    view,
    board: formatBoard(board),
    ...(match.settings.rules.board === 'short' ? { positionId: formatPositionId(board) } : {}),
    cube: match.cube,
    score: scoreOf(match),
  };
}

function sideOfEvents(events: readonly TableEvent[]): Side | null {
  for (const event of events) if ('side' in event) return event.side;
  return null;
}

function diceAndPlay(events: readonly TableEvent[]): Pick<ReportedStep, 'dice' | 'play'> {
  for (const event of events) {
    if (event.type === 'rolled') return { dice: event.roll };
    if (event.type === 'openingThrown') return { dice: event.throws.flat() };
    if (event.type === 'played') return { play: formatPlay(event.moves) };
  }
  return {};
}

/** The score with this game, once it is over. */
export function scoreOf(match: MatchState): BySide<number> {
  return 'scoreAfter' in match ? match.scoreAfter : match.score;
}
