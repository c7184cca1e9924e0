import { type Board, type CheckerMove, flipBoard, runsFree } from '@nardy/rules';
import type { HintQuestion, TableView } from '@nardy/session';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { locale } from '../../../app/preferences.ts';
import { say } from '../../../app/words.ts';
import type { EngineClient } from '../../../engine/engine-client.ts';
import { sayOfEngine } from '../../../engine/engine-words.ts';
import { startEngine } from '../../../engine/start-engine.ts';
import { draftOfHint } from '../../position/draft-of-match.ts';
import { draftAddress } from '../../position/draft-text.ts';
import { AnswerRows } from './answer-rows.tsx';
import { HintFailed } from './hint-failed.tsx';
import { HintProgress } from './hint-progress.tsx';
import { hintText } from './hint-rows.ts';
import { RaceHelp } from './race-help.tsx';
import { useHint } from './use-hint.ts';

export interface HintPanelProps {
  /** The engine of the table; started here when there is none yet. */
  readonly engine: { current: EngineClient | null };
  readonly question: HintQuestion;
  readonly view: TableView;
  /** The play to show on the board; `null` for none. */
  readonly onShow: (moves: readonly CheckerMove[] | null) => void;
  readonly onClose: () => void;
}

/** What the engine would do, as far as it has thought. */
export function HintPanel({ engine, question, view, onShow, onClose }: HintPanelProps): JSX.Element {
  engine.current ??= startEngine();
  const { hint, ask } = useHint(engine.current, question);
  const [chosen, setChosen] = useState<string | null>(null);
  const text = 'answer' in hint ? hintText(question, hint.answer, locale.value) : null;
  const shown = text?.rows.find(({ key }) => key === chosen) ?? text?.rows[0];

  const race = raceOf(question);

  useEffect(() => {
    onShow(shown?.moves ?? null);
    return () => onShow(null);
  }, [question.key, shown?.key]);

  return (
    <section class="hint" aria-label={say('web.table.hint')} data-testid="hint" data-state={hint.state}>
      <header class="hint-head">
        <div class="hint-words">
          <h2>{text?.title ?? say('web.table.hint')}</h2>
          <HintProgress hint={hint} />
        </div>
        <button
          type="button"
          class="icon-button"
          aria-label={say('web.close')}
          title={say('web.close')}
          data-testid="hint-close"
          onClick={onClose}
        >
          ×
        </button>
      </header>
      {hint.state === 'failed' && <HintFailed code={hint.code} onAgain={ask} />}
      {text !== null && (
        <>
          <AnswerRows
            text={text}
            of={question.kind === 'play' ? 'plays' : 'values'}
            shown={shown}
            onChoose={setChosen}
          />
          {question.kind === 'play' && question.side !== view.bottom && (
            <small data-testid="hint-numbers">{say('web.table.numbers')}</small>
          )}
          {race !== null && 'effective' in hint && (
            <RaceHelp rules={question.view.rules} board={race} effective={hint.effective} />
          )}
        </>
      )}
      <a
        class="hint-open"
        href={draftAddress(draftOfHint(question, view))}
        target="_blank"
        rel="noopener"
        data-testid="open-position"
      >
        {sayOfEngine('hint.open')}
      </a>
      <p class="unseen" aria-live="polite">
        {hint.state === 'done' ? text?.spoken : ''}
      </p>
    </section>
  );
}

/** The board of a race as it stands for the side on roll; `null` while the sides may still meet. */
function raceOf({ kind, view: { board, rules } }: HintQuestion): Board | null {
  const other = flipBoard(rules.board, board);
  return kind !== 'answer' && runsFree(rules.board, board) && runsFree(rules.board, other) ? board : null;
}
