import type { CubeAnswer } from '@nardy/engine';
import type { WinKind } from '@nardy/rules';
import type { TimerName } from './effect.ts';
import type { Place } from './place.ts';
import type { Preferences } from './preferences.ts';
import type { SentRequest, StoredSecret } from './secrets.ts';
import type { ServerMessage } from './wire.ts';

/** What a hand, a key or a command line does at the table. */
export type UserInput =
  /** Tap, click, or Enter on a place of the board. */
  | { readonly type: 'placeTapped'; readonly place: Place }
  /** Right click or long press: the other die. */
  | { readonly type: 'placeAltTapped'; readonly place: Place }
  /** Select-then-target, whatever the tap preference (keyboard, screen reader). */
  | { readonly type: 'placeChosen'; readonly place: Place }
  | { readonly type: 'dragStarted'; readonly place: Place }
  | { readonly type: 'dragDropped'; readonly from: Place; readonly to: Place }
  | { readonly type: 'dragCancelled' }
  /** Outside of every place: the selection goes. */
  | { readonly type: 'emptyTapped' }
  /** Swap the active die. */
  | { readonly type: 'diceTapped' }
  | { readonly type: 'stepUndone' }
  /** Answer to the question which of two ways a dragged checker takes. */
  | { readonly type: 'wayChosen'; readonly via: Place }
  | { readonly type: 'turnUndone' }
  /** Back to before the last own turn or act of the cube, where the table allows it. */
  | { readonly type: 'takeBackPressed' }
  | { readonly type: 'turnConfirmed' }
  /** A typed play: '8/5 6/5', 'бар/21'. */
  | { readonly type: 'playTyped'; readonly text: string }
  | { readonly type: 'rollPressed' }
  /** During the opponent's turn: roll for me as soon as it is my turn; pressed again, do not. */
  | { readonly type: 'rollAheadPressed' }
  | { readonly type: 'doublePressed' }
  | { readonly type: 'cubeAnswered'; readonly answer: CubeAnswer }
  /** Opens the choice with its points; nothing is sent yet. */
  | { readonly type: 'resignGamePressed' }
  | { readonly type: 'resignMatchPressed' }
  /** The one confirmation. */
  | { readonly type: 'resignGameConfirmed'; readonly kind: WinKind }
  | { readonly type: 'resignMatchConfirmed' }
  /** Closes whatever question of the viewer's own making is open. */
  | { readonly type: 'questionClosed' }
  | { readonly type: 'resignationAnswered'; readonly answer: 'accept' | 'decline' }
  | { readonly type: 'nextGamePressed' }
  | { readonly type: 'sessionClosePressed' }
  | { readonly type: 'rematchPressed' }
  | { readonly type: 'claimPressed' }
  /** This device lost the secret of its chain and the player agrees to a new one. */
  | { readonly type: 'lostDeviceConfirmed' }
  | { readonly type: 'preferencesChanged'; readonly change: Partial<Preferences> }
  /** The shown notice has been read. */
  | { readonly type: 'noticeClosed' };

/** What the world reports: sockets, storage, workers, timers, the page itself. */
export type WorldInput =
  | { readonly type: 'socketOpened' }
  | { readonly type: 'socketClosed' }
  | { readonly type: 'received'; readonly message: ServerMessage }
  /** A message that could not be decoded. */
  | { readonly type: 'receivedGarbage' }
  /** Answer to the effect `readOn`. */
  | { readonly type: 'readOn' }
  /** Answer to the effect `random`. `phrase`: the player's own words, well formed; usually none. */
  | { readonly type: 'randomReady'; readonly key: string; readonly hex: string; readonly phrase: string }
  /** Answer to the effect `saveSecret`: what is on disk now, which may be what another tab stored before. */
  | { readonly type: 'secretSaved'; readonly key: string; readonly secret: StoredSecret }
  | { readonly type: 'secretNotSaved'; readonly key: string }
  /** Answer to the effect `findSecret`, when there is none; otherwise `secretSaved`. */
  | { readonly type: 'secretMissing'; readonly key: string }
  /** Answer to the effect `makeChain`: all links, 32 bytes each, link 0 first. */
  | { readonly type: 'chainReady'; readonly key: string; readonly links: Uint8Array }
  /** Answer to the effect `findRequests`. */
  | { readonly type: 'requestsFound'; readonly requests: readonly SentRequest[] }
  | { readonly type: 'timerFired'; readonly timer: TimerName }
  | { readonly type: 'visibilityChanged'; readonly visibility: 'visible' | 'hidden' }
  | { readonly type: 'networkChanged'; readonly network: 'online' | 'offline' };

export type Input = UserInput | WorldInput;

/** One input with the moment it happened, ms since 1970 by the device's clock. */
export type Msg = Input & { readonly atMs: number };
