import type { ConsequenceView, QuestionView, TableView, UserInput } from '@nardy/session';
import type { ComponentChildren, JSX } from 'preact';
import { say, sayText } from '../../app/words.ts';
import { Dialog } from '../../ui/dialog.tsx';

export interface QuestionProps {
  readonly view: TableView;
  readonly question: QuestionView;
  readonly nowMs: number;
  readonly send: (input: UserInput) => void;
  /** What helps to answer the cube. */
  readonly hint?: ComponentChildren;
}

interface AnswerProps {
  readonly testId: string;
  readonly label: string;
  readonly means: ConsequenceView | null;
  readonly note?: string | undefined;
  readonly dead: boolean;
  readonly tone?: 'plain' | 'bad';
  readonly onPress: () => void;
}

/** One answer by its name, described by what it means; deaf while the question is new. */
function Answer({ testId, label, means, note, dead, tone = 'plain', onPress }: AnswerProps): JSX.Element {
  const about = `${testId}-means`;
  return (
    <button
      type="button"
      class={`answer answer-${tone}`}
      data-testid={testId}
      aria-describedby={means === null ? undefined : about}
      disabled={dead}
      onClick={onPress}
    >
      <strong>{label}</strong>
      {means !== null && (
        <span id={about} aria-hidden="true">
          {sayText(means.text)}
          {note !== undefined && <small>{note}</small>}
        </span>
      )}
    </button>
  );
}

/** The way out of a question that the viewer opened. */
function Back({ send }: Pick<QuestionProps, 'send'>): JSX.Element {
  return (
    <button
      type="button"
      class="button button-plain button-wide"
      data-testid="question-close"
      onClick={() => send({ type: 'questionClosed' })}
    >
      {say('action.cancel')}
    </button>
  );
}

/** The question on the table: the cube, a resignation, which way, a lost device. */
export function QuestionDialog({ question, nowMs, send, hint }: QuestionProps): JSX.Element {
  const close = (): void => send({ type: 'questionClosed' });
  switch (question.kind) {
    case 'cube': {
      const dead = nowMs < question.deadUntilMs;
      return (
        <Dialog title={sayText(question.text)} testId="question-cube" place="beside">
          <div class="answers">
            {question.answers.map((one) => (
              <Answer
                key={one.answer}
                testId={`answer-${one.answer}`}
                label={sayText(one.label)}
                means={one}
                dead={dead}
                onPress={() => send({ type: 'cubeAnswered', answer: one.answer })}
              />
            ))}
          </div>
          {hint}
        </Dialog>
      );
    }
    case 'resignation-offered': {
      const dead = nowMs < question.deadUntilMs;
      return (
        <Dialog title={sayText(question.text)} testId="question-resignation" place="beside">
          <div class="answers">
            <Answer
              testId="answer-accept"
              label={say('action.accept')}
              means={question.accept}
              dead={dead}
              onPress={() => send({ type: 'resignationAnswered', answer: 'accept' })}
            />
            <Answer
              testId="answer-decline"
              label={say('action.decline')}
              means={question.decline}
              dead={dead}
              onPress={() => send({ type: 'resignationAnswered', answer: 'decline' })}
            />
          </div>
        </Dialog>
      );
    }
    case 'resign-game':
      return (
        <Dialog title={sayText(question.text)} testId="question-resign-game" onClose={close}>
          <div class="answers">
            {question.options.map((option) => (
              <Answer
                key={option.win}
                testId={`resign-${option.win}`}
                label={sayText(option.label)}
                means={option}
                note={option.needsConsent ? say('resign.consent') : undefined}
                dead={false}
                tone="bad"
                onPress={() => send({ type: 'resignGameConfirmed', kind: option.win })}
              />
            ))}
          </div>
          <Back send={send} />
        </Dialog>
      );
    case 'resign-match':
      return (
        <Dialog title={sayText(question.text)} testId="question-resign-match" onClose={close}>
          <div class="answers">
            <Answer
              testId="resign-match-yes"
              label={say('action.resignMatch')}
              means={question.confirm}
              dead={false}
              tone="bad"
              onPress={() => send({ type: 'resignMatchConfirmed' })}
            />
          </div>
          <Back send={send} />
        </Dialog>
      );
    case 'which-way':
      return (
        <Dialog title={sayText(question.text)} testId="question-way" onClose={close} place="beside">
          <div class="answers">
            {question.ways.map((way) => (
              <Answer
                key={way.via}
                testId={`way-${way.via}`}
                label={sayText(way.label)}
                means={null}
                dead={false}
                onPress={() => send({ type: 'wayChosen', via: way.via })}
              />
            ))}
          </div>
          <Back send={send} />
        </Dialog>
      );
    case 'lost-device':
      return (
        <Dialog title={sayText(question.text)} testId="question-lost-device" onClose={close}>
          <button
            type="button"
            class="button button-main button-wide"
            data-testid="lost-device-yes"
            onClick={() => send({ type: 'lostDeviceConfirmed' })}
          >
            {say('web.table.newSeal')}
          </button>
          <Back send={send} />
        </Dialog>
      );
  }
}
