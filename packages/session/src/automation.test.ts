import { emptyTable, stepLine } from '@nardy/record';
import { boardOf, legalPlays, type MatchState, turnContext } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import { automate } from './automation.ts';
import { type Effect, type Preferences, tableView } from './index.ts';
import { type AtPosition, after, boardOfPoints, modelAt, toPlay } from './testing/at-position.ts';
import type { Client } from './testing/client.ts';
import { CALM, playOn } from './testing/player.ts';
import { createWorld, type World } from './testing/world.ts';

const beforeRoll = (game: MatchState, onRoll: 'white' | 'black'): MatchState => ({
  ...game,
  phase: 'before-roll',
  onRoll,
});

/** The automatic pauses that begin at this position. */
function timers(preferences: Partial<Preferences>, options: AtPosition): readonly Effect[] {
  return automate(toPlay([6, 5], { ...options, preferences }), 1_000)[1];
}

const PAUSE: Effect = { type: 'setTimer', timer: 'automatic', atMs: 1_500 };
const ONE_STEP = boardOfPoints({ 6: 14 }, { 19: 2, 12: 13 }, { own: 1 });
const ONE_PLAY = boardOfPoints({ 2: 1, 1: 1 }, { 24: 15 });
const RACE = boardOfPoints({ 6: 5, 5: 5, 4: 5 }, { 24: 8, 23: 7 });

describe('after a pause', () => {
  test.each<[name: string, preferences: Partial<Preferences>, options: AtPosition, pauses: boolean]>([
    ['a single step goes by itself', { forced: 'single-moves' }, { board: ONE_STEP }, true],
    ['or does not', { forced: 'none' }, { board: ONE_STEP }, false],
    ['a whole turn goes by itself', { forced: 'whole-turn' }, { board: ONE_PLAY }, true],
    ['a turn with a choice does not', { forced: 'whole-turn' }, { board: RACE }, false],
    ['a race is borne off', { autoBearOff: 'on' }, { board: RACE }, true],
    ['or is not', { autoBearOff: 'off' }, { board: RACE }, false],
    ['nothing is borne off with contact', { autoBearOff: 'on' }, {}, false],
    [
      'nothing is played for another side',
      { forced: 'whole-turn' },
      { board: ONE_PLAY, sides: ['black'] },
      false,
    ],
  ])('%s', (_, preferences, options, pauses) => {
    expect(timers(preferences, options)).toEqual(pauses ? [PAUSE] : []);
  });

  test('a forced turn is sent, a finished one with a choice waits for the player', () => {
    const fire = { type: 'timerFired', timer: 'automatic' } as const;
    const forced = toPlay([6, 5], { board: ONE_PLAY, preferences: { forced: 'whole-turn' } });
    expect(after(forced, [fire, fire]).turn.stage).toBe('sent');
    const tapped = [{ type: 'placeTapped', place: 13 }, { type: 'placeTapped', place: 13 }, fire] as const;
    expect(after(toPlay([6, 5], { preferences: { confirm: 'ask' } }), tapped).turn.stage).toBe('open');
    expect(after(toPlay([6, 5], { preferences: { confirm: 'automatic' } }), tapped).turn.stage).toBe('sent');
  });
});

test('the list of turns says of each play whether it was forced', () => {
  const world = createWorld({ length: 1, seed: 3 });
  const white = world.open(['white']);
  world.open(['black']);
  for (let turn = 0; turn < 1000 && white.view.stage !== 'match-over'; turn++) {
    world.settle();
    world.wait(600);
    world.settle();
    for (const client of world.clients) playOn(client, world.source, CALM);
  }
  expect(white.view.stage).toBe('match-over');
  let table = emptyTable();
  const forced: boolean[] = [];
  for (const line of world.server.local.lines) {
    const { match } = table;
    const step = stepLine(table, line);
    if (!step.ok) throw new Error(line);
    table = step.value.table;
    if (match?.phase !== 'to-play' || !step.value.events.some(({ type }) => type === 'played')) continue;
    const board = boardOf(match, match.onRoll);
    const context = turnContext(match, match.onRoll);
    forced.push(legalPlays(match.settings.rules, board, match.roll, context).length === 1);
  }
  const told = white.view.turns.filter(({ play }) => play !== null);
  expect(told.map((turn) => turn.forced)).toEqual(forced);
  expect(new Set(forced)).toEqual(new Set([true, false]));
});

describe('rolling by itself', () => {
  /** Whether white asks for its roll by itself when its turn to roll comes. */
  function rolls(
    preferences: Partial<Preferences>,
    game: (match: MatchState) => Partial<MatchState>,
  ): boolean {
    const world = createWorld({ length: 5, seed: 3 });
    const white = world.open(['white'], { autoPass: 'off' });
    world.open(['black']);
    world.settle();
    const { model } = white;
    const { table } = model.game!;
    const match = {
      ...table.match!,
      phase: 'before-roll',
      onRoll: 'white',
      turns: { white: 2, black: 2 },
    } as MatchState;
    const placed = {
      ...model,
      preferences: { ...model.preferences, ...preferences },
      game: { ...model.game!, table: { ...table, match: { ...match, ...game(match) } as MatchState } },
    };
    return automate(placed, 0)[1].some(({ type }) => type === 'send');
  }

  const noCube = { cube: { value: 2, owner: 'black' } } as const;
  const closedOut = boardOfPoints({ 6: 14 }, { 19: 3, 20: 3, 21: 3, 22: 2, 23: 2, 24: 2 }, { own: 1 });

  test.each<[name: string, preferences: Partial<Preferences>, game: Partial<MatchState>, rolls: boolean]>([
    ['where no double is possible', { autoRoll: 'on' }, noCube, true],
    ['never past a decision about the cube', { autoRoll: 'on' }, {}, false],
    ['not unasked', {}, noCube, false],
    ['closed out', { autoPass: 'on' }, { ...noCube, board: closedOut }, true],
    ['closed out, but the cube could be turned', { autoPass: 'on' }, { board: closedOut }, false],
    ['not closed out', { autoPass: 'on' }, noCube, false],
  ])('%s', (_, preferences, game, expected) => {
    expect(rolls(preferences, () => game)).toBe(expected);
  });
});

describe('rolling ahead', () => {
  /** Black to play; white has said that it will roll next. */
  function saidAhead(preferences: Partial<Preferences>): { readonly world: World; readonly white: Client } {
    const world = createWorld({ length: 5, seed: 3 });
    const white = world.open(['white'], { autoPass: 'off', forced: 'none', ...preferences });
    world.open(['black'], { forced: 'none', rollAhead: 'on' });
    for (let turn = 0; turn < 200; turn++) {
      world.settle();
      world.wait(600);
      world.settle();
      const match = world.server.local.table.match;
      if (match?.phase === 'to-play' && match.onRoll === 'black' && match.turns.white > 0) break;
      for (const client of world.clients) playOn(client, world.source, CALM);
    }
    white.dispatch({ type: 'rollAheadPressed' });
    return { world, white };
  }

  function playOut(world: World, white: Client): void {
    for (let step = 0; step < 20 && !white.view.players.white.onRoll; step++) {
      for (const client of world.clients) if (client !== white) playOn(client, world.source, CALM);
      world.settle();
      world.wait(600);
      world.settle();
    }
  }

  test('the roll comes as soon as the turn does, past a cube that could be turned', () => {
    const { world, white } = saidAhead({ rollAhead: 'on' });
    expect(white.view.actions.rollAhead).toEqual({ shown: true, enabled: true, pressed: true });
    playOut(world, white);
    expect(white.view.turns.at(-1)?.side).toBe('black');
    expect(white.view.dice.side).toBe('white');
    expect(white.model.rollsAhead).toBe('no');
  });

  test('pressed again, or not offered, it does not', () => {
    const { world, white } = saidAhead({ rollAhead: 'on' });
    white.dispatch({ type: 'rollAheadPressed' });
    playOut(world, white);
    expect(white.view.actions.roll.enabled).toBe(true);
    const plain = saidAhead({});
    expect(plain.white.view.actions.rollAhead.shown).toBe(false);
    playOut(plain.world, plain.white);
    expect(plain.white.view.actions.roll.enabled).toBe(true);
  });
});

test('the button to roll waits for the chain', () => {
  const { roll } = tableView(modelAt({}, beforeRoll), 0).actions;
  expect(roll).toEqual({ shown: true, enabled: false });
});
