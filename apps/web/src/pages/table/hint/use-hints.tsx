import type { CheckerMove } from '@nardy/rules';
import { type StepView, stepViews, type TableView } from '@nardy/session';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Lazy } from '../../../app/lazy.tsx';
import { say } from '../../../app/words.ts';
import type { EngineClient } from '../../../engine/engine-client.ts';
import { Icon } from '../../../ui/icon.tsx';
import '../../../styles/hint.css';

/** Hints as the table places them. */
export interface Hints {
  /** `null` at a table without hints. */
  readonly button: JSX.Element | null;
  readonly panel: JSX.Element | null;
  /** The play to draw on the board; empty once checkers have been moved. */
  readonly steps: readonly StepView[];
  /** Whether the decision is an answer to the cube, which is asked for in a dialog. */
  readonly place: 'table' | 'question';
  toggle(): void;
}

const loadPanel = () => import('./hint-panel.tsx').then((module) => module.HintPanel);

/** The hint of the decision at hand: closed until it is asked for, and again with the next decision. */
export function useHints(view: TableView): Hints {
  const engine = useRef<EngineClient | null>(null);
  const opened = useSignal<string | null>(null);
  const shown = useSignal<readonly CheckerMove[] | null>(null);
  useEffect(() => () => engine.current?.close(), []);

  const { hint, bottom, board } = view;
  const question = hint?.question ?? null;
  const isOpen = question !== null && question.key === opened.value;
  const toggle = (): void => {
    opened.value = isOpen || question === null ? null : question.key;
  };
  const close = (): void => {
    opened.value = null;
  };
  const show = (moves: readonly CheckerMove[] | null): void => {
    shown.value = moves;
  };
  const untouched = question?.kind === 'play' && question.begun === 'no' && isOpen;
  return {
    button:
      hint === null ? null : (
        <button
          type="button"
          class="hint-button"
          aria-expanded={isOpen}
          aria-label={say('web.table.hint')}
          title={say('web.table.hint')}
          disabled={question === null}
          data-testid="hint-open"
          onClick={toggle}
        >
          <Icon name="hint" />
          <span>{say('web.table.hint')}</span>
        </button>
      ),
    panel: !isOpen ? null : (
      <Lazy
        load={loadPanel}
        props={{ engine, question, view, onShow: show, onClose: close }}
        meanwhile={<p class="status">{say('web.loading')}</p>}
        failed={
          <p class="status notice-refusal" role="alert" data-testid="hint-failed">
            {say('web.refusal.NETWORK')}
          </p>
        }
      />
    ),
    steps: untouched ? stepViews({ kind: board.kind, bottom }, question.side, shown.value ?? []) : [],
    place: question?.kind === 'answer' ? 'question' : 'table',
    toggle,
  };
}
