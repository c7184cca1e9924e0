import { type ComponentChild, hydrate } from 'preact';

let underWay = false;

/** Takes over a page that has come drawn: what stands there gets its handlers. */
export function takeOver(application: ComponentChild, root: HTMLElement): void {
  underWay = true;
  try {
    hydrate(application, root);
  } finally {
    underWay = false;
  }
}

/** Whether a drawn page is being taken over at this moment: what needs no script may then stay as it came. */
export function isTakingOver(): boolean {
  return underWay;
}
