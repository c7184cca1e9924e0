import type { CheckerMove } from '@nardy/rules';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { locale } from '../../app/preferences.ts';
import type { EngineClient } from '../../engine/engine-client.ts';
import type { Effort, EngineQuestion } from '../../engine/engine-message.ts';
import { startEngine } from '../../engine/start-engine.ts';
import { AnswerRows } from '../table/hint/answer-rows.tsx';
import { HintFailed } from '../table/hint/hint-failed.tsx';
import { HintProgress } from '../table/hint/hint-progress.tsx';
import { hintText } from '../table/hint/hint-rows.ts';
import { RaceHelp } from '../table/hint/race-help.tsx';
import { useHint } from '../table/hint/use-hint.ts';
import { type Draft, mayDouble, problemOf, turnOfDraft, viewOfDraft } from './draft.ts';
import { draftAddress } from './draft-text.ts';
import { RaceTeaching } from './race-teaching.tsx';
import { sayPosition } from './say-position.ts';

export interface AnalysisProps {
  readonly draft: Draft;
  /** The play to show on the board; `null` for none. */
  readonly onShow: (moves: readonly CheckerMove[] | null) => void;
}

const NORMAL: Effort = { budgetMs: 4_000, plies: 3, plays: 5 };
const LONG: Effort = { budgetMs: 30_000, plies: 4, plays: 5 };

/** What is asked about a position: the roll to play, whether to double, or what it is worth. */
function questionOf(draft: Draft): EngineQuestion {
  const { onRoll, roll } = draft;
  const base = { key: draftAddress(draft), side: onRoll, view: viewOfDraft(draft) };
  if (roll === null) return { ...base, kind: mayDouble(draft) ? 'double' : 'position' };
  return { ...base, kind: 'play', roll, context: turnOfDraft(draft), begun: 'no' };
}

/** What the engine thinks of the position, once it is asked, and how to count it. */
export function Analysis({ draft, onShow }: AnalysisProps): JSX.Element {
  const engine = useRef<EngineClient | null>(null);
  const [asked, setAsked] = useState<{ readonly key: string; readonly effort: Effort } | null>(null);
  useEffect(() => () => engine.current?.close(), []);
  const problem = problemOf(draft);
  const question = questionOf(draft);
  const isAsked = problem === null && asked?.key === question.key;
  const ask = (effort: Effort): void => {
    engine.current ??= startEngine();
    setAsked({ key: question.key, effort });
  };
  return (
    <section class="card analysis" data-testid="analysis">
      <h2>{sayPosition('position.analysis')}</h2>
      {problem !== null && (
        <p class="refusal" role="status" data-testid="problem">
          {sayPosition(`position.problem.${problem}`)}
        </p>
      )}
      {isAsked && engine.current !== null && asked !== null ? (
        <Answer
          key={`${question.key} ${asked.effort.budgetMs}`}
          engine={engine.current}
          question={question}
          effort={asked.effort}
          onShow={onShow}
          onDeeper={asked.effort === LONG ? null : () => ask(LONG)}
        />
      ) : (
        <>
          <button
            type="button"
            class="button button-main"
            data-testid="ask"
            disabled={problem !== null}
            onClick={() => ask(NORMAL)}
          >
            {sayPosition('position.ask')}
          </button>
          <RaceHelp rules={question.view.rules} board={question.view.board} effective={null} />
        </>
      )}
      <RaceTeaching />
    </section>
  );
}

interface AnswerProps {
  readonly engine: EngineClient;
  readonly question: EngineQuestion;
  readonly effort: Effort;
  readonly onShow: AnalysisProps['onShow'];
  /** Asks for more thought; `null` where there is no more. */
  readonly onDeeper: (() => void) | null;
}

function Answer({ engine, question, effort, onShow, onDeeper }: AnswerProps): JSX.Element {
  const { hint, ask } = useHint(engine, question, effort);
  const [chosen, setChosen] = useState<string | null>(null);
  const [stopped, setStopped] = useState(false);
  const text = 'answer' in hint ? hintText(question, hint.answer, locale.value) : null;
  const shown = text?.rows.find(({ key }) => key === chosen) ?? text?.rows[0];
  const busy = !stopped && (hint.state === 'loading' || hint.state === 'thinking');
  const { rules, board } = question.view;
  useEffect(() => {
    onShow(shown?.moves ?? null);
    return () => onShow(null);
  }, [shown?.key]);
  return (
    <div class="analysis-answer" data-testid="answer" data-state={stopped ? 'stopped' : hint.state}>
      <div class="analysis-head">
        {text?.title != null && <h3>{text.title}</h3>}
        {stopped ? <small>{sayPosition('position.stopped')}</small> : <HintProgress hint={hint} />}
        {busy && (
          <button
            type="button"
            class="button button-plain"
            data-testid="cancel"
            onClick={() => {
              engine.cancel();
              setStopped(true);
            }}
          >
            {sayPosition('position.cancel')}
          </button>
        )}
        {!busy && onDeeper !== null && hint.state !== 'failed' && (
          <button type="button" class="button button-plain" data-testid="deeper" onClick={onDeeper}>
            {sayPosition('position.deeper')}
          </button>
        )}
      </div>
      {hint.state === 'failed' && <HintFailed code={hint.code} onAgain={ask} />}
      {text !== null && (
        <AnswerRows
          text={text}
          of={question.kind === 'play' ? 'plays' : 'values'}
          shown={shown}
          onChoose={setChosen}
        />
      )}
      <RaceHelp rules={rules} board={board} effective={'effective' in hint ? hint.effective : null} />
      <p class="unseen" aria-live="polite">
        {hint.state === 'done' ? text?.spoken : ''}
      </p>
    </div>
  );
}
