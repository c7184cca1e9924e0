import { decodeTranscript, type GameLine } from '@nardy/dice';
import type { StoredSecret } from '@nardy/session';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { locale } from '../../app/preferences.ts';
import { secretsOfGame } from '../../effects/secret-storage.ts';
import type { GameCheck } from './game-check.ts';
import { checkPhrases, type PhraseCheck, phraseText } from './phrase-check.ts';

async function ownSecrets({ game, mode }: GameLine): Promise<readonly StoredSecret[]> {
  if (mode !== 'local') return secretsOfGame(game);
  const { playerSecretsOfGame } = await import('../../offline/device-matches.ts');
  return playerSecretsOfGame(game);
}

/** Says of the words that a player of this device typed whether they went into the seals of this game. */
export function OwnPhrases({ check }: { readonly check: GameCheck }): JSX.Element {
  const found = useSignal<readonly PhraseCheck[]>([]);
  useEffect(() => {
    const { game } = check.report.log;
    const transcript = decodeTranscript(check.transcript);
    if (game === null || !transcript.ok) return;
    ownSecrets(game).then(
      (secrets) => {
        found.value = checkPhrases(transcript.value.lines, secrets);
      },
      () => {
        // Nothing is kept here, so no words of this device can be in it.
      },
    );
  }, [check]);
  return (
    <>
      {found.value.map((phrase) => (
        <p
          key={phrase.line}
          class={phrase.inSeal === 'yes' ? 'verdict-note' : 'verdict verdict-amber'}
          data-testid="own-phrase"
          data-in-seal={phrase.inSeal}
        >
          <b aria-hidden="true">{phrase.inSeal === 'yes' ? '✓' : '!'}</b>{' '}
          <span>{phraseText(locale.value, phrase)}</span>
        </p>
      ))}
    </>
  );
}
