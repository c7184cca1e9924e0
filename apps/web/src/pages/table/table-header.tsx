import type { TableView, UserInput } from '@nardy/session';
import type { JSX } from 'preact';
import { sayPart } from '../../app/spoken.ts';
import { say, sayText } from '../../app/words.ts';
import { CheckTick } from './check-tick.tsx';
import { TableRules } from './table-rules.tsx';
import { TableSwitches } from './table-switches.tsx';

/** What is played for: to how many, which game, Crawford, the stake; and the way out. */
export function TableHeader({
  view,
  send,
  onCheck,
}: {
  readonly view: TableView;
  readonly send: (input: UserInput) => void;
  readonly onCheck: () => void;
}): JSX.Element {
  const { header } = view;
  return (
    <header class="table-head">
      <a class="icon-button" href="/" aria-label={say('web.home')} title={say('web.home')} data-testid="home">
        ‹
      </a>
      <div class="table-title" data-testid="header">
        <TableRules view={view} />
        <span>
          <span data-testid="length">{sayText(header.lengthText)}</span>
          {header.setUpText === null ? (
            <span class="table-game">
              {' · '}
              {say('header.game', { n: header.game })}
            </span>
          ) : (
            // Only the first game is set up, so that its number says nothing.
            <span data-testid="set-up">
              {' · '}
              {sayPart(header.setUpText)}
            </span>
          )}
          {header.crawfordText !== null && (
            <span data-testid="crawford" data-state={header.crawford}>
              {' · '}
              {sayText(header.crawfordText)}
            </span>
          )}
          {view.cube !== null && (
            <b
              data-testid={header.stake === 1 ? 'stake-one' : 'stake'}
              class={header.stake === 1 ? 'stake-one' : undefined}
            >
              {' · '}
              {say('header.stake', { n: header.stake })}
            </b>
          )}
        </span>
      </div>
      <TableSwitches view={view} send={send} />
      <CheckTick view={view} onOpen={onCheck} />
    </header>
  );
}
