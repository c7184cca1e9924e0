import { SIDES } from '@nardy/rules';
import type { TableView, UserInput } from '@nardy/session';
import type { JSX } from 'preact';
import { type SaidRefusal, say, sayRefusal, sayText } from '../../app/words.ts';
import { type Fact, factText } from './spoken-facts.ts';

export interface StatusLineProps {
  readonly view: TableView;
  readonly nowMs: number;
  readonly send: (input: UserInput) => void;
  readonly refusal: SaidRefusal | null;
  /** Asked for by a key; shown until another input. */
  readonly fact: Fact | null;
  readonly onFactRead: () => void;
}

/** Whose turn it is; for a moment, why a tap was refused; a warning until it is closed; whether the connection stands. */
export function StatusLine({ view, nowMs, send, refusal, fact, onFactRead }: StatusLineProps): JSX.Element {
  const { connection, notice } = view;
  if (fact !== null) {
    return (
      <button
        type="button"
        class="status notice"
        aria-live="assertive"
        data-testid="fact"
        onClick={onFactRead}
      >
        {factText(view, fact)}
      </button>
    );
  }
  if (refusal !== null) {
    return (
      <p class="status notice notice-refusal" role="alert" data-testid="table-refusal">
        {sayRefusal(refusal)}
      </p>
    );
  }
  if (notice?.stays === true) {
    return (
      <div key={notice.id} class={`status notice notice-${notice.tone} notice-stays`} data-testid="notice">
        <p>{sayText(notice.text)}</p>
        <button
          type="button"
          class="icon-button"
          aria-label={say('web.close')}
          title={say('web.close')}
          data-testid="notice-close"
          onClick={() => send({ type: 'noticeClosed' })}
        >
          ×
        </button>
      </div>
    );
  }
  if (notice !== null) {
    return (
      <button
        key={notice.id}
        type="button"
        class={`status notice notice-${notice.tone}`}
        data-testid="notice"
        onClick={() => send({ type: 'noticeClosed' })}
      >
        {sayText(notice.text)}
      </button>
    );
  }
  if (connection.state !== 'online' && view.stage !== 'connecting' && view.stage !== 'unavailable') {
    const wait =
      connection.retryAtMs === null ? null : Math.max(1, Math.ceil((connection.retryAtMs - nowMs) / 1_000));
    return (
      <p class="status status-offline" data-testid="offline">
        {wait === null ? say('web.table.connecting') : say('web.table.offline', { n: wait })}
      </p>
    );
  }
  const isOwn =
    view.viewer === 'player' && SIDES.some((side) => view.players[side].held && view.players[side].deciding);
  return (
    <p class={isOwn ? 'status status-own' : 'status'} data-testid="status">
      {view.viewer === 'spectator' && view.stage !== 'waiting' && (
        <span class="badge">{say('web.table.spectator')}</span>
      )}
      {sayText(view.status)}
    </p>
  );
}
