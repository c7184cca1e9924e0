import { flipBoard, opponentOf, SIDES } from '@nardy/rules';
import type { JSX } from 'preact';
import { Choice } from '../../ui/choice.tsx';
import { boardKindOf, clearBoard, type Draft, newDraft } from './draft.ts';
import { sayColour, sayPosition } from './say-position.ts';
import type { Brush } from './set-up-board.tsx';

export interface SetUpToolsProps {
  readonly draft: Draft;
  readonly brush: Brush;
  readonly onChange: (draft: Draft) => void;
  readonly onBrush: (brush: Brush) => void;
}

/** What a tap on the board does, who is on roll, and positions to begin from. */
export function SetUpTools({ draft, brush, onChange, onBrush }: SetUpToolsProps): JSX.Element {
  const buttons = [
    ['start', () => ({ ...draft, board: newDraft(draft.rules).board })],
    ['clear', () => clearBoard(draft)],
    ['swap', () => swapSides(draft)],
  ] as const;
  return (
    <div class="set-up-tools">
      <Choice<Brush>
        legend={sayPosition('position.brush')}
        testId="brush"
        value={brush}
        options={[
          ...SIDES.map((value) => ({ value, label: sayColour(value) })),
          { value: 'remove', label: sayPosition('position.remove') },
        ]}
        onChange={onBrush}
      />
      <Choice
        legend={sayPosition('position.onRoll')}
        testId="on-roll"
        value={draft.onRoll}
        options={SIDES.map((value) => ({ value, label: sayColour(value) }))}
        onChange={(onRoll) => onChange({ ...draft, onRoll })}
      />
      <div class="set-up-buttons">
        {buttons.map(([name, make]) => (
          <button
            key={name}
            type="button"
            class="button button-plain"
            data-testid={`set-up-${name}`}
            onClick={() => onChange(make())}
          >
            {sayPosition(`position.${name}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The same decision with the colours exchanged. */
function swapSides(draft: Draft): Draft {
  const { onRoll, cube, score } = draft;
  const owner = cube.owner === null ? null : opponentOf(cube.owner);
  return {
    ...draft,
    onRoll: opponentOf(onRoll),
    board: flipBoard(boardKindOf(draft), draft.board),
    cube: { value: cube.value, owner },
    score: { white: score.black, black: score.white },
  };
}
