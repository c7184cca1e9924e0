import type { ReplayStep } from '@nardy/record';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { preferences } from '../../app/preferences.ts';
import { say } from '../../app/words.ts';
import { Board } from '../../board/board.tsx';
import { placementOf } from '../../board/placement.ts';
import { NO_MARKS } from '../../board/props.ts';
import { Icon } from '../../ui/icon.tsx';
import { placeLabel } from '../table/board-props.ts';

/** The lines at which something happened on the table. */
function momentsOf(steps: readonly ReplayStep[]): readonly ReplayStep[] {
  return steps.filter(({ events, match }) => match !== null && events.length > 0);
}

/** Steps through a record on a board. */
export function ReplayBoard({ steps }: { readonly steps: readonly ReplayStep[] }): JSX.Element | null {
  const moments = momentsOf(steps);
  const at = useSignal(Math.max(0, moments.length - 1));
  const index = Math.min(at.value, moments.length - 1);
  const moment = moments[index];
  const match = moment?.match;
  if (moment === undefined || match === null || match === undefined) return null;
  const placement = placementOf(match.board);
  const { owner, value } = match.cube;
  const cubeAt = owner === null ? 'middle' : owner === 'white' ? 'bottom' : 'top';
  const go = (to: number): void => {
    at.value = Math.min(moments.length - 1, Math.max(0, to));
  };
  const buttons = [
    ['first', 0],
    ['back', index - 1],
    ['next', index + 1],
    ['last', moments.length - 1],
  ] as const;
  return (
    <div class="replay">
      <Board
        kind={match.settings.rules.board}
        home={preferences.value.home}
        bottomTone="light"
        placement={placement}
        steps={[]}
        limitMs={250}
        recall={[]}
        recallAs="arrows"
        cube={
          match.settings.rules.cube === 'none'
            ? null
            : { value, at: cubeAt, resting: match.crawford === 'now' }
        }
        marks={NO_MARKS}
        lights="off"
        label={(place) => placeLabel(placement, place)}
      />
      <div class="replay-controls">
        {buttons.map(([name, to]) => (
          <button
            key={name}
            type="button"
            class="button button-plain"
            aria-label={say(`web.check.${name}`)}
            data-testid={`replay-${name}`}
            disabled={to < 0 || to >= moments.length || to === index}
            onClick={() => go(to)}
          >
            <Icon name={name} />
          </button>
        ))}
      </div>
      <p class="replay-line">
        <small>{say('web.check.line', { line: moment.n })}</small> <code>{moment.text}</code>
      </p>
    </div>
  );
}
