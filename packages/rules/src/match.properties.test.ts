import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, checkersInPlay, flipBoard, formatBoard, opponentInPlay } from './board.ts';
import { clockAt, deadlineMs } from './clock.ts';
import { canDouble, cubeAnswers } from './cube.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { beginMatch } from './match.ts';
import type { ClockSettings, Command, MatchEvent, MatchSettings, MatchState } from './match-types.ts';
import type { Roll } from './play.ts';
import { RULE_SET_IDS } from './rule-set.ts';
import { type BySide, opponentOf, SIDES, type Side } from './side.ts';
import { type RandomHabits, type RandomStep, randomMatch } from './testing/random-match.ts';
import { seededRandom } from './testing/seeded-random.ts';
import { settingsOf } from './testing/states.ts';
import { deciderOf } from './turn.ts';

const CLOCKS: readonly ClockSettings[] = [
  { kind: 'none' },
  { kind: 'delay', reserveMs: 60_000, delayMs: 2_000 },
  { kind: 'correspondence', daysPerTurn: 1 },
];
const CUBES = { beavers: true, raccoons: true, jacoby: true, autoDoubles: 2 };
const ALL_RULES: readonly unknown[] = [
  ...RULE_SET_IDS,
  CUBES,
  { base: 'dave', cube: 'arithmetic', cubeCap: 6, ...CUBES },
  { base: 'four-tier', cube: 'doubling', cubeCap: 8 },
  { base: 'long', lastTurn: true, openingRoll: 'reroll' },
  { base: 'long-classic', cube: 'doubling', nextGameStarter: 'roll', ...CUBES },
];

const anyMatch = fc.record({
  settings: fc
    .tuple(
      fc.constantFrom(...ALL_RULES),
      fc.constantFrom<number | null>(null, 1, 2, 3, 5),
      fc.constantFrom(...CLOCKS),
    )
    .map(([rules, length, clock]) => settingsOf(rules, length, clock)),
  seed: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  habits: fc.record<RandomHabits>({
    doubling: fc.constantFrom(0, 30, 90),
    resigning: fc.constantFrom(0, 5, 60),
    thinkingMs: fc.constantFrom(500, 3_000, 20_000),
  }),
});
/** One seed for all properties, so that they look at the same matches, each played once. */
const RUNS = { numRuns: 12, seed: 20_250 };

type AnyMatch = typeof anyMatch extends fc.Arbitrary<infer Match> ? Match : never;
const played = new Map<string, readonly RandomStep[]>();

function stepsOf(match: AnyMatch): readonly RandomStep[] {
  const key = JSON.stringify(match);
  const steps = played.get(key) ?? [
    ...randomMatch(match.settings, seededRandom(match.seed), match.habits, 2),
  ];
  played.set(key, steps);
  return steps;
}

/** Deeply frozen, so that a change of the state would throw. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

describe('random matches', () => {
  test('[MA-03] every match ends and its score is reached once', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const last = stepsOf(match).at(-1)!.after;
        const { length } = match.settings;
        expect(last.phase).toBe('match-over');
        if (last.phase !== 'match-over') return;
        if (length === null) expect(last.winner).toBeNull();
        else {
          expect(last.scoreAfter[last.winner!]).toBe(length);
          expect(last.scoreAfter[opponentOf(last.winner!)]).toBeLessThan(length);
        }
      }),
      RUNS,
    );
  });

  test.each(RULE_SET_IDS)('[MA-11] games of %s end with all checkers of one side off', (id) => {
    for (let seed = 1; seed <= 3; seed++) {
      const steps = [...randomMatch(settingsOf(id, 1), seededRandom(seed))];
      const last = steps.at(-1)!.after;
      expect(last).toMatchObject({ phase: 'match-over', result: { ending: 'borne-off' } });
      expect([checkersInPlay(last.board), opponentInPlay(last.board)]).toContain(0);
    }
  });

  test('[MA-20] no state is changed by what follows it', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        for (const { before, events, after } of stepsOf(match)) {
          const board = formatBoard(before.board);
          let again = frozen(before);
          for (const event of events) again = evolve(again, frozen(event));
          if (JSON.stringify(again) !== JSON.stringify(after)) expect(again).toEqual(after);
          if (formatBoard(before.board) !== board) expect(formatBoard(before.board)).toBe(board);
        }
      }),
      RUNS,
    );
  });

  test('[MA-11] a side always has 15 checkers, those borne off counted', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        for (const { before, events, after } of stepsOf(match)) {
          const [event] = events;
          const expected = event?.type === 'gameStarted' ? { white: 15, black: 15 } : { ...inPlay(before) };
          if (event?.type === 'played')
            expected[event.side] -= event.moves.filter(({ to }) => to === 0).length;
          const now = inPlay(after);
          if (now.white !== expected.white || now.black !== expected.black) expect(now).toEqual(expected);
        }
      }),
      RUNS,
    );
  });

  test('[CL-01] clocks never go below zero and all time is accounted for', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        for (const { before, command, after } of stepsOf(match)) {
          const { clock } = after;
          for (const side of SIDES) if (clock.reserveMs[side] < 0) expect.unreachable('a reserve below zero');
          if (clock.delayLeftMs < 0) expect.unreachable('a delay below zero');
          if (command.type !== 'readClock') continue;
          const used = before.clock.delayLeftMs - clock.delayLeftMs + reserves(before) - reserves(after);
          const elapsed = command.atMs - before.clock.readAtMs;
          expect(used).toBe(
            deadlineMs(before) === null ? 0 : Math.min(elapsed, deadlineMs(before)! - before.clock.readAtMs),
          );
          expect(clockAt(before, command.atMs)).toEqual(clockAt(after, command.atMs));
        }
      }),
      RUNS,
    );
  });

  test('[CL-02] the clock of one side runs exactly while it decides', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        for (const { after } of stepsOf(match)) {
          const waits = ['opening', 'rolling', 'game-over', 'match-over'].includes(after.phase);
          if ((deciderOf(after) === null) !== waits) expect(after.phase).toBe('decided by nobody');
        }
      }),
      RUNS,
    );
  });

  test('[CU-03] double and answers are legal exactly where the questions say so', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        for (const { after } of stepsOf(match)) {
          for (const side of SIDES) {
            const late = after.settings.clock.kind !== 'none' && deadlineMs(after) === after.clock.readAtMs;
            if (late) continue;
            if (decide(after, { type: 'double', side }).ok !== canDouble(after, side))
              expect(after).toBe('double');
            const answers = deciderOf(after) === side ? cubeAnswers(after) : [];
            for (const type of ['take', 'pass', 'beaver', 'raccoon'] as const) {
              if (decide(after, { type, side }).ok !== answers.includes(type)) expect(answers).toBe(type);
            }
          }
        }
      }),
      RUNS,
    );
  });

  test('[MA-20] with the sides swapped the same match is played', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        let mirrored = beginMatch(match.settings);
        for (const { command, after } of stepsOf(match)) {
          const decided = decide(mirrored, mirrorCommand(command));
          if (!decided.ok) return expect.unreachable(JSON.stringify(decided.error));
          mirrored = decided.value.reduce(
            (state: MatchState, event: MatchEvent) => evolve(state, event),
            mirrored,
          );
          const back = mirrorState(mirrored);
          if (keyOf(back) !== keyOf(after)) expect(back).toEqual(after);
        }
      }),
      RUNS,
    );
  });
});

describe('any command in any state', () => {
  const anySide = fc.constantFrom(...SIDES);
  const anyCommand: fc.Arbitrary<Command> = fc.oneof(
    fc.record({
      type: fc.constantFrom(
        'requestRoll',
        'double',
        'take',
        'pass',
        'beaver',
        'raccoon',
        'resignMatch',
        'acceptResignation',
        'declineResignation',
        'nextGame',
        'closeSession',
        'flag',
      ),
      side: anySide,
    }),
    fc.record({
      type: fc.constant('resign' as const),
      side: anySide,
      kind: fc.constantFrom('single', 'gammon', 'homeGammon', 'backgammon'),
    }),
    fc.record({
      type: fc.constantFrom('readClock', 'resumeClock'),
      atMs: fc.oneof(fc.integer({ min: 0, max: 10 ** 9 }), fc.double()),
    }),
    fc.record({ type: fc.constant('forfeit' as const), side: anySide, reason: fc.constant('left' as const) }),
    fc.constant({ type: 'cancelGame' } as const),
    fc.record({
      type: fc.constant('rolled' as const),
      side: anySide,
      roll: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 3 }) as unknown as fc.Arbitrary<Roll>,
    }),
    fc.record({
      type: fc.constant('play' as const),
      side: anySide,
      moves: fc.array(
        fc.record({ from: fc.integer({ min: -3, max: 30 }), to: fc.integer({ min: -3, max: 30 }) }),
        { maxLength: 5 },
      ),
    }),
  ) as fc.Arbitrary<Command>;

  test('[MA-20] is refused or leads to events that evolve can apply', () => {
    fc.assert(
      fc.property(anyMatch, fc.array(anyCommand, { minLength: 5, maxLength: 15 }), (match, commands) => {
        for (const { after } of stepsOf(match).slice(0, 200)) {
          for (const command of commands) {
            const decided = decide(after, command);
            if (!decided.ok) continue;
            const next = decided.value.reduce(
              (state: MatchState, event: MatchEvent) => evolve(state, event),
              after,
            );
            expect(next.settings).toBe(after.settings);
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});

/** A state as text, whatever the order of its fields. */
function keyOf(state: MatchState): string {
  return JSON.stringify(Object.entries(state).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function inPlay({ board }: MatchState): BySide<number> {
  return { white: checkersInPlay(board), black: opponentInPlay(board) };
}

function reserves({ clock }: MatchState): number {
  return clock.reserveMs.white + clock.reserveMs.black;
}

function swap<T>({ white, black }: BySide<T>): BySide<T> {
  return { white: black, black: white };
}

function mirrorCommand(command: Command): Command {
  if (command.type === 'openingThrown') {
    return { ...command, throws: command.throws.map(([white, black]): Roll => [black, white]) };
  }
  return 'side' in command ? { ...command, side: opponentOf(command.side) } : command;
}

const mirrorSide = (side: Side | null): Side | null => (side === null ? null : opponentOf(side));

/** The same state with white and black exchanged. */
function mirrorState(state: MatchState): MatchState {
  const settings: MatchSettings = state.settings;
  const board: Board = flipBoard(settings.rules.board, state.board);
  const fields: Record<string, unknown> = { ...state };
  for (const field of ['score', 'turns', 'scoreAfter']) {
    if (field in fields) fields[field] = swap(fields[field] as BySide<number>);
  }
  for (const field of ['onRoll', 'decider', 'starter', 'previousWinner', 'lastTurnOf', 'winner']) {
    if (field in fields) fields[field] = mirrorSide(fields[field] as Side | null);
  }
  if ('result' in state) fields.result = { ...state.result, winner: mirrorSide(state.result.winner) };
  if (state.phase === 'to-play' && isOpeningRoll(state)) fields.roll = [state.roll[1], state.roll[0]];
  const { resignation } = state;
  if (resignation !== null) fields.resignation = { ...resignation, side: opponentOf(resignation.side) };
  return {
    ...fields,
    board,
    cube: { ...state.cube, owner: mirrorSide(state.cube.owner) },
    clock: { ...state.clock, reserveMs: swap(state.clock.reserveMs) },
  } as MatchState;
}

/** The opening pair names white's die first, so it turns round with the sides. */
function isOpeningRoll({ turns, settings, previousWinner }: MatchState): boolean {
  const thrown = settings.rules.nextGameStarter === 'roll' || previousWinner === null;
  return turns.white + turns.black === 0 && thrown && settings.rules.openingRoll === 'both-dice';
}
