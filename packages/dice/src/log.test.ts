import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VERDICT_CODES } from './fault.ts';
import { shaOfText } from './hash.ts';
import { acceptLine, emptyLog, type LogState } from './log.ts';
import type { Role } from './roles.ts';
import { type DiceBox, makeDiceGame, seededChain, startDiceBox } from './testing/index.ts';

const OTHER = shaOfText('another');

/** Replays lines that must all be accepted. */
function replay(lines: readonly string[]): LogState {
  let log = emptyLog();
  for (const line of lines) {
    const next = acceptLine(log, line);
    if (!next.ok) throw new Error(`${next.error.code}: ${line}`);
    log = next.value;
  }
  return log;
}

/** The code a line is refused with after what `prepare` has written; the number is put in front. */
function refusal(prepare: (box: DiceBox) => void, body: string | ((box: DiceBox) => string)): string {
  const box = startDiceBox({ length: 4 });
  prepare(box);
  const text = typeof body === 'string' ? body : body(box);
  const result = acceptLine(box.log, /^\d/.test(text) ? text : `${box.log.next} ${text}`);
  return result.ok ? 'OK' : result.error.code;
}

const seals = (): void => undefined;
const opened = (box: DiceBox): void => box.turn('A');
const linkA = (box: DiceBox): void => box.link('A');
const linksOpen = (box: DiceBox): void => {
  box.link('A');
  box.link('B');
};
const ended = (box: DiceBox): void => box.end(null, 0);
const usedUp = (box: DiceBox): void => {
  for (let i = 0; i < 4; i++) box.turn('A');
};
const usedUpServer = (box: DiceBox): void => {
  usedUp(box);
  box.rekey('A', 4);
  box.rekey('B', 4);
  linksOpen(box);
};
const twoVoids = (box: DiceBox): void => {
  for (let i = 0; i < 2; i++) {
    box.link('A');
    box.voidRoll('B');
  }
  box.link('A');
};
const linkOf = (box: DiceBox, role: Role): string => {
  const game = box.log.game?.game ?? '';
  return seededChain({ seed: 'seed', game, role, epoch: 0, length: 4 }).link(box.log.nextRoll);
};

const CASES: readonly [
  name: string,
  prepare: (box: DiceBox) => void,
  body: string | ((box: DiceBox) => string),
  code: string,
][] = [
  ['a second game line', seals, 'game x', 'E_HEADER'],
  ['after the end comes before everything in the line', ended, 'nonsense', 'E_AFTER_END'],
  ['after the end even a game line', ended, 'game x', 'E_AFTER_END'],
  ['an unknown kind', seals, 'flip A x', 'E_FORMAT'],
  ['a player after the seals', seals, 'player A u:1', 'E_HEADER'],
  ['a malformed player after the seals', seals, 'player', 'E_HEADER'],
  ['a chain of no links', seals, `anchor A 1 1 0 ${OTHER}`, 'E_FORMAT'],
  ['a chain too long', seals, `anchor A 1 1 65536 ${OTHER}`, 'E_FORMAT'],
  ['the longest chain', seals, `anchor A 1 1 65535 ${OTHER}`, 'OK'],
  ['a new chain before the first roll', seals, `anchor A 1 1 8 ${OTHER}`, 'OK'],
  ['a new chain of the server', opened, `anchor S 1 2 8 ${OTHER}`, 'OK'],
  ['a new chain while a link is open', linkA, `anchor B 1 1 8 ${OTHER}`, 'E_REKEY'],
  ['a new chain of the same epoch', opened, `anchor A 0 2 8 ${OTHER}`, 'E_REKEY'],
  ['a new chain from the last roll', opened, `anchor A 1 1 8 ${OTHER}`, 'E_REKEY'],
  ['a new chain from a later roll', opened, `anchor A 1 3 8 ${OTHER}`, 'E_REKEY'],
  ['a link twice', linkA, `link 1 A ${OTHER}`, 'E_INDEX'],
  ['a link for a later roll', seals, `link 2 A ${OTHER}`, 'E_INDEX'],
  ['a link for an earlier roll', opened, `link 1 A ${OTHER}`, 'E_INDEX'],
  ['another link', seals, `link 1 A ${OTHER}`, 'E_LINK'],
  ['the right link under the wrong role', seals, (box) => `link 1 B ${linkOf(box, 'A')}`, 'E_LINK'],
  ['the right link', seals, (box) => `link 1 A ${linkOf(box, 'A')}`, 'OK'],
  ['a link beyond the chain', usedUp, `link 5 A ${OTHER}`, 'E_CHAIN_END'],
  ['a roll without links', seals, `roll 1 open - ${OTHER} 52`, 'E_ORDER'],
  ['a roll with one link', linkA, `roll 1 open - ${OTHER} 52`, 'E_ORDER'],
  ['a later roll', linksOpen, `roll 2 open - ${OTHER} 52`, 'E_INDEX'],
  ['a roll with another server link', linksOpen, `roll 1 open - ${OTHER} 52`, 'E_LINK'],
  ['a roll beyond the server chain', usedUpServer, `roll 5 turn A ${OTHER} 52`, 'E_CHAIN_END'],
  ['malformed dice come before the order', seals, `roll 1 open - ${OTHER} 72`, 'E_FORMAT'],
  ['a void without links', seals, 'void 1 A lost', 'E_VOID'],
  ['a void by the one whose link is open', linkA, 'void 1 A lost', 'E_VOID'],
  ['a void by the other', linkA, 'void 1 B lost', 'OK'],
  ['a void with both links open', linksOpen, 'void 1 B lost', 'E_VOID'],
  ['a void of a later roll', linkA, 'void 2 B lost', 'E_INDEX'],
  ['a third void', twoVoids, 'void 3 B lost', 'E_VOID'],
  [
    'a first void by the other after two',
    (box) => {
      twoVoids(box);
      box.link('B');
      box.roll(null);
      box.link('B');
    },
    'void 4 A lost',
    'OK',
  ],
  ['an action with both links open', linksOpen, 'act A x', 'E_ORDER'],
  ['an action without text', linksOpen, 'act A ', 'E_FORMAT'],
  ['an end with both links open', linksOpen, 'end none 0 1', 'OK'],
  ['a gap in the numbers', seals, (box) => `${box.log.next + 1} act A x`, 'E_SEQ'],
  ['other dice', linksOpen, (box) => `roll 1 open - ${linkOf(box, 'S')} 11`, 'E_DICE'],
];

describe('the order of checks within a line', () => {
  test.each(CASES)('%s', (_, prepare, body, code) => expect(refusal(prepare, body)).toBe(code));

  test.each<[name: string, lines: readonly string[], code: string]>([
    ['no game line at all', ['0 player A u:1'], 'E_HEADER'],
    ['an unknown kind as line 0', ['0 nonsense A'], 'E_HEADER'],
    ['a wrong number comes before a missing game line', ['1 player A u:1'], 'E_SEQ'],
  ])('%s', (_, lines, code) => {
    const result = acceptLine(emptyLog(), lines[0]!);
    expect(result.ok ? 'OK' : result.error.code).toBe(code);
  });

  test.each<[name: string, keep: number, body: string, code: string]>([
    ['the same player twice', 2, 'player A u:2', 'E_HEADER'],
    ['a seal with one player named', 2, `anchor S 0 1 8 ${OTHER}`, 'E_HEADER'],
    ['one player named comes before the length', 2, `anchor S 0 1 0 ${OTHER}`, 'E_HEADER'],
    ['a player before the server', 3, `anchor A 0 1 8 ${OTHER}`, 'E_ANCHOR'],
    ['first epoch not 0', 3, `anchor S 1 1 8 ${OTHER}`, 'E_ANCHOR'],
    ['first base not 1', 3, `anchor S 0 2 8 ${OTHER}`, 'E_ANCHOR'],
    ['the server again before the players', 4, `anchor S 1 1 8 ${OTHER}`, 'E_REKEY'],
    ['B before A is in order', 4, `anchor B 0 1 8 ${OTHER}`, 'OK'],
    ['a link before the last seal', 5, `link 1 A ${OTHER}`, 'E_ANCHOR'],
    ['a void before the last seal', 5, 'void 1 A lost', 'E_INDEX'],
    ['a roll before the last seal', 5, `roll 1 open - ${OTHER} 52`, 'E_ORDER'],
    ['an action before the seals', 3, 'act S settings x', 'OK'],
  ])('%s', (_, keep, body, code) => {
    const log = replay(startDiceBox().lines.slice(0, keep));
    const result = acceptLine(log, `${keep} ${body}`);
    expect(result.ok ? 'OK' : result.error.code).toBe(code);
  });
});

describe('actions around links', () => {
  const act = (box: DiceBox): void => box.act('A', 'double');

  test('before the request, after an early link', () => {
    const box = startDiceBox();
    box.turn('B');
    box.link('B');
    act(box);
    box.link('A');
    box.roll('A');
    expect(box.log.early).toEqual({ A: 0, B: 1 });
  });

  test.each<[name: string, roller: 'A' | 'B' | null]>([
    ['after the request', 'A'],
    ['between the links of an opening', null],
  ])('%s the roll is out of order', (_, roller) => {
    const box = startDiceBox();
    box.link('A');
    act(box);
    box.link('B');
    expect(() => box.roll(roller)).toThrow('in order');
  });

  test('an opening counts for nobody as early', () => {
    const box = startDiceBox();
    box.link('B');
    box.link('A');
    box.roll(null);
    expect(box.log.early).toEqual({ A: 0, B: 0 });
  });
});

describe('facts of a fault', () => {
  test('dice: what the line shows and what the links give', () => {
    const box = startDiceBox();
    box.turn('A');
    const last = box.lines.at(-1)!;
    const swapped = last.slice(0, -2) + [...last.slice(-2)].reverse().join('');
    const shown = last.endsWith(swapped.slice(-2)) ? '12' : swapped.slice(-2);
    const log = replay(box.lines.slice(0, -1));
    expect(acceptLine(log, last.slice(0, -2) + shown)).toEqual({
      ok: false,
      error: { code: 'E_DICE', line: box.lines.length - 1, shown, expected: last.slice(-2) },
    });
  });

  test('link: whose', () => {
    const { log } = startDiceBox();
    expect(acceptLine(log, `6 link 1 B ${OTHER}`)).toEqual({
      ok: false,
      error: { code: 'E_LINK', line: 6, role: 'B' },
    });
  });
});

test('every code that a line can be refused with is met by a case above', () => {
  const afterLines = ['OK', 'E_HEAD', 'E_RECEIPT', 'E_LEDGER', 'E_TRUNCATED'];
  const codes = VERDICT_CODES.filter((code) => !afterLines.includes(code));
  const met = new Set(CASES.map(([, prepare, body]) => refusal(prepare, body)));
  expect([...met].sort()).toEqual(['OK', ...codes.filter((code) => code !== 'E_ANCHOR')].sort());
});

test('a game of every kind of turn is accepted, and its state is never changed in place', () => {
  const box = makeDiceGame('all', [1, 2, 3, 10, 17, 24, 5, 7, 9, 12]);
  let log = emptyLog();
  for (const line of box.lines) {
    const before = JSON.stringify(log);
    const next = acceptLine(log, line);
    expect(JSON.stringify(log)).toBe(before);
    if (!next.ok) throw new Error(next.error.code);
    log = next.value;
  }
  expect(log).toEqual(box.log);
  expect(log.voids.A + log.voids.B).toBeGreaterThan(0);
  expect(log.rekeys).toBeGreaterThan(2);
});

test('no text makes it throw', () => {
  const box = startDiceBox();
  box.link('A');
  const kinds = ['game', 'player', 'anchor', 'link', 'roll', 'void', 'act', 'end', 'x', '__proto__'];
  const word = fc.oneof(
    fc.constantFrom('A', 'B', 'S', '-', '0', '1', 'open', 'turn', OTHER, '', '52'),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .tuple(fc.constantFrom(...kinds), fc.array(word, { maxLength: 8 }))
      .map(([kind, words]) => [box.log.next, kind, ...words].join(' ')),
  );
  fc.assert(
    fc.property(text, (line) => {
      const result = acceptLine(box.log, line);
      if (!result.ok) expect(result.error.line).toBe(box.log.next);
    }),
    { numRuns: 2000 },
  );
});
