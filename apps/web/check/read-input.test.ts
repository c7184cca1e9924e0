import { batchId, formatBatchLine, ZERO_HASH } from '@nardy/dice';
import { expect, test } from 'vitest';
import { readLedger, readReceipts, readRecord } from './read-input.ts';

const receipt = { game: 'ab'.repeat(16), n: 5, head: 'cd'.repeat(32) };
const batch = { no: 1, time: 1_790_000_000, count: 2, root: 'ef'.repeat(32) };
const ledger = formatBatchLine({ ...batch, id: batchId({ ...batch, prev: ZERO_HASH }) });

test.each<[name: string, text: string, games: unknown]>([
  ['one game', '{"format":"x"}', [{ format: 'x' }]],
  ['with a byte order mark', '\ufeff{"a":1}', [{ a: 1 }]],
  ['a match', '{"format":"nardy-match/1","games":[1,2]}', [1, 2]],
  ['another file with games', '{"format":"y","games":[1]}', [{ format: 'y', games: [1] }]],
  ['anything that is JSON', 'null', [null]],
])('record: %s', (_, text, games) => expect(readRecord(text)).toEqual({ ok: true, value: games }));

test.each<[name: string, text: string, key: string]>([
  ['empty', '', 'check.notJson'],
  ['a page', '<html>', 'check.notJson'],
  ['cut off', '{"format":"x","lines":["0 ga', 'check.notJson'],
  ['a match without games', '{"format":"nardy-match/1","games":[]}', 'check.noGames'],
])('no record: %s', (_, text, key) => {
  expect(readRecord(text)).toEqual({ ok: false, error: { key } });
});

test('receipts: one or a list', () => {
  expect(readReceipts(JSON.stringify(receipt))).toEqual({ ok: true, value: [receipt] });
  expect(readReceipts(JSON.stringify([receipt, receipt]))).toEqual({ ok: true, value: [receipt, receipt] });
});

test.each([['[]'], ['{}'], [JSON.stringify([receipt, {}])], ['5']])('no receipts: %s', (text) => {
  expect(readReceipts(text)).toEqual({ ok: false, error: { key: 'check.notReceipts' } });
});

test('the ledger is taken whole or refused with its line', async () => {
  const pacing = { nowMs: () => 0, pause: async () => undefined, onProgress: () => undefined };
  expect(await readLedger(`${ledger}\n`, pacing)).toEqual({
    ok: true,
    value: { '1': ledger.split(' ')[4] },
  });
  expect(await readLedger(ledger.replace('1790000000', '1790000001'), pacing)).toEqual({
    ok: false,
    error: { key: 'check.notLedger', params: { line: 1 } },
  });
});

test('a long ledger lets the page go', async () => {
  const lines: string[] = [];
  let prev = ZERO_HASH;
  for (let no = 1; no <= 200; no++) {
    const id = batchId({ ...batch, no, prev });
    lines.push(formatBatchLine({ ...batch, no, id }));
    prev = id;
  }
  let pauses = 0;
  let now = 0;
  const pacing = {
    nowMs: () => {
      now += 6;
      return now;
    },
    pause: async () => {
      pauses++;
    },
    onProgress: () => undefined,
  };
  const list = await readLedger(lines.join('\r\n'), pacing);
  expect(list.ok && Object.keys(list.value)).toHaveLength(200);
  expect(pauses).toBeGreaterThan(10);
});
