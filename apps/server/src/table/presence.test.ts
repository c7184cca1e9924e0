import type { ClockSettings } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import type { PresenceNote } from '../store/match-store.ts';
import { graceFor, PresenceWatch, type SeatTaken } from './presence.ts';

const GRACE = { pageClosedMs: 10, connectionLostMs: 40, startMs: 60 };
const view = (watch: PresenceWatch, taken: SeatTaken = 'person') =>
  watch.view((side) => ({ taken, claimAtMs: watch.claimAtMs(side, GRACE, 'playing') }));

describe('presence', () => {
  test('a table just loaded takes everyone for lost at that moment', () => {
    expect(view(new PresenceWatch(100)).white).toEqual({ state: 'away', claimAtUnixMs: 140 });
  });

  test('one connection of several is enough to be here', () => {
    const watch = new PresenceWatch(0);
    watch.arrive(['white']);
    watch.arrive(['white']);
    watch.leave(['white'], 'page-closed', 5);
    expect(view(watch).white.state).toBe('here');
    watch.leave(['white'], 'page-closed', 7);
    expect(view(watch).white).toEqual({ state: 'away', claimAtUnixMs: 17 });
  });

  test.each<
    [name: string, departure: 'page-closed' | 'connection-lost', stage: 'sealing' | 'playing', at: number]
  >([
    ['a closed page', 'page-closed', 'playing', 110],
    ['a lost connection', 'connection-lost', 'playing', 140],
    ['before the seals', 'page-closed', 'sealing', 160],
  ])('%s', (_, departure, stage, at) => {
    const watch = new PresenceWatch(0);
    watch.arrive(['black']);
    watch.leave(['black'], departure, 100);
    expect(watch.claimAtMs('black', GRACE, stage)).toBe(at);
  });

  const delay = (delayMs: number) => ({ kind: 'delay', reserveMs: 120_000, delayMs }) as const;
  test.each<[name: string, clock: ClockSettings, pageClosedMs: number, connectionLostMs: number]>([
    ['8 s', delay(8_000), 10, 40],
    ['10 s', delay(10_000), 10, 40],
    ['15 s', delay(15_000), 15, 60],
    ['an hour', delay(3_600_000), 60, 240],
    ['no clock', { kind: 'none' }, 60, 240],
  ])('the slower the game, the longer one may be away: %s', (_, clock, pageClosedMs, connectionLostMs) => {
    expect(graceFor(GRACE, clock)).toEqual({ pageClosedMs, connectionLostMs, startMs: 60 });
  });

  describe('other nodes', () => {
    const note = (node: string, state: PresenceNote['state'], sinceMs: number): PresenceNote => ({
      match: 'm',
      side: 'white',
      node,
      state,
      sinceMs,
    });
    test.each<
      [
        name: string,
        before: readonly PresenceNote[],
        now: readonly PresenceNote[],
        expected: { state: 'here' | 'away'; claimAtUnixMs: number | null },
      ]
    >([
      ['nobody has noted anything', [], [], { state: 'away', claimAtUnixMs: 40 }],
      ['here at one', [], [note('n2', 'here', 50)], { state: 'here', claimAtUnixMs: null }],
      [
        'left one, here at another',
        [note('n2', 'here', 50)],
        [note('n2', 'page-closed', 90), note('n3', 'here', 80)],
        { state: 'here', claimAtUnixMs: null },
      ],
      [
        'left by closing the page',
        [note('n2', 'here', 50)],
        [note('n2', 'page-closed', 90)],
        { state: 'away', claimAtUnixMs: 100 },
      ],
      [
        'left twice: the later counts',
        [],
        [note('n2', 'page-closed', 90), note('n3', 'connection-lost', 70)],
        { state: 'away', claimAtUnixMs: 110 },
      ],
      ['the node has gone down', [note('n2', 'here', 50)], [], { state: 'away', claimAtUnixMs: 140 }],
      [
        'one of two nodes has gone down',
        [note('n2', 'here', 50), note('n3', 'here', 60)],
        [note('n3', 'here', 60)],
        { state: 'here', claimAtUnixMs: null },
      ],
    ])('%s', (_, before, now, expected) => {
      const watch = new PresenceWatch(0);
      watch.seeElsewhere(before, 95);
      watch.seeElsewhere(now, 100);
      expect(view(watch).white).toEqual(expected);
      expect(view(watch).black).toEqual({ state: 'away', claimAtUnixMs: 40 });
    });

    test('are told of those who have been here, and no more', () => {
      const watch = new PresenceWatch(0);
      expect(watch.noteOf('white', 5)).toBeNull();
      watch.arrive(['white']);
      expect(watch.noteOf('white', 5)).toEqual({ state: 'here', sinceMs: 5 });
      watch.leave(['white'], 'page-closed', 7);
      expect(watch.noteOf('white', 9)).toEqual({ state: 'page-closed', sinceMs: 7 });
      expect(watch.noteOf('black', 9)).toBeNull();
    });
  });

  test('a bot is always here, a free seat is nobody, spectators are counted', () => {
    const watch = new PresenceWatch(0);
    watch.arrive([]);
    expect(view(watch, 'bot').black).toEqual({ state: 'here', claimAtUnixMs: null });
    expect(view(watch, 'free').black).toEqual({ state: 'free', claimAtUnixMs: null });
    expect(view(watch).spectators).toBe(1);
    watch.leave([], 'connection-lost', 1);
    expect(view(watch).spectators).toBe(0);
  });
});
