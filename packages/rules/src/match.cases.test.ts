import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flipBoard, startingBoard } from './board.ts';
import { canDouble, isDeadCube } from './cube.ts';
import { decide } from './decide.ts';
import { beginMatch, nextGameStarted, startGame } from './match.ts';
import type { Command, GameCommon, MatchSettings, MatchState, WinKind } from './match-types.ts';
import type { Roll } from './play.ts';
import type { Refusal } from './refusal.ts';
import { scoreGame } from './score.ts';
import { opponentOf, type Side } from './side.ts';
import { boardOf, type Checkers } from './testing/boards.ts';
import { beforeRoll, refusalOf, rulesOf, run, runTo, settingsOf, toPlay } from './testing/states.ts';
import { deciderOf } from './turn.ts';

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly summary: string;
  readonly input: unknown;
  readonly expected: unknown;
}

const KINDS = ['cube', 'match', 'scoring', 'clock', 'dice'];
/** Cases of other kinds that ask the match machine too. */
const BESIDES = ['lo-13', 'ui-09', 'ui-11', 'ne-06'];
/** Cases of these kinds that ask another package: the dice protocol, presence and claims of the server. */
const ELSEWHERE = ['di-10', 'cl-02', 'cl-03', 'cl-06'];

const file = new URL('../../../data/cases/cases.jsonl', import.meta.url);
const cases = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Case)
  .filter(({ id, kind }) => (KINDS.includes(kind) && !ELSEWHERE.includes(id)) || BESIDES.includes(id));

/** P1 of the cases is white. */
const SIDE: Readonly<Record<string, Side>> = { P1: 'white', P2: 'black' };
const sideOf = (player: string): Side => SIDE[player]!;
const scoreOf = ([white, black]: readonly number[]): GameCommon['score'] => ({
  white: white!,
  black: black!,
});
const ANSWERS: Readonly<Record<string, Command['type']>> = {
  doubles: 'double',
  drops: 'pass',
  takes: 'take',
  accepts: 'take',
  beavers: 'beaver',
};
/** `P1 doubles` as a command. */
const commandOf = (event: string): Command => {
  const [player, verb] = event.split(' ');
  return { type: ANSWERS[verb!], side: sideOf(player!) } as Command;
};

const CODES: Readonly<Record<string, Refusal['code']>> = {
  'not-cube-owner': 'CUBE_NOT_YOURS',
  'dice-already-rolled': 'CUBE_DICE_ROLLED',
  'cube-limit': 'CUBE_AT_CAP',
  'beavers-off': 'CUBE_BEAVERS_OFF',
  crawford: 'CUBE_CRAWFORD',
  'cube-off': 'CUBE_NONE',
};
const KIND_OF: Readonly<Record<string, WinKind>> = {
  single: 'single',
  mars: 'gammon',
  'gammon (mars)': 'gammon',
  'home mars': 'homeGammon',
  'backgammon (koks)': 'backgammon',
};

interface CubeInput {
  readonly match?: number;
  readonly score?: readonly number[];
  readonly rules?: string;
  readonly beavers?: boolean;
  readonly cubeLimit?: number;
  readonly cubeUse?: boolean;
  readonly cube?: number;
  readonly owner?: string;
  readonly turn?: string;
  readonly phase?: string;
  readonly dice?: Roll;
  readonly events: readonly string[];
}

function cubeSettings(input: CubeInput): MatchSettings {
  const rules = {
    ...(input.beavers === undefined ? {} : { beavers: input.beavers }),
    ...(input.cubeLimit === undefined ? {} : { cubeCap: input.cubeLimit }),
    ...(input.cubeUse === false ? { cube: 'none' } : {}),
  };
  return settingsOf(rules, input.rules === 'money' ? null : (input.match ?? 7));
}

function cubeState(input: CubeInput): MatchState {
  const onRoll = sideOf(input.turn ?? input.events[0]!.split(' ')[0]!);
  const owner = input.owner === undefined || input.owner === 'centre' ? null : sideOf(input.owner);
  const changes = {
    cube: { value: input.cube ?? 1, owner },
    ...(input.score === undefined ? {} : { score: scoreOf(input.score) }),
  };
  const settings = cubeSettings(input);
  return input.phase === 'move'
    ? toPlay(settings, onRoll, input.dice!, changes)
    : beforeRoll(settings, onRoll, changes);
}

/** The events up to the last must be legal; the last is refused with the code of the case. */
function refusesLast(input: CubeInput, expected: { readonly error: string }): void {
  const commands = input.events.map(commandOf);
  const before = run(cubeState(input), ...commands.slice(0, -1));
  expect(refusalOf(before, commands.at(-1)!)).toMatchObject({ code: CODES[expected.error] });
}

function cubeAfter(input: CubeInput, expected: { cube: number; owner: string; onRoll?: string }): void {
  const state = run(cubeState(input), ...input.events.map(commandOf));
  expect(state.cube).toEqual({ value: expected.cube, owner: sideOf(expected.owner) });
  if (expected.onRoll !== undefined) expect(state).toMatchObject({ onRoll: sideOf(expected.onRoll) });
}

interface ScoringInput {
  readonly loser: { readonly points: Checkers; readonly bar: number };
  readonly rules: string;
  readonly cube: number;
}

function scores(input: ScoringInput, expected: { result: string; points: number }): void {
  const board = flipBoard('short', boardOf({ ...input.loser.points, 25: input.loser.bar }));
  expect(scoreGame(rulesOf(input.rules), board, { stake: input.cube, doublesAccepted: 0 })).toEqual({
    kind: KIND_OF[expected.result],
    points: expected.points,
  });
}

/** A house scale told in words: the loser's checkers are chosen to fit them. */
const scoresFourTier =
  (loser: Checkers) =>
  (_: unknown, expected: { result: string; points: number }): void => {
    const board = flipBoard('short', boardOf(loser));
    expect(scoreGame(rulesOf('four-tier'), board, { stake: 1, doublesAccepted: 0 })).toEqual({
      kind: KIND_OF[expected.result],
      points: expected.points,
    });
  };

interface OpeningInput {
  readonly openingRolls: readonly Roll[];
  readonly autoDoubleLimit?: number;
}

function opens(
  { openingRolls, autoDoubleLimit = 0 }: OpeningInput,
  expected: { starter?: string; dice: readonly number[]; cube?: number },
): void {
  const state = runTo('to-play', beginMatch(settingsOf({ autoDoubles: autoDoubleLimit }, null)), {
    type: 'openingThrown',
    throws: openingRolls,
  });
  if (expected.starter !== undefined) {
    expect(state.onRoll).toBe(expected.starter === 'first player' ? 'white' : 'black');
  }
  expect([...state.roll].sort()).toEqual([...expected.dice].sort());
  expect(state.cube).toEqual({ value: expected.cube ?? 1, owner: null });
}

const CLOCK = { kind: 'delay', reserveMs: 60_000, delayMs: 10_000 } as const;

const CHECKS = {
  'sc-02': scores,
  'sc-03': scores,
  'sc-05': scores,
  'sc-06': scoresFourTier({ 6: 15 }),
  'sc-07': scoresFourTier({ 13: 1, 6: 14 }),
  'sc-09': (input: { acceptedDoubles: number }, expected: { points: number }) => {
    let state: MatchState = beforeRoll(settingsOf('dave', null), 'white', {
      board: boardOf({ 1: 1 }, { 24: 15 }),
    });
    for (let double = 0; double < input.acceptedDoubles; double++) {
      const side: Side = double % 2 === 0 ? 'white' : 'black';
      state = run(
        { ...state, phase: 'before-roll', onRoll: side },
        { type: 'double', side },
        { type: 'take', side: opponentOf(side) },
      );
    }
    const over = runTo(
      'game-over',
      { ...state, phase: 'to-play', onRoll: 'white', roll: [6, 5] },
      {
        type: 'play',
        side: 'white',
        moves: [{ from: 1, to: 0 }],
      },
    );
    expect(over.result).toMatchObject({ kind: 'single', points: expected.points });
  },
  'cu-01': (input: CubeInput, expected: { points: number; scoreAfter: number[] }) => {
    const over = runTo('game-over', cubeState(input), ...input.events.map(commandOf));
    expect(over.result.points).toBe(expected.points);
    expect(over.scoreAfter).toEqual(scoreOf(expected.scoreAfter));
  },
  'cu-03': refusesLast,
  'cu-05': refusesLast,
  'cu-08': refusesLast,
  'cu-12': (input: { match: number }, expected: { points: number }) => {
    const settings = settingsOf({ jacoby: true }, input.match);
    const board = boardOf({ 1: 1 }, { 19: 15 });
    const over = runTo('game-over', toPlay(settings, 'white', [2, 1], { board }), {
      type: 'play',
      side: 'white',
      moves: [{ from: 1, to: 0 }],
    });
    expect(over.result).toMatchObject({ kind: 'gammon', points: expected.points });
  },
  'cu-13': cubeAfter,
  'cu-14': (input: CubeInput, expected: { winner: string; points: number }) => {
    const over = runTo('game-over', cubeState(input), ...input.events.map(commandOf));
    expect(over.result).toMatchObject({ winner: sideOf(expected.winner), points: expected.points });
  },
  'cu-15': refusesLast,
  'cu-16': cubeAfter,
  'cu-18': (
    input: { cases: readonly { cube: number; owner: string; crawford?: boolean }[] },
    expected: { autoRollAllowed: boolean[] },
  ) => {
    const owners: Readonly<Record<string, Side | null>> = { centre: null, me: 'white', opponent: 'black' };
    const allowed = input.cases.map(({ cube, owner, crawford }) => {
      const changes = {
        cube: { value: cube, owner: owners[owner]! },
        crawford: crawford === true ? ('now' as const) : ('before' as const),
      };
      return !canDouble(beforeRoll(settingsOf('international', 7), 'white', changes), 'white');
    });
    expect(allowed).toEqual(expected.autoRollAllowed);
  },
  'cu-19': refusesLast,
  'cu-20': (input: CubeInput) => {
    const state = runTo('doubled', cubeState(input), ...input.events.map(commandOf));
    expect(state).toMatchObject({ decider: 'black', onRoll: 'white' });
    expect(deciderOf(state)).toBe('black');
  },
  'ma-01': (input: { match: number; score: number[]; previousScore: number[]; events: string[] }) => {
    const state = afterScores(input.match, [input.previousScore, input.score]);
    expect(state.crawford).toBe('now');
    expect(refusalOf(underWay(state, input.events), commandOf(input.events[0]!))).toEqual({
      code: 'CUBE_CRAWFORD',
    });
  },
  'ma-02': (input: { match: number; score: number[]; previousScore: number[]; events: string[] }) => {
    const state = afterScores(input.match, [[3, 2], input.previousScore, input.score]);
    expect(state.crawford).toBe('after');
    expect(refusalOf(underWay(state, input.events), commandOf(input.events[0]!))).toBeNull();
  },
  'ma-03': (input: { match: number; score: number[]; previousScore: number[] }) => {
    const state = afterScores(input.match, [[0, 0], input.previousScore, input.score]);
    expect(state.crawford).toBe('after');
  },
  'ma-04': (input: { match: number }) => {
    const state = beforeRoll(settingsOf('international', input.match), 'white');
    expect(state.crawford).toBe('none');
    expect(isDeadCube(state, 'white')).toBe(true);
    expect(canDouble(state, 'white')).toBe(false);
  },
  // The rules cut the score at the match length; the surplus stays in the result of the game.
  'ma-07': (
    input: { match: number; score: number[] },
    expected: { scoreAfter: number[]; winner: number },
  ) => {
    const state = toPlay(settingsOf('international', input.match), 'black', [2, 1], {
      board: boardOf({ 6: 15 }, { 24: 1 }),
      score: scoreOf(input.score),
      cube: { value: 2, owner: 'black' },
    });
    const over = runTo('match-over', state, { type: 'play', side: 'black', moves: [{ from: 1, to: 0 }] });
    expect(over.winner).toBe(expected.winner === 2 ? 'black' : 'white');
    expect(over.score.black + over.result.points).toBe(expected.scoreAfter[1]);
    expect(over.scoreAfter).toEqual({ white: expected.scoreAfter[0], black: input.match });
  },
  'ma-08': (input: { match: number }, expected: { score: number[]; game: number; cube: number }) => {
    expect(beginMatch(settingsOf('international', input.match))).toMatchObject({
      score: scoreOf(expected.score),
      game: expected.game,
      cube: { value: expected.cube, owner: null },
      board: startingBoard('short'),
    });
  },
  'ma-09': () => {
    const over = gameOver(settingsOf('international', 5), [0, 0], [0, 1]);
    expect(run(over, { type: 'nextGame', side: 'white' }).phase).toBe('opening');
  },
  'lo-13': (input: { previousWinner: string }) => {
    const winner = sideOf(input.previousWinner);
    const next = run(gameOver(settingsOf('long', 5), [0, 0], [0, 1]), { type: 'nextGame', side: 'white' });
    expect(next).toMatchObject({ phase: 'before-roll', onRoll: winner });
    const rolling = settingsOf({ base: 'long', nextGameStarter: 'roll' }, 5);
    expect(run(gameOver(rolling, [0, 0], [0, 1]), { type: 'nextGame', side: 'white' }).phase).toBe('opening');
  },
  'ma-13': (input: { loser: { bar: number } }) => {
    const board = boardOf({ 25: input.loser.bar, 6: 14 }, { 24: 2, 23: 2 });
    const state = beforeRoll(settingsOf('international', 7), 'white', { board });
    const after = run(
      state,
      { type: 'resign', side: 'white', kind: 'single' },
      { type: 'declineResignation', side: 'black' },
    );
    expect(after).toEqual({ ...state, declined: 'single' });
  },
  'di-01': (input: { dice: Roll }) => {
    const state = toPlay(settingsOf('international', 7), 'white', input.dice);
    // Half a turn is nothing to the machine: the whole play comes at once, the roll stays until then.
    expect(refusalOf(state, { type: 'play', side: 'white', moves: [{ from: 13, to: 8 }] })).toMatchObject({
      code: 'PLAY_MUST_USE_MORE_DICE',
    });
    expect(refusalOf(state, { type: 'rolled', side: 'white', roll: [6, 6] })).toEqual({
      code: 'WRONG_PHASE',
      phase: 'to-play',
    });
    expect(state.roll).toEqual(input.dice);
  },
  'di-02': opens,
  'di-03': opens,
  'di-07': () => {
    const asked = run(beforeRoll(settingsOf('international', 7), 'white'), {
      type: 'requestRoll',
      side: 'white',
    });
    expect(refusalOf(asked, { type: 'requestRoll', side: 'white' })).toEqual({
      code: 'WRONG_PHASE',
      phase: 'rolling',
    });
  },
  'di-08': opens,
  'cl-01': (_: unknown, expected: { clockRunning: string[] }) => {
    const running: (Side | null)[] = [];
    let state: MatchState = beforeRoll(settingsOf('international', 7, CLOCK), 'white');
    running.push(deciderOf(state));
    for (const event of ['P1 doubles', 'P2 takes']) {
      state = run(state, commandOf(event));
      running.push(deciderOf(state));
    }
    expect(running).toEqual(expected.clockRunning.map((text) => sideOf(text.slice(0, 2))));
  },
  'ui-09': (input: { position: { points: Checkers; opponent: Checkers; bar: number }; dice: Roll }) => {
    const { points, opponent, bar } = input.position;
    const state = run(
      beforeRoll(settingsOf('international', 7), 'white', {
        board: boardOf({ ...points, 25: bar }, opponent),
      }),
      { type: 'requestRoll', side: 'white' },
      { type: 'rolled', side: 'white', roll: input.dice },
    );
    expect(state).toMatchObject({ phase: 'before-roll', onRoll: 'black' });
  },
  'ui-11': (input: { position: { points: Checkers; opponent: Checkers }; dice: Roll }) => {
    const board = boardOf(input.position.points, input.position.opponent);
    const state = toPlay(settingsOf('international', 7), 'white', input.dice, { board });
    expect(run(state, { type: 'play', side: 'white', moves: [{ from: 1, to: 0 }] }).phase).toBe('game-over');
  },
  'ne-06': () => {
    const play: Command = {
      type: 'play',
      side: 'white',
      moves: [
        { from: 8, to: 5 },
        { from: 6, to: 5 },
      ],
    };
    const once = run(toPlay(settingsOf('international', 7), 'white', [3, 1]), play);
    expect(decide(once, play).ok).toBe(false);
  },
};

/** A game won so that the score goes from `before` to `after`. */
function gameOver(settings: MatchSettings, before: readonly number[], after: readonly number[]): MatchState {
  const winner: Side = after[0]! > before[0]! ? 'white' : 'black';
  const points = after[0]! + after[1]! - before[0]! - before[1]!;
  return {
    ...startGame(settings, { ...nextOf(settings), score: scoreOf(before) }),
    phase: 'game-over',
    result: { winner, kind: 'single', points, ending: 'passed' },
    scoreAfter: scoreOf(after),
  };
}

function nextOf(settings: MatchSettings) {
  const { crawford, clock } = beginMatch(settings);
  return {
    type: 'gameStarted',
    game: 1,
    crawford,
    previousWinner: null,
    reserveMs: clock.reserveMs,
    from: null,
  } as const;
}

/** The start of the game after these scores, one game from each to the next. */
function afterScores(match: number, scores: readonly (readonly number[])[]): MatchState {
  const settings = settingsOf('international', match);
  let state = startGame(settings, { ...nextOf(settings), score: scoreOf(scores[0]!) });
  for (const [index, after] of scores.slice(1).entries()) {
    const over = { ...gameOver(settings, scores[index]!, after), crawford: state.crawford };
    state = startGame(settings, nextGameStarted(over));
  }
  return state;
}

/** The same game later, before the roll of the side that acts. */
function underWay(state: MatchState, events: readonly string[]): MatchState {
  const { settings, score, crawford } = state;
  return beforeRoll(settings, sideOf(events[0]!.split(' ')[0]!), { score, crawford });
}

test('every case of these kinds has its check', () => {
  expect(cases.map(({ id }) => id).sort()).toEqual(Object.keys(CHECKS).sort());
});

test.each(cases)('$id $summary', ({ id, input, expected }) => {
  const check = CHECKS[id as keyof typeof CHECKS] as (input: unknown, expected: unknown) => void;
  expect.hasAssertions();
  check(input, expected);
});
