import type { RuleSet } from '@nardy/rules';
import { isPracticeOver, type Practice, type PracticeTouch, touchPractice } from '@nardy/session';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { sayText } from '../../app/words.ts';
import { BoardPicture } from '../../board/board-picture.tsx';
import { placementOf } from '../../board/placement.ts';
import { useNearView } from '../../board/use-near-view.ts';
import { Icon } from '../../ui/icon.tsx';
import type { DiagramName, PlayDiagram as PlayDiagramData } from './diagrams.ts';
import { isRight, practiceOf, worthOf } from './judge-diagram.ts';
import { PracticeBoard } from './practice-board.tsx';
import { PracticeDice } from './practice-dice.tsx';
import { taughtKey, teach } from './taught-words.ts';

export interface PlayDiagramProps {
  readonly name: DiagramName;
  readonly rules: RuleSet;
  readonly diagram: PlayDiagramData;
}

interface Verdict {
  readonly state: 'open' | 'refused' | 'right' | 'wrong';
  readonly words: string;
}

const UNTOUCHED: Verdict = { state: 'open', words: '' };

function verdictOf({ name, diagram }: PlayDiagramProps, practice: Practice): Verdict {
  if (practice.refusal !== null) return { state: 'refused', words: sayText(practice.refusal) };
  if (!isPracticeOver(practice)) return { state: 'open', words: '' };
  const right = isRight(diagram, practice);
  if (right && diagram.worth === true) {
    const { kind, points } = worthOf(practice);
    return {
      state: 'right',
      words: teach('diagram.worth', { kind: sayText({ key: `win.${kind}` }), n: points }),
    };
  }
  const key = taughtKey(`diagram.${name}.${right ? 'right' : 'wrong'}`) ?? 'diagram.legal';
  return { state: right ? 'right' : 'wrong', words: teach(key) };
}

/** A position whose turn the reader plays; what is refused and what is right is said at once. */
export function PlayDiagram(props: PlayDiagramProps): JSX.Element | null {
  const { name, rules, diagram } = props;
  const now = useSignal<Practice | null>(null);
  const { ref, near } = useNearView<HTMLElement>();
  // The plays are searched for once somebody comes near.
  const fresh = useMemo(() => (near ? practiceOf(rules, diagram) : null), [near]);
  const practice = now.value ?? fresh;
  if (diagram.roll === null) return null;
  const { state, words } = practice === null ? UNTOUCHED : verdictOf(props, practice);
  const task = teach(taughtKey(`diagram.${name}.task`) ?? 'diagram.legal');
  const touched = practice !== null && practice.turn.made.length > 0;
  const touch = (by: PracticeTouch): void => {
    if (practice !== null) now.value = touchPractice(practice, by);
  };
  return (
    <figure class="diagram" ref={ref} data-testid={`diagram-${name}`} data-state={state}>
      <figcaption class="diagram-task">
        <PracticeDice roll={diagram.roll} practice={practice} onSwap={() => touch({ kind: 'swap' })} />
        <span>{task}</span>
      </figcaption>
      {practice !== null ? (
        <PracticeBoard
          practice={practice}
          onChange={(next) => {
            now.value = next;
          }}
        />
      ) : (
        <BoardPicture
          kind={rules.board}
          placement={placementOf(diagram.board)}
          label={teach('diagram.board', { task })}
        />
      )}
      <div class="diagram-foot">
        <p class={`diagram-said diagram-${state}`} role="status">
          {words}
        </p>
        <button
          type="button"
          class="icon-button"
          aria-label={teach('diagram.undo')}
          title={teach('diagram.undo')}
          disabled={!touched}
          onClick={() => touch({ kind: 'undo' })}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="button button-plain"
          data-testid="diagram-reset"
          disabled={!touched}
          onClick={() => {
            now.value = fresh;
          }}
        >
          {teach('diagram.reset')}
        </button>
      </div>
    </figure>
  );
}
