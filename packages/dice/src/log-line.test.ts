import { describe, expect, test } from 'vitest';
import { formatLogLine, type LogLine, parseLogLine } from './log-line.ts';

const H = 'ab'.repeat(32);
const G = '0123456789abcdef0123456789abcdef';

test.each<[text: string, line: LogLine]>([
  [
    `0 game nardy-dice/1 ${G} live short 1790000000 - -`,
    { kind: 'game', game: G, mode: 'live', variant: 'short', unix: 1_790_000_000, match: '-', prev: null },
  ],
  [
    `0 game nardy-dice/1 ${G} post long-classic 0 m:1 ${H}`,
    { kind: 'game', game: G, mode: 'post', variant: 'long-classic', unix: 0, match: 'm:1', prev: H },
  ],
  ['1 player A u:1', { kind: 'player', role: 'A', playerId: 'u:1', name: null }],
  ['2 player B u:2 Bob the 2nd', { kind: 'player', role: 'B', playerId: 'u:2', name: 'Bob the 2nd' }],
  ['2 player B u  two spaces ', { kind: 'player', role: 'B', playerId: 'u', name: ' two spaces ' }],
  [`3 anchor S 0 1 32 ${H}`, { kind: 'anchor', role: 'S', epoch: 0, base: 1, length: 32, anchor: H }],
  [`6 link 1 A ${H}`, { kind: 'link', roll: 1, role: 'A', link: H }],
  [`8 roll 1 open - ${H} 33,52`, { kind: 'roll', roll: 1, roller: null, link: H, dice: '33,52' }],
  [`999999999999999 roll 2 turn B ${H} 66`, { kind: 'roll', roll: 2, roller: 'B', link: H, dice: '66' }],
  ['16 void 3 B lost', { kind: 'void', roll: 3, role: 'B', reason: 'lost' }],
  ['9 act A 13/11 24/23', { kind: 'act', role: 'A', text: '13/11 24/23' }],
  ['9 act S  ', { kind: 'act', role: 'S', text: ' ' }],
  ['34 end A 2 1790000999', { kind: 'end', winner: 'A', points: 2, unix: 1_790_000_999 }],
  ['34 end none 0 5', { kind: 'end', winner: null, points: 0, unix: 5 }],
])('%s', (text, line) => {
  const n = Number(text.split(' ')[0]);
  expect(parseLogLine(text)).toEqual({ ok: true, value: { n, line } });
  expect(formatLogLine(n, line)).toBe(text);
});

describe('refuses as E_FORMAT', () => {
  test.each([
    [''],
    ['5'],
    [' act A x'],
    ['act A x'],
    ['05 act A x'],
    ['-1 act A x'],
    ['1.5 act A x'],
    ['1e3 act A x'],
    ['1234567890123456 act A x'],
    ['٣ act A x'],
    ['5 '],
    ['5 act'],
    ['5 act A'],
    ['5 act A '],
    ['5 act C x'],
    ['5 act A\tx'],
    ['5 act A x\n'],
    ['5 act A \ud800'],
    ['5  act A x'],
    ['5 ACT A x'],
    ['5 constructor A x'],
    ['5 __proto__ A x'],
    [`5 anchor S 0 1 32 ${H} `],
    [`5 anchor S 0 1 32 ${H}0`],
    [`5 anchor S 0 1 032 ${H}`],
    [`5 anchor C 0 1 32 ${H}`],
    [`5 anchor S 0 1 ${H}`],
    [`5 anchor S 0 1 32 ${H.toUpperCase()}`],
    [`5 link 1 S ${H}`],
    [`5 link 01 A ${H}`],
    ['5 link 1 A'],
    [`5 link 1 A ${H} x`],
    [`5 roll 1 open A ${H} 52`],
    [`5 roll 1 turn - ${H} 52`],
    [`5 roll 1 turn S ${H} 52`],
    [`5 roll 1 turn A ${H} 72`],
    [`5 roll 1 turn A ${H} 5`],
    [`5 roll 1 turn A ${H} 5,2`],
    [`5 roll 1 turn A ${H}`],
    [`5 roll 1 turn A ${H} 52 x`],
    ['5 void 1 S lost'],
    ['5 void 1 A'],
    ['5 void 1 A lost device'],
    ['5 void 1 A потеря'],
    [`5 void 1 A ${'x'.repeat(65)}`],
    ['5 end C 0 1'],
    ['5 end A 0'],
    ['5 end A x 1'],
    ['5 end A 1 1 1'],
  ])('%j', (text) => expect(parseLogLine(text)).toEqual({ ok: false, error: 'E_FORMAT' }));
});

describe('refuses as E_HEADER', () => {
  test.each([
    ['0 game'],
    [`0 game nardy-dice/2 ${G} live short 1 - -`],
    [`0 game nardy-dice/1 ${G}0 live short 1 - -`],
    [`0 game nardy-dice/1 ${G} fast short 1 - -`],
    [`0 game nardy-dice/1 ${G} live sh/rt 1 - -`],
    [`0 game nardy-dice/1 ${G} live short 01 - -`],
    [`0 game nardy-dice/1 ${G} live short 1 - - -`],
    [`0 game nardy-dice/1 ${G} live short 1 - x`],
    [`0 game nardy-dice/1 ${G} live short 1 -`],
    ['1 player'],
    ['1 player A'],
    ['1 player A '],
    ['1 player S u:1'],
    ['1 player A u:1 '],
    ['1 player A  Bob'],
    ['1 player A u/1 Bob'],
  ])('%j', (text) => expect(parseLogLine(text)).toEqual({ ok: false, error: 'E_HEADER' }));
});
