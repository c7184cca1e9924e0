import type { FaultView } from '@nardy/session';
import type { JSX } from 'preact';
import { say, sayText } from '../../app/words.ts';

/** A check failed: play has stopped, in words, with the place in the record. */
export function FaultPanel({
  fault,
  match,
}: {
  readonly fault: FaultView;
  readonly match: string;
}): JSX.Element {
  return (
    <section class="fault" role="alert" data-testid="fault" data-code={fault.code} data-line={fault.line}>
      <h2>
        <span aria-hidden="true">✗ </span>
        {say('web.fault.title')}
      </h2>
      <p class="fault-text">{sayText(fault.text)}</p>
      <p>{say('web.fault.about')}</p>
      <p>
        <small>{say('web.fault.where', { line: fault.line, code: fault.code })}</small>
      </p>
      <a class="button button-plain" href={`/m/${match}/check`}>
        {say('web.table.checkMatch')}
      </a>
    </section>
  );
}
