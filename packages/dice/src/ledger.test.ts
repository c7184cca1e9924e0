import { describe, expect, test } from 'vitest';
import { fingerprints } from './fingerprint.ts';
import { shaOfText, ZERO_HASH } from './hash.ts';
import {
  type BatchIds,
  batchId,
  checkLedgerProof,
  formatBatchLine,
  formatLedgerEvent,
  type LedgerCheck,
  parseBatchLine,
  parseLedgerEvent,
  parseLedgerList,
} from './ledger.ts';
import { merklePath, merkleRoot } from './merkle.ts';
import { makeDiceGame } from './testing/index.ts';
import type { LedgerProof } from './transcript.ts';
import { verifyTranscript } from './verification.ts';

const box = makeDiceGame('ledger', [1, 4, 6, 8]);
const game = box.log.game!.game;
const heads = fingerprints(box.lines);
const last = heads.length - 1;

/** A proof of one event among five, in batch 3. */
function prove(event: string): { readonly proof: LedgerProof; readonly batches: BatchIds } {
  const events = ['close x', 'open y', event, 'close z', 'open u'];
  const batch = { prev: shaOfText('before'), no: 3, time: 1_790_003_600, root: merkleRoot(events) };
  const proof = { event, index: 2, count: 5, path: merklePath(events, 2), batch };
  return { proof, batches: { '3': batchId({ ...batch, count: 5 }) } };
}

const closing = formatLedgerEvent({ kind: 'close', game, n: last, head: heads[last]! });
const opening = formatLedgerEvent({ kind: 'open', game, n: 5, head: heads[5]! });
const { proof, batches } = prove(closing);

describe('a proof', () => {
  test.each<[name: string, proof: unknown, batches: BatchIds | null, result: LedgerCheck]>([
    ['of the end', proof, batches, 'agrees'],
    ['of the seals', prove(opening).proof, prove(opening).batches, 'agrees'],
    ['without a mirror', proof, null, 'unchecked'],
    ['with a mirror that does not know the batch', proof, { '4': batches['3']! }, 'differs'],
    ['with another id', proof, { '3': ZERO_HASH }, 'differs'],
    ['looked up on the prototype', proof, Object.create({ '3': batches['3']! }), 'differs'],
    ['of another game', ...args(closing.replace(game, '0'.repeat(32))), 'differs'],
    ['of another fingerprint', ...args(closing.replace(/\w+$/, ZERO_HASH)), 'differs'],
    ['of a later line', ...args(closing.replace(` ${last} `, ` ${last + 1} `)), 'truncated'],
    [
      'of a close before the last line',
      ...args(formatLedgerEvent({ kind: 'close', game, n: 5, head: heads[5]! })),
      'differs',
    ],
    ['of no event', ...args('closed x'), 'differs'],
    ['with another time', { ...proof, batch: { ...proof.batch, time: 1 } }, batches, 'differs'],
    ['with another count', { ...proof, count: 6 }, batches, 'differs'],
    ['with another index', { ...proof, index: 3 }, batches, 'differs'],
    ['without path', { ...proof, path: undefined }, batches, 'differs'],
    ['without batch', { ...proof, batch: null }, batches, 'differs'],
    ['that is a text', 'proof', batches, 'differs'],
    ['that is a list', [], batches, 'differs'],
    ['with numbers as texts', { ...proof, index: '2' }, batches, 'differs'],
  ])('%s', (_, given, ids, result) => {
    expect(checkLedgerProof({ game, heads, proof: given, batches: ids })).toBe(result);
  });

  function args(event: string): [unknown, BatchIds] {
    const proven = prove(event);
    return [proven.proof, proven.batches];
  }
});

test('the verdict says so', () => {
  const transcript = { ...box.transcript(), ledger: proof };
  expect(verifyTranscript(transcript, { batches })).toMatchObject({ code: 'OK', flags: [] });
  expect(verifyTranscript(transcript)).toMatchObject({ code: 'OK', flags: ['LEDGER_UNCHECKED'] });
  expect(verifyTranscript({ ...transcript, ledger: null }, { batches }).code).toBe('OK');
  expect(verifyTranscript({ ...transcript, ledger: {} }, { batches }).code).toBe('E_LEDGER');
});

describe('ledger.txt', () => {
  const lines: string[] = [];
  let prev = ZERO_HASH;
  for (let no = 1; no <= 4; no++) {
    const batch = { no, time: 1_790_000_000 + 3600 * no, count: no * 2, root: shaOfText(`root ${no}`) };
    prev = batchId({ ...batch, prev });
    lines.push(formatBatchLine({ ...batch, id: prev }));
  }

  test('there and back', () => {
    expect(formatBatchLine(parseBatchLine(lines[1]!)!)).toBe(lines[1]);
    expect(parseLedgerEvent(closing)).toEqual({ kind: 'close', game, n: last, head: heads[last] });
  });

  test.each<[name: string, text: string, count: number]>([
    ['empty', '', 0],
    ['whole', `${lines.join('\n')}\n`, 4],
    ['with carriage returns', lines.join('\r\n'), 4],
    ['the first two', lines.slice(0, 2).join('\n'), 2],
  ])('%s', (_, text, count) => {
    const list = parseLedgerList(text);
    expect(list.ok ? Object.keys(list.value).length : list.error).toBe(count);
    if (list.ok && count === 4) expect(list.value['4']).toBe(prev);
  });

  test.each<[name: string, text: string, code: string, line: number]>([
    ['the first left out', lines.slice(1).join('\n'), 'LEDGER_BROKEN_CHAIN', 1],
    ['one left out', [lines[0], lines[2]].join('\n'), 'LEDGER_BROKEN_CHAIN', 2],
    ['a time changed', lines.join('\n').replace('1790007200', '1790007201'), 'LEDGER_BROKEN_CHAIN', 2],
    ['a field too many', `${lines[0]} x`, 'LEDGER_BAD_LINE', 1],
    ['no list', '<html>', 'LEDGER_BAD_LINE', 1],
    ['an empty line between', `${lines[0]}\n\n${lines[1]}`, 'LEDGER_BAD_LINE', 2],
  ])('%s', (_, text, code, line) => {
    expect(parseLedgerList(text)).toEqual({ ok: false, error: { code, line } });
  });
});
