import {
  isPracticeOver,
  type Practice,
  type PracticeTouch,
  practiceMarks,
  practicePlaces,
  practiceStep,
  touchPractice,
} from '@nardy/session';
import type { JSX } from 'preact';
import { Board } from '../../board/board.tsx';
import { practiceLabel, practiceSaid } from './practice-words.ts';

export interface PracticeBoardProps {
  readonly practice: Practice;
  readonly onChange: (practice: Practice) => void;
}

/** The board of a turn that is played for practice. */
export function PracticeBoard({ practice, onChange }: PracticeBoardProps): JSX.Element {
  const touch = (by: PracticeTouch): void => onChange(touchPractice(practice, by));
  const { movable, selected, strong, hits } = practiceMarks(practice);
  const places = practicePlaces(practice);
  const own = [...places.keys()].filter((place) => (places[place] ?? 0) > 0);
  return (
    <>
      <Board
        kind={practice.scene.rules.board}
        home="right"
        bottomTone="light"
        placement={places}
        steps={practice.moved.map((step) => practiceStep(practice, step))}
        limitMs={700}
        recall={[]}
        recallAs="arrows"
        cube={null}
        marks={{ movable, selected, strong, weak: [], hits }}
        loose={isPracticeOver(practice) ? [] : own}
        lights="on"
        label={(place) => practiceLabel(practice, place)}
        onTap={(place) => touch({ kind: 'tap', place })}
        onChoose={(place) => touch({ kind: 'choose', place })}
        onDragStart={() => {}}
        onDrop={(from, to) => touch({ kind: 'drop', from, to })}
      />
      <p class="unseen" aria-live="polite" data-testid="practice-said">
        {practiceSaid(practice)}
      </p>
    </>
  );
}
