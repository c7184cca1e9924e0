import { readFileSync } from 'node:fs';
import { batchId, fingerprints, formatLedgerEvent, merkleRoot, ZERO_HASH } from '@nardy/dice';
import { createLocalTable, playGame } from '@nardy/record/testing';
import { makeSettings, RULE_SETS } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import { run } from '../run.ts';
import { memoryIo } from '../testing/memory-io.ts';

interface VerifyVector {
  readonly id: string;
  readonly type: string;
  readonly in: { readonly transcript: unknown; readonly receipts?: unknown; readonly batches?: unknown };
  readonly out: { readonly code: string };
}

const FILE = new URL('../../../../data/vectors/dice.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(FILE, 'utf8')) as { vectors: VerifyVector[] };
const cases = vectors.filter(({ type }) => type === 'verify');

describe('--json gives the verdict as the vectors have it, and exits with 0 for OK', () => {
  test.each(cases.map((vector) => [vector.id, vector] as const))('%s', async (_, vector) => {
    const { transcript, receipts, batches } = vector.in;
    const io = memoryIo({
      files: {
        game: JSON.stringify(transcript),
        receipts: JSON.stringify(receipts ?? []),
        ledger: JSON.stringify(batches ?? {}),
      },
    });
    const argv = ['verify', 'game', '--json'];
    if (receipts !== undefined) argv.push('--receipts', 'receipts');
    if (batches !== undefined) argv.push('--ledger', 'ledger');
    expect(await run(argv, io)).toBe(vector.out.code === 'OK' ? 0 : 1);
    expect(JSON.parse(io.written.out)).toEqual(vector.out);
  });
});

function playedGame(seed: number) {
  const settings = makeSettings({ rules: RULE_SETS.international, length: 1 });
  if (!settings.ok) throw new Error(settings.error.code);
  const table = createLocalTable({ settings: settings.value, seed });
  playGame(table);
  return table.transcript();
}

const LINE = '0'.repeat(64);
const good = playedGame(7);

/** The same game with its first play changed, and the head made again as a forger would. */
function withForgedPlay() {
  const at = good.lines.findIndex((line) => / act [AB] \d/.test(line));
  const lines = good.lines.map((line, n) =>
    n === at ? line.replace(/ act ([AB]) .*/, ' act $1 24/1') : line,
  );
  return { at, transcript: { format: good.format, lines } };
}

test('a whole game: every roll, the verdicts on dice and play, the fingerprint', async () => {
  const io = memoryIo({ files: { game: JSON.stringify(good) } });
  expect(await run(['verify', 'game', '--lang', 'en'], io)).toBe(0);
  const rolls = good.lines.filter((line) => / roll \d+ /.test(line));
  const rows = io.written.out.split('\n').filter((line) => /^\d+ +\d+ /.test(line));
  expect(rows).toHaveLength(rolls.length);
  for (const [index, line] of rolls.entries()) expect(rows[index]).toContain(line.split(' ').at(-1));
  expect(io.written.out).toContain(`OK: Everything agrees, ${rolls.length} rolls`);
  expect(io.written.out).toContain('Not compared with the ledger');
  expect(io.written.out).toContain('The play is by the rules');
});

test('an illegal play is found though the dice agree', async () => {
  const { at, transcript } = withForgedPlay();
  const io = memoryIo({ files: { game: JSON.stringify(transcript) } });
  expect(await run(['verify', 'game', '--lang', 'ru'], io)).toBe(1);
  expect(io.written.out).toContain(`Игра не по правилам в строке ${at}: `);
});

test('a match file: a verdict for each game, and one bad game is enough', async () => {
  const games = [good, { ...good, head: LINE }];
  const io = memoryIo({ files: { match: JSON.stringify({ format: 'nardy-match/1', games }) } });
  expect(await run(['verify', 'match', '--json'], io)).toBe(1);
  const codes = io.written.out
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { code: string }).code);
  expect(codes).toEqual(['OK', 'E_HEAD']);
});

test('games that do not follow one another are no match', async () => {
  const games = [good, playedGame(8)];
  const io = memoryIo({ files: { match: JSON.stringify({ format: 'nardy-match/1', games }) } });
  expect(await run(['verify', 'match', '--lang', 'en'], io)).toBe(1);
  expect(io.written.out).toMatch(/Game 2 does not continue the match: \S/);
});

test('receipts may stand one on a line', async () => {
  const receipt = JSON.stringify({
    game: good.lines[0]?.split(' ')[3],
    n: good.lines.length - 1,
    head: good.head,
  });
  const io = memoryIo({ files: { game: JSON.stringify(good), mine: `${receipt}\n${receipt}\n` } });
  expect(await run(['verify', 'game', '--receipts', 'mine'], io)).toBe(0);
});

/** Files of the game with a proof of its line `n`, and of the mirror that has it. */
function provenFiles(kind: 'open' | 'close', n: number) {
  const game = good.lines[0]?.split(' ')[3] ?? '';
  const event = formatLedgerEvent({ kind, game, n, head: fingerprints(good.lines)[n] ?? '' });
  const batch = { prev: ZERO_HASH, no: 1, time: 1_790_000_000, root: merkleRoot([event]) };
  const proof = { event, index: 0, count: 1, path: [], batch };
  return {
    game: JSON.stringify({ ...good, ledger: proof }),
    ledger: JSON.stringify({ '1': batchId({ ...batch, count: 1 }) }),
  };
}

test.each([
  ['ru', 'Сверено с журналом до строки 6: сошлось. Всё, что дальше, не сверено с журналом\n'],
  ['en', 'Compared with the ledger up to line 6: agrees. What follows is not compared with the ledger\n'],
])('in %s a proof of the seals alone says how far it reaches', async (language, words) => {
  const io = memoryIo({ files: provenFiles('open', 6) });
  expect(await run(['verify', 'game', '--ledger', 'ledger', '--lang', language], io)).toBe(0);
  expect(io.written.out).toContain(words);
});

test('of a record that the ledger vouches for as a whole nothing is left to say', async () => {
  const io = memoryIo({ files: provenFiles('close', good.lines.length - 1) });
  expect(await run(['verify', 'game', '--ledger', 'ledger', '--lang', 'en'], io)).toBe(0);
  expect(io.written.out).not.toMatch(/ledger/i);
});

test.each([
  ['ru', 'E_FORMAT: Это не запись партии\n'],
  ['en', 'E_FORMAT: This is not the record of a game\n'],
])('in %s a file that is no transcript is not said to fail at a line', async (language, words) => {
  const io = memoryIo({ files: { game: '{"format":"other","lines":[]}' } });
  expect(await run(['verify', 'game', '--lang', language], io)).toBe(1);
  expect(io.written.out).toBe(words);
});

test('a receipt of a line that is not in the file', async () => {
  const receipt = { game: good.lines[0]?.split(' ')[3], n: good.lines.length, head: LINE };
  const io = memoryIo({ files: { game: JSON.stringify(good), mine: JSON.stringify([receipt]) } });
  expect(await run(['verify', 'game', '--receipts', 'mine', '--lang', 'en'], io)).toBe(1);
  expect(io.written.out).toContain('E_RECEIPT: Your device saw a line that is not here');
  expect(io.written.out).not.toMatch(/[-−]1\b/);
});

test.each<[name: string, files: Record<string, string>, argv: string[], words: string]>([
  ['a file that is not there', {}, ['game'], 'Cannot read file game'],
  ['a file that is not JSON', { game: '{' }, ['game'], 'File game is not JSON'],
  ['receipts that are not there', { game: '{}' }, ['game', '--receipts', 'r'], 'Cannot read file r'],
  [
    'a ledger with a bad line',
    { game: '{}', l: '1 2 3\n' },
    ['game', '--ledger', 'l'],
    'Bad line of the ledger: 1',
  ],
])('%s exits with 2', async (_, files, argv, words) => {
  const io = memoryIo({ files });
  expect(await run(['verify', ...argv], io)).toBe(2);
  expect(io.written).toEqual({ out: '', err: `nardy: ${words}\n` });
});
