import { render } from 'preact';
import { App } from './app/app.tsx';
import { followPreferences } from './app/preferences.ts';
import { followHistory } from './app/router.ts';
import './styles/theme.css';
import './styles/base.css';
import './styles/form.css';
import './styles/start.css';

const root = document.getElementById('app');
if (root !== null) {
  followPreferences();
  followHistory();
  render(<App />, root);
}
