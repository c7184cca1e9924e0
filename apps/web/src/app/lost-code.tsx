import { signal } from '@preact/signals';
import { type JSX, render } from 'preact';
import { say } from './words.ts';

const isShown = signal(false);

/** Over the page: a part of the application could not be fetched, and how to get it. */
function LostCode(): JSX.Element | null {
  if (!isShown.value) return null;
  return (
    <div class="lost-code foot-note card" role="alert" data-testid="lost-code">
      <p>{say('web.lostCode')}</p>
      <button
        type="button"
        class="button button-main"
        data-testid="lost-code-reload"
        onClick={() => location.reload()}
      >
        {say('web.lostCode.reload')}
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={say('web.close')}
        onClick={() => {
          isShown.value = false;
        }}
      >
        ×
      </button>
    </div>
  );
}

/** What is fetched unasked, and missed by nobody. */
const UNASKED = /app-shell/;

/**
 * Tells the person when code that something on the page needs cannot be had: a page left open over several new
 * versions asks for files that no server has any more. It does not load the page anew by itself, since a game may be
 * kept by nothing but this page.
 */
export function followLostCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (UNASKED.test(String(payload))) return;
    if (document.querySelector('.lost-code-place') === null) {
      const place = document.createElement('div');
      place.className = 'lost-code-place';
      document.body.append(place);
      render(<LostCode />, place);
    }
    isShown.value = true;
  });
}
