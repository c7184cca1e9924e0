import { textOf } from '@nardy/i18n';
import type { Presence, ServerMessage, Welcome } from '@nardy/protocol';
import { applyLines, emptyTable } from '@nardy/record';
import { SIDES } from '@nardy/rules';
import { agreementOf } from './agreement.ts';
import { hello } from './hello.ts';
import { contradictsReceipt, isNextGame, receiveLines } from './lines.ts';
import { orderFault } from './match-order.ts';
import type { Model, SessionFault } from './model.ts';
import { nameOf } from './names.ts';
import { andThen, type Next, quiet } from './next.ts';
import { refusalText } from './refusal-text.ts';
import { receiveAnswer, resendPending } from './requests.ts';
import { announce, notify } from './shown.ts';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;
const HEARTBEAT_MS = 20_000;
/** No word for so long, and the connection is taken for dead. */
const SILENCE_MS = 50_000;
const CLOCK_JUMP_MS = 30_000;

/** Faults after which trying again would lead to the same. */
const FINAL_FAULTS: readonly string[] = [
  'FAULT_VERSION',
  'FAULT_UNKNOWN_MATCH',
  'FAULT_UNKNOWN_SEAT',
  'FAULT_MALFORMED',
];

/** The socket stands: this client introduces itself, and does not wait for ever to be welcomed. */
export function socketOpened(model: Model, atMs: number): Next {
  return andThen(hello(stopReading(model)), (current) => [
    current,
    [{ type: 'setTimer', timer: 'heartbeat', atMs: atMs + HEARTBEAT_MS }],
  ]);
}

/** The socket is gone: again after a while, longer each time. */
export function socketClosed(model: Model, atMs: number): Next {
  if (model.connection.state === 'refused') return quiet(model);
  const tries = model.connection.state === 'online' ? 0 : model.connection.tries;
  const retryAtMs = atMs + Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(tries, 10));
  return [
    { ...stopReading(model), connection: { state: 'offline', tries: tries + 1, retryAtMs } },
    [
      { type: 'clearTimer', timer: 'heartbeat' },
      { type: 'setTimer', timer: 'reconnect', atMs: retryAtMs },
    ],
  ];
}

/** What has not been read to its end comes again with the next welcome. */
function stopReading(model: Model): Model {
  return { ...model, reading: null, waiting: [] };
}

/** Tries at once: the wait is over, the network is back, or the page is looked at again. */
export function reconnect(model: Model): Next {
  if (model.connection.state !== 'offline') return quiet(model);
  const { tries } = model.connection;
  return [{ ...model, connection: { state: 'connecting', tries } }, [{ type: 'connect' }]];
}

/** Asks the server for a sign of life, or gives the connection up. */
export function heartbeat(model: Model, atMs: number): Next {
  if (model.connection.state === 'connecting') return [model, [{ type: 'connect' }]];
  if (model.connection.state !== 'online') return quiet(model);
  if (atMs - model.connection.heardAtMs > SILENCE_MS) {
    return [{ ...model, connection: { state: 'connecting', tries: 0 } }, [{ type: 'connect' }]];
  }
  return [
    model,
    [
      { type: 'send', message: { type: 'ping' } },
      { type: 'setTimer', timer: 'heartbeat', atMs: atMs + HEARTBEAT_MS },
    ],
  ];
}

/** Takes in one message of the server. */
export function receive(model: Model, message: ServerMessage, atMs: number): Next {
  if (model.connection.state === 'refused') return quiet(model);
  const heard = hear(model, message, atMs);
  switch (message.type) {
    case 'welcome':
      return receiveWelcome(stopReading(heard), message, atMs);
    case 'lines':
      if (heard.reading !== null) return wait(heard, message);
      return isNextGame(heard, message) ? receiveLines(heard, message, atMs) : hello(heard);
    case 'answer':
      if (heard.reading !== null) return wait(heard, message);
      return receiveAnswer(heard, message.id, message.ok ? null : message.refusal, atMs);
    case 'presence':
      return quiet(announcePresence({ ...heard, presence: message.presence }, model.presence));
    case 'pong':
      return quiet(heard);
    case 'fault':
      if (!FINAL_FAULTS.includes(message.code)) {
        return notify(heard, 'warning', refusalText(message), atMs);
      }
      return [{ ...heard, connection: { state: 'refused', code: message.code } }, [{ type: 'disconnect' }]];
    default:
      // A newer server may say more than this client knows.
      return quiet(heard);
  }
}

/** A dot that changes is not heard: who goes and who comes back is said. */
function announcePresence(model: Model, before: Presence | null): Model {
  return SIDES.filter((side) => !model.sides.includes(side)).reduce((said, side) => {
    const [was, is] = [before?.[side].state, model.presence?.[side].state];
    const name = nameOf(model, side);
    if (was === 'here' && is === 'away') return announce(said, 'polite', textOf('presence.left', { name }));
    if (was === 'away' && is === 'here') return announce(said, 'polite', textOf('presence.back', { name }));
    return said;
  }, model);
}

/** Lines and answers follow one another in order: while some are being read the next wait. */
function wait(model: Model, message: ServerMessage): Next {
  return quiet({ ...model, waiting: [...model.waiting, message] });
}

/** Takes in what came while lines were being read. */
export function receiveWaiting(model: Model, atMs: number): Next {
  if (model.reading !== null) return quiet(model);
  const read: Model = { ...model, waiting: [] };
  return model.waiting.reduce<Next>(
    (next, message) => andThen(next, (current) => receive(current, message, atMs)),
    quiet(read),
  );
}

function receiveWelcome(model: Model, welcome: Welcome, atMs: number): Next {
  const online: Model = {
    ...model,
    connection: { state: 'online', heardAtMs: atMs },
    serverAheadMs: welcome.serverUnixMs - atMs,
    info: welcome.match,
    agreed: model.agreed ?? agreementOf(welcome.match),
    sides: welcome.sides,
    games: welcome.games,
    presence: welcome.presence,
  };
  const known = online.game?.game === welcome.game ? online.game?.lines : undefined;
  const all = [...(known ?? []).slice(0, welcome.from), ...welcome.lines];
  const contradicted = welcome.game === null ? null : contradictsReceipt(online, welcome.game, all);
  if (contradicted !== null && online.fault === null) {
    // Nothing of such a log is acted on; a line that is wrong in itself says more than that it is another.
    const read = applyLines(emptyTable(), all);
    const fault: SessionFault = read.ok
      ? { kind: 'history', line: contradicted }
      : { kind: 'line', fault: read.error };
    return quiet({ ...online, fault });
  }
  const disordered = orderFault(model, welcome);
  if (disordered !== null && online.fault === null) return quiet({ ...online, fault: disordered });
  const { game, from, lines } = welcome;
  const read = game === null ? quiet(online) : receiveLines(online, { game, from, lines }, atMs);
  return andThen(andThen(read, resendPending), (current) => [
    current,
    [
      { type: 'clearTimer', timer: 'reconnect' },
      { type: 'setTimer', timer: 'heartbeat', atMs: atMs + HEARTBEAT_MS },
    ],
  ]);
}

/** Any word is a sign of life; the one that took least time on its way gives the best reading of the server's clock. */
function hear(model: Model, message: ServerMessage, atMs: number): Model {
  if (model.connection.state !== 'online') return model;
  const ahead = 'serverUnixMs' in message ? message.serverUnixMs - atMs : model.serverAheadMs;
  // So far apart, and one of the two clocks has been set anew.
  const reset = Math.abs(ahead - model.serverAheadMs) > CLOCK_JUMP_MS;
  return {
    ...model,
    connection: { state: 'online', heardAtMs: atMs },
    serverAheadMs: reset ? ahead : Math.max(ahead, model.serverAheadMs),
  };
}

/** A message that cannot be read: the two speak different versions, or something is in between. */
export function receiveGarbage(model: Model, atMs: number): Next {
  return notify(model, 'warning', textOf('refusal.MESSAGE_NOT_JSON'), atMs);
}
