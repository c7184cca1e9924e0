import { commandOf, type WireCommand, type WireRefusal, type WireRequest } from '@nardy/protocol';
import { actTextOf } from '@nardy/record';
import type { Side } from '@nardy/rules';
import type { Effect } from './effect.ts';
import type { Model, PendingRequest } from './model.ts';
import { andThen, type Next, quiet } from './next.ts';
import { refusalText } from './refusal-text.ts';
import { freshTurn, matchOf, NO_TURN, sceneOf } from './scene.ts';
import { notify } from './shown.ts';

/** A request is remembered until it is answered, and sent if there is a connection. */
export function makeRequest(model: Model, side: Side, request: WireRequest, by: PendingRequest['by']): Next {
  if (model.game === null || model.fault !== null || isPending(model, side, request)) return quiet(model);
  const requestsMade = model.requestsMade + 1;
  const pending: PendingRequest = {
    id: `${model.nonce}-${requestsMade}`,
    game: model.game.game,
    revision: model.game.lines.length,
    side,
    request,
    by,
  };
  const kept = keepsOf(pending);
  const sent = model.connection.state === 'online' ? [sendOf(pending)] : [];
  return [{ ...model, requestsMade, pending: [...model.pending, pending] }, [...kept, ...sent]];
}

/** What writes a line in the player's name is kept before it is sent; links cannot be forged. */
function keepsOf({ game, side, revision, request }: PendingRequest): readonly Effect[] {
  const written = request.type === 'act' || request.type === 'lostDevice' || request.type === 'anchor';
  return written ? [{ type: 'saveRequest', request: { game, side, revision, request } }] : [];
}

/** A command of the player for the match machine. */
export function makeAct(model: Model, side: Side, command: WireCommand): Next {
  return makeRequest(model, side, { type: 'act', command }, 'player');
}

/** After a reconnect: what has no answer yet goes out again under the same name. */
export function resendPending(model: Model): Next {
  const pending = model.pending.filter((request) => request.game === model.game?.game);
  return [{ ...model, pending }, pending.map(sendOf)];
}

/** Whether something by the player's hand is on its way. */
export function isSending(model: Model): boolean {
  return model.pending.some(({ by }) => by === 'player');
}

/** Takes in the answer to a request; an answer nobody waits for is dropped. */
export function receiveAnswer(model: Model, id: string, refusal: WireRefusal | null, atMs: number): Next {
  const request = model.pending.find((candidate) => candidate.id === id);
  if (request === undefined) return quiet(model);
  const without: Model = { ...model, pending: model.pending.filter((candidate) => candidate !== request) };
  if (refusal === null) return quiet(without);
  if (refusal.code === 'STALE' && stillMeant(without, request)) {
    return makeRequest(without, request.side, request.request, request.by);
  }
  if (request.by === 'client') {
    return quiet({ ...without, refused: [...without.refused, keyOf(request.side, request.request)] });
  }
  const scene = sceneOf(without);
  const turn = scene === null ? NO_TURN : freshTurn(scene);
  const reset: Model = without.turn.stage === 'sent' ? { ...without, turn } : without;
  if (refusal.code === 'STALE' || refusal.code === 'STALE_GAME') return quiet(reset);
  return notify(reset, 'refusal', refusalText(refusal), atMs);
}

/** Whether a request that came too late for the log of then is right for the log of now. */
function stillMeant(model: Model, { request, side, game, revision }: PendingRequest): boolean {
  const match = matchOf(model);
  if (match === null || model.game?.game !== game || model.game.lines.length <= revision) return false;
  switch (request.type) {
    case 'act':
      return (
        actTextOf(model.game.table, commandOf(side, request.command)) !== null &&
        sameTurn(model, request.command)
      );
    case 'link':
      return model.game.table.log.nextRoll === request.roll;
    case 'nextGame':
      return match.phase === 'game-over';
    default:
      return false;
  }
}

/** A play is for the roll it was made with and no other, even where it would be legal. */
function sameTurn(model: Model, command: WireCommand): boolean {
  return command.type !== 'play' || sceneOf(model)?.rollLine === model.turn.rollLine;
}

function isPending(model: Model, side: Side, request: WireRequest): boolean {
  const key = keyOf(side, request);
  return model.pending.some((pending) => keyOf(pending.side, pending.request) === key);
}

/** One name for the same request of the same side. */
export function keyOf(side: Side, request: WireRequest): string {
  return `${side} ${JSON.stringify(request)}`;
}

function sendOf({ id, game, revision, side, request }: PendingRequest): Effect {
  return { type: 'send', message: { type: 'request', id, game, revision, side, request } };
}

/** Several steps in order. */
export function inOrder(model: Model, steps: readonly ((model: Model) => Next)[]): Next {
  return steps.reduce<Next>((next, step) => andThen(next, step), quiet(model));
}
