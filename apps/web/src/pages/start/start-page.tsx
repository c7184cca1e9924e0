import type { JSX } from 'preact';
import { say } from '../../app/words.ts';
import { Page } from '../../ui/page.tsx';
import { MyGames } from './my-games.tsx';
import { NewGameForm } from './new-game-form.tsx';

/** `/`: begin a game or go back to one. */
export function StartPage(): JSX.Element {
  return (
    <Page testId="start-page">
      <div class="start">
        <div class="start-words">
          <h1>{say('web.start.title')}</h1>
          <p class="lead">{say('web.start.lead')}</p>
          <ul class="promises">
            {(['dice', 'rules', 'free'] as const).map((promise) => (
              <li key={promise}>
                <strong>{say(`web.start.promise.${promise}`)}</strong>{' '}
                {say(`web.start.promise.${promise}.about`)}
              </li>
            ))}
          </ul>
          <MyGames />
        </div>
        <NewGameForm />
      </div>
    </Page>
  );
}
