import { invariant } from '@nardy/result';
import { deciderOf, type MatchSettings, type MatchState, opponentOf, type Side } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import type { ActCommand } from './act-command.ts';
import type { TableRequest } from './respond.ts';
import { respond } from './respond.ts';
import { roleOf } from './roles.ts';
import { applyLines, emptyTable } from './table.ts';
import { clockRuns, deadlineUnixMs } from './table-clock.ts';
import { chooseAct, createLocalTable, type LocalTable, playGame, settingsOf, step } from './testing/index.ts';
import { verifyRecord } from './verify-record.ts';

const CLOCK = { kind: 'delay', reserveMs: 60_000, delayMs: 10_000 } as const;
const INTERNATIONAL = settingsOf('international', 5);
const CLOCKED = settingsOf('international', 5, CLOCK);

function opened(settings: MatchSettings = INTERNATIONAL, seed = 1): LocalTable {
  const local = createLocalTable({ settings, seed });
  local.settle();
  return local;
}

/** Plays on until the match is in `phase`, at most one game. */
function upTo<P extends MatchState['phase']>(local: LocalTable, phase: P): Extract<MatchState, { phase: P }> {
  for (let decision = 0; decision < 200; decision++) {
    const { match } = local.table;
    if (match?.phase === phase) return match as Extract<MatchState, { phase: P }>;
    step(local, { doubles: phase === 'doubled' ? 100 : 0 });
  }
  throw new Error(`no ${phase} in this game`);
}

function onRoll(local: LocalTable): Side {
  const side = local.table.match === null ? null : deciderOf(local.table.match);
  invariant(side !== null, 'somebody is to decide');
  return side;
}

function linkOf(local: LocalTable, side: Side): TableRequest & { type: 'link' } {
  const { log } = local.table;
  const chain = log.chains[roleOf(side)];
  invariant(chain !== null, 'the side has a chain');
  const link = local
    .keeper(side)
    .chain(chain.epoch)
    .link(log.nextRoll - chain.base + 1);
  return { type: 'link', side, roll: log.nextRoll, link };
}

const kinds = (lines: readonly string[]) => lines.map((line) => line.split(' ').slice(1, 3).join(' '));
const sent = (local: LocalTable, request: TableRequest): readonly string[] => {
  const answered = local.send(request);
  if (!answered.ok) throw new Error(JSON.stringify(answered.error));
  return answered.value;
};
const refused = (local: LocalTable, request: TableRequest) => {
  const before = local.lines;
  const answered = local.send(request);
  expect(local.lines).toBe(before);
  return answered.ok ? null : answered.error;
};

describe('a roll', () => {
  test('the request of the roller, the answer of the other, then the dice', () => {
    const local = opened();
    const { onRoll: side } = upTo(local, 'before-roll');
    expect(kinds(sent(local, linkOf(local, side)))).toEqual([`link ${local.table.log.nextRoll}`]);
    expect(local.table.match?.phase).toBe('rolling');
    const lines = sent(local, linkOf(local, opponentOf(side)));
    expect(kinds(lines)[0]).toMatch(/^link/u);
    expect(kinds(lines)[1]).toMatch(/^roll/u);
    expect(local.table.match?.phase).toMatch(/to-play|before-roll/u);
  });

  test('the same link again writes nothing, another is refused', () => {
    const local = opened();
    const { onRoll: side } = upTo(local, 'before-roll');
    const request = linkOf(local, side);
    sent(local, request);
    expect(sent(local, request)).toEqual([]);
    expect(refused(local, { ...request, link: 'f'.repeat(64) })).toEqual({ code: 'TABLE_LINK_WRONG' });
    sent(local, linkOf(local, opponentOf(side)));
    expect(sent(local, request)).toEqual([]);
  });

  test('a link that does not fit its seal, or is for another roll', () => {
    const local = opened();
    const { onRoll: side } = upTo(local, 'before-roll');
    const request = linkOf(local, side);
    expect(refused(local, { ...request, link: '0'.repeat(64) })).toEqual({ code: 'TABLE_LINK_WRONG' });
    const next = request.roll;
    expect(refused(local, { ...request, roll: next + 1 })).toEqual({ code: 'TABLE_WRONG_ROLL', next });
    expect(refused(local, { ...request, roll: next - 1 })).toEqual({ code: 'TABLE_WRONG_ROLL', next });
  });

  test('no double once the roll has been asked for; no roll for the side that is not on roll', () => {
    const local = opened();
    const { onRoll: side } = upTo(local, 'before-roll');
    expect(
      refused(local, {
        type: 'act',
        side: opponentOf(side),
        command: { type: 'double', side: opponentOf(side) },
      }),
    ).toMatchObject({
      code: expect.any(String),
    });
    sent(local, linkOf(local, side));
    const double: ActCommand = { type: 'double', side };
    expect(refused(local, { type: 'act', side, command: double })).not.toBeNull();
    local.settle();
  });

  test('the side to play may release ahead for the next roll, the other may not ask yet', () => {
    const local = opened();
    const { onRoll: side } = upTo(local, 'to-play');
    const other = opponentOf(side);
    expect(refused(local, linkOf(local, other))).toEqual({ code: 'LINK_TOO_EARLY', role: roleOf(other) });
    expect(kinds(sent(local, linkOf(local, side)))[0]).toMatch(/^link/u);
    step(local);
    expect(local.table.match?.phase).toBe('before-roll');
    expect(kinds(sent(local, linkOf(local, other))).at(-1)).toMatch(/^roll/u);
    expect(local.table.log.early[roleOf(side)]).toBe(1);
  });

  test('the doubler may not ask for the roll before the answer, the doubled side may release ahead', () => {
    const local = opened();
    const { onRoll: side, decider } = upTo(local, 'doubled');
    expect(refused(local, linkOf(local, side))).toEqual({ code: 'LINK_TOO_EARLY', role: roleOf(side) });
    sent(local, linkOf(local, decider));
    sent(local, { type: 'act', side: decider, command: { type: 'take', side: decider } });
    expect(kinds(sent(local, linkOf(local, side))).at(-1)).toMatch(/^roll/u);
  });

  test('after a crash with both links open the same dice come out', () => {
    const local = opened();
    const { onRoll: side } = upTo(local, 'before-roll');
    sent(local, linkOf(local, side));
    const before = local.table;
    const lines = sent(local, linkOf(local, opponentOf(side)));
    const cut = applyLines(before, lines.slice(0, 1));
    invariant(cut.ok, 'the answer alone passes');
    const owed = respond(cut.value, { type: 'owed' }, local.host());
    expect(owed).toEqual({ ok: true, value: lines.slice(1) });
    expect(respond(local.table, { type: 'owed' }, local.host())).toEqual({ ok: true, value: [] });
  });

  test('a server that has lost its chain ends the game for nobody, before and after the last link', () => {
    const local = opened();
    const { onRoll: side } = upTo(local, 'before-roll');
    sent(local, linkOf(local, side));
    const before = local.table;
    const request = linkOf(local, opponentOf(side));
    const answered = respond(before, request, local.host());
    const cut = applyLines(before, answered.ok ? answered.value.slice(0, 1) : []);
    local.server.forget();
    expect(kinds(sent(local, request))).toEqual(['act S', 'end none']);
    expect(verifyRecord(local.transcript()).play).toEqual({ code: 'OK' });
    const owed = cut.ok ? respond(cut.value, { type: 'owed' }, { unixMs: 0, serverLink: () => null }) : cut;
    expect(owed.ok && kinds(owed.value)).toEqual(['end none']);
    const wrong = cut.ok
      ? respond(cut.value, { type: 'owed' }, { unixMs: 0, serverLink: () => 'a'.repeat(64) })
      : cut;
    expect(wrong.ok && kinds(wrong.value)).toEqual(['end none']);
  });
});

describe('seals and lost devices', () => {
  test('nothing but seals before all three stand', () => {
    const local = createLocalTable({ settings: INTERNATIONAL, seed: 2 });
    expect(refused(local, { type: 'link', side: 'white', roll: 1, link: '0'.repeat(64) })).toEqual({
      code: 'TABLE_NOT_READY',
    });
    expect(respond(emptyTable(), { type: 'resume' }, local.host())).toEqual({
      ok: false,
      error: { code: 'TABLE_NOT_READY' },
    });
  });

  test.each<[name: string, length: number, anchor: string]>([
    ['no links', 0, 'a'.repeat(64)],
    ['too many links', 65_536, 'a'.repeat(64)],
    ['half a link', 1.5, 'a'.repeat(64)],
    ['capitals', 16, 'A'.repeat(64)],
    ['too short', 16, 'a'.repeat(63)],
  ])('a seal with %s', (_, length, anchor) => {
    const local = createLocalTable({ settings: INTERNATIONAL, seed: 2 });
    expect(refused(local, { type: 'anchor', side: 'white', length, anchor })).toEqual({
      code: 'TABLE_ANCHOR_BAD',
    });
  });

  test('the same seal again writes nothing, another is not due', () => {
    const local = opened();
    const seal = { length: 512, anchor: local.keeper('white').chain(0).anchor };
    const other = createLocalTable({ settings: INTERNATIONAL, seed: 3 });
    const first = {
      type: 'anchor',
      side: 'white',
      length: 512,
      anchor: other.keeper('white').chain(0).anchor,
    } as const;
    sent(other, first);
    expect(sent(other, first)).toEqual([]);
    upTo(local, 'before-roll');
    expect(refused(local, { type: 'anchor', side: 'white', ...seal })).toEqual({
      code: 'TABLE_ANCHOR_NOT_DUE',
    });
  });

  test('chains are renewed before they end, the server’s too', () => {
    const local = createLocalTable({ settings: settingsOf('long', 1), seed: 4, chainLength: 10 });
    expect(() => playGame(local)).toThrow(/TABLE_CHAIN_USED_UP/u);
    const renewing = createLocalTable({ settings: settingsOf('long', 1), seed: 4, chainLength: 10 });
    renewing.settle();
    for (let at = 0; renewing.table.log.end === null && at < 500; at++) {
      const { log } = renewing.table;
      const chain = log.chains.S;
      const left = chain === null ? 0 : chain.length - (log.nextRoll - chain.base);
      if (left <= 8) {
        const { anchor, length } = renewing.server.chain((chain?.epoch ?? 0) + 1);
        sent(renewing, { type: 'serverAnchor', anchor, length });
      }
      step(renewing);
    }
    expect(renewing.table.log.rekeys).toBeGreaterThan(6);
    expect(verifyRecord(renewing.transcript())).toMatchObject({
      dice: { code: 'OK', flags: ['REKEY'] },
      play: { code: 'OK' },
    });
  });

  test('a device lost after the request: the roll is void, the request stands, the roll is thrown anew', () => {
    const local = opened();
    const { onRoll: side } = upTo(local, 'before-roll');
    sent(local, linkOf(local, side));
    local.keeper(opponentOf(side)).forget();
    local.settle();
    expect(kinds(local.lines.slice(-6)).map((kind) => kind.split(' ')[0])).toEqual([
      'link',
      'void',
      'anchor',
      'link',
      'link',
      'roll',
    ]);
    playGame(local);
    expect(verifyRecord(local.transcript())).toMatchObject({
      dice: { code: 'OK', flags: ['REKEY', 'VOID'] },
      play: { code: 'OK' },
    });
  });

  test('a device lost while no link is open needs no void; with the own link open it waits', () => {
    const local = opened();
    const { onRoll: side } = upTo(local, 'before-roll');
    local.keeper(side).forget();
    const seal = { length: 8, anchor: 'b'.repeat(64) };
    sent(local, linkOf(local, opponentOf(side)));
    expect(refused(local, { type: 'lostDevice', side: opponentOf(side), ...seal })).toEqual({
      code: 'TABLE_LINK_OPEN',
    });
    const idle = opened(INTERNATIONAL, 5);
    const at = upTo(idle, 'before-roll');
    expect(kinds(sent(idle, { type: 'lostDevice', side: at.onRoll, ...seal }))).toEqual([
      `anchor ${roleOf(at.onRoll)}`,
    ]);
  });

  test('a device cannot fill the log with seals it never uses', () => {
    const local = opened();
    const { onRoll: side } = upTo(local, 'before-roll');
    const seal = { length: 8, anchor: 'c'.repeat(64) };
    for (let lost = 0; lost < 8; lost++) sent(local, { type: 'lostDevice', side, ...seal });
    expect(refused(local, { type: 'lostDevice', side, ...seal })).toEqual({ code: 'TABLE_ANCHOR_NOT_DUE' });
  });

  test('the third void is a forfeit', () => {
    const local = opened();
    const { onRoll: side } = upTo(local, 'before-roll');
    const other = opponentOf(side);
    sent(local, linkOf(local, side));
    for (let lost = 0; lost < 2; lost++) {
      const { anchor, length } = local.keeper(other).chain(lost + 1);
      expect(kinds(sent(local, { type: 'lostDevice', side: other, anchor, length }))[0]).toMatch(/^void/u);
      sent(local, linkOf(local, side));
    }
    const { anchor, length } = local.keeper(other).chain(9);
    sent(local, { type: 'lostDevice', side: other, anchor, length });
    expect(local.table.match).toMatchObject({
      phase: 'match-over',
      result: { winner: side, ending: 'forfeited' },
    });
    expect(local.lines.at(-2)).toContain(`forfeit ${roleOf(other)} lost-devices`);
    expect(verifyRecord(local.transcript()).play).toEqual({ code: 'OK' });
  });
});

describe('clocks', () => {
  test('without a clock no reading is written', () => {
    const local = opened();
    upTo(local, 'before-roll');
    expect(local.lines.filter((line) => line.includes('@'))).toEqual([]);
    expect(sent(local, { type: 'time' })).toEqual([]);
    expect(sent(local, { type: 'resume' })).toEqual([]);
  });

  test('time from the request to the dice is nobody’s; time before and after is the side’s to decide', () => {
    const local = opened(CLOCKED);
    const { onRoll: side } = upTo(local, 'before-roll');
    const full = local.table.match?.clock.reserveMs[side];
    local.unixMs += 12_000;
    sent(local, linkOf(local, side));
    local.unixMs += 500_000;
    expect(sent(local, { type: 'time' })).toEqual([]);
    expect(sent(local, { type: 'resume' })).toEqual([]);
    local.settle();
    expect(local.table.match?.clock.reserveMs[side]).toBe((full ?? 0) - 2_000);
  });

  test('out of time: the flag, asked for or not, in place of an act that came too late', () => {
    for (const late of ['time', 'act'] as const) {
      const local = opened(CLOCKED);
      const { onRoll: side } = upTo(local, 'to-play');
      expect(sent(local, { type: 'time' })).toEqual([]);
      local.unixMs += 70_000;
      const command = chooseAct(local.table.match as MatchState, side, local.source);
      invariant(command !== null, 'there is a play');
      sent(local, late === 'time' ? { type: 'time' } : { type: 'act', side, command });
      expect(local.table.match).toMatchObject({
        phase: 'match-over',
        result: { winner: opponentOf(side), ending: 'flagged' },
      });
      expect(verifyRecord(local.transcript()).play).toEqual({ code: 'OK' });
    }
  });

  describe('the way of a request', () => {
    /** A play of the side on roll after `ms`, sent over a way of `lagMs`. */
    function played(ms: number, lagMs: number): { local: LocalTable; side: Side; lines: readonly string[] } {
      const local = opened(CLOCKED);
      const { onRoll: side } = upTo(local, 'to-play');
      local.unixMs += ms;
      const command = chooseAct(local.table.match as MatchState, side, local.source);
      invariant(command !== null, 'there is a play');
      local.lagMs = lagMs;
      return { local, side, lines: sent(local, { type: 'act', side, command }) };
    }
    const left = ({ local, side }: ReturnType<typeof played>): number | undefined =>
      local.table.match?.clock.reserveMs[side];

    test.each<[name: string, ms: number, lagMs: number, reserveMs: number]>([
      ['[CL-14] within the delay nothing has to be given', 9_900, 300, 60_000],
      ['[CL-14] what it took does not come off the reserve', 12_000, 300, 58_300],
      ['[CL-14] no more than came off it', 10_100, 300, 60_000],
      ['[CL-14] half a second at most', 12_000, 5_000, 58_500],
      ['[CL-14] nothing where nothing was measured', 12_000, 0, 58_000],
      ['[CL-14] a play that was on its way when the time was up is in time', 70_200, 300, 100],
    ])('%s', (_, ms, lagMs, reserveMs) => expect(left(played(ms, lagMs))).toBe(reserveMs));

    test('[CL-14] nor does it come off the time of the other side', () => {
      const { local, side, lines } = played(12_000, 300);
      const at = local.unixMs - (local.table.startedUnix ?? 0) * 1000;
      expect(lines.at(0)).toMatch(new RegExp(`act S @${at - 300}$`));
      expect(lines.at(-1)).toMatch(new RegExp(`act S resume @${at}$`));
      const other = opponentOf(side);
      expect(deadlineUnixMs(local.table)).toBe(
        local.unixMs + 10_000 + (local.table.match?.clock.reserveMs[other] ?? 0),
      );
      expect(verifyRecord(local.transcript()).play).toEqual({ code: 'OK' });
    });

    test('[CL-14] a roll that is asked for late; a double and a resignation end nothing', () => {
      const local = opened(CLOCKED);
      const { onRoll: side } = upTo(local, 'before-roll');
      local.unixMs += 12_000;
      local.lagMs = 300;
      const at = local.unixMs - (local.table.startedUnix ?? 0) * 1000;
      const readings = (request: TableRequest): readonly string[] => {
        const written = respond(local.table, request, local.host());
        return written.ok
          ? written.value
              .filter((line) => line.includes('@'))
              .map((line) => line.split(' ').slice(3).join(' '))
          : [];
      };
      expect(readings(linkOf(local, side))).toEqual([`@${at - 300}`]);
      expect(readings({ type: 'act', side, command: { type: 'resign', side, kind: 'backgammon' } })).toEqual([
        `@${at}`,
      ]);
    });

    test('[CL-14] too late all the same', () => {
      const { local } = played(70_600, 5_000);
      expect(local.table.match).toMatchObject({ phase: 'match-over', result: { ending: 'flagged' } });
    });
  });

  test('a restart costs nobody time; a clock set back is not read back', () => {
    const local = opened(CLOCKED);
    const { onRoll: side } = upTo(local, 'to-play');
    local.unixMs += 1_000_000;
    sent(local, { type: 'resume' });
    local.unixMs -= 5_000;
    expect(sent(local, { type: 'time' })).toEqual([]);
    step(local);
    expect(local.table.match?.clock.reserveMs[side]).toBe(60_000);
    expect(local.table.match?.phase).not.toBe('match-over');
  });
});

describe('acts', () => {
  test('a command for another side, after the end, of the wrong side', () => {
    const local = opened();
    const { onRoll: side } = upTo(local, 'to-play');
    const other = opponentOf(side);
    expect(refused(local, { type: 'act', side: other, command: { type: 'resignMatch', side } })).toEqual({
      code: 'TABLE_WRONG_SIDE',
    });
    expect(
      refused(local, { type: 'act', side: other, command: { type: 'play', side: other, moves: [] } }),
    ).toEqual({
      code: 'NOT_YOUR_TURN',
      side,
    });
    sent(local, { type: 'act', side, command: { type: 'resignMatch', side } });
    expect(kinds(local.lines.slice(-2))).toEqual([`act ${roleOf(side)}`, `end ${roleOf(other)}`]);
    expect(refused(local, { type: 'resume' })).toEqual({ code: 'TABLE_ENDED' });
  });

  test('a money session is closed at the start of its next game', () => {
    const local = createLocalTable({ settings: settingsOf('casual', null), seed: 6 });
    playGame(local);
    local.nextGame();
    local.settle('when-asked', []);
    sent(local, { type: 'act', side: 'black', command: { type: 'closeSession', side: 'black' } });
    expect(local.table.match?.phase).toBe('match-over');
    expect(local.lines.at(-1)).toContain('end none 0');
    expect(verifyRecord(local.transcript()).play).toEqual({ code: 'OK' });
  });

  test('a side that has left forfeits, also while its link is awaited', () => {
    const local = opened();
    const { onRoll: side } = upTo(local, 'before-roll');
    sent(local, linkOf(local, side));
    sent(local, { type: 'forfeit', side: opponentOf(side), reason: 'left' });
    expect(local.table.match).toMatchObject({ phase: 'match-over', result: { winner: side } });
    expect(verifyRecord(local.transcript()).play).toEqual({ code: 'OK' });
  });

  test('the one who starts without an opening throw begins when the last seal stands', () => {
    const local = createLocalTable({ settings: settingsOf('long', 5, CLOCK), seed: 8 });
    playGame(local);
    local.nextGame();
    local.unixMs += 500_000;
    expect([deadlineUnixMs(local.table), clockRuns(local.table)]).toEqual([null, false]);
    expect(sent(local, { type: 'time' })).toEqual([]);
    local.settle();
    expect(local.table.match?.phase).toBe('before-roll');
    expect(local.lines.at(-1)).toMatch(/resume @500\d\d\d$/u);
    expect(deadlineUnixMs(local.table)).toBe(local.unixMs + 70_000);
    expect(onRoll(local)).toBe(local.table.match?.previousWinner);
  });
});
