import type { JSX } from 'preact';
import { say } from '../app/words.ts';

/** Stands where something is being fetched. */
export function Loading(): JSX.Element {
  return <p class="loading">{say('web.loading')}</p>;
}
