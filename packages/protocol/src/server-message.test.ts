import { describe, expect, test } from 'vitest';
import { decodeCreateMatch, decodeJoinMatch } from './http-body.ts';
import {
  decodeServerMessage,
  encodeServerMessage,
  type ServerMessage,
  type Welcome,
} from './server-message.ts';

const GAME = '0123456789abcdef0123456789abcdef';
const welcome: Welcome = {
  type: 'welcome',
  v: 1,
  match: {
    id: 'm1',
    settings: {
      rules: 'international',
      length: 3,
      clock: { kind: 'delay', reserveMs: 120_000, delayMs: 8_000 },
    },
    mode: 'live',
    opponent: 'friend',
    level: null,
    players: { white: 'Гиви', black: null },
    session: 'open',
    rematch: null,
  },
  sides: ['white'],
  games: [
    {
      game: GAME,
      result: { winner: 'black', kind: 'gammon', points: 4, ending: 'borne-off' },
      head: 'cd'.repeat(32),
    },
  ],
  game: GAME,
  from: 0,
  lines: ['0 game …'],
  presence: {
    white: { state: 'here', claimAtUnixMs: null },
    black: { state: 'away', claimAtUnixMs: 1_790_000_000_000 },
    spectators: 2,
  },
  serverUnixMs: 1_790_000_000_000,
};

describe('messages of the server survive the wire', () => {
  test.each<[name: string, message: ServerMessage]>([
    ['welcome', welcome],
    ['welcome before the first game', { ...welcome, game: null, lines: [], games: [] }],
    ['lines', { type: 'lines', game: GAME, from: 3, lines: ['3 anchor …'], serverUnixMs: 5 }],
    ['answer', { type: 'answer', id: 'r1', ok: true, revision: 12 }],
    [
      'refusal with its facts',
      { type: 'answer', id: 'r1', ok: false, refusal: { code: 'PLAY_MUST_USE_LARGER_DIE', die: 5 } },
    ],
    ['presence', { type: 'presence', presence: welcome.presence }],
    ['fault', { type: 'fault', code: 'FAULT_INTERNAL', incident: 'i-7' }],
    ['pong', { type: 'pong', serverUnixMs: 5 }],
  ])('%s', (_, message) => {
    expect(decodeServerMessage(encodeServerMessage(message))).toEqual({ ok: true, value: message });
  });
});

test('a server from before the levels names none', () => {
  const { level: _, ...match } = welcome.match;
  expect(decodeServerMessage(JSON.stringify({ ...welcome, match }))).toEqual({ ok: true, value: welcome });
});

test('a newer server may say more than the client knows', () => {
  expect(decodeServerMessage('{"type":"pong","serverUnixMs":5,"load":0.5}')).toEqual({
    ok: true,
    value: { type: 'pong', serverUnixMs: 5 },
  });
});

describe('names', () => {
  test.each<[name: string, accepted: boolean]>([
    ['Гиви', true],
    ['Anna-Maria O’Neill', true],
    ['🎲', true],
    ['', false],
    [' ', false],
    [' Anna', false],
    ['Anna ', false],
    ['a\nb', false],
    ['a\u2028b', false],
    ['a\u0000b', false],
    ['\ud800', false],
    ['x'.repeat(41), false],
  ])('%j: %s', (name, accepted) => {
    expect(decodeJoinMatch({ name }).ok).toBe(accepted);
  });
});

describe('a new match', () => {
  const body = { rules: 'long', length: 5, opponent: 'bot', name: 'A' };
  test.each<[name: string, change: Record<string, unknown>, path: string | null]>([
    ['as few fields as can be', {}, null],
    ['money', { length: null }, null],
    ['a level', { level: 'club' }, null],
    ['a level that is no word', { level: 'Club 7' }, 'level'],
    ['options', { rules: { base: 'long', lastTurn: true } }, null],
    ['the mark of a device', { device: '0f'.repeat(16) }, null],
    ['a mark that is too short', { device: '0f' }, 'device'],
    ['length 0', { length: 0 }, 'length'],
    ['length 2.5', { length: 2.5 }, 'length'],
    ['unknown opponent', { opponent: 'anyone' }, 'opponent'],
    ['a clock of an unknown kind', { clock: { kind: 'hourglass' } }, 'clock.kind'],
    ['a reserve below zero', { clock: { kind: 'delay', reserveMs: -1, delayMs: 0 } }, 'clock.reserveMs'],
  ])('%s', (_, change, path) => {
    const decoded = decodeCreateMatch({ ...body, ...change });
    if (path === null) expect(decoded.ok).toBe(true);
    else expect(decoded).toEqual({ ok: false, error: { code: 'MESSAGE_MALFORMED', path } });
  });
});
