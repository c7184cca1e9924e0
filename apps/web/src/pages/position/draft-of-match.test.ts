import type { DecisionView } from '@nardy/engine';
import { RULE_SETS, startingBoard } from '@nardy/rules';
import { beforeRoll, boardOf, settingsOf, toPlay, whiteView } from '@nardy/rules/testing';
import type { HintQuestion, TableView } from '@nardy/session';
import { expect, test } from 'vitest';
import { shownBoard, viewOfDraft } from './draft.ts';
import { draftOfHint, draftOfMatch } from './draft-of-match.ts';

const settings = settingsOf({ base: 'international' }, 5);
const board = boardOf({ 6: 5, 8: 3, 13: 5, 24: 2 }, { 1: 2, 12: 5, 17: 3, 20: 5 });
const score = { white: 3, black: 1 };

test('a moment of a match, with its dice, cube and score', () => {
  const state = toPlay(settings, 'black', [4, 2], {
    ...{ board: whiteView(settings, 'black', board), score, cube: { value: 2, owner: 'white' } },
  });
  const draft = draftOfMatch(state);
  expect(draft).toMatchObject({ rules: 'international', onRoll: 'black', roll: [4, 2], length: 5, score });
  expect(draft && [...shownBoard(draft)]).toEqual([...board]);
  expect(draft && viewOfDraft(draft)).toMatchObject({
    ...{ cubeOwner: 'opponent', away: { own: 4, opponent: 2 } },
  });
});

test('before the roll there are no dice, and between games no position', () => {
  expect(draftOfMatch(beforeRoll(settings, 'white'))?.roll).toBeNull();
  const { onRoll: _, ...state } = beforeRoll(settings, 'white');
  expect(draftOfMatch({ ...state, phase: 'opening' })).toBeNull();
});

test('rules of one’s own become the named ones that are nearest', () => {
  const own = settingsOf({ base: 'long', headOnFirstTurn: 'never' }, 3);
  expect(draftOfMatch(beforeRoll(own, 'white'))?.rules).toBe('long');
});

test('a double that is answered is the doubler’s position', () => {
  const view: DecisionView = {
    ...{ rules: RULE_SETS.international, board, cube: { value: 1, owner: null }, crawford: false },
    ...({ cubeOwner: 'middle' } as const),
    ...{ away: { own: 4, opponent: 2 } },
  };
  const question: HintQuestion = {
    ...{ kind: 'answer', key: 'k', side: 'black', view, offer: 'double', answers: ['take', 'pass'] },
  };
  const table = {
    header: { length: 5 },
    players: { white: { score: 3 }, black: { score: 1 } },
  } as TableView;
  const draft = draftOfHint(question, table);
  expect(draft).toMatchObject({ onRoll: 'white', roll: null, length: 5, score });
  expect([...draft.board]).toEqual([...whiteView(settings, 'black', board)]);
  const opening: HintQuestion = {
    ...{ kind: 'play', key: 'k', side: 'white', roll: [3, 1], context: { firstTurn: true }, begun: 'no' },
    view: { ...view, board: startingBoard('short') },
  };
  expect(draftOfHint(opening, table)).toMatchObject({ onRoll: 'white', roll: [3, 1] });
});
