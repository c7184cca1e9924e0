import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Lazy } from '../../app/lazy.tsx';
import { locale } from '../../app/preferences.ts';
import { takeProposedGame } from '../../app/proposed-game.ts';
import { taughtPath } from '../../app/taught-pages.ts';
import { say } from '../../app/words.ts';
import { Page } from '../../ui/page.tsx';
import { usualGame } from './begin-match.ts';
import { BoardPlace } from './board-place.tsx';
import { MyGames } from './my-games.tsx';
import { type NewGame, rulesOf } from './new-game.ts';
import { NewGameForm } from './new-game-form.tsx';

const loadOffline = () => import('../../offline/offline-line.tsx').then((module) => module.OfflineLine);

/** `/`: begin a game or go back to one. */
export function StartPage(): JSX.Element {
  const proposed = useMemo(takeProposedGame, []);
  const game = useSignal<NewGame>({ ...usualGame(), ...proposed?.game });
  const rules = rulesOf(game.value);
  return (
    <Page testId="start-page">
      <div class="start">
        <div class="start-words">
          <h1>{say('web.start.title')}</h1>
          <p class="lead">{say('web.start.lead')}</p>
          <p class="learn-link">
            <a href={taughtPath(locale.value, 'learn')}>{say('web.learn.link')}</a>
          </p>
          <MyGames />
          <BoardPlace rules={rules} />
          <ul class="promises">
            {(['dice', 'rules', 'free'] as const).map((promise) => (
              <li key={promise}>
                <strong>{say(`web.start.promise.${promise}`)}</strong>{' '}
                {say(`web.start.promise.${promise}.about`)}
              </li>
            ))}
          </ul>
          <div class="offline-place">
            <Lazy load={loadOffline} props={{}} meanwhile={null} />
          </div>
        </div>
        <NewGameForm
          game={game.value}
          proposed={proposed}
          onChange={(next) => {
            game.value = next;
          }}
        />
      </div>
    </Page>
  );
}
