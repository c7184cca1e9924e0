import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { lastName, rememberName } from '../../app/preferences.ts';
import { type SaidRefusal, say, sayRefusal } from '../../app/words.ts';
import { NameField } from '../../ui/name-field.tsx';

export interface JoinFormProps {
  /** What is played. */
  readonly children: ComponentChildren;
  /** Sits down; gives the refusal, or `null` when seated. */
  readonly onJoin: (name: string) => Promise<SaidRefusal | null>;
  readonly onWatch: () => void;
}

/** Takes the free seat under a name. */
export function JoinForm({ children, onJoin, onWatch }: JoinFormProps): JSX.Element {
  const name = useSignal(lastName());
  const sending = useSignal(false);
  const refusal = useSignal<SaidRefusal | null>(null);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const typed = name.value.trim();
    rememberName(typed);
    sending.value = true;
    refusal.value = await onJoin(typed === '' ? say('web.start.guest') : typed);
    sending.value = false;
  };
  return (
    <form class="card new-game" data-testid="join" onSubmit={submit}>
      {children}
      <NameField
        label={say('web.start.name')}
        testId="join-name"
        unnamed={say('web.start.guest')}
        value={name.value}
        whose="own"
        onChange={(typed) => {
          name.value = typed;
        }}
      />
      {refusal.value !== null && (
        <p class="refusal" role="alert">
          {sayRefusal(refusal.value)}
        </p>
      )}
      {refusal.value?.code === 'SEAT_TAKEN' && (
        <button type="button" class="button button-plain" data-testid="join-watch" onClick={onWatch}>
          {say('web.join.watch')}
        </button>
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
