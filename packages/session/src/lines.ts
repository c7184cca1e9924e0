import { isExtensionOf, makeReceipt, parseLogLine } from '@nardy/dice';
import { spokenOf, textOf } from '@nardy/i18n';
import { sideOf, type TableEvent, type TableStep } from '@nardy/record';
import { deciderOf, type Side } from '@nardy/rules';
import { setAlarm } from './alarm.ts';
import { automate } from './automation.ts';
import { fulfilDuties, prepareChains } from './chains.ts';
import { hello } from './hello.ts';
import type { LinesRead, LocalTurn, Model } from './model.ts';
import { nameOf } from './names.ts';
import { andThen, type Next, quiet } from './next.ts';
import { foreignLine, suspectLines } from './own-lines.ts';
import { emptyGame, largerFirst, readLine } from './reading.ts';
import { freshTurn, matchOf, NO_TURN, sceneOf } from './scene.ts';
import { awaitSeal } from './seal-away.ts';
import type { SentRequest } from './secrets.ts';
import { announce, notify, showMotion, soundOf, warn } from './shown.ts';
import { announceNoMove, announcePlay, announceTurn } from './spoken.ts';
import { ownDecider } from './user.ts';

/** So many lines are checked without a pause: a few milliseconds on a slow phone that has just begun. */
export const SLICE_LINES = 16;

/** A stretch of a game's log as it comes from the server. */
export interface Stretch {
  readonly game: string;
  readonly from: number;
  readonly lines: readonly string[];
}

/**
 * Takes in lines. Known ones are compared and skipped, a gap asks for everything missing, each new one is
 * checked; the first fault stops play for good.
 */
export function receiveLines(model: Model, stretch: Stretch, atMs: number): Next {
  if (model.fault !== null) return quiet(model);
  const current = model.game?.game === stretch.game ? model.game : null;
  if (current === null && stretch.from !== 0) return hello(model);
  // A game begun anew under an old name would open links that are known already.
  const contradicted = current === null ? contradictsReceipt(model, stretch.game, stretch.lines) : null;
  if (contradicted !== null) return quiet({ ...model, fault: { kind: 'history', line: contradicted } });
  const follows = isNextGame(model, stretch);
  const opened = current === null ? newGame(model, stretch.game) : model;
  const game = current ?? emptyGame(stretch.game, follows ? (model.game?.table ?? null) : null);
  if (stretch.from > game.lines.length) return hello(model);
  const known = game.lines.slice(stretch.from);
  const differs = known.findIndex((line, n) => n < stretch.lines.length && line !== stretch.lines[n]);
  if (differs >= 0) return quiet({ ...model, fault: { kind: 'history', line: stretch.from + differs } });
  const fresh = stretch.lines.slice(known.length);
  if (fresh.length === 0) return quiet(opened === model ? model : { ...opened, game });
  return readSlice(opened, { game, steps: [], rest: fresh }, atMs);
}

/** Goes on with the lines that are being read. */
export function readOn(model: Model, atMs: number): Next {
  return model.reading === null ? quiet(model) : readSlice(model, model.reading, atMs);
}

/**
 * Whether lines are of the current game, or begin the one that follows it by its fingerprint. A late message of an
 * earlier game is neither.
 */
export function isNextGame({ game }: Model, stretch: Stretch): boolean {
  if (game === null || game.game === stretch.game) return true;
  const first = parseLogLine(stretch.lines[0] ?? '');
  const { end, head } = game.table.log;
  return end !== null && first.ok && first.value.line.kind === 'game' && first.value.line.prev === head;
}

/** Whether the lines contain what this device was shown before; the receipt is of the same game. */
export function contradictsReceipt(model: Model, game: string, lines: readonly string[]): number | null {
  const seen = model.receipts.find((receipt) => receipt.game === game);
  return seen === undefined || isExtensionOf(seen, lines) ? null : seen.n;
}

function newGame(model: Model, game: string): Model {
  return {
    ...model,
    game: null,
    turn: NO_TURN,
    question: null,
    chains: [],
    refused: [],
    pending: model.pending.filter((request) => request.game === game),
    rollsAhead: 'no',
    motion: { id: model.motion.id, steps: [] },
  };
}

function readSlice(model: Model, { game: before, steps: read, rest }: LinesRead, atMs: number): Next {
  let game = before;
  const steps = [...read];
  for (const line of rest.slice(0, SLICE_LINES)) {
    const checked = readLine(game, line, model.agreed);
    if (!checked.ok) {
      const stopped: Model = { ...model, reading: null, game, fault: checked.error };
      return quiet(announce(stopped, 'assertive', textOf('status.fault')));
    }
    game = checked.value.game;
    steps.push(checked.value.step);
  }
  const left = rest.slice(SLICE_LINES);
  if (left.length > 0) return [{ ...model, reading: { game, steps, rest: left } }, [{ type: 'readOn' }]];
  const done: Model = { ...model, reading: null, game, refused: [] };
  return andThen(andThen(settle(model, done, steps, atMs), prepareChains), (next) =>
    andThen(
      andThen(fulfilDuties(next), (current) => awaitSeal(current, atMs)),
      (current) => automate(current, atMs),
    ),
  );
}

/** What follows from new lines for what is shown, stored and under the finger. */
function settle(old: Model, model: Model, steps: readonly TableStep[], atMs: number): Next {
  const turned = keepTurn(model);
  let next = quiet(asked(old, turned, atMs));
  // A whole game read at once is not replayed on the board or to the ear.
  if (old.game !== null && old.game.lines.length > 0) {
    for (const step of steps) {
      next = andThen(next, (current) => showStep(current, step, atMs));
      for (const event of step.events) {
        next = andThen(next, (current) => showEvent(old, current, step, event, atMs));
      }
    }
  }
  if (situation(old) !== situation(turned)) {
    next = andThen(next, (current) => callPlayer(old, announceTurn(current)));
  }
  if (turned.info?.settings.clock.kind === 'delay')
    next = andThen(next, (current) => setAlarm(current, atMs));
  next = andThen(next, (current) => suspect(old, current, steps));
  return andThen(next, saveReceipt);
}

/** The turn under the finger stays while its roll is the one to play, and begins anew with another. */
function keepTurn(model: Model): Model {
  const scene = sceneOf(model);
  if (scene === null) return matchOf(model)?.resignation ? model : { ...model, turn: NO_TURN };
  if (model.turn.rollLine === scene.rollLine) return model;
  const turn: LocalTurn = freshTurn(scene);
  return { ...model, turn, question: null };
}

/** Notes the moment at which something new can be pressed, and closes what no longer applies. */
function asked(old: Model, model: Model, atMs: number): Model {
  const [before, now] = [matchOf(old), matchOf(model)];
  if (before === null || now === null) return { ...model, askedAtMs: atMs };
  const same =
    before.phase === now.phase &&
    deciderOf(before) === deciderOf(now) &&
    before.resignation?.kind === now.resignation?.kind;
  if (same) return model;
  const over = now.phase === 'game-over' || now.phase === 'match-over';
  // A double is a decision of its own; what was said about the next roll was said before it.
  const rollsAhead = over || now.phase === 'doubled' ? 'no' : model.rollsAhead;
  return { ...model, askedAtMs: atMs, rollsAhead, question: over ? null : model.question };
}

/** One name for what the players are asked for now. */
function situation(model: Model): string {
  const match = matchOf(model);
  const decider = match === null ? null : deciderOf(match);
  return `${match?.phase} ${decider} ${model.game?.table.diceLine}`;
}

/** Calls the player to the table, or away from it, by a sound. */
function callPlayer(old: Model, model: Model): Next {
  const over = model.game?.table.log.end !== null && old.game !== null && old.game.table.log.end === null;
  if (over) return [model, [{ type: 'sound', sound: 'game-over' }]];
  const side = ownDecider(model);
  if (side === null || side === ownDecider(old)) return quiet(model);
  return [model, [{ type: 'sound', sound: 'your-turn' }]];
}

function showEvent(old: Model, model: Model, step: TableStep, event: TableEvent, atMs: number): Next {
  switch (event.type) {
    case 'rolled': {
      // Where nothing can be played, the machine has passed the turn on within the same event.
      if (step.table.match?.phase === 'to-play') return [model, [{ type: 'sound', sound: 'roll' }]];
      const dice = `${Math.max(...event.roll)}-${Math.min(...event.roll)}`;
      const text = isOwn(model, event.side)
        ? textOf('notice.noMove', { dice })
        : textOf('notice.sideNoMove', { dice, name: nameOf(model, event.side) });
      return notify(announceNoMove(model, event.side, event.roll), 'info', text, atMs);
    }
    case 'openingThrown': {
      const next: Next = [model, [{ type: 'sound', sound: 'roll' }]];
      const [white, black] = event.throws.at(-1) ?? [1, 1];
      const ties = event.throws.length - 1;
      if (ties === 0) return next;
      const name = nameOf(model, white > black ? 'white' : 'black');
      const dice = largerFirst([white, black]).join('-');
      return andThen(next, (current) =>
        notify(current, 'info', textOf('notice.tie', { ties, name, dice }), atMs),
      );
    }
    case 'played': {
      const said = announcePlay(model, event.side, event.moves);
      // The viewer's own play has been on the board since it was made.
      const shown = old.turn.stage === 'sent' && isOwn(old, event.side);
      return shown ? quiet(said) : [showMotion(said, event.side, event.moves), [soundOf(event.moves)]];
    }
    case 'doubled': {
      const match = matchOf(model);
      const stake = match === null ? 1 : match.cube.value;
      const text = spokenOf('spoken.doubled', { name: nameOf(model, event.side), stake });
      return [announce(model, 'assertive', text), [{ type: 'sound', sound: 'double' }]];
    }
    case 'resignationDeclined':
      return notify(model, 'info', textOf('resign.declined'), atMs);
    case 'takenBack': {
      const text = textOf('notice.takenBack', { name: nameOf(model, event.side) });
      return notify(announce(model, 'assertive', text), 'info', text, atMs);
    }
    default:
      return quiet(model);
  }
}

/** Lines of the dice protocol that only a player concerned can judge: it is told. */
function showStep(model: Model, { line }: TableStep, atMs: number): Next {
  if (line.kind === 'void') {
    const name = nameOf(model, sideOf(line.role));
    return notify(model, 'warning', textOf('notice.voided', { roll: line.roll, name }), atMs);
  }
  if (line.kind === 'anchor' && line.role !== 'S' && line.epoch > 0) {
    return notify(model, 'info', textOf('notice.rekeyed', { name: nameOf(model, sideOf(line.role)) }), atMs);
  }
  return quiet(model);
}

/** What stands in the player's name and this page did not do may be the work of another page of the device. */
function suspect(old: Model, model: Model, steps: readonly TableStep[]): Next {
  const found = suspectLines(old, model, steps);
  if (found.length === 0) return quiet(model);
  return [{ ...model, suspects: [...model.suspects, ...found] }, [{ type: 'findRequests' }]];
}

/** The player is told of what stands in its name and no page of this device did; only the player can judge it. */
export function judgeSuspects(model: Model, sent: readonly SentRequest[]): Next {
  const foreign = foreignLine(model.suspects, sent);
  const judged: Model = { ...model, suspects: [] };
  if (foreign === null) return quiet(judged);
  const text = textOf('notice.foreign', { line: foreign.line, what: foreign.what });
  return warn(announce(judged, 'assertive', text), text);
}

/**
 * A receipt of everything seen, so that nobody can show this device another history later. The protocol asks for
 * one after each roll; one after every line also keeps a play from being taken back.
 */
function saveReceipt(model: Model): Next {
  const log = model.game?.table.log;
  const receipt = log === undefined ? null : makeReceipt(log);
  if (receipt === null) return quiet(model);
  const others = model.receipts.filter(({ game }) => game !== receipt.game);
  return [{ ...model, receipts: [...others, receipt] }, [{ type: 'saveReceipt', receipt }]];
}

function isOwn(model: Model, side: Side): boolean {
  return model.sides.includes(side);
}
