import type { TaughtKey } from '@nardy/i18n';
import { RULE_SETS } from '@nardy/rules';
import { isPracticeOver, type Practice, touchPractice } from '@nardy/session';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { locale } from '../../app/preferences.ts';
import { beginAtOnce } from '../../app/proposed-game.ts';
import { taughtPath } from '../../app/taught-pages.ts';
import { sayText } from '../../app/words.ts';
import { Board } from '../../board/board.tsx';
import { BoardPicture } from '../../board/board-picture.tsx';
import { placementOf } from '../../board/placement.ts';
import { NO_MARKS } from '../../board/props.ts';
import { useNearView } from '../../board/use-near-view.ts';
import { Page } from '../../ui/page.tsx';
import { isRight, practiceOf } from '../rules/judge-diagram.ts';
import { placeLabel } from '../rules/place-label.ts';
import { PracticeBoard } from '../rules/practice-board.tsx';
import { PracticeDice } from '../rules/practice-dice.tsx';
import { teach } from '../rules/taught-words.ts';
import { LESSON, type LessonStep } from './lesson.ts';
import { rememberSteps, stepsDone } from './lesson-progress.ts';

const RULES = RULE_SETS.casual;
/** What the lesson leads to: by the same rules, against the easiest bot. */
const FIRST_GAME = { rules: 'casual', opponent: 'bot', level: 'newcomer', length: 1 } as const;

interface StepViewProps {
  readonly step: LessonStep;
  readonly number: number;
  /** The step is done: go on. */
  readonly onNext: () => void;
  readonly onBack: () => void;
}

function words(step: LessonStep, part: 'title' | 'text' | 'task' | 'right'): string {
  return teach(`lesson.${step.name}.${part}` as TaughtKey);
}

function StepView({ step, number, onNext, onBack }: StepViewProps): JSX.Element {
  const practice = useSignal<Practice | null>(null);
  const found = useSignal<'open' | 'right' | 'wrong'>('open');
  const { ref, near } = useNearView<HTMLDivElement>();
  const fresh = useMemo(() => (near && step.kind === 'play' ? practiceOf(RULES, step) : null), [near]);
  const heading = useRef<HTMLHeadingElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (number === 0) return;
    heading.current?.focus();
    // On a small screen the task, the board and the way on fit only without what stands above them.
    const end = buttons.current?.getBoundingClientRect().bottom ?? 0;
    if (end > innerHeight) heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const now = practice.value ?? fresh;
  const over = now !== null && isPracticeOver(now);
  const done = step.kind === 'find' ? found.value === 'right' : over && now !== null && isRight(step, now);
  const placement = placementOf(step.board);
  const said = (): string => {
    if (done) return words(step, 'right');
    if (step.kind === 'find') return found.value === 'wrong' ? teach('lesson.missed') : '';
    if (now?.refusal) return sayText(now.refusal);
    return over ? teach('lesson.legal') : '';
  };
  const state = done ? 'right' : said() === '' ? 'open' : 'wrong';
  const find = (place: number): void => {
    if (step.kind === 'find' && !done) found.value = step.isFound(place) ? 'right' : 'wrong';
  };
  return (
    <div class="lesson" data-testid="lesson-step" data-step={step.name} data-state={state}>
      <div class="lesson-words lesson-intro">
        <p class="field-hint">{teach('lesson.step', { n: number + 1, all: LESSON.length })}</p>
        <h2 ref={heading} tabIndex={-1}>
          {words(step, 'title')}
        </h2>
        <p>
          {words(step, 'text')}{' '}
          {step.name === 'first' && <span class="keys-hint field-hint">{teach('rules.keys')}</span>}
        </p>
        <div class="diagram-task">
          {step.kind === 'play' && step.roll !== null && (
            <PracticeDice
              roll={step.roll}
              practice={now}
              onSwap={() => {
                if (now !== null) practice.value = touchPractice(now, { kind: 'swap' });
              }}
            />
          )}
          <p>{words(step, 'task')}</p>
        </div>
      </div>
      <div class="lesson-board" ref={ref}>
        {!near && <BoardPicture kind="short" placement={placement} label={words(step, 'text')} />}
        {near && now !== null && (
          <PracticeBoard
            practice={now}
            onChange={(next) => {
              practice.value = next;
            }}
          />
        )}
        {near && step.kind === 'find' && (
          <Board
            kind="short"
            home="right"
            bottomTone="light"
            placement={placement}
            steps={[]}
            limitMs={0}
            recall={[]}
            recallAs="arrows"
            cube={null}
            marks={NO_MARKS}
            loose={[]}
            lights="off"
            label={(place) => placeLabel('short', placement, place)}
            onTap={find}
            onChoose={find}
          />
        )}
      </div>
      <div class="lesson-words lesson-foot">
        <p class={`diagram-said diagram-${state}`} role="status">
          {said()}
        </p>
        <div class="lesson-buttons" ref={buttons}>
          <button
            type="button"
            class="button button-main"
            data-testid="lesson-next"
            disabled={!done}
            onClick={onNext}
          >
            {teach('lesson.next')}
          </button>
          {step.kind === 'play' && (
            <button
              type="button"
              class="button button-plain"
              data-testid="diagram-reset"
              disabled={now === null || now.turn.made.length === 0}
              onClick={() => {
                practice.value = fresh;
              }}
            >
              {teach('diagram.reset')}
            </button>
          )}
          <button
            type="button"
            class="button button-plain"
            data-testid="lesson-back"
            disabled={number === 0}
            onClick={onBack}
          >
            {teach('lesson.back')}
          </button>
        </div>
      </div>
    </div>
  );
}

function Done({ onAgain }: { readonly onAgain: () => void }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="card lesson-words" data-testid="lesson-done">
      <h2 ref={heading} tabIndex={-1}>
        {teach('lesson.done')}
      </h2>
      <div class="lesson-buttons">
        <button
          type="button"
          class="button button-main"
          data-testid="lesson-play"
          onClick={() => beginAtOnce(FIRST_GAME)}
        >
          {teach('lesson.play')}
        </button>
        <a class="button button-plain" href={taughtPath(locale.value, 'rules')}>
          {teach('lesson.more')}
        </a>
        <button type="button" class="button button-plain" onClick={onAgain}>
          {teach('lesson.again')}
        </button>
      </div>
    </section>
  );
}

/** `/learn`: the first game, a step at a time, for someone who has never seen a board. */
export function LessonPage(): JSX.Element {
  const at = useSignal(0);
  // What is stored is read after the first drawing, which may have come from the server.
  useEffect(() => {
    at.value = stepsDone();
  }, []);
  const go = (to: number): void => {
    at.value = to;
    rememberSteps(to);
  };
  const step = LESSON[at.value];
  return (
    <Page testId="lesson-page">
      <nav class="crumbs">
        <a href={taughtPath(locale.value, 'rules')}>{teach('rules.index.title')}</a>
      </nav>
      <h1>{teach('lesson.title')}</h1>
      {at.value === 0 && <p class="lead">{teach('lesson.lead')}</p>}
      <ol class="lesson-progress" aria-hidden="true">
        {LESSON.map(({ name }, index) => (
          <li key={name} data-state={index < at.value ? 'done' : index === at.value ? 'now' : 'ahead'} />
        ))}
      </ol>
      {step === undefined ? (
        <Done onAgain={() => go(0)} />
      ) : (
        <StepView
          key={step.name}
          step={step}
          number={at.value}
          onNext={() => go(at.value + 1)}
          onBack={() => go(at.value - 1)}
        />
      )}
    </Page>
  );
}
