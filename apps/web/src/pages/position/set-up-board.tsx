import { opponentOf, RULE_SETS, type Side } from '@nardy/rules';
import { PLACES, type Place, type StepView } from '@nardy/session';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { preferences } from '../../app/preferences.ts';
import { Board } from '../../board/board.tsx';
import { Dice } from '../../board/dice.tsx';
import { placementOf } from '../../board/placement.ts';
import { NO_MARKS } from '../../board/props.ts';
import {
  addChecker,
  boardKindOf,
  type Draft,
  type EditRefusal,
  moveChecker,
  setCheckers,
  shownBoard,
  takeChecker,
} from './draft.ts';
import { sayColour, sayPosition } from './say-position.ts';

/** What a tap does: puts a checker of a side, or takes one off. */
export type Brush = Side | 'remove';

export interface SetUpBoardProps {
  readonly draft: Draft;
  readonly brush: Brush;
  /** A play to show. */
  readonly advice: readonly StepView[];
  readonly onEdit: (edit: Draft | EditRefusal) => void;
  readonly onBrush: (brush: Brush) => void;
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** The board on which checkers are put, taken off and dragged. The side on roll is at the bottom. */
export function SetUpBoard({ draft, brush, advice, onEdit, onBrush }: SetUpBoardProps): JSX.Element {
  const root = useRef<HTMLFieldSetElement>(null);
  const kind = boardKindOf(draft);
  const { onRoll, roll, cube } = draft;
  const { home } = preferences.value;
  const placement = placementOf(shownBoard(draft));
  const colour = brush === 'remove' ? onRoll : brush;
  const put = (place: Place): void =>
    onEdit(brush === 'remove' ? takeChecker(draft, place) : addChecker(draft, place, brush));

  const onKeyDown = (event: KeyboardEvent): void => {
    const place = placeOfTarget(event.target);
    if (place === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (ARROWS.includes(event.key)) focusPlace(root.current, neighbour(place, event.key));
    else if (event.key === 'Delete' || event.key === 'Backspace' || event.key === '-') {
      onEdit(takeChecker(draft, place));
    } else if (/^\d$/.test(event.key)) onEdit(setCheckers(draft, place, colour, Number(event.key)));
    else if (event.code === 'KeyS') onBrush(opponentOf(colour));
    else return;
    event.preventDefault();
  };

  const dice =
    roll === null ? null : (
      <Dice
        dice={[...roll].sort((a, b) => b - a).map((face) => ({ face, state: 'waiting' }))}
        tone={onRoll === 'white' ? 'light' : 'dark'}
        label={sayPosition('position.thrown', { dice: roll.join('-') })}
        rollKey={roll.join('')}
        arrival="lying"
      />
    );
  return (
    <fieldset
      class="set-up-board"
      aria-label={sayPosition('position.board')}
      ref={root}
      onKeyDown={onKeyDown}
    >
      <Board
        kind={kind}
        home={home}
        bottomTone={onRoll === 'white' ? 'light' : 'dark'}
        placement={placement}
        steps={[]}
        limitMs={200}
        recall={[]}
        recallAs="arrows"
        advice={advice.map(({ side, from, to, hit }) => ({ bottom: side === onRoll, from, to, hit }))}
        cube={
          cube.value === 1 && cube.owner === null && !hasCube(draft)
            ? null
            : {
                value: cube.value,
                at: cube.owner === null ? 'middle' : cube.owner === onRoll ? 'bottom' : 'top',
                state: draft.crawford ? 'resting' : 'free',
              }
        }
        marks={NO_MARKS}
        loose={[...placement.keys()].filter((place) => placement[place] !== 0)}
        lights="off"
        label={(place) => placeWords(draft, placement, place)}
        onTap={put}
        onChoose={put}
        onOther={(place) => onEdit(takeChecker(draft, place))}
        onDragStart={() => {}}
        onDrop={(from, to) => onEdit(moveChecker(draft, from, to))}
        left={home === 'left' ? dice : null}
        right={home === 'right' ? dice : null}
      />
    </fieldset>
  );
}

/** Whether the rules are played with a cube. */
function hasCube({ rules }: Draft): boolean {
  return RULE_SETS[rules].cube !== 'none';
}

function placeOfTarget(target: EventTarget | null): Place | null {
  const text = target instanceof HTMLElement ? target.dataset.place : undefined;
  return text === undefined ? null : Number(text);
}

function focusPlace(root: HTMLElement | null, place: Place): void {
  root?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
}

/** Where an arrow leads: along the numbers, to the point drawn opposite, and from a bar or tray onto the points. */
function neighbour(place: Place, key: string): Place {
  if (place < 1 || place > 24) return place === PLACES.topBar || place === PLACES.topTray ? 24 : 1;
  if (key === 'ArrowUp' || key === 'ArrowDown') return 25 - place;
  const up = key === 'ArrowLeft';
  return up ? (place === 24 ? 1 : place + 1) : place === 1 ? 24 : place - 1;
}

/** What a screen reader says about a place. */
function placeWords(draft: Draft, placement: readonly number[], place: Place): string {
  const count = placement[place] ?? 0;
  const n = Math.abs(count);
  const bottom = place === PLACES.bottomBar || place === PLACES.bottomTray || count > 0;
  const side = sayColour(bottom ? draft.onRoll : opponentOf(draft.onRoll));
  if (place === PLACES.bottomBar || place === PLACES.topBar) {
    return sayPosition('position.place.bar', { side, n });
  }
  if (place === PLACES.bottomTray || place === PLACES.topTray) {
    return sayPosition('position.place.tray', { side, n });
  }
  if (count === 0) return sayPosition('position.place.empty', { point: place });
  return sayPosition('position.place.held', { point: place, side, n });
}
