import { assertNever } from '@nardy/result';
import { soundAlarm } from './alarm.ts';
import { automate, continueAutomatically } from './automation.ts';
import {
  failStorage,
  fulfilDuties,
  receiveChain,
  receiveMissing,
  receiveRandom,
  receiveSecret,
} from './chains.ts';
import {
  heartbeat,
  receive,
  receiveGarbage,
  receiveWaiting,
  reconnect,
  socketClosed,
  socketOpened,
} from './connection.ts';
import type { TimerName } from './effect.ts';
import { judgeSuspects, readOn } from './lines.ts';
import type { Msg } from './message.ts';
import type { Model } from './model.ts';
import { andThen, type Next, quiet } from './next.ts';
import type { Preferences } from './preferences.ts';
import { NO_TURN } from './scene.ts';
import { awaitSeal, missSeal, replaceLostChain, seekSeal } from './seal-away.ts';
import type { StoredMatch } from './secrets.ts';
import { clearNotice } from './shown.ts';
import { takeBack } from './take-back.ts';
import * as user from './user.ts';

/** What the page knows when it opens a table. */
export interface StartOptions {
  readonly stored: StoredMatch;
  readonly preferences: Preferences;
  /** 8–32 of `A-Za-z0-9`, fresh for every opening of the page. */
  readonly nonce: string;
  readonly visibility: 'visible' | 'hidden';
}

/** A client that has just opened the page of a table, and what it wants done first. */
export function start({ stored, preferences, nonce, visibility }: StartOptions): Next {
  const model: Model = {
    match: stored.match,
    seats: stored.seats,
    nonce,
    preferences,
    visibility,
    connection: { state: 'connecting', tries: 0 },
    serverAheadMs: 0,
    info: null,
    agreed: stored.agreed ?? null,
    sides: [],
    games: [],
    presence: null,
    game: null,
    reading: null,
    waiting: [],
    suspects: [],
    secrets: stored.secrets,
    receipts: stored.receipts,
    chains: [],
    pending: [],
    refused: [],
    requestsMade: 0,
    turn: NO_TURN,
    rollsAhead: 'no',
    question: null,
    notice: null,
    motion: { id: 0, steps: [] },
    announcements: [],
    fault: null,
    askedAtMs: 0,
    shownIds: 0,
  };
  return [model, [{ type: 'connect' }]];
}

/** Takes in one message: the next model, and what is to be done in the world. Pure. */
export function update(model: Model, msg: Msg): Next {
  const { atMs } = msg;
  switch (msg.type) {
    case 'placeTapped':
      return user.touchPlace(model, atMs, msg.place, model.preferences.tap === 'select' ? 'select' : 'tap');
    case 'placeAltTapped':
      return user.touchPlace(model, atMs, msg.place, 'other-die');
    case 'placeChosen':
      return user.touchPlace(model, atMs, msg.place, 'select');
    case 'dragStarted':
      return user.liftChecker(model, msg.place);
    case 'dragDropped':
      return user.dropChecker(model, atMs, msg.from, msg.to);
    case 'dragCancelled':
    case 'emptyTapped':
      return user.clearSelection(model);
    case 'diceTapped':
      return user.swap(model);
    case 'stepUndone':
      return user.undo(model, 'step');
    case 'turnUndone':
      return user.undo(model, 'turn');
    case 'takeBackPressed':
      return takeBack(model);
    case 'wayChosen':
      return user.chooseWay(model, atMs, msg.via);
    case 'turnConfirmed':
      return user.confirm(model, atMs);
    case 'playTyped':
      return user.typePlay(model, atMs, msg.text);
    case 'rollPressed':
      return user.pressRoll(model, atMs);
    case 'rollAheadPressed':
      return user.pressRollAhead(model);
    case 'doublePressed':
      return user.pressDouble(model);
    case 'cubeAnswered':
      return user.answerCube(model, atMs, msg.answer);
    case 'resignGamePressed':
      return user.askToResign(model, 'resign-game');
    case 'resignMatchPressed':
      return user.askToResign(model, 'resign-match');
    case 'resignGameConfirmed':
      return user.resignGame(model, msg.kind);
    case 'resignMatchConfirmed':
      return user.resignMatch(model);
    case 'questionClosed':
      return awaitSeal({ ...model, question: null }, atMs);
    case 'resignationAnswered':
      return user.answerResignation(model, atMs, msg.answer);
    case 'nextGamePressed':
      return user.betweenGames(model, 'nextGame');
    case 'sessionClosePressed':
      return user.betweenGames(model, 'closeSession');
    case 'rematchPressed':
      return [model, model.sides.length === 0 ? [] : [{ type: 'rematch' }]];
    case 'claimPressed':
      return user.claim(model);
    case 'lostDeviceConfirmed':
      return replaceLostChain(model);
    case 'preferencesChanged':
      return changePreferences(model, msg.change, atMs);
    case 'noticeClosed':
      return clearNotice(model);
    case 'socketOpened':
      return socketOpened(model, atMs);
    case 'socketClosed':
      return socketClosed(model, atMs);
    case 'received':
      return receive(model, msg.message, atMs);
    case 'readOn':
      return andThen(readOn(model, atMs), (next) => receiveWaiting(next, atMs));
    case 'receivedGarbage':
      return receiveGarbage(model, atMs);
    case 'randomReady':
      return receiveRandom(model, msg.key, msg);
    case 'secretSaved':
      return receiveSecret(model, msg.key, msg.secret);
    case 'secretNotSaved':
      return failStorage(model);
    case 'requestsFound':
      return judgeSuspects(model, msg.requests);
    case 'secretMissing':
      return andThen(receiveMissing(model, msg.key), (next) => missSeal(next, atMs));
    case 'chainReady':
      return andThen(receiveChain(model, msg.key, msg.links), (next) =>
        andThen(awaitSeal(next, atMs), (current) => automate(current, atMs)),
      );
    case 'timerFired':
      return timerFired(model, msg.timer, atMs);
    case 'visibilityChanged': {
      const next: Model = { ...model, visibility: msg.visibility };
      return msg.visibility === 'hidden' ? fulfilDuties(next) : reconnect(next);
    }
    case 'networkChanged':
      return msg.network === 'online' ? reconnect(model) : quiet(model);
    default:
      return assertNever(msg);
  }
}

function timerFired(model: Model, timer: TimerName, atMs: number): Next {
  switch (timer) {
    case 'reconnect':
      return reconnect(model);
    case 'heartbeat':
      return heartbeat(model, atMs);
    case 'automatic':
      return continueAutomatically(model, atMs);
    case 'notice':
      return model.notice?.stays === true ? quiet(model) : clearNotice(model);
    case 'clock':
      return soundAlarm(model, atMs);
    case 'seal':
      return seekSeal(model);
    default:
      return assertNever(timer);
  }
}

function changePreferences(model: Model, change: Partial<Preferences>, atMs: number): Next {
  const preferences: Preferences = { ...model.preferences, ...change };
  const saved: Next = [{ ...model, preferences }, [{ type: 'savePreferences', preferences }]];
  return andThen(saved, (next) => automate(next, atMs));
}
