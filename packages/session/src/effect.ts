import type { Preferences } from './preferences.ts';
import type { SentRequest, StoredReceipt, StoredSecret } from './secrets.ts';
import type { ClientMessage } from './wire.ts';

/** One timer per name; setting it again replaces it. */
export const TIMER_NAMES = [
  /** Try the connection again. */
  'reconnect',
  /** Look for a dead connection. */
  'heartbeat',
  /** Play a forced move, pass a turn, confirm by itself: after the pause a player needs to see why. */
  'automatic',
  /** Take the notice away. */
  'notice',
  /** The viewer's reserve comes down to a mark. */
  'clock',
  /** A roll waits for a seal that is on another device. */
  'seal',
] as const;
export type TimerName = (typeof TIMER_NAMES)[number];

/** What the session wants done. Performed in order; answers come back as messages. */
export type Effect =
  /** Open a socket to the table; an open one is closed first. Answers: `socketOpened`, `socketClosed`. */
  | { readonly type: 'connect' }
  | { readonly type: 'disconnect' }
  | { readonly type: 'send'; readonly message: ClientMessage }
  /** Give the page a chance to draw, then answer `readOn`. */
  | { readonly type: 'readOn' }
  /** 32 bytes of the system's generator, and what the player adds. Answer: `randomReady` with the same key. */
  | { readonly type: 'random'; readonly key: string }
  /**
   * Keep durably under the key, unless something is there already (another tab was first); then answer
   * `secretSaved` with what is there. An answer before it is on disk could lose a chain.
   */
  | { readonly type: 'saveSecret'; readonly key: string; readonly secret: StoredSecret }
  /** Look again for a secret that another tab may have stored. Answers: `secretSaved`, `secretMissing`. */
  | { readonly type: 'findSecret'; readonly key: string }
  /** Make all links of a chain away from the page's thread (`chainSpecOf`). Answer: `chainReady`. */
  | { readonly type: 'makeChain'; readonly key: string; readonly secret: StoredSecret }
  /** Keep what is about to be sent where other pages of the device find it, until the next game. */
  | { readonly type: 'saveRequest'; readonly request: SentRequest }
  /** Look, after a moment in which another page may still be storing one, for what this device has sent. */
  | { readonly type: 'findRequests' }
  | { readonly type: 'saveReceipt'; readonly receipt: StoredReceipt }
  | { readonly type: 'savePreferences'; readonly preferences: Preferences }
  /** Send `timerFired` at that moment of the device's clock. */
  | { readonly type: 'setTimer'; readonly timer: TimerName; readonly atMs: number }
  | { readonly type: 'clearTimer'; readonly timer: TimerName }
  /** Ask the server for a rematch (HTTP) and go to the new table. */
  | { readonly type: 'rematch' }
  | { readonly type: 'sound'; readonly sound: SoundName };

export const SOUND_NAMES = ['roll', 'step', 'hit', 'your-turn', 'double', 'low-time', 'game-over'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];
