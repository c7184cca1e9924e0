import type { Locale } from '@nardy/i18n';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { checkPhrases, type PhraseCheck, phraseText } from '../src/pages/check/phrase-check.ts';
import type { GameCheck } from './check-game.ts';
import { keptSecrets } from './kept-secrets.ts';

/** Says of the words that a player of this device typed whether they went into the seals of this game. */
export function OwnPhrases({
  check,
  locale,
}: {
  readonly check: GameCheck;
  readonly locale: Locale;
}): JSX.Element | null {
  const [found, setFound] = useState<readonly PhraseCheck[]>([]);
  useEffect(() => {
    const { game } = check.report.log;
    let wanted = true;
    if (game !== null) {
      void keptSecrets(game).then((secrets) => {
        if (wanted) setFound(checkPhrases(check.lines, secrets));
      });
    }
    return () => {
      wanted = false;
    };
  }, [check]);
  if (found.length === 0) return null;
  return (
    <ul class="remarks">
      {found.map((phrase) => (
        <li
          key={phrase.line}
          class={phrase.inSeal === 'yes' ? 'good' : 'amber'}
          data-testid="own-phrase"
          data-in-seal={phrase.inSeal}
        >
          <b aria-hidden="true">{phrase.inSeal === 'yes' ? '✓' : '!'}</b>{' '}
          <span>{phraseText(locale, phrase)}</span>
        </li>
      ))}
    </ul>
  );
}
