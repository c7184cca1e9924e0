import type { JSX } from 'preact';
import type { Hint } from '../../../engine/engine-client.ts';
import { sayOfEngine } from '../../../engine/engine-words.ts';

/** How far the engine has come. */
export function HintProgress({ hint }: { readonly hint: Hint }): JSX.Element | null {
  switch (hint.state) {
    case 'loading':
      return (
        <small data-testid="hint-loading" role="status">
          {sayOfEngine('hint.loading', { n: Math.floor(100 * hint.share) })}
        </small>
      );
    case 'thinking':
    case 'done': {
      const { plies } = hint.answer;
      return (
        <small data-testid="hint-depth" data-plies={plies}>
          {plies === 0 ? sayOfEngine('hint.sight') : sayOfEngine('hint.depth', { n: plies })}
          {hint.state === 'thinking' && ` · ${sayOfEngine('hint.thinking')}`}
        </small>
      );
    }
    case 'failed':
      return null;
  }
}
