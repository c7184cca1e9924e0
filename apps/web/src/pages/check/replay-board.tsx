import type { ReplayStep } from '@nardy/record';
import type { MatchState, Roll, Side } from '@nardy/rules';
import { placeText } from '@nardy/session';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { preferences } from '../../app/preferences.ts';
import { sayAloud } from '../../app/spoken.ts';
import { say } from '../../app/words.ts';
import { Board } from '../../board/board.tsx';
import { Dice } from '../../board/dice.tsx';
import { placementOf } from '../../board/placement.ts';
import { NO_MARKS } from '../../board/props.ts';
import { sayOfEngine } from '../../engine/engine-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { draftOfMatch } from '../position/draft-of-match.ts';
import { draftAddress } from '../position/draft-text.ts';
import { momentWords, type Names } from './moment-words.ts';

export interface ReplayBoardProps {
  readonly steps: readonly ReplayStep[];
  readonly names: Names;
}

/** A line at which something was seen at the table. */
interface Moment {
  readonly step: ReplayStep;
  readonly match: MatchState;
  readonly words: string;
  /** The dice on the board then. */
  readonly dice: { readonly side: Side; readonly roll: Roll } | null;
}

function momentsOf({ steps, names }: ReplayBoardProps): readonly Moment[] {
  const moments: Moment[] = [];
  let dice: Moment['dice'] = null;
  for (const step of steps) {
    for (const event of step.events)
      if (event.type === 'rolled') dice = { side: event.side, roll: event.roll };
    const { match } = step;
    if (match?.phase === 'to-play') dice = { side: match.onRoll, roll: match.roll };
    const words = momentWords(step, names);
    if (match !== null && (words !== '' || moments.length === 0)) moments.push({ step, match, words, dice });
  }
  return moments;
}

function MomentDice({ moment, side }: { readonly moment: Moment; readonly side: Side }): JSX.Element | null {
  const { dice } = moment;
  if (dice?.side !== side) return null;
  const faces = [...dice.roll].sort((a, b) => b - a);
  const state = moment.match.phase === 'to-play' ? 'waiting' : 'used';
  return (
    <Dice
      dice={faces.map((face) => ({ face, state }))}
      arrival="lying"
      tone={side === 'white' ? 'light' : 'dark'}
      label={say('web.table.dice', { dice: faces.join('-') })}
      rollKey={String(moment.step.n)}
    />
  );
}

/** Steps through a record on a board, white at the bottom. */
export function ReplayBoard(props: ReplayBoardProps): JSX.Element | null {
  const moments = momentsOf(props);
  const at = useSignal(Math.max(0, moments.length - 1));
  const index = Math.min(at.value, moments.length - 1);
  const moment = moments[index];
  if (moment === undefined) return null;
  const { match, step, words } = moment;
  const placement = placementOf(match.board);
  // While a game is played nobody is helped by the engine from here.
  const isOver = moments.at(-1)?.match.phase.endsWith('-over') === true;
  const draft = isOver ? draftOfMatch(match) : null;
  const { owner, value } = match.cube;
  const { home } = preferences.value;
  const [left, right] = home === 'right' ? (['black', 'white'] as const) : (['white', 'black'] as const);
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
        home={home}
        bottomTone="light"
        placement={placement}
        steps={[]}
        limitMs={250}
        recall={[]}
        recallAs="arrows"
        cube={
          match.settings.rules.cube === 'none'
            ? null
            : {
                value,
                at: owner === null ? 'middle' : owner === 'white' ? 'bottom' : 'top',
                state: match.crawford === 'now' ? 'resting' : 'free',
              }
        }
        marks={NO_MARKS}
        loose={[]}
        lights="off"
        label={(place) =>
          sayAloud(
            placeText(
              { board: { kind: match.settings.rules.board, places: placement }, bottom: 'white' },
              'white',
              place,
            ),
          )
        }
        left={<MomentDice moment={moment} side={left} />}
        right={<MomentDice moment={moment} side={right} />}
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
            onClick={() => {
              at.value = to;
            }}
          >
            <Icon name={name} />
          </button>
        ))}
      </div>
      <p class="replay-line" aria-live="polite">
        <strong>{words}</strong> <small>{say('web.check.line', { line: step.n })}</small>
        {draft !== null && (
          <>
            {' '}
            <a href={draftAddress(draft)} data-testid="open-position">
              {sayOfEngine('hint.open')}
            </a>
          </>
        )}
      </p>
      <p>
        <small>{say('web.check.numbers')}</small>
      </p>
    </div>
  );
}
