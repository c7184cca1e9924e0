import type { TableView, UserInput } from '@nardy/session';
import type { JSX } from 'preact';
import { say } from '../../app/words.ts';

export interface ToolbarProps {
  readonly view: TableView;
  readonly send: (input: UserInput) => void;
  readonly onLog: () => void;
  readonly onSettings: () => void;
}

/** Everything that is not the turn itself. Resigning a game and a match are two different buttons. */
export function Toolbar({ view, send, onLog, onSettings }: ToolbarProps): JSX.Element {
  const { resignGame, resignMatch, claim } = view.actions;
  return (
    <nav class="toolbar">
      <button type="button" class="tool tool-log" data-testid="open-log" onClick={onLog}>
        {say('web.table.log')}
      </button>
      <button type="button" class="tool" data-testid="open-settings" onClick={onSettings}>
        {say('web.table.settings')}
      </button>
      {resignGame.shown && (
        <button
          type="button"
          class="tool"
          data-testid="resign-game"
          disabled={!resignGame.enabled}
          onClick={() => send({ type: 'resignGamePressed' })}
        >
          {say('action.resignGame')}
        </button>
      )}
      {resignMatch.shown && (
        <button
          type="button"
          class="tool"
          data-testid="resign-match"
          disabled={!resignMatch.enabled}
          onClick={() => send({ type: 'resignMatchPressed' })}
        >
          {say(view.header.length === null ? 'action.endSession' : 'action.resignMatch')}
        </button>
      )}
      {claim.shown && (
        <button
          type="button"
          class="tool tool-claim"
          data-testid="claim"
          disabled={!claim.enabled}
          onClick={() => send({ type: 'claimPressed' })}
        >
          {say('action.claim')}
        </button>
      )}
    </nav>
  );
}
