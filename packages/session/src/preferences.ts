import type { Locale } from '@nardy/i18n';

/** What a player may choose about how the table looks and behaves. Kept on the device. */
export interface Preferences {
  readonly locale: Locale;
  /** A tap on an own checker: play the active die at once, or only select it. */
  readonly tap: 'move' | 'select';
  /** Send a finished turn by itself when nothing is left to choose, or always ask. */
  readonly confirm: 'automatic' | 'ask';
  /** What is played by itself when there is no choice. */
  readonly forced: 'none' | 'single-moves' | 'whole-turn';
  /** Ask for the roll by itself; never past a decision about the cube. */
  readonly autoRoll: 'off' | 'on';
  /** During the opponent's turn a button that asks for the next roll beforehand, and so waives the cube. */
  readonly rollAhead: 'off' | 'on';
  /** Closed out on the bar, ask for the roll by itself: nothing can be played whatever it is. */
  readonly autoPass: 'off' | 'on';
  /** Once both sides have passed each other, bear off by itself. */
  readonly autoBearOff: 'off' | 'on';
  /** Rings on checkers that can move and lights on targets. */
  readonly highlights: 'off' | 'on';
  /** The opponent's last play until the first own step. */
  readonly lastPlay: 'off' | 'arrows' | 'ghosts';
  /** Where the home of the side at the bottom is. */
  readonly home: 'right' | 'left';
  /** The viewer's own checkers; `by-side`: white is light. */
  readonly checkers: 'by-side' | 'light' | 'dark';
  /** Both seats on one device: the board stays or turns to the side that plays. */
  readonly sharedBoard: 'fixed' | 'turns';
  readonly pips: 'off' | 'on';
  /** The set of board and pieces. */
  readonly theme: 'wood' | 'walnut' | 'felt' | 'night' | 'contrast' | 'colour-blind';
  /** Light or dark around the board; `system`: as the device is set. */
  readonly page: 'system' | 'light' | 'dark';
  readonly animation: 'off' | 'fast' | 'normal';
  /** How long a bot's dice and plays stay before the next thing is shown. */
  readonly pace: 'off' | 'fast' | 'normal' | 'slow';
  readonly sound: 'off' | 'on';
  /** A short buzz on a device that has one. */
  readonly haptics: 'off' | 'on';
}

export const DEFAULT_PREFERENCES: Preferences = {
  locale: 'ru',
  tap: 'move',
  confirm: 'automatic',
  forced: 'single-moves',
  autoRoll: 'off',
  rollAhead: 'off',
  autoPass: 'on',
  autoBearOff: 'off',
  highlights: 'on',
  lastPlay: 'arrows',
  home: 'right',
  checkers: 'by-side',
  sharedBoard: 'fixed',
  pips: 'on',
  theme: 'wood',
  page: 'system',
  animation: 'normal',
  pace: 'normal',
  sound: 'off',
  haptics: 'off',
};

const CHOICES: { readonly [K in keyof Preferences]: readonly Preferences[K][] } = {
  locale: ['ru', 'en'],
  tap: ['move', 'select'],
  confirm: ['automatic', 'ask'],
  forced: ['none', 'single-moves', 'whole-turn'],
  autoRoll: ['off', 'on'],
  rollAhead: ['off', 'on'],
  autoPass: ['off', 'on'],
  autoBearOff: ['off', 'on'],
  highlights: ['off', 'on'],
  lastPlay: ['off', 'arrows', 'ghosts'],
  home: ['right', 'left'],
  checkers: ['by-side', 'light', 'dark'],
  sharedBoard: ['fixed', 'turns'],
  pips: ['off', 'on'],
  theme: ['wood', 'walnut', 'felt', 'night', 'contrast', 'colour-blind'],
  page: ['system', 'light', 'dark'],
  animation: ['off', 'fast', 'normal'],
  pace: ['off', 'fast', 'normal', 'slow'],
  sound: ['off', 'on'],
  haptics: ['off', 'on'],
};

/** Every value each preference can take, for a settings dialog. */
export const PREFERENCE_CHOICES: typeof CHOICES = CHOICES;

/** Preferences from storage. What is missing or unknown takes its default; nothing is refused. */
export function decodePreferences(stored: unknown, defaults: Preferences = DEFAULT_PREFERENCES): Preferences {
  if (typeof stored !== 'object' || stored === null) return defaults;
  const known = Object.entries(CHOICES).flatMap(([name, values]) => {
    const value: unknown = Object.hasOwn(stored, name)
      ? (stored as Record<string, unknown>)[name]
      : undefined;
    return (values as readonly unknown[]).includes(value) ? [[name, value] as const] : [];
  });
  return { ...defaults, ...Object.fromEntries(known) };
}
