import type { ConsequenceView, QuestionView, UserInput } from '@nardy/session';
import type { JSX } from 'preact';
import { say, sayText } from '../../../app/words.ts';
import { aloud } from './text-words.ts';

export interface TextQuestionProps {
  readonly question: QuestionView;
  readonly nowMs: number;
  readonly onInput: (input: UserInput) => void;
}

interface Answer {
  readonly id: string;
  readonly label: string;
  readonly means: ConsequenceView | null;
  readonly input: UserInput;
}

const BACK = (): Answer => ({
  id: 'close',
  label: say('action.cancel'),
  means: null,
  input: { type: 'questionClosed' },
});

function answersOf(question: QuestionView): readonly Answer[] {
  switch (question.kind) {
    case 'cube':
      return question.answers.map((one) => ({
        id: one.answer,
        label: sayText(one.label),
        means: one,
        input: { type: 'cubeAnswered', answer: one.answer },
      }));
    case 'resignation-offered':
      return (['accept', 'decline'] as const).map((answer) => ({
        id: answer,
        label: say(`action.${answer}`),
        means: question[answer],
        input: { type: 'resignationAnswered', answer },
      }));
    case 'resign-game':
      return [
        ...question.options.map(
          (option): Answer => ({
            id: option.win,
            label: sayText(option.label),
            means: option,
            input: { type: 'resignGameConfirmed', kind: option.win },
          }),
        ),
        BACK(),
      ];
    case 'resign-match':
      return [
        {
          id: 'resign-match-yes',
          label: say('action.resignMatch'),
          means: question.confirm,
          input: { type: 'resignMatchConfirmed' },
        },
        BACK(),
      ];
    case 'which-way':
      return [
        ...question.ways.map(
          (way): Answer => ({
            id: `way-${way.via}`,
            label: aloud(way.label),
            means: null,
            input: { type: 'wayChosen', via: way.via },
          }),
        ),
        BACK(),
      ];
    case 'lost-device':
      return [
        {
          id: 'new-seal',
          label: say('web.table.newSeal'),
          means: null,
          input: { type: 'lostDeviceConfirmed' },
        },
        BACK(),
      ];
  }
}

/** The answers to the question on the table; none is preset, and all are deaf while it is new. */
export function TextQuestion({ question, nowMs, onInput }: TextQuestionProps): JSX.Element {
  const dead = 'deadUntilMs' in question && nowMs < question.deadUntilMs;
  return (
    <fieldset class="text-question" data-testid="text-question">
      <legend>{sayText(question.text)}</legend>
      <div class="text-buttons">
        {answersOf(question).map(({ id, label, means, input }) => (
          <button
            key={id}
            type="button"
            class="answer"
            data-testid={`text-answer-${id}`}
            aria-describedby={means === null ? undefined : `text-means-${id}`}
            aria-disabled={dead}
            onClick={() => {
              if (!dead) onInput(input);
            }}
          >
            <strong>{label}</strong>
            {means !== null && (
              <span id={`text-means-${id}`} aria-hidden="true">
                {sayText(means.text)}
              </span>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
