import type { ActionsView, TableView, UserInput } from '@nardy/session';
import { describe, expect, test } from 'vitest';
import { inputForKey } from './key-input.ts';

const OFF = { shown: false, enabled: false };
const ON = { shown: true, enabled: true };
const NOW_MS = 10_000;

interface At {
  readonly actions?: Partial<Record<keyof ActionsView, typeof ON>>;
  readonly question?: object | null;
  readonly home?: 'right' | 'left';
  readonly canSwap?: boolean;
  readonly selected?: number | null;
}

/** A table at which only this can be done. */
function table({
  actions = {},
  question = null,
  home = 'right',
  canSwap = false,
  selected = null,
}: At): TableView {
  const none = ['roll', 'double', 'confirm', 'undo', 'takeBack', 'resignGame'].map((name) => [name, OFF]);
  return {
    actions: { ...Object.fromEntries(none), ...actions },
    question,
    preferences: { home },
    dice: { canSwap },
    board: { selected },
  } as unknown as TableView;
}

const press = (code: string, at: At): UserInput | null => inputForKey(code, table(at), NOW_MS);

const DOUBLED = {
  kind: 'cube',
  deadUntilMs: NOW_MS,
  answers: [{ answer: 'take' }, { answer: 'pass' }, { answer: 'beaver' }],
};

describe('a key', () => {
  test.each<[name: string, code: string, at: At, input: UserInput | null]>([
    ['Space rolls', 'Space', { actions: { roll: ON } }, { type: 'rollPressed' }],
    ['Enter rolls', 'Enter', { actions: { roll: ON } }, { type: 'rollPressed' }],
    ['Space never doubles', 'Space', { actions: { roll: ON, double: ON } }, { type: 'rollPressed' }],
    ['nor where nothing else can be done', 'Enter', { actions: { double: ON } }, null],
    ['Space confirms', 'Space', { actions: { confirm: ON } }, { type: 'turnConfirmed' }],
    ['Enter confirms', 'Enter', { actions: { confirm: ON } }, { type: 'turnConfirmed' }],
    ['D doubles', 'KeyD', { actions: { roll: ON, double: ON } }, { type: 'doublePressed' }],
    ['U takes a step back', 'KeyU', { actions: { undo: ON } }, { type: 'stepUndone' }],
    ['so does Backspace', 'Backspace', { actions: { undo: ON } }, { type: 'stepUndone' }],
    ['Z takes a turn back', 'KeyZ', { actions: { takeBack: ON } }, { type: 'takeBackPressed' }],
    ['S swaps the dice', 'KeyS', { canSwap: true }, { type: 'diceTapped' }],
    ['R asks to resign', 'KeyR', { actions: { resignGame: ON } }, { type: 'resignGamePressed' }],
    ['Escape drops what is selected', 'Escape', { selected: 8 }, { type: 'emptyTapped' }],
    ['F turns the home over', 'KeyF', {}, { type: 'preferencesChanged', change: { home: 'left' } }],
    ['and back', 'KeyF', { home: 'left' }, { type: 'preferencesChanged', change: { home: 'right' } }],
    ['another does nothing', 'KeyQ', { actions: { roll: ON, double: ON, undo: ON } }, null],
  ])('%s', (_, code, at, input) => expect(press(code, at)).toEqual(input));

  test.each(['Space', 'Enter', 'KeyD', 'KeyU', 'Backspace', 'KeyZ', 'KeyS', 'KeyR', 'Escape'])(
    '%s does nothing where it cannot be done, or not yet',
    (code) => {
      expect(press(code, {})).toBeNull();
      const waiting = { shown: true, enabled: false };
      const actions = {
        roll: waiting,
        double: waiting,
        confirm: waiting,
        undo: waiting,
        takeBack: waiting,
        resignGame: waiting,
      };
      expect(press(code, { actions })).toBeNull();
    },
  );
});

describe('the answer to a double', () => {
  test.each<[code: string, answer: 'take' | 'pass' | 'beaver']>([
    ['KeyT', 'take'],
    ['KeyP', 'pass'],
    ['KeyB', 'beaver'],
  ])('%s: %s, once it can have been read', (code, answer) => {
    expect(press(code, { question: DOUBLED })).toEqual({ type: 'cubeAnswered', answer });
    expect(press(code, { question: { ...DOUBLED, deadUntilMs: NOW_MS + 1 } })).toBeNull();
    expect(press(code, {})).toBeNull();
  });

  test('no key is preset', () => {
    for (const code of ['Space', 'Enter', 'KeyD']) {
      expect(press(code, { question: DOUBLED, actions: { roll: ON, confirm: ON, double: ON } })).toBeNull();
    }
  });

  test('no beaver where there is none', () => {
    const answers = [{ answer: 'take' }, { answer: 'pass' }];
    expect(press('KeyB', { question: { ...DOUBLED, answers } })).toBeNull();
  });
});
