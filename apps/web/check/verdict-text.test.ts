import { readFileSync } from 'node:fs';
import { batchId, fingerprints, formatLedgerEvent, merkleRoot, VERDICT_CODES, ZERO_HASH } from '@nardy/dice';
import { LOCALES } from '@nardy/i18n';
import { takeBackOf } from '@nardy/record';
import { createLocalTable, playMatch, settingsOf, step } from '@nardy/record/testing';
import { RULE_SETS, SIDES } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import { checkGame, type GameCheck } from './check-game.ts';
import { verdictText } from './verdict-text.ts';
import { sayText } from './words.ts';

interface Vector {
  readonly id: string;
  readonly type: string;
  readonly in: {
    readonly transcript: unknown;
    readonly receipts?: readonly unknown[];
    readonly batches?: Readonly<Record<string, string>>;
  };
}

const path = new URL('../../../data/vectors/dice.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(path, 'utf8')) as { vectors: readonly Vector[] };
const files = vectors.filter(({ type }) => type === 'verify');
const pacing = { nowMs: () => 0, pause: async () => undefined, onProgress: () => undefined };

function checked({ in: input }: Vector): Promise<GameCheck> {
  const { transcript, receipts = [], batches = null } = input;
  return checkGame(transcript, { receipts, batches }, pacing);
}

function said(check: GameCheck, previous: GameCheck | null = null): readonly string[] {
  const { verdict, remarks } = verdictText(check, previous);
  return [verdict, ...remarks].map(({ text }) => sayText('en', text));
}

describe.each(LOCALES)('in %s', (locale) => {
  test.each(files)('$id is said without a gap', async (vector) => {
    const { verdict, remarks } = verdictText(await checked(vector), null);
    for (const { text } of [verdict, ...remarks]) {
      const words = sayText(locale, text);
      expect(words).not.toMatch(/[{}]|undefined|(verdict|check|role|refusal)\.\w/);
      expect(words.length).toBeGreaterThan(5);
    }
  });
});

test('turns taken back are said', async () => {
  const id = 'guest.1';
  const players = { white: { id, name: 'Вера' }, black: { id, name: 'Гиви' } };
  const local = createLocalTable({ settings: settingsOf('casual', 1), seed: 4, players });
  local.settle();
  while (local.table.match?.turns.white === 0 || local.table.match?.turns.black === 0) step(local);
  for (const side of SIDES) {
    const command = takeBackOf(local.table, side);
    if (command !== null) local.send({ type: 'act', side, command });
  }
  const remarks = said(await checkGame(local.transcript(), { receipts: [], batches: null }, pacing));
  expect(local.table.past.takeBacks).toBeGreaterThan(0);
  expect(remarks.join()).toMatch(/Turns were taken back \d times?; the dice do not change by it/u);
});

test('the vectors meet every verdict there is', async () => {
  const met = new Set<string>();
  for (const vector of files) met.add((await checked(vector)).report.verdict.code);
  expect([...met].sort()).toEqual([...VERDICT_CODES].sort());
});

test.each<[id: string, tone: string, words: readonly string[]]>([
  ['dev-046-ok', 'good', ['Everything agrees, 7 rolls', 'Not compared with the ledger']],
  ['dev-080-cut', 'amber', ['Game still going on; all 7 rolls so far agree']],
  [
    'dev-091-owed',
    'amber',
    ['Roll 2 was requested and never shown', 'Game still going on; all 1 roll so far agree'],
  ],
  ['dev-092-owed-ended', 'amber', ['Roll 2 was requested and never shown']],
  [
    'dev-094-void-rekey',
    'amber',
    ['Roll 2 voided by black', 'New chain of black from roll 3 (device changed)'],
  ],
  ['dev-096-chain-renewed', 'amber', ['New chain of black from roll 4 (the old one was replaced)']],
  ['dev-083-ledger-ok', 'good', ['Compared with the ledger: agrees']],
  ['dev-084-ledger-nomirror', 'good', ['Not compared with the ledger']],
  ['dev-087-forged-alone', 'good', ['Not compared with the ledger', 'Without receipts of your own']],
  ['dev-088-forged-ledger', 'bad', ['Differs from the published fingerprint: the end is cut off']],
  ['dev-089-forged-receipt', 'bad', ['Differs from what your device saw at line 5']],
  [
    'dev-082-cut-receipt',
    'bad',
    ['Your device saw a line that is not here: the end is cut off, or it is another game'],
  ],
  ['dev-060-receipt-ok', 'good', ['Compared with 2 receipts: agrees']],
  ['dev-050-dice-swapped', 'bad', ['Line 12 shows 61, the links give 16']],
  ['dev-052-link-A', 'bad', ['Link of white at line 14 does not fit its seal']],
  ['dev-078-format-tag', 'bad', ['This is not the record of a game']],
])('%s', async (id, tone, words) => {
  const check = await checked(files.find((vector) => vector.id === id)!);
  expect(verdictText(check, null).verdict.tone).toBe(tone);
  expect(said(check)).toEqual(expect.arrayContaining([...words]));
});

test('a file with any number of new chains says the first of them', async () => {
  const { transcript } = files.find(({ id }) => id === 'dev-046-ok')!.in as {
    readonly transcript: { readonly format: string; readonly lines: readonly string[] };
  };
  const sealed = transcript.lines.slice(0, 6);
  const more = Array.from({ length: 50 }, (_, n) => `${n + 6} anchor S ${n + 1} 1 9 ${'ab'.repeat(32)}`);
  const check = await checkGame(
    { ...transcript, lines: [...sealed, ...more], head: null },
    {
      receipts: [],
      batches: null,
    },
    pacing,
  );
  const { remarks } = verdictText(check, null);
  expect(remarks.filter(({ id }) => id === 'rekey')).toHaveLength(21);
  expect(said(check)).toContain('… and 30 more');
});

test('receipts vouch for the lines up to the last of them', async () => {
  const vector = files.find(({ id }) => id === 'dev-060-receipt-ok')!;
  const check = await checked({ ...vector, in: { ...vector.in, receipts: vector.in.receipts!.slice(0, 1) } });
  expect(said(check)).toContain(
    'Compared with 1 receipt up to line 9: agrees. There are none for what follows',
  );
});

test('where the ledger says something else it is not said to be unchecked', async () => {
  const check = await checked(files.find(({ id }) => id === 'dev-088-forged-ledger')!);
  expect(said(check).join()).not.toContain('Not compared with the ledger');
});

test('a proof of the seals alone says nothing of the play: the page says how far it reaches', async () => {
  const { transcript } = files.find(({ id }) => id === 'dev-046-ok')!.in as {
    readonly transcript: { readonly lines: readonly string[] };
  };
  const n = 5;
  const [, , , game = ''] = transcript.lines[0]!.split(' ');
  const event = formatLedgerEvent({ kind: 'open', game, n, head: fingerprints(transcript.lines)[n]! });
  const batch = { prev: ZERO_HASH, no: 1, time: 1_790_000_000, root: merkleRoot([event]) };
  const ledger = { event, index: 0, count: 1, path: [], batch };
  const batches = { '1': batchId({ ...batch, count: 1 }) };
  const check = await checkGame({ ...transcript, ledger }, { receipts: [], batches }, pacing);
  const words = 'Compared with the ledger up to line 5: agrees. What follows is not compared with the ledger';
  expect(check.report.verdict.code).toBe('OK');
  expect(verdictText(check, null).remarks).toContainEqual(
    expect.objectContaining({ id: 'ledger', tone: 'amber' }),
  );
  expect(said(check)).toContain(words);
});

test('a mirror is of no use to a record without proof, and the page says so', async () => {
  const { transcript } = files.find(({ id }) => id === 'dev-046-ok')!.in;
  const check = await checkGame(transcript, { receipts: [], batches: {} }, pacing);
  expect(said(check)).toContain('Not compared with the ledger: the record holds no proof from it');
});

test('games of a match are tied together by the fingerprint of the one before', async () => {
  const local = createLocalTable({
    settings: { rules: RULE_SETS.international, length: 7, clock: { kind: 'none' } },
    seed: 2,
  });
  playMatch(local, { doubles: 3 }, 2);
  const comparison = { receipts: [], batches: null };
  const checks = await Promise.all(local.transcripts().map((game) => checkGame(game, comparison, pacing)));
  expect(checks.length).toBeGreaterThan(1);
  expect(said(checks[1]!, checks[0]!)).toContain('Follows the game before it in the match');
  const { verdict } = verdictText(checks[0]!, checks[1]!);
  expect(verdict).toMatchObject({ id: 'previous', tone: 'bad' });
  expect(sayText('en', verdict.text)).toMatch(/^Does not follow the game before it in the match: [A-Z]/);
});
