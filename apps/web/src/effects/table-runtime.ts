import { assertNever } from '@nardy/result';
import {
  type Effect,
  type Input,
  type Model,
  type SoundName,
  type StoredMatch,
  start,
  type TableView,
  tableView,
  type UserInput,
  update,
} from '@nardy/session';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { preferences, setPreferences } from '../app/preferences.ts';
import { noteOpenTable } from '../offline/open-table-lock.ts';
import { startChainMaker } from './chains.ts';
import { buzz } from './haptics.ts';
import { randomHex } from './hex.ts';
import { ownPhrase } from './own-phrase.ts';
import { makePacer } from './pacer.ts';
import { saveReceipt } from './secret-storage.ts';
import { requestsOf, saveRequest } from './sent-requests.ts';
import { playSound } from './sound.ts';
import type { TableHome } from './table-home.ts';
import { makeTimers } from './timers.ts';

/** One open table: what to draw, and where to tell what was done. */
export interface TableRuntime {
  readonly view: ReadonlySignal<TableView>;
  send(input: UserInput): void;
  /** What the session knows now, for what is asked of it in words. */
  model(): Model;
  close(): void;
}

export interface TableOptions {
  readonly home: TableHome;
  readonly stored: StoredMatch;
  /** The session wants a rematch and a new table. */
  readonly onRematch: () => void;
}

const BOARD_TOUCHES: readonly UserInput['type'][] = [
  'placeTapped',
  'placeAltTapped',
  'placeChosen',
  'dragStarted',
  'emptyTapped',
  'diceTapped',
];
const TICK_MS = 200;
/** Within this another page of the device has stored what it has sent. */
const OTHER_PAGE_MS = 500;

/** Whether anything on the page changes by time alone. */
function ticking(view: TableView): boolean {
  const { white, black } = view.players;
  return (
    [white, black].some(({ clock, presence }) => clock?.running === true || presence.claimInMs !== null) ||
    view.connection.retryAtMs !== null ||
    view.question !== null
  );
}

/** Opens a table: runs the session and does in the world what it wants done. */
export function openTable({ home, stored, onRematch }: TableOptions): TableRuntime {
  const [first, effects] = start({
    stored,
    preferences: preferences.value,
    nonce: randomHex(8),
    visibility: document.visibilityState === 'hidden' ? 'hidden' : 'visible',
  });
  let model: Model = first;
  const view = signal<TableView>(tableView(model, Date.now()));
  const queue: Input[] = [];
  let busy = false;
  let closed = false;

  let sounds: SoundName[] = [];
  const pacer = makePacer({
    show: (next) => {
      view.value = next;
    },
    play: (sound) => {
      if (model.preferences.sound === 'on') playSound(sound);
      if (model.preferences.haptics === 'on') buzz(sound);
    },
    nowMs: Date.now,
    after: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
  });

  const draw = (): void => {
    const heard = sounds;
    sounds = [];
    pacer.offer(tableView(model, Date.now()), heard);
    if (model.visibility === 'hidden') pacer.catchUp();
  };

  const tell = (input: Input): void => {
    if (closed) return;
    queue.push(input);
    if (busy) return;
    busy = true;
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [changed, wanted] = update(model, { ...next, atMs: Date.now() });
      model = changed;
      for (const one of wanted) perform(one);
    }
    busy = false;
    draw();
  };

  const socket = home.makeSocket(tell);
  const noteClosed = noteOpenTable();
  const timers = makeTimers((timer) => tell({ type: 'timerFired', timer }));
  const chains = startChainMaker((key, links) => tell({ type: 'chainReady', key, links }));

  function perform(wanted: Effect): void {
    switch (wanted.type) {
      case 'connect':
        socket.connect();
        break;
      case 'disconnect':
        socket.disconnect();
        break;
      case 'send':
        socket.send(wanted.message);
        break;
      case 'readOn':
        setTimeout(() => tell({ type: 'readOn' }));
        break;
      case 'random':
        tell({ type: 'randomReady', key: wanted.key, hex: randomHex(32), phrase: ownPhrase() });
        break;
      case 'saveSecret': {
        const { key } = wanted;
        void home
          .saveSecret(key, wanted.secret)
          .then((secret) =>
            tell(secret === null ? { type: 'secretNotSaved', key } : { type: 'secretSaved', key, secret }),
          );
        break;
      }
      case 'findSecret': {
        const { key } = wanted;
        void home
          .findSecret(key)
          .then((secret) =>
            tell(secret === null ? { type: 'secretMissing', key } : { type: 'secretSaved', key, secret }),
          );
        break;
      }
      case 'makeChain':
        chains.make(wanted.key, wanted.secret);
        break;
      case 'saveRequest':
        saveRequest(stored.match, wanted.request);
        break;
      case 'findRequests':
        setTimeout(() => tell({ type: 'requestsFound', requests: requestsOf(stored.match) }), OTHER_PAGE_MS);
        break;
      case 'saveReceipt':
        saveReceipt(stored.match, wanted.receipt);
        break;
      case 'savePreferences':
        setPreferences(wanted.preferences);
        break;
      case 'setTimer':
        timers.set(wanted.timer, wanted.atMs);
        break;
      case 'clearTimer':
        timers.clear(wanted.timer);
        break;
      case 'rematch':
        onRematch();
        break;
      case 'sound':
        sounds.push(wanted.sound);
        break;
      default:
        assertNever(wanted);
    }
  }

  const onVisibility = (): void =>
    tell({
      type: 'visibilityChanged',
      visibility: document.visibilityState === 'hidden' ? 'hidden' : 'visible',
    });
  const onOnline = (): void => tell({ type: 'networkChanged', network: 'online' });
  const onOffline = (): void => tell({ type: 'networkChanged', network: 'offline' });
  document.addEventListener('visibilitychange', onVisibility);
  if (home.network === 'needed') {
    addEventListener('online', onOnline);
    addEventListener('offline', onOffline);
  }

  const ticker = setInterval(() => {
    if (ticking(view.peek())) draw();
  }, TICK_MS);
  // A preference changed outside of the table (the language) holds at the table too.
  const unfollow = effect(() => {
    const change = preferences.value;
    if (model.preferences !== change) tell({ type: 'preferencesChanged', change });
  });

  for (const one of effects) perform(one);
  draw();

  return {
    view,
    send(input) {
      const wasBehind = pacer.catchUp();
      // A touch of the board while the bot's play is being shown is meant to finish that.
      if (wasBehind && BOARD_TOUCHES.includes(input.type)) return;
      // What was still to come on screen had come already.
      const isTurn = wasBehind && input.type === 'rollAheadPressed' && view.peek().actions.roll.enabled;
      tell(isTurn ? { type: 'rollPressed' } : input);
    },
    model: () => model,
    close() {
      closed = true;
      clearInterval(ticker);
      unfollow();
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
      pacer.close();
      timers.clearAll();
      socket.disconnect();
      chains.close();
      noteClosed();
    },
  };
}
