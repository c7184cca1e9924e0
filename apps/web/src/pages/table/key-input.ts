import type { TableView, UserInput } from '@nardy/session';

/**
 * What a key of the table does now; `null`: nothing. Letters go by the key's place, so that they work in both keyboard
 * layouts.
 */
export function inputForKey(code: string, view: TableView, nowMs: number): UserInput | null {
  const { actions, question } = view;
  const answer = (wanted: 'take' | 'pass' | 'beaver'): UserInput | null => {
    if (question?.kind !== 'cube' || nowMs < question.deadUntilMs) return null;
    const known = question.answers.some((one) => one.answer === wanted);
    return known ? { type: 'cubeAnswered', answer: wanted } : null;
  };
  switch (code) {
    case 'Space':
    case 'Enter':
      if (question !== null) return null;
      if (actions.confirm.shown && actions.confirm.enabled) return { type: 'turnConfirmed' };
      return actions.roll.shown && actions.roll.enabled ? { type: 'rollPressed' } : null;
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
    case 'KeyZ':
      return actions.takeBack.shown && actions.takeBack.enabled ? { type: 'takeBackPressed' } : null;
    case 'KeyS':
      return view.dice.canSwap ? { type: 'diceTapped' } : null;
    case 'KeyR':
      return actions.resignGame.shown && actions.resignGame.enabled ? { type: 'resignGamePressed' } : null;
    case 'Escape':
      return view.board.selected !== null ? { type: 'emptyTapped' } : null;
    case 'KeyF':
      return {
        type: 'preferencesChanged',
        change: { home: view.preferences.home === 'right' ? 'left' : 'right' },
      };
    default:
      return null;
  }
}
