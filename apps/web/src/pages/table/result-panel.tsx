import type { ResultView, TableView, UserInput } from '@nardy/session';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say, sayText } from '../../app/words.ts';
import { playerName } from './player-strip.tsx';
import { repeatsPosition } from './rematch.ts';

export interface ResultPanelProps {
  readonly view: TableView;
  readonly result: ResultView;
  readonly send: (input: UserInput) => void;
}

/** The result of a game or the match over the board, with the way on. */
export function ResultPanel({ view, result, send }: ResultPanelProps): JSX.Element {
  const [hidden, setHidden] = useState(false);
  const [fromPosition, setFromPosition] = useState(false);
  const { actions, header } = view;
  const rematch = actions.rematch.shown;
  useEffect(() => {
    // A device that cannot read what it keeps says so elsewhere.
    if (rematch) repeatsPosition(header.match).then(setFromPosition, () => {});
  }, [rematch, header.match]);
  if (hidden) {
    return (
      <button type="button" class="button button-main result-back" onClick={() => setHidden(false)}>
        {sayText(result.scoreText)}
      </button>
    );
  }
  const top = view.bottom === 'white' ? 'black' : 'white';
  return (
    <section
      class="result"
      role="status"
      data-testid="result"
      data-of={result.of}
      data-winner={result.winner ?? 'none'}
    >
      <h2>{sayText(result.text)}</h2>
      <p class="result-score" data-testid="result-score">
        <span>{playerName(view.players[view.bottom])}</span>
        <b>
          {result.score[view.bottom]}–{result.score[top]}
        </b>
        <span>{playerName(view.players[top])}</span>
      </p>
      <p class="result-ending">
        {say(`ending.${result.ending}`)}
        {' · '}
        {sayText(header.lengthText)}
        {result.takeBackText !== null && (
          <span data-testid="result-take-backs"> · {sayText(result.takeBackText)}</span>
        )}
      </p>
      <div class="result-actions">
        {actions.nextGame.shown && (
          <button
            type="button"
            class="button button-main"
            data-testid="next-game"
            disabled={!actions.nextGame.enabled}
            onClick={() => send({ type: 'nextGamePressed' })}
          >
            {say('action.nextGame')}
          </button>
        )}
        {rematch && (
          <button
            type="button"
            class="button button-main"
            data-testid="rematch"
            disabled={!actions.rematch.enabled}
            onClick={() => send({ type: 'rematchPressed' })}
          >
            {say(fromPosition ? 'action.rematchPosition' : 'action.rematch')}
          </button>
        )}
        {actions.closeSession.shown && (
          <button
            type="button"
            class="button button-plain"
            data-testid="close-session"
            disabled={!actions.closeSession.enabled}
            onClick={() => send({ type: 'sessionClosePressed' })}
          >
            {say('action.closeSession')}
          </button>
        )}
        <button
          type="button"
          class="button button-plain"
          data-testid="see-board"
          onClick={() => setHidden(true)}
        >
          {say('web.table.seeBoard')}
        </button>
        <a class="button button-plain" href={`/m/${header.match}/check`} data-testid="check-match">
          {say('web.table.checkMatch')}
        </a>
      </div>
    </section>
  );
}
