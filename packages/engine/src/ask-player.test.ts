import {
  beginMatch,
  type Command,
  decide,
  evolve,
  type MatchState,
  makeSettings,
  type Roll,
  RULE_SETS,
} from '@nardy/rules';
import { expect, test } from 'vitest';
import { askPlayer, decisionView } from './ask-player.ts';
import type { Player } from './player.ts';

const LAST: Player = {
  choosePlay: (_view, _roll, plays) => plays.length - 1,
  offerDouble: () => true,
  answerCube: () => 'take',
  acceptResignation: (_view, points) => points >= 2,
};

function after(commands: readonly Command[]): MatchState {
  const settings = makeSettings({ rules: RULE_SETS.international, length: 5 });
  if (!settings.ok) throw new Error(settings.error.code);
  let state = beginMatch(settings.value);
  for (const command of commands) {
    const events = decide(state, command);
    if (!events.ok) throw new Error(JSON.stringify([command, events.error]));
    for (const event of events.value) state = evolve(state, event);
  }
  return state;
}

const OPENED: Command = { type: 'openingThrown', throws: [[3, 1] as Roll] };
const PLAYED: Command = {
  type: 'play',
  side: 'white',
  moves: [
    { from: 8, to: 5 },
    { from: 6, to: 5 },
  ],
};
const DOUBLED: Command = { type: 'double', side: 'black' };
const resigned = (kind: 'single' | 'gammon'): Command => ({ type: 'resign', side: 'white', kind });

test.each<[name: string, commands: Command[], side: 'white' | 'black', asked: object | null]>([
  ['nobody is asked before the opening throw', [], 'white', null],
  ['the opponent is not asked for a play', [OPENED], 'black', null],
  ['a double where one is legal', [OPENED, PLAYED], 'black', { type: 'double' }],
  ['only the taker is asked about a double', [OPENED, PLAYED, DOUBLED], 'black', null],
  ['the answer to a double', [OPENED, PLAYED, DOUBLED], 'white', { type: 'take', side: 'white' }],
  ['too cheap a resignation', [OPENED, resigned('single')], 'black', { type: 'declineResignation' }],
  ['a resignation worth taking', [OPENED, resigned('gammon')], 'black', { type: 'acceptResignation' }],
  ['nobody answers an own resignation', [OPENED, resigned('gammon')], 'white', null],
])('%s', async (_, commands, side, asked) => {
  const command = await askPlayer(LAST, after(commands), side);
  if (asked === null) expect(command).toBeNull();
  else expect(command).toMatchObject(asked);
});

test('the play that is chosen is accepted by the machine', async () => {
  const state = after([OPENED]);
  const command = await askPlayer(LAST, state, 'white');
  expect(command).toMatchObject({ type: 'play', side: 'white' });
  if (command !== null) expect(decide(state, command)).toMatchObject({ ok: true });
});

test('the view counts what each side still needs', () => {
  const view = decisionView(after([OPENED]), 'black');
  expect(view).toMatchObject({ away: { own: 5, opponent: 5 }, cubeOwner: 'middle', crawford: false });
});
