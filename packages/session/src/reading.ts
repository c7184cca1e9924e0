import { textOf } from '@nardy/i18n';
import {
  emptyTable,
  followFault,
  sideOf,
  stepLine,
  type TableEvent,
  type TableState,
  type TableStep,
  type TakenBack,
} from '@nardy/record';
import { assertNever, err, ok, type Result } from '@nardy/result';
import {
  boardOf,
  type Die,
  legalPlays,
  type MatchState,
  type Roll,
  type Side,
  turnContext,
} from '@nardy/rules';
import { type Agreement, brokenTerm } from './agreement.ts';
import type { GameModel, RollRecord, SessionFault, TurnRecord } from './model.ts';

/** A game without lines; `before` is the one it follows, where this device has seen its end. */
export function emptyGame(game: string, before: TableState | null): GameModel {
  return {
    game,
    lines: [],
    table: emptyTable(),
    before,
    turns: [],
    rolls: [],
    lastPlay: null,
    thrown: null,
    throws: 0,
  };
}

/** The game with one more line, checked, and what the line did. */
export function readLine(
  game: GameModel,
  text: string,
  agreed: Agreement | null,
): Result<{ readonly game: GameModel; readonly step: TableStep }, SessionFault> {
  const stepped = stepLine(game.table, text);
  if (!stepped.ok) return err({ kind: 'line', fault: stepped.error });
  const step = stepped.value;
  const settled = game.table.match === null && step.table.match !== null;
  const fault = settled && game.before !== null ? followFault(game.before, step.table) : null;
  if (fault !== null) return err({ kind: 'match', fault, line: game.lines.length });
  const field = settled && agreed !== null ? brokenTerm(agreed, step.table) : null;
  if (field !== null) return err({ kind: 'agreement', field, line: game.lines.length });
  let next: GameModel = { ...game, lines: [...game.lines, text], table: step.table };
  if (step.line.kind === 'roll') next = withRoll(next, step);
  for (const event of step.events) next = withEvent(next, game.table.match, event);
  return ok({ game: next, step });
}

/** What the check of a roll line has confirmed. */
function withRoll(game: GameModel, { table }: TableStep): GameModel {
  const roll = table.log.lastRoll;
  if (roll === null) return game;
  const record: RollRecord = {
    roll: roll.roll,
    kind: roll.roller === null ? 'opening' : 'turn',
    side: roll.roller === null ? null : sideOf(roll.roller),
    dice: roll.dice,
    links: { server: roll.s, white: roll.a, black: roll.b },
    first: sideOf(roll.openedFirst),
    line: roll.line,
  };
  return { ...game, rolls: [...game.rolls, record] };
}

function withEvent(game: GameModel, before: MatchState | null, event: TableEvent): GameModel {
  switch (event.type) {
    case 'openingThrown': {
      const last = event.throws.at(-1);
      if (last === undefined) return game;
      return withThrown(game, { side: null, roll: last, ties: event.throws.length - 1 });
    }
    case 'rolled': {
      const thrown = withThrown(game, { side: event.side, roll: event.roll, ties: 0 });
      // The machine has passed the turn on within the same event: there was no legal move.
      if (game.table.match?.phase === 'to-play') return thrown;
      const turned = withTurn(thrown, event.side, event.roll, { type: 'no-move' }, 'forced');
      return { ...turned, lastPlay: { side: event.side, moves: [] } };
    }
    case 'played': {
      const roll = before?.phase === 'to-play' ? before.roll : null;
      const forced =
        roll !== null && before !== null && isForced(before, event.side, roll) ? 'forced' : 'free';
      const turned = withTurn(game, event.side, roll, { type: 'play', moves: event.moves }, forced);
      return { ...turned, lastPlay: { side: event.side, moves: event.moves } };
    }
    case 'doubled':
    case 'taken':
    case 'passed':
    case 'beavered':
    case 'raccooned':
    case 'resignationAccepted':
    case 'resignationDeclined':
    case 'matchResigned':
    case 'sessionClosed':
    case 'flagged':
      return withTurn(game, event.side, null, { type: 'act', text: textOf(`turn.${event.type}`) }, 'free');
    case 'forfeited': {
      const text = textOf(`turn.forfeited.${event.reason}`);
      return withTurn(game, event.side, null, { type: 'act', text }, 'free');
    }
    case 'resignationOffered': {
      const text = textOf('turn.resignationOffered', { kind: textOf(`win.${event.kind}`) });
      return withTurn(game, event.side, null, { type: 'act', text }, 'free');
    }
    case 'gameCancelled':
      return withTurn(game, 'white', null, { type: 'act', text: textOf('turn.gameCancelled') }, 'free');
    case 'takenBack':
      return withTakenBack(game, event);
    case 'gameStarted': {
      const { from } = event;
      // The dice of a set position lie there without having been thrown.
      if (from === null || from.roll === null) return game;
      return withThrown(game, { side: from.onRoll, roll: from.roll, ties: 0 });
    }
    case 'rollRequested':
    case 'clockRead':
    case 'clockResumed':
      return game;
    default:
      return assertNever(event);
  }
}

function withThrown(game: GameModel, thrown: NonNullable<GameModel['thrown']>): GameModel {
  return { ...game, thrown, throws: game.throws + 1 };
}

/** The turns since stay in the list as played in vain; play and dice on the board are those of before. */
function withTakenBack(game: GameModel, { side, line }: TakenBack): GameModel {
  const turns = game.turns.map((turn) => (turn.line < line ? turn : { ...turn, takenBack: true }));
  const back = withTurn(
    { ...game, turns },
    side,
    null,
    { type: 'act', text: textOf('turn.takenBack') },
    'free',
  );
  const standing = turns.filter(({ takenBack }) => !takenBack);
  const last = standing.findLast(({ done }) => done.type !== 'act');
  const played = last?.done.type === 'play' ? last.done.moves : [];
  const { match } = game.table;
  const rolled =
    match?.phase === 'to-play'
      ? { side: match.onRoll, roll: match.roll }
      : { side: last?.side, roll: last?.roll };
  const thrown =
    rolled.side === undefined || rolled.roll == null
      ? game.thrown
      : { side: rolled.side, roll: rolled.roll, ties: 0 };
  return { ...back, thrown, lastPlay: last === undefined ? null : { side: last.side, moves: played } };
}

function withTurn(
  game: GameModel,
  side: Side,
  roll: Roll | null,
  done: TurnRecord['done'],
  choice: 'forced' | 'free',
): GameModel {
  const line = game.lines.length - 1;
  const rollNo = roll === null ? null : rollNoOf(game);
  const record: TurnRecord = {
    side,
    roll,
    rollNo,
    line,
    forced: choice === 'forced',
    takenBack: false,
    done,
  };
  return { ...game, turns: [...game.turns, record] };
}

/** Number of the roll on the board: the last one, or after a take-back the one that has come again. */
function rollNoOf({ table: { past, log }, rolls }: GameModel): number | null {
  if (past.takeBacks === 0) return log.lastRoll?.roll ?? null;
  const [first] = rolls;
  return past.rolls[past.used - 1]?.roll ?? (first?.kind === 'opening' ? first.roll : null);
}

function isForced(before: MatchState, side: Side, roll: Roll): boolean {
  const { rules } = before.settings;
  return legalPlays(rules, boardOf(before, side), roll, turnContext(before, side)).length === 1;
}

/** Larger first, as they lie on the board. */
export function largerFirst(roll: Roll): readonly [Die, Die] {
  return roll[0] >= roll[1] ? roll : [roll[1], roll[0]];
}
