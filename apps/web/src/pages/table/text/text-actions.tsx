import type { ButtonView, TableView, UserInput } from '@nardy/session';
import type { JSX } from 'preact';
import { say } from '../../../app/words.ts';

export interface TextActionsProps {
  readonly view: TableView;
  readonly onInput: (input: UserInput) => void;
}

interface ActionProps {
  readonly testId: string;
  readonly button: ButtonView;
  /** A button that goes and comes would take the focus with it: these stay and say that they are off. */
  readonly stays: boolean;
  readonly label: string;
  readonly onPress: () => void;
}

function Action({ testId, button, stays, label, onPress }: ActionProps): JSX.Element | null {
  if (!button.shown && !stays) return null;
  const usable = button.shown && button.enabled;
  return (
    <button
      type="button"
      class="button button-plain"
      data-testid={`text-${testId}`}
      aria-disabled={!usable}
      onClick={() => {
        if (usable) onPress();
      }}
    >
      {label}
    </button>
  );
}

/** What can be done, always in the same order. */
export function TextActions({ view, onInput }: TextActionsProps): JSX.Element {
  const { actions } = view;
  const canDouble = view.cube !== null;
  return (
    <div class="text-buttons">
      <Action
        testId="roll"
        stays
        button={actions.roll}
        label={say('action.roll')}
        onPress={() => onInput({ type: 'rollPressed' })}
      />
      <Action
        testId="confirm"
        stays
        button={actions.confirm}
        label={say('action.confirm')}
        onPress={() => onInput({ type: 'turnConfirmed' })}
      />
      <Action
        testId="undo"
        stays
        button={actions.undo}
        label={say('action.undo')}
        onPress={() => onInput({ type: 'stepUndone' })}
      />
      <Action
        testId="double"
        stays={canDouble}
        button={actions.double}
        label={`${say(view.cube?.at === 'middle' ? 'action.double' : 'action.redouble')} ${actions.double.value}`}
        onPress={() => onInput({ type: 'doublePressed' })}
      />
      <Action
        testId="take-back"
        stays={actions.takeBack.shown}
        button={actions.takeBack}
        label={say('action.takeBack')}
        onPress={() => onInput({ type: 'takeBackPressed' })}
      />
      <Action
        testId="resign-game"
        stays
        button={actions.resignGame}
        label={say('action.resignGame')}
        onPress={() => onInput({ type: 'resignGamePressed' })}
      />
      <Action
        testId="resign-match"
        stays
        button={actions.resignMatch}
        label={say(view.header.length === null ? 'action.endSession' : 'action.resignMatch')}
        onPress={() => onInput({ type: 'resignMatchPressed' })}
      />
      <Action
        testId="claim"
        stays={false}
        button={actions.claim}
        label={say('action.claim')}
        onPress={() => onInput({ type: 'claimPressed' })}
      />
    </div>
  );
}
