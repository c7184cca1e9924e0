import { render } from 'preact';
import { App } from './app/app.tsx';
import { followPreferences } from './app/preferences.ts';
import { followHistory } from './app/router.ts';
import './styles/theme.css';
import './styles/page.css';
import './styles/board.css';
import './styles/table.css';

const root = document.getElementById('app');
if (root !== null) {
  followPreferences();
  followHistory();
  render(<App />, root);
}
