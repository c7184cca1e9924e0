import { hydrate, render } from 'preact';
import { App, readyToTakeOver } from './app/app.tsx';
import { followLostCode } from './app/lost-code.tsx';
import { followPreferences } from './app/preferences.ts';
import { followHistory } from './app/router.ts';
import './styles/theme.css';
import './styles/base.css';
import './styles/form.css';
import './styles/start.css';
import './styles/access.css';

const root = document.getElementById('app');
if (root !== null) {
  followLostCode();
  followPreferences();
  followHistory();
  // A page that has come drawn stays as it is until its code is here.
  if (root.hasChildNodes()) void readyToTakeOver().then(() => hydrate(<App />, root));
  else render(<App />, root);
}

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
