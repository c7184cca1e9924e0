import { opponentOf, type Side } from '@nardy/rules';
import { placeText, type StepView, type TableView, type UserInput } from '@nardy/session';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { sayAloud } from '../../app/spoken.ts';
import { Board } from '../../board/board.tsx';
import { OtherBand, OwnBand } from './bands.tsx';
import { drawnCube, drawnSteps, looseOf, marksOf, motionLimit } from './board-props.ts';
import { withoutSecondTaps } from './second-taps.ts';

export interface TableBoardProps {
  readonly view: TableView;
  readonly send: (input: UserInput) => void;
  /** A play to be drawn that has not been made. */
  readonly advice: readonly StepView[];
}

/** Each side's dice lie in its own half: at the home of the bottom side, and opposite. */
function Half({ view, send, side }: Omit<TableBoardProps, 'advice'> & { readonly side: Side }): JSX.Element {
  const other = opponentOf(side);
  return (
    <>
      <OwnBand view={view} side={side} send={send} />
      <OtherBand view={view} side={other} send={send} />
    </>
  );
}

/** The board of the table: what the session says, drawn; what the hand does, told. */
export function TableBoard({ view, send, advice }: TableBoardProps): JSX.Element {
  const { board, preferences, bottom } = view;
  const top = opponentOf(bottom);
  const latest = useRef(send);
  latest.current = send;
  const { fromBand, fromBoard } = useMemo(
    () =>
      withoutSecondTaps(
        (input) => latest.current(input),
        () => performance.now(),
      ),
    [],
  );
  const half = (side: Side): JSX.Element => <Half view={view} send={fromBand} side={side} />;
  const [left, right] = preferences.home === 'right' ? [top, bottom] : [bottom, top];
  return (
    <Board
      kind={board.kind}
      home={preferences.home}
      bottomTone={view.players[bottom].colour}
      placement={board.places}
      steps={drawnSteps(view, board.motion.steps)}
      limitMs={motionLimit(view)}
      recall={advice.length > 0 ? [] : drawnSteps(view, board.lastPlay)}
      recallAs={preferences.lastPlay === 'ghosts' ? 'ghosts' : 'arrows'}
      advice={drawnSteps(view, advice)}
      cube={drawnCube(view)}
      marks={marksOf(view)}
      loose={looseOf(view)}
      lights={preferences.highlights}
      label={(place) => sayAloud(placeText(view, bottom, place))}
      onTap={(place) => fromBoard({ type: 'placeTapped', place })}
      onChoose={(place) => send({ type: 'placeChosen', place })}
      onOther={(place) => send({ type: 'placeAltTapped', place })}
      onDragStart={(place) => send({ type: 'dragStarted', place })}
      onDrop={(from, to) => send(to === null ? { type: 'dragCancelled' } : { type: 'dragDropped', from, to })}
      left={half(left)}
      right={half(right)}
    />
  );
}
