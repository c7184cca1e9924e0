import { type BoardKind, startingBoard } from '@nardy/rules';
import type { JSX } from 'preact';
import { preferences } from '../../app/preferences.ts';
import { Board } from '../../board/board.tsx';
import { Dice, type DieFace } from '../../board/dice.tsx';
import { placementOf } from '../../board/placement.ts';
import { NO_MARKS } from '../../board/props.ts';

/** Dice that only lie there for the look of it. */
const THROWN: readonly DieFace[] = [
  { face: 6, state: 'waiting' },
  { face: 5, state: 'waiting' },
];

export interface StartBoardProps {
  readonly kind: BoardKind;
  readonly cubed: boolean;
}

/** The board as it stands before the first roll of the game that is being chosen. */
export function StartBoard({ kind, cubed }: StartBoardProps): JSX.Element {
  return (
    <Board
      kind={kind}
      home={preferences.value.home}
      bottomTone="light"
      placement={placementOf(startingBoard(kind))}
      steps={[]}
      limitMs={700}
      recall={[]}
      recallAs="arrows"
      cube={cubed ? { value: 1, at: 'middle', state: 'free' } : null}
      marks={NO_MARKS}
      loose={[]}
      lights="off"
      label={String}
      right={<Dice dice={THROWN} tone="light" label="" rollKey="" arrival="lying" />}
    />
  );
}
