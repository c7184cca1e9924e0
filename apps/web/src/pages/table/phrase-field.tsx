import { phraseWords, translateFrom } from '@nardy/i18n';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { locale } from '../../app/preferences.ts';
import { sayRefusal } from '../../app/words.ts';
import { keepPhrase, ownPhrase, thrownPhrase } from '../../effects/own-phrase.ts';
import { Field } from '../../ui/field.tsx';

const LONGEST = 200;

function word(key: keyof typeof phraseWords): string {
  return translateFrom(phraseWords, locale.value, key);
}

/** Where a player types words, or throws dice, that go into the seals of this device from the next game on. */
export function PhraseField(): JSX.Element {
  const typed = useSignal(ownPhrase());
  const said = useSignal('');
  const keep = (phrase: string): void => {
    typed.value = phrase;
    const kept = keepPhrase(phrase);
    if (kept.ok) said.value = word(phrase === '' ? 'phrase.none' : 'phrase.kept');
    else said.value = kept.error.code === 'STORAGE' ? word('phrase.notKept') : sayRefusal(kept.error);
  };
  return (
    <>
      <Field label={word('phrase.title')}>
        {(id) => (
          <>
            <input
              id={id}
              data-testid="phrase"
              maxLength={LONGEST}
              autocomplete="off"
              aria-describedby={`${id}-about`}
              value={typed.value}
              onInput={(event) => keep(event.currentTarget.value)}
            />
            <small class="field-hint" id={`${id}-about`}>
              {word('phrase.about')}
            </small>
          </>
        )}
      </Field>
      <div class="panel-actions">
        <button
          type="button"
          class="button button-plain"
          data-testid="phrase-throw"
          onClick={() => keep(thrownPhrase())}
        >
          {word('phrase.throw')}
        </button>
        <small role="status" data-testid="phrase-said">
          {said.value}
        </small>
      </div>
    </>
  );
}
