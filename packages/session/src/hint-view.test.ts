import { legalPlays, type MatchState } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import { type Model, stepViews, tableView } from './index.ts';
import { type AtPosition, after, doubled, modelAt, toPlay } from './testing/at-position.ts';

const beforeRoll = (game: MatchState, onRoll: 'white' | 'black'): MatchState => ({
  ...game,
  phase: 'before-roll',
  onRoll,
});

/** The same table against another opponent. */
function against(opponent: 'friend' | 'bot' | 'hotseat', model: Model): Model {
  if (model.info === null) throw new Error('a table is known');
  return { ...model, info: { ...model.info, opponent, level: opponent === 'bot' ? 'club' : null } };
}

const hintOf = (model: Model) => tableView(model, 0).hint;

describe('hints are given', () => {
  test.each<[name: string, model: Model, given: boolean]>([
    ['against the bot', against('bot', toPlay([3, 1])), true],
    ['to two at one screen', against('hotseat', toPlay([3, 1], { sides: ['white', 'black'] })), true],
    ['not against a person', against('friend', toPlay([3, 1])), false],
    ['not to a spectator of a bot’s game', against('bot', toPlay([3, 1], { sides: [] })), false],
  ])('%s', (_, model, given) => {
    expect(hintOf(model) !== null).toBe(given);
  });

  test('and only while a side played here decides', () => {
    expect(hintOf(against('bot', toPlay([3, 1], { side: 'black', sides: ['white'] })))).toEqual({
      question: null,
    });
  });
});

describe('a play', () => {
  const model = against('bot', toPlay([3, 1], { side: 'black' }));

  test('is asked about in the view of the side that plays', () => {
    const question = hintOf(model)?.question;
    if (question?.kind !== 'play') throw new Error('a play is asked about');
    expect(question).toMatchObject({ side: 'black', roll: [3, 1], begun: 'no' });
    expect(question.view).toMatchObject({ cubeOwner: 'middle', away: { own: 5, opponent: 5 } });
    const plays = legalPlays(question.view.rules, question.view.board, question.roll, question.context);
    expect(plays).toHaveLength(16);
  });

  test('is the same question while checkers are moved, and none any more when it is sent', () => {
    const moved = after(model, [{ type: 'placeTapped', place: 8 }]);
    expect(moved.turn.made).toHaveLength(1);
    const [before, since] = [hintOf(model)?.question, hintOf(moved)?.question];
    expect(since).toMatchObject({ key: before?.key, begun: 'yes', view: before?.view });
    const sent: Model = { ...moved, turn: { ...moved.turn, stage: 'sent' } };
    expect(hintOf(sent)).toEqual({ question: null });
  });
});

describe('the cube', () => {
  test.each<[name: string, options: AtPosition, kind: string | undefined]>([
    ['before the roll', {}, 'double'],
    ['owned by the opponent', { game: { cube: { value: 2, owner: 'black' } } }, undefined],
    ['in the Crawford game', { game: { crawford: 'now', score: { white: 4, black: 0 } } }, undefined],
    ['not in the rules', { rules: 'casual' }, undefined],
  ])('%s', (_, options, kind) => {
    expect(hintOf(against('bot', modelAt(options, beforeRoll)))?.question?.kind).toBe(kind);
  });

  test('that is offered, with the answers there are', () => {
    const rules = { base: 'international', beavers: true };
    expect(hintOf(against('bot', doubled({ rules, length: null })))?.question).toMatchObject({
      kind: 'answer',
      side: 'white',
      offer: 'double',
      answers: ['take', 'pass', 'beaver'],
      view: { away: null },
    });
  });
});

test('two decisions of one game are two questions', () => {
  const models = [
    against('bot', toPlay([3, 1])),
    against('bot', toPlay([3, 1], { game: { turns: { white: 4, black: 3 } } })),
    against('bot', modelAt({}, beforeRoll)),
    against('bot', doubled()),
  ];
  expect(new Set(models.map((model) => hintOf(model)?.question?.key)).size).toBe(models.length);
});

test('moves are drawn where the viewer sees them', () => {
  const moves = [{ from: 8, to: 5, hit: true }];
  expect(stepViews({ kind: 'short', bottom: 'white' }, 'black', moves)).toEqual([
    { side: 'black', from: 17, to: 20, hit: true },
  ]);
});

test('the bot’s seat says how strong it is', () => {
  const { players } = tableView(against('bot', toPlay([3, 1])), 0);
  expect([players.white.level, players.black.level]).toEqual([null, 'club']);
});
