import { invariant } from '@nardy/result';
import { type BySide, deciderOf, type MatchState, SIDES, type Side } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import type { PlayerName } from './open-game.ts';
import { nextThrown } from './past.ts';
import { dutiesOf, rollRequest } from './player-duty.ts';
import { replay } from './replay.ts';
import { roleOf } from './roles.ts';
import { rollAgainOf, takeBackOf } from './take-back.ts';
import {
  assertVerified,
  createLocalTable,
  type LocalTable,
  SAMPLE_MATCHES,
  settingsOf,
  step,
} from './testing/index.ts';
import { verifyRecord } from './verify-record.ts';

const PERSON: PlayerName = { id: 'guest.1', name: 'Вера' };
const BOT: PlayerName = { id: 'bot.1', name: null };
const AGAINST_BOT: BySide<PlayerName> = { white: PERSON, black: BOT };
const CLOCK = { kind: 'delay', reserveMs: 600_000, delayMs: 8_000 } as const;

function opened(
  players: BySide<PlayerName> = AGAINST_BOT,
  seed = 1,
  settings = settingsOf('international', 5),
) {
  const local = createLocalTable({ settings, seed, players });
  local.settle();
  return local;
}

/** Plays on until `ready`. */
function upTo(local: LocalTable, ready: (match: MatchState) => boolean, doubles = 0): void {
  for (let decision = 0; decision < 300; decision++) {
    if (local.table.match !== null && ready(local.table.match)) return;
    step(local, { doubles });
  }
  throw new Error('it does not come to that in this game');
}

const toRoll = (side: Side, turns: number) => (match: MatchState) =>
  match.phase === 'before-roll' && match.onRoll === side && match.turns[side] >= turns;

function takeBack(local: LocalTable, side: Side = 'white'): readonly string[] {
  const command = takeBackOf(local.table, side);
  invariant(command !== null, 'there is an act to take back');
  const sent = local.send({ type: 'act', side, command });
  invariant(sent.ok, JSON.stringify(sent));
  return sent.value;
}

/** The dice of the turns played by the course that counts, in order. */
function rollsPlayed(local: LocalTable): readonly string[] {
  const played = replay(local.lines);
  invariant(played.ok, 'the lines replay');
  let rolls: { readonly line: number; readonly text: string }[] = [];
  for (const { n, events } of played.value.steps) {
    for (const event of events) {
      if (event.type === 'rolled') rolls.push({ line: n, text: `${event.side} ${event.roll}` });
      if (event.type === 'takenBack') rolls = rolls.filter(({ line }) => line < event.line);
    }
  }
  return rolls.map(({ text }) => text);
}

/** The dice of the turns as the log threw them. */
function rollsThrown(local: LocalTable): readonly string[] {
  const role = (word: string) => (word === 'A' ? 'white' : 'black');
  return local.lines.flatMap((line) => {
    const [, , , kind, roller = '', , dice = ''] = line.split(' ');
    return / roll \d+ turn /u.test(line) && kind === 'turn' ? [`${role(roller)} ${[...dice]}`] : [];
  });
}

describe('a turn taken back', () => {
  test('the player has the same dice and the same position again', () => {
    const local = opened();
    upTo(local, (match) => match.phase === 'to-play' && match.onRoll === 'white');
    const before = local.table.match;
    step(local);
    upTo(local, toRoll('white', 1));
    expect(takeBack(local).map((line) => line.replace(/^\d+ /u, ''))).toEqual([
      expect.stringMatching(/^act A takeback \d+$/u),
    ]);
    expect(local.table.match).toEqual(before);
    expect(local.table.past).toMatchObject({ takeBacks: 1, takenBackAt: local.lines.length - 1 });
  });

  test('rolls thrown since come again to the same sides, in order, without a link; then new ones are thrown', () => {
    const local = opened();
    upTo(local, toRoll('white', 3));
    const thrown = local.table.past.rolls;
    takeBack(local);
    takeBack(local);
    const from = local.lines.length;
    upTo(local, ({ turns }) => turns.white + turns.black > thrown.length + 2);
    const again = local.lines.slice(from).filter((line) => / again /u.test(line));
    expect(again.length).toBeGreaterThan(1);
    const firstNew = local.lines.findIndex((line, n) => n > from && / (link|roll) /u.test(line));
    expect(local.lines.findLastIndex((line) => / again /u.test(line))).toBeLessThan(firstNew);
    expect(rollsPlayed(local)).toEqual(rollsThrown(local));
    assertVerified(local);
  });

  test('as often and as far back as one likes', () => {
    const local = opened();
    upTo(local, toRoll('white', 4));
    let takes = 0;
    while (takeBackOf(local.table, 'white') !== null) {
      takeBack(local);
      takes++;
    }
    expect(takes).toBe(4);
    expect(local.table.match?.turns.white).toBe(0);
    upTo(local, toRoll('white', 2));
    takeBack(local);
    assertVerified(local);
  });

  test('an act of the cube: before it, with the roll not thrown yet', () => {
    const local = opened();
    upTo(local, toRoll('white', 1));
    const before = local.table.match;
    expect(local.send({ type: 'act', side: 'white', command: { type: 'double', side: 'white' } }).ok).toBe(
      true,
    );
    takeBack(local);
    expect(local.table.match).toEqual(before);
    expect(nextThrown(local.table.past)).toBeNull();
    local.roll('white');
    assertVerified(local);
  });

  test('a known roll does not keep its side from doubling first', () => {
    const local = opened();
    upTo(local, (match) => toRoll('white', 3)(match) && match.cube.owner !== 'black');
    const [first, second] = [
      local.table.past.acts.findLast(({ side }) => side === 'white'),
      local.table.past,
    ];
    local.roll('white');
    takeBack(local);
    upTo(local, (match) => toRoll('white', 1)(match) && nextThrown(local.table.past) !== null);
    expect(second.rolls.length).toBeGreaterThan(first?.used ?? 0);
    const sent = local.send({ type: 'act', side: 'white', command: { type: 'double', side: 'white' } });
    expect(sent.ok).toBe(true);
    expect(local.send({ type: 'act', side: 'black', command: { type: 'take', side: 'black' } }).ok).toBe(
      true,
    );
    expect(rollAgainOf(local.table, 'white')).not.toBeNull();
    local.roll('white');
    assertVerified(local);
  });
});

describe('while a thrown roll comes again', () => {
  function again(): LocalTable {
    const local = opened();
    upTo(local, toRoll('white', 3));
    takeBack(local);
    step(local);
    expect(local.table.match).toMatchObject({ phase: 'before-roll', onRoll: 'black' });
    return local;
  }

  test('no link is due, asked for or taken', () => {
    const local = again();
    const { log, past } = local.table;
    const held = SIDES.map((side) => ({ side, epochs: [0] }));
    expect(dutiesOf(local.table, held, 'early')).toEqual([]);
    expect(rollRequest(local.table, 'black')).toBeNull();
    for (const side of SIDES) {
      const chain = log.chains[roleOf(side)];
      const link = local
        .keeper(side)
        .chain(0)
        .link((chain?.lastIndex ?? 0) + 1);
      expect(local.send({ type: 'link', side, roll: log.nextRoll, link })).toEqual({
        ok: false,
        error: { code: 'ROLL_COMES_AGAIN', roll: nextThrown(past)?.roll },
      });
    }
  });

  test('only that roll, and only to its side', () => {
    const local = again();
    const expected = nextThrown(local.table.past)?.roll ?? 0;
    const ask = (side: Side, roll: number) => {
      const sent = local.send({ type: 'act', side, command: { type: 'rollAgain', side, roll } });
      return sent.ok ? null : sent.error;
    };
    expect(ask('black', expected + 2)).toEqual({ code: 'ROLL_NOT_AGAIN', expected });
    expect(ask('white', expected)).toEqual({ code: 'NOT_YOUR_TURN', side: 'black' });
    expect(ask('black', expected)).toBeNull();
  });

  test('a roll that has not been thrown before does not come again', () => {
    const local = opened();
    upTo(local, toRoll('white', 1));
    const command = { type: 'rollAgain', side: 'white', roll: 2 } as const;
    expect(local.send({ type: 'act', side: 'white', command })).toEqual({
      ok: false,
      error: { code: 'ROLL_NOT_AGAIN', expected: null },
    });
  });
});

describe('nothing is taken back', () => {
  const asked = (local: LocalTable, side: Side, line: number) => {
    const sent = local.send({ type: 'act', side, command: { type: 'takeBack', side, line } });
    return sent.ok ? null : sent.error;
  };
  const lastPlay = (local: LocalTable, side: Side) =>
    local.lines.findLastIndex((line) => new RegExp(` act ${roleOf(side)} \\d`, 'u').test(line));

  test.each<[name: string, because: string, players: BySide<PlayerName>, clock: object, side: Side]>([
    ['by one of two people', 'people', { white: PERSON, black: { ...PERSON, id: 'guest.2' } }, {}, 'white'],
    ['by the bot', 'bot', AGAINST_BOT, {}, 'black'],
    ['where a clock runs', 'clock', AGAINST_BOT, CLOCK, 'white'],
  ])('%s', (_, because, players, clock, side) => {
    const settings = settingsOf('international', 5, 'kind' in clock ? CLOCK : undefined);
    const local = opened(players, 1, settings);
    upTo(local, toRoll(side, 2));
    expect(asked(local, side, lastPlay(local, side))).toEqual({ code: 'TAKE_BACK_BARRED', because });
    expect(takeBackOf(local.table, side)).toBeNull();
  });

  test('that is not an own act, or has been taken back', () => {
    const local = opened();
    upTo(local, toRoll('white', 2));
    const [own, other] = [lastPlay(local, 'white'), lastPlay(local, 'black')];
    expect(asked(local, 'white', other)).toEqual({ code: 'TAKE_BACK_NO_ACT', line: other });
    expect(asked(local, 'white', own)).toBeNull();
    expect(asked(local, 'white', own)).toEqual({ code: 'TAKE_BACK_NO_ACT', line: own });
  });

  test('between a request and its dice', () => {
    const local = opened();
    upTo(local, toRoll('white', 2));
    const request = rollRequest(local.table, 'white');
    invariant(request !== null && local.send(local.fulfil(request)).ok, 'the roll is asked for');
    expect(asked(local, 'white', lastPlay(local, 'white'))).toEqual({
      code: 'WRONG_PHASE',
      phase: 'rolling',
    });
  });

  test('while a resignation waits for its answer', () => {
    const local = opened();
    upTo(local, toRoll('white', 2));
    const command = { type: 'resign', side: 'white', kind: 'single' } as const;
    expect(local.send({ type: 'act', side: 'white', command }).ok).toBe(true);
    expect(asked(local, 'white', lastPlay(local, 'white'))).toEqual({ code: 'RESIGN_PENDING', by: 'white' });
  });

  test('in a record of two people, though every hash is made anew', () => {
    const local = opened({ white: PERSON, black: { ...PERSON, id: 'guest.2' } });
    upTo(local, toRoll('white', 2));
    const forged = [...local.lines, `${local.lines.length} act A takeback ${lastPlay(local, 'white')}`];
    expect(verifyRecord({ format: 'nardy-dice-transcript/1', lines: forged }).play).toEqual({
      code: 'BROKEN',
      line: local.lines.length,
      refusal: { code: 'TAKE_BACK_BARRED', because: 'people' },
    });
  });

  test('with other dice than those thrown', () => {
    const local = opened();
    upTo(local, toRoll('white', 3));
    takeBack(local);
    step(local);
    const command = rollAgainOf(local.table, 'black');
    invariant(command !== null, 'a roll comes again');
    const forged = [...local.lines, `${local.lines.length} act B again ${command.roll + 1}`];
    expect(verifyRecord({ format: 'nardy-dice-transcript/1', lines: forged }).play).toMatchObject({
      code: 'BROKEN',
      refusal: { code: 'ROLL_NOT_AGAIN', expected: command.roll },
    });
  });
});

const WITHOUT_CLOCK = SAMPLE_MATCHES.filter(({ settings }) => settings.clock.kind === 'none');

describe('random games with turns taken back verify, and the n-th roll stays the n-th', () => {
  test.each(WITHOUT_CLOCK.map((sample, seed) => [sample.name, sample, seed] as const))(
    '%s',
    (_, { settings, style }, seed) => {
      const hotSeat = seed % 2 === 1;
      const local = opened(hotSeat ? { white: PERSON, black: PERSON } : AGAINST_BOT, seed + 40, settings);
      const { source } = local;
      let takes = 0;
      for (let act = 0; local.table.log.end === null && act < 2000; act++) {
        const side = hotSeat && source.below(2) === 0 ? 'black' : 'white';
        const command = takes < 40 && source.below(4) === 0 ? takeBackOf(local.table, side) : null;
        if (command === null) step(local, { ...style, doubles: 5, early: true });
        else {
          invariant(local.send({ type: 'act', side, command }).ok, 'it is taken back');
          takes++;
        }
        invariant(
          local.table.match?.phase !== 'to-play' || deciderOf(local.table.match) !== null,
          'somebody plays on',
        );
      }
      expect(local.table.log.end).not.toBeNull();
      expect(takes).toBeGreaterThan(0);
      expect(local.table.past.takeBacks).toBe(takes);
      const [played, thrown] = [rollsPlayed(local), rollsThrown(local)];
      expect(played).toEqual(thrown.slice(0, played.length));
      assertVerified(local);
    },
  );
});
