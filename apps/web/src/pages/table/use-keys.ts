import type { TableView, UserInput } from '@nardy/session';
import { useEffect, useRef } from 'preact/hooks';

export interface KeysInput {
  readonly view: TableView;
  readonly send: (input: UserInput) => void;
}

/** Letters by the key's place, so that they work in both keyboard layouts. */
function inputFor(code: string, view: TableView): UserInput | null {
  const { actions, question } = view;
  const answer = (wanted: 'take' | 'pass' | 'beaver'): UserInput | null => {
    if (question?.kind !== 'cube' || Date.now() < question.deadUntilMs) return null;
    return question.answers.some((one) => one.answer === wanted)
      ? { type: 'cubeAnswered', answer: wanted }
      : null;
  };
  switch (code) {
    case 'Space':
    case 'Enter':
      if (question !== null) return null;
      if (actions.confirm.shown && actions.confirm.enabled) return { type: 'turnConfirmed' };
      if (actions.roll.shown && actions.roll.enabled) return { type: 'rollPressed' };
      return null;
    case 'KeyD':
      return question === null && actions.double.shown && actions.double.enabled
        ? { type: 'doublePressed' }
        : null;
    case 'KeyT':
      return answer('take');
    case 'KeyP':
      return answer('pass');
    case 'KeyB':
      return answer('beaver');
    case 'KeyU':
    case 'Backspace':
      return actions.undo.shown && actions.undo.enabled ? { type: 'stepUndone' } : null;
    case 'KeyS':
      return view.dice.canSwap ? { type: 'diceTapped' } : null;
    case 'KeyR':
      return actions.resignGame.shown && actions.resignGame.enabled ? { type: 'resignGamePressed' } : null;
    case 'KeyF':
      return {
        type: 'preferencesChanged',
        change: { home: view.preferences.home === 'right' ? 'left' : 'right' },
      };
    default:
      return null;
  }
}

/** The keys of the table. Fields and focused buttons keep theirs. */
export function useKeys(input: KeysInput): void {
  const latest = useRef(input);
  latest.current = input;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const target = event.target as Element;
      if (target.closest('input, select, textarea, summary') !== null) return;
      const pressesButton = event.code === 'Space' || event.code === 'Enter';
      if (pressesButton && target.closest('button, a') !== null) return;
      const { view, send } = latest.current;
      const wanted = inputFor(event.code, view);
      if (wanted === null) return;
      event.preventDefault();
      send(wanted);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
