import type { JSX } from 'preact';
import type { EngineFault } from '../../../engine/engine-message.ts';
import { sayOfEngine } from '../../../engine/engine-words.ts';

/** Why there is no answer, and another try. */
export function HintFailed({
  code,
  onAgain,
}: {
  readonly code: EngineFault;
  readonly onAgain: () => void;
}): JSX.Element {
  return (
    <div class="hint-failed" role="alert">
      <p data-testid="hint-failed">{sayOfEngine(`hint.failed.${code}`)}</p>
      <button type="button" class="button button-plain" onClick={onAgain}>
        {sayOfEngine('hint.again')}
      </button>
    </div>
  );
}
