import { readStored, writeStored } from '../../effects/storage.ts';
import { LESSON } from './lesson.ts';

const KEY = 'nardy.lesson';

/** How many steps of the first game are done on this device. */
export function stepsDone(): number {
  const stored = readStored(KEY);
  return typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 && stored <= LESSON.length
    ? stored
    : 0;
}

/** Remembers how many steps are done. */
export function rememberSteps(done: number): void {
  writeStored(KEY, done);
}
