import { teachWords } from '@nardy/i18n';
import {
  CHECKERS,
  checkersInPlay,
  legalPlays,
  opponentInPlay,
  RULE_SETS,
  sameBoard,
  winKind,
} from '@nardy/rules';
import { practiceBoard } from '@nardy/session';
import { expect, test } from 'vitest';
import { isRight, practiceOf } from '../rules/judge-diagram.ts';
import { LESSON } from './lesson.ts';

const rules = RULE_SETS.casual;

test.each(LESSON.map((step) => [step.name, step] as const))(
  '%s: words, and something that is right',
  (name, step) => {
    for (const part of ['title', 'text', 'task', 'right'])
      expect(Object.keys(teachWords)).toContain(`lesson.${name}.${part}`);
    expect(checkersInPlay(step.board)).toBeLessThanOrEqual(CHECKERS);
    expect(opponentInPlay(step.board)).toBe(CHECKERS);
    if (step.kind === 'find') return;
    const practice = practiceOf(rules, step);
    if (practice?.turn.choice === null || practice === null) throw new Error('no dice');
    const ends = legalPlays(rules, step.board, practice.scene.roll, practice.scene.context).map(
      ({ board }) => ({
        ...practice,
        turn: { ...practice.turn, choice: { steps: [], complete: true, board, diceLeft: [] } },
      }),
    );
    expect(ends.filter((end) => isRight(step, end)).length).toBeGreaterThan(0);
    expect(ends.every((end) => !sameBoard(practiceBoard(end), step.board))).toBe(true);
  },
);

test('the last step wins a gammon, as it says', () => {
  const step = LESSON.at(-1);
  if (step?.kind !== 'play') throw new Error('the last step is a turn');
  const won = step.board.map((count) => Math.min(0, count));
  expect(winKind(rules, won)).toBe('gammon');
});
