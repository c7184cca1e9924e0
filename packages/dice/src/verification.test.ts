import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptLine, emptyLog } from './log.ts';
import { makeDiceGame, startDiceBox } from './testing/index.ts';
import { decodeTranscript, TRANSCRIPT_FORMAT } from './transcript.ts';
import {
  continueVerification,
  inspectTranscript,
  startVerification,
  type VerificationReport,
  verifyTranscript,
} from './verification.ts';

const games = fc
  .tuple(fc.string({ maxLength: 4 }), fc.array(fc.nat({ max: 200 }), { maxLength: 12 }))
  .map(([seed, choices]) => makeDiceGame(seed, choices));

describe('any valid game', () => {
  test('agrees, and its verdict says what happened', () => {
    fc.assert(
      fc.property(games, (box) => {
        const verdict = verifyTranscript(box.transcript());
        expect(verdict).toMatchObject({ code: 'OK', line: -1, rolls: box.log.rolls, head: box.log.head });
        expect(verdict.early).toEqual(box.log.early);
        expect(verdict.voids).toEqual(box.log.voids);
        expect(verdict.flags.includes('PARTIAL')).toBe(box.log.end === null);
        expect(verdict.flags.includes('REKEY')).toBe(box.log.rekeys > 0);
      }),
      { numRuns: 60 },
    );
  });

  test('line by line is the same as the whole file, good or bad', () => {
    fc.assert(
      fc.property(games, fc.nat(), fc.nat({ max: 2 }), (box, place, damage) => {
        const lines = [...box.lines];
        const at = place % lines.length;
        if (damage === 1) lines.splice(at, 1);
        if (damage === 2) lines[at] = `${lines[at]}0`;
        const verdict = verifyTranscript({ format: TRANSCRIPT_FORMAT, lines });
        let log = emptyLog();
        let fault: { code: string; line: number } = { code: 'OK', line: -1 };
        for (const line of lines) {
          const next = acceptLine(log, line);
          if (!next.ok) {
            fault = next.error;
            break;
          }
          log = next.value;
        }
        expect(verdict).toMatchObject({
          code: fault.code,
          line: fault.line,
          head: log.head,
          rolls: log.rolls,
        });
      }),
      { numRuns: 60 },
    );
  });

  test('checked a few lines at a time it gives the same report', () => {
    fc.assert(
      fc.property(games, fc.integer({ min: 1, max: 9 }), (box, count) => {
        const work = startVerification(box.transcript());
        let report: VerificationReport | null = null;
        let slices = 0;
        for (; report === null; slices++) report = continueVerification(work, count);
        expect(slices).toBe(Math.ceil(box.lines.length / count));
        expect(report).toEqual(inspectTranscript(box.transcript()));
      }),
      { numRuns: 30 },
    );
  });

  test('no single changed character passes with its fingerprint or a receipt', () => {
    fc.assert(
      fc.property(
        games,
        fc.nat(),
        fc.nat(),
        fc.string({ minLength: 1, maxLength: 1 }),
        (box, place, column, other) => {
          const lines = [...box.lines];
          const at = place % lines.length;
          const text = lines[at]!;
          const start = column % text.length;
          lines[at] = text.slice(0, start) + other + text.slice(start + 1);
          const whole = box.transcript();
          fc.pre(lines[at] !== text);
          expect(verifyTranscript({ ...whole, lines }).code).not.toBe('OK');
          const receipt = { game: box.log.game?.game, n: lines.length - 1, head: box.log.head };
          expect(verifyTranscript({ format: whole.format, lines }, { receipts: [receipt] }).code).not.toBe(
            'OK',
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  test('no dice, link or seal can be changed even without fingerprint', () => {
    const box = makeDiceGame('tamper', [1, 2, 3, 4]);
    for (const [at, text] of box.lines.entries()) {
      if (!/^\d+ (anchor|link|roll) /.test(text)) continue;
      const hex = text.search(/[0-9a-f]{64}/);
      const flipped = text.charAt(hex) === '0' ? '1' : '0';
      const changes = [text.slice(0, hex) + flipped + text.slice(hex + 1)];
      if (/ roll /.test(text)) changes.push(text.slice(0, -1) + (text.endsWith('6') ? '5' : '6'));
      for (const changed of changes) {
        const lines = box.lines.with(at, changed);
        const { code } = verifyTranscript({ format: TRANSCRIPT_FORMAT, lines });
        expect(['E_LINK', 'E_DICE']).toContain(code);
      }
    }
  });
});

describe('the report', () => {
  test('lists every roll with its links and who opened first', () => {
    const box = startDiceBox();
    box.link('B');
    box.link('A');
    box.roll(null);
    box.turn('A');
    box.earlyTurn('B');
    const { rolls, lines, ledgerCompared, fault } = inspectTranscript(box.transcript());
    expect(rolls.map(({ roll, roller, openedFirst, line }) => [roll, roller, openedFirst, line])).toEqual([
      [1, null, 'B', 8],
      [2, 'A', 'A', 11],
      [3, 'B', 'A', 15],
    ]);
    expect(lines).toHaveLength(16);
    expect([ledgerCompared, fault]).toEqual([false, null]);
  });
});

describe('receipts', () => {
  const box = makeDiceGame('receipts', [1, 2]);
  const { game } = box.log.game!;
  test.each<[name: string, receipt: unknown, code: string, line: number]>([
    ['of the last line', { game, n: box.lines.length - 1, head: box.log.head }, 'OK', -1],
    ['of a line to come', { game, n: box.lines.length, head: box.log.head }, 'E_RECEIPT', -1],
    ['of another log', { game, n: 2, head: box.log.head }, 'E_RECEIPT', 2],
    ['of another game', { game: 'f'.repeat(32), n: 2, head: box.log.head }, 'E_RECEIPT', -1],
    ['that is none', 'x', 'E_RECEIPT', -1],
    ['of a negative line', { game, n: -1, head: box.log.head }, 'E_RECEIPT', -1],
  ])('%s', (_, receipt, code, line) => {
    expect(verifyTranscript(box.transcript(), { receipts: [receipt] })).toMatchObject({ code, line });
  });
});

describe('hostile files', () => {
  const whole = makeDiceGame('hostile', [1, 2]).transcript();
  const header = whole.lines[0]!;
  const endless = `${header.slice(0, 20)}${'x'.repeat(10_000_000)}`;

  test.each<[name: string, input: unknown, code: string, line: number]>([
    ['undefined', undefined, 'E_FORMAT', -1],
    ['null', null, 'E_FORMAT', -1],
    ['a text', 'nardy', 'E_FORMAT', -1],
    ['a list', [whole], 'E_FORMAT', -1],
    ['no lines', { format: TRANSCRIPT_FORMAT }, 'E_FORMAT', -1],
    ['an empty list of lines', { format: TRANSCRIPT_FORMAT, lines: [] }, 'E_FORMAT', -1],
    ['lines that are a text', { format: TRANSCRIPT_FORMAT, lines: header }, 'E_FORMAT', -1],
    [
      'lines that look like a list',
      { format: TRANSCRIPT_FORMAT, lines: { length: 1, 0: header } },
      'E_FORMAT',
      -1,
    ],
    ['lines on the prototype', JSON.parse(`{"__proto__":${JSON.stringify(whole)}}`), 'E_FORMAT', -1],
    ['a line that is a number', { ...whole, lines: [header, 1] }, 'E_FORMAT', 1],
    ['a line that is a list', { ...whole, lines: [header, [whole.lines[1]]] }, 'E_FORMAT', 1],
    ['a hole among the lines', { ...whole, lines: new Array(3) }, 'E_FORMAT', 0],
    ['a million lines of nothing', { ...whole, lines: new Array(1_000_000).fill('') }, 'E_FORMAT', 0],
    ['a head that is a number', { ...whole, head: 5 }, 'E_HEAD', -1],
    ['a head that is a list of it', { ...whole, head: [whole.head] }, 'E_HEAD', -1],
    ['an unknown field', { ...whole, constructor: 1, __proto__: null }, 'OK', -1],
    ['a line of 10 MB', { ...whole, lines: [endless] }, 'E_HEADER', 0],
    ['10 MB of spaces', { ...whole, lines: [`0 game ${' '.repeat(10_000_000)}`] }, 'E_HEADER', 0],
    ['an action of 10 MB', { ...whole, lines: [header, `1 act S ${'ж'.repeat(5_000_000)}`] }, 'E_HEAD', -1],
  ])('%s', (_, input, code, line) => {
    expect(verifyTranscript(input)).toMatchObject({ code, line });
  });

  test('any JSON at all is a verdict', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (one, two, three) => {
        const receipts = Array.isArray(two) ? two : [];
        verifyTranscript(one, { receipts });
        const verdict = verifyTranscript({ ...whole, head: two, ledger: three }, { receipts });
        expect(verdict.rolls).toBeGreaterThan(0);
      }),
    );
  });
});

describe('decodeTranscript', () => {
  const whole = makeDiceGame('decode', [1]).transcript();
  test('gives the shape of the file', () => {
    expect(decodeTranscript(whole)).toEqual({ ok: true, value: whole });
    expect(decodeTranscript({ ...whole, head: null, ledger: { x: 1 }, more: 1 })).toEqual({
      ok: true,
      value: { format: whole.format, lines: whole.lines, ledger: { x: 1 } },
    });
  });
  test.each<[name: string, input: unknown, code: string]>([
    ['another format', { ...whole, format: 'x' }, 'TRANSCRIPT_BAD_FORMAT'],
    ['a number among the lines', { ...whole, lines: ['x', 1] }, 'TRANSCRIPT_BAD_FORMAT'],
    ['a head that is a number', { ...whole, head: 1 }, 'TRANSCRIPT_BAD_FORMAT'],
    ['nothing', null, 'TRANSCRIPT_BAD_FORMAT'],
    ['too many lines', { ...whole, lines: new Array(400_001).fill('') }, 'TRANSCRIPT_TOO_LONG'],
  ])('refuses %s', (_, input, code) => {
    expect(decodeTranscript(input)).toEqual({ ok: false, error: { code } });
  });
});
