import { render } from 'preact';
import { App, readyToTakeOver } from './app/app.tsx';
import { followLostCode } from './app/lost-code.tsx';
import { followPreferences } from './app/preferences.ts';
import { followHistory, hasNavigated } from './app/router.ts';
import { nextTask } from './effects/next-task.ts';
import { takeOver } from './effects/take-over.ts';
import './styles/theme.css';
import './styles/base.css';
import './styles/form.css';
import './styles/start.css';
import './styles/access.css';

/** Reading the code is one task, drawing with it another. */
async function start(root: HTMLElement): Promise<void> {
  followLostCode();
  followPreferences();
  followHistory();
  // A page that has come drawn stays as it is until its code is here.
  const isDrawn = root.hasChildNodes();
  if (isDrawn) await readyToTakeOver();
  await nextTask();
  // Somebody may have gone on by a link.
  if (isDrawn && !hasNavigated()) takeOver(<App />, root);
  else render(<App />, root);
}

const root = document.getElementById('app');
if (root !== null) void start(root);

/** So long after the page can be used the rest is fetched: it holds nothing up. */
const QUIET_MS = 1_500;

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    setTimeout(
      () => void import('./offline/app-shell.ts').then(({ startOffline }) => startOffline()),
      QUIET_MS,
    );
  });
}
