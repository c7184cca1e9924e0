import type { TaughtKey } from '@nardy/i18n';
import type { RuleSet } from '@nardy/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { BoardPicture } from '../../board/board-picture.tsx';
import { placementOf } from '../../board/placement.ts';
import type { AskDiagram as AskDiagramData, DiagramName } from './diagrams.ts';
import { PracticeDice } from './practice-dice.tsx';
import { teach } from './taught-words.ts';

export interface AskDiagramProps {
  readonly name: DiagramName;
  readonly rules: RuleSet;
  readonly diagram: AskDiagramData;
}

/** A question with a few answers; one about the board shows it. */
export function AskDiagram({ name, rules, diagram }: AskDiagramProps): JSX.Element {
  const chosen = useSignal<string | null>(null);
  const words = (part: string): string => teach(`diagram.${name}.${part}` as TaughtKey);
  const [right] = diagram.choices;
  const state = chosen.value === null ? 'open' : chosen.value === right ? 'right' : 'wrong';
  // The first is the right one: their order on the page is that of their names.
  const shown = [...diagram.choices].sort();
  return (
    <figure class="diagram" data-testid={`diagram-${name}`} data-state={state}>
      <figcaption class="diagram-task">
        {diagram.roll !== null && <PracticeDice roll={diagram.roll} practice={null} />}
        <span>{words('task')}</span>
      </figcaption>
      {diagram.about === 'board' && (
        <BoardPicture
          kind={rules.board}
          placement={placementOf(diagram.board)}
          label={teach('diagram.board', { task: words('task') })}
        />
      )}
      <div class="diagram-choices">
        {shown.map((choice) => (
          <button
            key={choice}
            type="button"
            class="button button-plain"
            data-testid={`choice-${choice}`}
            aria-pressed={chosen.value === choice}
            onClick={() => {
              chosen.value = choice;
            }}
          >
            {words(choice)}
          </button>
        ))}
      </div>
      <div class="diagram-foot">
        <p class={`diagram-said diagram-${state}`} role="status">
          {state === 'open' ? '' : words(state)}
        </p>
      </div>
    </figure>
  );
}
