import { continueChain, startChain } from '@nardy/dice';
import type { ClientMessage } from '@nardy/protocol';
import type { Seeded } from '@nardy/record/testing';
import {
  chainKey,
  chainSpecOf,
  DEFAULT_PREFERENCES,
  type Effect,
  type Input,
  type Model,
  type Preferences,
  type SentRequest,
  type StoredMatch,
  type StoredReceipt,
  type StoredSecret,
  start,
  type TableView,
  type TimerName,
  tableView,
  update,
} from '../index.ts';
import type { FakeServer, Link } from './fake-server.ts';

/** Storage of one device; tabs on it share it. */
export interface Device {
  readonly secrets: Map<string, StoredSecret>;
  readonly receipts: Map<string, StoredReceipt>;
  readonly sent: SentRequest[];
  /** What its player adds to the chance of the device. */
  phrase: string;
}

export function createDevice(): Device {
  return { secrets: new Map(), receipts: new Map(), sent: [], phrase: '' };
}

/** The clock all clients of a test look at. */
export interface Time {
  nowMs: number;
}

export interface ClientOptions {
  readonly server: FakeServer;
  readonly device: Device;
  readonly seats: readonly string[];
  readonly source: Seeded;
  readonly time: Time;
  readonly preferences?: Partial<Preferences>;
  readonly agreed?: StoredMatch['agreed'];
}

/** A page with a session on it: performs effects against a fake server, at once or when told to. */
export interface Client {
  readonly model: Model;
  readonly view: TableView;
  /** Messages on their way to the server. */
  readonly toServer: ClientMessage[];
  readonly link: Link | null;
  /** Every effect so far, oldest first. */
  readonly effects: readonly Effect[];
  dispatch(input: Input): void;
  /** Delivers one message to or from the server; `false`: none waits. */
  step(direction: 'to-server' | 'to-client'): boolean;
  /** The connection breaks; what was on its way is lost. */
  cut(): void;
  /** Time has passed: due timers fire. */
  fireTimers(): void;
  /** The page is loaded again from what the device stored. */
  reload(): void;
}

export function openClient(options: ClientOptions): Client {
  const { server, device, source, time } = options;
  const toServer: ClientMessage[] = [];
  const effects: Effect[] = [];
  const timers = new Map<TimerName, number>();
  let link: Link | null = null;
  let model: Model;

  function drop(): void {
    if (link !== null) server.links.delete(link);
    link = null;
    toServer.length = 0;
  }

  function perform(effect: Effect): void {
    effects.push(effect);
    switch (effect.type) {
      case 'connect':
        drop();
        link = { sides: [], toClient: [] };
        dispatch({ type: 'socketOpened' });
        return;
      case 'disconnect':
        drop();
        return;
      case 'send':
        if (link !== null) toServer.push(effect.message);
        return;
      case 'readOn':
        dispatch({ type: 'readOn' });
        return;
      case 'random':
        dispatch({ type: 'randomReady', key: effect.key, hex: source.hex(32), phrase: device.phrase });
        return;
      case 'saveSecret': {
        const secret = device.secrets.get(effect.key) ?? effect.secret;
        device.secrets.set(effect.key, secret);
        dispatch({ type: 'secretSaved', key: effect.key, secret });
        return;
      }
      case 'findSecret': {
        const secret = device.secrets.get(effect.key);
        dispatch(
          secret === undefined
            ? { type: 'secretMissing', key: effect.key }
            : { type: 'secretSaved', key: effect.key, secret },
        );
        return;
      }
      case 'makeChain': {
        const spec = chainSpecOf(effect.secret);
        if (!spec.ok) throw new Error(spec.error.code);
        const work = startChain(spec.value);
        continueChain(work, spec.value.length);
        dispatch({ type: 'chainReady', key: effect.key, links: work.links });
        return;
      }
      case 'saveRequest':
        device.sent.push(effect.request);
        return;
      case 'findRequests':
        dispatch({ type: 'requestsFound', requests: device.sent });
        return;
      case 'saveReceipt':
        device.receipts.set(effect.receipt.game, effect.receipt);
        return;
      case 'setTimer':
        timers.set(effect.timer, effect.atMs);
        return;
      case 'clearTimer':
        timers.delete(effect.timer);
        return;
      default:
        return;
    }
  }

  function dispatch(input: Input): void {
    const [next, wanted] = update(model, { ...input, atMs: time.nowMs });
    model = next;
    for (const effect of wanted) perform(effect);
  }

  function load(): void {
    drop();
    timers.clear();
    const [begun, wanted] = start({
      stored: {
        match: 'm1',
        seats: options.seats,
        secrets: [...device.secrets.values()],
        receipts: [...device.receipts.values()],
        agreed: options.agreed,
      },
      preferences: { ...DEFAULT_PREFERENCES, ...options.preferences },
      nonce: source.hex(8),
      visibility: 'visible',
    });
    model = begun;
    for (const effect of wanted) perform(effect);
  }

  const client: Client = {
    get model() {
      return model;
    },
    get view() {
      return tableView(model, time.nowMs);
    },
    get link() {
      return link;
    },
    toServer,
    effects,
    dispatch,
    step(direction) {
      if (direction === 'to-server') {
        const message = toServer.shift();
        if (message === undefined || link === null) return false;
        server.receive(link, message);
        return true;
      }
      const message = link?.toClient.shift();
      if (message === undefined) return false;
      dispatch({ type: 'received', message });
      return true;
    },
    cut() {
      drop();
      dispatch({ type: 'socketClosed' });
    },
    fireTimers() {
      for (const [timer, atMs] of [...timers]) {
        if (atMs > time.nowMs || timers.get(timer) !== atMs) continue;
        timers.delete(timer);
        dispatch({ type: 'timerFired', timer });
      }
    },
    reload: load,
  };
  // `load` begins the model before anything reads it.
  load();
  return client;
}

/** Every secret of a side on a device is gone. */
export function loseSecrets(device: Device, game: string, side: 'white' | 'black'): void {
  for (let epoch = 0; epoch < 4; epoch++) device.secrets.delete(chainKey(game, side, epoch));
}
