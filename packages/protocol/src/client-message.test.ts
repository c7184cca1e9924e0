import { describe, expect, test } from 'vitest';
import { commandOf, decodeClientMessage, encodeClientMessage, type WireCommand } from './client-message.ts';
import { MAX_CLIENT_MESSAGE_BYTES } from './version.ts';

const GAME = '0123456789abcdef0123456789abcdef';
const LINK = 'ab'.repeat(32);
const request = (inner: unknown) => ({
  type: 'request',
  id: 'r1',
  game: GAME,
  revision: 7,
  side: 'white',
  request: inner,
});
const act = (command: unknown) => request({ type: 'act', command });

describe('messages that are understood come back as they were', () => {
  test.each<[name: string, message: unknown]>([
    ['hello of a spectator', { type: 'hello', v: 1, match: 'm1', seats: [], have: null }],
    [
      'hello of a hot-seat table that has lines',
      {
        type: 'hello',
        v: 1,
        match: 'm1',
        seats: [LINK, LINK],
        have: { game: GAME, lines: 12, head: LINK },
      },
    ],
    ['seal', request({ type: 'anchor', length: 1024, anchor: LINK })],
    ['link', request({ type: 'link', roll: 3, link: LINK })],
    ['lost device', request({ type: 'lostDevice', length: 1024, anchor: LINK })],
    ['next game', request({ type: 'nextGame' })],
    ['claim', request({ type: 'claim' })],
    [
      'play',
      act({
        type: 'play',
        moves: [
          { from: 25, to: 20 },
          { from: 6, to: 0 },
        ],
      }),
    ],
    ['no move', act({ type: 'play', moves: [] })],
    ['resignation', act({ type: 'resign', kind: 'gammon' })],
    ['double', act({ type: 'double' })],
    ['ping', { type: 'ping' }],
  ])('%s', (_, message) => {
    const decoded = decodeClientMessage(JSON.stringify(message));
    expect(decoded).toEqual({ ok: true, value: message });
    if (decoded.ok) expect(JSON.parse(encodeClientMessage(decoded.value))).toEqual(message);
  });
});

describe('everything else is refused by the first wrong field', () => {
  test.each<[name: string, text: string, error: unknown]>([
    ['garbage', '{', { code: 'MESSAGE_NOT_JSON' }],
    ['nothing', '', { code: 'MESSAGE_NOT_JSON' }],
    ['no object', '7', { code: 'MESSAGE_MALFORMED', path: '' }],
    ['unknown type', '{"type":"roll"}', { code: 'MESSAGE_MALFORMED', path: 'type' }],
    [
      'a field too many',
      JSON.stringify({ ...act({ type: 'double' }), admin: true }),
      { code: 'MESSAGE_MALFORMED', path: 'admin' },
    ],
    [
      'dice from the client',
      JSON.stringify(act({ type: 'rolled', roll: [6, 6] })),
      { code: 'MESSAGE_MALFORMED', path: 'request.command.type' },
    ],
    [
      'a side inside the command',
      JSON.stringify(act({ type: 'double', side: 'black' })),
      { code: 'MESSAGE_MALFORMED', path: 'request.command.side' },
    ],
    [
      'five checker moves',
      JSON.stringify(act({ type: 'play', moves: Array(5).fill({ from: 6, to: 5 }) })),
      { code: 'MESSAGE_MALFORMED', path: 'request.command.moves' },
    ],
    [
      'a point that is none',
      JSON.stringify(act({ type: 'play', moves: [{ from: 26, to: 5 }] })),
      { code: 'MESSAGE_MALFORMED', path: 'request.command.moves.0.from' },
    ],
    [
      'half a checker',
      JSON.stringify(act({ type: 'play', moves: [{ from: 6.5, to: 5 }] })),
      { code: 'MESSAGE_MALFORMED', path: 'request.command.moves.0.from' },
    ],
    [
      'capital hex',
      JSON.stringify(request({ type: 'link', roll: 1, link: 'AB'.repeat(32) })),
      { code: 'MESSAGE_MALFORMED', path: 'request.link' },
    ],
    [
      'three seats',
      JSON.stringify({ type: 'hello', v: 1, match: 'm', seats: [LINK, LINK, LINK], have: null }),
      { code: 'MESSAGE_MALFORMED', path: 'seats' },
    ],
    [
      'a prototype',
      '{"type":"ping","__proto__":{"polluted":1}}',
      { code: 'MESSAGE_MALFORMED', path: '__proto__' },
    ],
    [
      'too large',
      ' '.repeat(MAX_CLIENT_MESSAGE_BYTES + 1),
      { code: 'MESSAGE_TOO_LARGE', limit: MAX_CLIENT_MESSAGE_BYTES },
    ],
  ])('%s', (_, text, error) => {
    expect(decodeClientMessage(text)).toEqual({ ok: false, error });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

test.each<[command: WireCommand]>([
  [{ type: 'take' }],
  [{ type: 'resign', kind: 'single' }],
  [{ type: 'play', moves: [{ from: 6, to: 5 }] }],
])('%j is meant by the side of its request', (command) => {
  expect(commandOf('black', command)).toEqual({ ...command, side: 'black' });
});
