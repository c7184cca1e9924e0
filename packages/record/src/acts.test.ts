import type { Role } from '@nardy/dice';
import { type Command, type MatchEvent, RULE_SET_IDS } from '@nardy/rules';
import { boardOf } from '@nardy/rules/testing';
import { describe, expect, test } from 'vitest';
import { formatAct, formatPastAct, parseAct } from './acts.ts';
import type { RollAgain, TakeBack } from './past.ts';
import { formatSettings, parseSettings } from './settings-text.ts';
import { settingsOf } from './testing/index.ts';

const act = (role: Role, text: string) => ({ kind: 'act', role, text }) as const;

describe('acts and events', () => {
  test.each<[role: Role, text: string, command: Command, event: MatchEvent]>([
    ['A', 'double', { type: 'double', side: 'white' }, { type: 'doubled', side: 'white' }],
    ['B', 'take', { type: 'take', side: 'black' }, { type: 'taken', side: 'black' }],
    ['B', 'pass', { type: 'pass', side: 'black' }, { type: 'passed', side: 'black' }],
    ['B', 'beaver', { type: 'beaver', side: 'black' }, { type: 'beavered', side: 'black' }],
    ['A', 'raccoon', { type: 'raccoon', side: 'white' }, { type: 'raccooned', side: 'white' }],
    ...(['single', 'gammon', 'homeGammon', 'backgammon'] as const).map(
      (kind): [Role, string, Command, MatchEvent] => [
        'A',
        `resign ${kind}`,
        { type: 'resign', side: 'white', kind },
        { type: 'resignationOffered', side: 'white', kind },
      ],
    ),
    ['A', 'resign match', { type: 'resignMatch', side: 'white' }, { type: 'matchResigned', side: 'white' }],
    [
      'B',
      'accept',
      { type: 'acceptResignation', side: 'black' },
      { type: 'resignationAccepted', side: 'black' },
    ],
    [
      'B',
      'decline',
      { type: 'declineResignation', side: 'black' },
      { type: 'resignationDeclined', side: 'black' },
    ],
    ['B', 'close', { type: 'closeSession', side: 'black' }, { type: 'sessionClosed', side: 'black' }],
    ['S', '@0', { type: 'readClock', atMs: 0 }, { type: 'clockRead', atMs: 0 }],
    ['S', 'resume @12345', { type: 'resumeClock', atMs: 12345 }, { type: 'clockResumed', atMs: 12345 }],
    ['S', 'flag B', { type: 'flag', side: 'black' }, { type: 'flagged', side: 'black' }],
    [
      'S',
      'forfeit A left',
      { type: 'forfeit', side: 'white', reason: 'left' },
      { type: 'forfeited', side: 'white', reason: 'left' },
    ],
    [
      'S',
      'forfeit B lost-devices',
      { type: 'forfeit', side: 'black', reason: 'lost-devices' },
      { type: 'forfeited', side: 'black', reason: 'lost-devices' },
    ],
    ['S', 'cancel', { type: 'cancelGame' }, { type: 'gameCancelled' }],
  ])('%s %s', (role, text, command, event) => {
    expect(parseAct(act(role, text))).toEqual({ ok: true, value: { type: 'command', command, hits: [] } });
    expect(formatAct(event)).toEqual(act(role, text));
  });

  test('a play with its hits', () => {
    const moves = [
      { from: 25, to: 20, hit: true },
      { from: 20, to: 16, hit: false },
    ];
    expect(formatAct({ type: 'played', side: 'black', moves })).toEqual(act('B', 'bar/20*/16'));
    expect(parseAct(act('B', 'bar/20*/16'))).toEqual({
      ok: true,
      value: {
        type: 'command',
        command: { type: 'play', side: 'black', moves: moves.map(({ from, to }) => ({ from, to })) },
        hits: [20],
      },
    });
  });

  test.each<[role: 'A' | 'B', text: string, command: TakeBack | RollAgain]>([
    ['A', 'takeback 12', { type: 'takeBack', side: 'white', line: 12 }],
    ['B', 'again 3', { type: 'rollAgain', side: 'black', roll: 3 }],
  ])('%s %s', (role, text, command) => {
    expect(parseAct(act(role, text))).toEqual({ ok: true, value: command });
    expect(formatPastAct(command)).toEqual(act(role, text));
  });

  test('events that other lines carry have no act', () => {
    expect(formatAct({ type: 'rollRequested', side: 'white' })).toBeNull();
    expect(formatAct({ type: 'rolled', side: 'white', roll: [6, 1] })).toBeNull();
    expect(formatAct({ type: 'openingThrown', throws: [[6, 1]] })).toBeNull();
  });

  test.each<[role: Role, text: string, error: object]>([
    ['A', '@5', { code: 'ACT_WRONG_ROLE', role: 'A' }],
    ['B', 'cancel', { code: 'ACT_WRONG_ROLE', role: 'B' }],
    ['A', 'settings x', { code: 'ACT_WRONG_ROLE', role: 'A' }],
    ['S', 'double', { code: 'ACT_WRONG_ROLE', role: 'S' }],
    ['S', '8/5', { code: 'ACT_WRONG_ROLE', role: 'S' }],
    ['S', '@01', { code: 'ACT_UNKNOWN' }],
    ['S', '@-1', { code: 'ACT_UNKNOWN' }],
    ['S', '@1e3', { code: 'ACT_UNKNOWN' }],
    ['S', `@${'9'.repeat(16)}`, { code: 'ACT_UNKNOWN' }],
    ['S', '@5 ', { code: 'ACT_UNKNOWN' }],
    ['S', 'resume', { code: 'ACT_UNKNOWN' }],
    ['S', 'resume @5 x', { code: 'ACT_UNKNOWN' }],
    ['S', 'flag C', { code: 'ACT_UNKNOWN' }],
    ['S', 'flag A x', { code: 'ACT_UNKNOWN' }],
    ['S', 'forfeit A', { code: 'ACT_UNKNOWN' }],
    ['S', 'forfeit A asleep', { code: 'ACT_UNKNOWN' }],
    ['S', 'cancel it', { code: 'ACT_UNKNOWN' }],
    ['S', 'takeback 12', { code: 'ACT_WRONG_ROLE', role: 'S' }],
    ['A', 'takeback 012', { code: 'ACT_UNKNOWN' }],
    ['A', 'takeback', { code: 'ACT_UNKNOWN' }],
    ['B', 'again 0', { code: 'ACT_UNKNOWN' }],
    ['B', 'again 3 4', { code: 'ACT_UNKNOWN' }],
    ['A', 'Double', { code: 'ACT_UNKNOWN' }],
    ['A', 'resign', { code: 'ACT_UNKNOWN' }],
    ['A', 'resign koks', { code: 'ACT_UNKNOWN' }],
    ['A', '—', { code: 'ACT_UNKNOWN' }],
    ['A', 'нет хода', { code: 'ACT_UNKNOWN' }],
    ['A', '6/5 8/5', { code: 'ACT_NOT_CANONICAL', expected: '8/5 6/5' }],
    ['A', 'Bar/20', { code: 'ACT_NOT_CANONICAL', expected: 'bar/20' }],
    ['A', '24/18/13', { code: 'ACT_NOT_CANONICAL', expected: '24/13' }],
    ['A', '6/4 6/4', { code: 'ACT_NOT_CANONICAL', expected: '6/4(2)' }],
    ['A', '8/5  6/5', { code: 'ACT_NOT_CANONICAL', expected: '8/5 6/5' }],
  ])('%s %s is refused', (role, text, error) =>
    expect(parseAct(act(role, text))).toEqual({ ok: false, error }),
  );
});

describe('the settings line', () => {
  const DELAY = { kind: 'delay', reserveMs: 600_000, delayMs: 12_000 } as const;
  const started = {
    type: 'gameStarted',
    game: 1,
    score: { white: 0, black: 0 },
    crawford: 'before',
    previousWinner: null,
    reserveMs: { white: 600_000, black: 600_000 },
    from: null,
  } as const;
  const none = { white: 0, black: 0 };

  test.each([
    [
      'a match with a clock',
      { settings: settingsOf('international', 5, DELAY), started },
      'rules=international length=5 game=1 score=0:0 crawford=before starter=roll clock=delay:600000:12000 left=600000:600000',
    ],
    [
      'the Crawford game of it',
      {
        settings: settingsOf('international', 5, DELAY),
        started: {
          ...started,
          game: 4,
          score: { white: 4, black: 1 },
          crawford: 'now',
          reserveMs: { white: 5, black: 0 },
        },
      },
      'rules=international length=5 game=4 score=4:1 crawford=now starter=roll clock=delay:600000:12000 left=5:0',
    ],
    [
      'a money session of own rules',
      {
        settings: settingsOf({ base: 'international', jacoby: true, beavers: true }, null),
        started: { ...started, crawford: 'none', reserveMs: none, game: 7, score: { white: 10, black: 32 } },
      },
      'rules=international+jacoby:true+beavers:true length=money game=7 score=10:32 crawford=none starter=roll clock=none',
    ],
    [
      'long nardy begun by the winner',
      {
        settings: settingsOf('long', 3, { kind: 'correspondence', daysPerTurn: 3 }),
        started: {
          ...started,
          crawford: 'none',
          reserveMs: none,
          game: 2,
          score: { white: 0, black: 1 },
          previousWinner: 'black',
        },
      },
      'rules=long length=3 game=2 score=0:1 crawford=none starter=B clock=days:3',
    ],
    [
      'a match set up in the middle of play',
      {
        settings: settingsOf('international', 7),
        started: {
          ...started,
          reserveMs: none,
          score: { white: 3, black: 1 },
          from: {
            board: boardOf({ 25: 1, 6: 5, 24: 2 }, { 0: 1, 12: 5, 19: 4 }),
            cube: { value: 2, owner: 'black' },
            onRoll: 'white',
            roll: [5, 2],
          },
        },
      },
      'rules=international length=7 game=1 score=3:1 crawford=before starter=roll clock=none from=a-----E-----e------d----BA:2:B:A:52',
    ],
  ] as const)('%s', (_, parts, text) => {
    expect(formatSettings(parts)).toBe(text);
    expect(parseSettings(text)).toEqual({ ok: true, value: parts });
  });

  test.each(RULE_SET_IDS)('%s reads back', (id) => {
    const settings = settingsOf(id, null);
    const parts = { settings, started: { ...started, crawford: 'none', reserveMs: none } } as const;
    expect(parseSettings(formatSettings(parts))).toEqual({ ok: true, value: parts });
  });

  const SET = '------C-------------c-----';
  const GOOD = 'rules=international length=5 game=1 score=0:0 crawford=before starter=roll clock=none';
  test.each<[from: string, to: string, error: object]>([
    ['rules=international', 'rules=chess', { code: 'ACT_SETTINGS_BAD', field: 'rules' }],
    ['length=5', 'length=0', { code: 'ACT_SETTINGS_BAD', field: 'length' }],
    ['length=5', 'length=1000', { code: 'ACT_SETTINGS_BAD', field: 'length' }],
    ['length=5', 'length=', { code: 'ACT_SETTINGS_BAD', field: 'length' }],
    ['game=1', 'game=0', { code: 'ACT_SETTINGS_BAD', field: 'game' }],
    ['game=1', 'game=x', { code: 'ACT_SETTINGS_BAD', field: 'game' }],
    ['score=0:0', 'score=5:0', { code: 'ACT_SETTINGS_BAD', field: 'score' }],
    ['score=0:0', 'score=0', { code: 'ACT_SETTINGS_BAD', field: 'score' }],
    ['score=0:0', 'score=0:0:0', { code: 'ACT_SETTINGS_BAD', field: 'score' }],
    ['crawford=before', 'crawford=after', { code: 'ACT_SETTINGS_BAD', field: 'crawford' }],
    ['crawford=before', 'crawford=soon', { code: 'ACT_SETTINGS_BAD', field: 'crawford' }],
    ['starter=roll', 'starter=S', { code: 'ACT_SETTINGS_BAD', field: 'starter' }],
    ['clock=none', 'clock=sand', { code: 'ACT_SETTINGS_BAD', field: 'clock' }],
    ['clock=none', 'clock=days:0', { code: 'ACT_SETTINGS_BAD', field: 'clock' }],
    ['clock=none', 'clock=delay:1:2:3', { code: 'ACT_SETTINGS_BAD', field: 'clock' }],
    ['clock=none', 'clock=delay:60000:1000', { code: 'ACT_SETTINGS_BAD', field: 'left' }],
    ['clock=none', 'clock=none from=', { code: 'ACT_NOT_CANONICAL', expected: `settings ${GOOD}` }],
    ['clock=none', 'clock=none from=nowhere', { code: 'ACT_SETTINGS_BAD', field: 'from' }],
    ['clock=none', `clock=none from=${SET}:1:A:A:-`, { code: 'ACT_SETTINGS_BAD', field: 'from' }],
    ['clock=none', `clock=none from=${SET}:1:-:C:-`, { code: 'ACT_SETTINGS_BAD', field: 'from' }],
    ['clock=none', `clock=none from=${SET}:1:-:A:7`, { code: 'ACT_SETTINGS_BAD', field: 'from' }],
    ['clock=none', `clock=none from=${SET}:01:-:A:-`, { code: 'ACT_SETTINGS_BAD', field: 'from' }],
    ['clock=none', `clock=none from=${SET}:1:-:A:-:`, { code: 'ACT_SETTINGS_BAD', field: 'from' }],
    ['clock=none', 'clock=none left=5:5', { code: 'ACT_NOT_CANONICAL', expected: `settings ${GOOD}` }],
    ['length=5 game=1', 'game=1 length=5', { code: 'ACT_NOT_CANONICAL', expected: `settings ${GOOD}` }],
  ])('%s made %s is refused', (from, to, error) => {
    expect(GOOD).toContain(from);
    expect(parseSettings(GOOD.replace(from, to))).toEqual({ ok: false, error });
  });
});
