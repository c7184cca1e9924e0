import type { JSX } from 'preact';
import type { Say } from './words.ts';

const SENTENCES = [1, 2, 3, 4, 5] as const;

/** The protocol in five sentences. */
export function HowItWorks({ say }: { readonly say: Say }): JSX.Element {
  return (
    <footer>
      <details>
        <summary>{say('check.how')}</summary>
        <ol>
          {SENTENCES.map((number) => (
            <li key={number}>{say(`dice.explain.${number}`)}</li>
          ))}
        </ol>
      </details>
      <p class="soft">{say('check.offline')}</p>
    </footer>
  );
}
