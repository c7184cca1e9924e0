import { makeChain, parseLogLine } from '@nardy/dice';
import { type Locale, phraseWords, translateFrom } from '@nardy/i18n';
import { roleOf } from '@nardy/record';
import type { Side } from '@nardy/rules';
import { chainSpecOf, type StoredSecret } from '@nardy/session';

/** What has become of words that a player of this device added to a chain. */
export interface PhraseCheck {
  readonly side: Side;
  readonly phrase: string;
  /** Of the seal. */
  readonly line: number;
  /** Whether the seal comes out again from the words and the rest of the secret. */
  readonly inSeal: 'yes' | 'no';
}

/**
 * Makes again every seal of a record into which this device has put words of its player.
 * Cost: about 2.5 ms a secret with words.
 */
export function checkPhrases(
  lines: readonly string[],
  secrets: readonly StoredSecret[],
): readonly PhraseCheck[] {
  return secrets.flatMap((secret) => {
    const { side, phrase, epoch } = secret;
    const spec = chainSpecOf(secret);
    if (phrase === '' || !spec.ok) return [];
    const seal = lines.findIndex((line) => line.includes(` anchor ${roleOf(side)} ${epoch} `));
    const parsed = parseLogLine(lines[seal] ?? '');
    if (!parsed.ok || parsed.value.line.kind !== 'anchor') return [];
    const isSame = makeChain(spec.value).anchor === parsed.value.line.anchor;
    return [{ side, phrase, line: seal, inSeal: isSame ? ('yes' as const) : ('no' as const) }];
  });
}

/** What has become of the words, in a language. */
export function phraseText(locale: Locale, { side, phrase, line, inSeal }: PhraseCheck): string {
  const key = `phrase.${inSeal === 'yes' ? 'inSeal' : 'notInSeal'}.${side}`;
  return translateFrom(phraseWords, locale, key, { phrase, line });
}
