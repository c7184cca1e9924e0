import type { SoundName } from '@nardy/session';

/** Buzz and pause in turn, ms. */
const BUZZES: Partial<Readonly<Record<SoundName, readonly number[]>>> = {
  step: [8],
  hit: [18, 30, 18],
  'your-turn': [24],
  double: [24, 60, 24],
  'low-time': [40, 80, 40],
  'game-over': [60],
};

/** Whether the device offers to buzz; those that do nothing when asked say so too. */
export function canBuzz(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** A short buzz beside, or instead of, a sound. */
export function buzz(name: SoundName): void {
  const pattern = BUZZES[name];
  if (pattern !== undefined && canBuzz()) navigator.vibrate([...pattern]);
}
