import type { TableView } from '@nardy/session';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { lastName, rememberName } from '../../app/preferences.ts';
import { type SaidRefusal, say, sayRefusal, sayText } from '../../app/words.ts';
import { Field } from '../../ui/field.tsx';
import { TableDifferences } from './table-rules.tsx';

export interface JoinPanelProps {
  readonly view: TableView;
  /** Sits down; gives the refusal, or `null` when seated. */
  readonly onJoin: (name: string) => Promise<SaidRefusal | null>;
}

/** For whoever opens the link while a seat is free. */
export function JoinPanel({ view, onJoin }: JoinPanelProps): JSX.Element {
  const name = useSignal(lastName());
  const sending = useSignal(false);
  const refusal = useSignal<SaidRefusal | null>(null);
  const host = view.players.white.name ?? view.players.black.name;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const typed = name.value.trim();
    rememberName(typed);
    sending.value = true;
    refusal.value = await onJoin(typed === '' ? say('web.start.guest') : typed);
    sending.value = false;
  };
  return (
    <form class="card panel" data-testid="join" onSubmit={submit}>
      <h2>{say('web.join.title')}</h2>
      {host !== null && <p>{say('web.join.by', { name: host })}</p>}
      <p>
        <strong>{sayText(view.header.rules)}</strong>
        {' · '}
        {sayText(view.header.lengthText)}
      </p>
      <TableDifferences view={view} />
      <Field label={say('web.start.name')}>
        {(id) => (
          <input
            id={id}
            data-testid="join-name"
            maxLength={40}
            autocomplete="nickname"
            placeholder={say('web.start.guest')}
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
        )}
      </Field>
      {refusal.value !== null && (
        <p class="refusal" role="alert">
          {sayRefusal(refusal.value)}
        </p>
      )}
      <button
        type="submit"
        class="button button-main button-wide"
        data-testid="join-sit"
        disabled={sending.value}
      >
        {say('web.join.sit')}
      </button>
    </form>
  );
}
