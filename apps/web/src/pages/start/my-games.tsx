import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { say, sayText } from '../../app/words.ts';
import { forgetMatch, type KeptMatch, keptMatches } from '../../effects/match-storage.ts';
import { isDeviceMatch } from '../../offline/device-id.ts';

function titleOf({ about }: KeptMatch): string {
  if (about.opponent === 'bot') return say('web.start.bot');
  if (about.opponent === 'hotseat') return say('web.start.hotseat');
  return about.opponentName ?? say('web.games.waiting');
}

/** The games of this device, kept in its storage only. */
export function MyGames(): JSX.Element | null {
  const games = useSignal(keptMatches());
  if (games.value.length === 0) return null;
  return (
    <section class="card my-games" data-testid="my-games">
      <h2>{say('web.games.title')}</h2>
      <ul>
        {games.value.map((kept) => (
          <li key={kept.match}>
            <a href={`/m/${kept.match}`}>
              <strong>{titleOf(kept)}</strong>
              <small>
                {sayText({ key: `rules.${kept.about.rules}` })}
                {' · '}
                {kept.about.length === null
                  ? sayText({ key: 'term.moneySession' })
                  : sayText({ key: 'term.toPoints', params: { n: kept.about.length } })}
              </small>
            </a>
            <span class={kept.about.over ? 'game-score game-over' : 'game-score'}>
              {kept.about.score[0]}–{kept.about.score[1]}
            </span>
            <button
              type="button"
              class="icon-button"
              aria-label={say('web.games.forget')}
              title={say('web.games.forget')}
              onClick={() => {
                const isKeptHere = isDeviceMatch(kept.match);
                if (isKeptHere && !confirm(say('web.games.deleteAsk'))) return;
                if (!isKeptHere && !kept.about.over && !confirm(say('web.games.forgetAsk'))) return;
                forgetMatch(kept.match);
                games.value = keptMatches();
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
