import { batchId, fingerprints, formatLedgerEvent, merkleRoot, ZERO_HASH } from '@nardy/dice';
import { createLocalTable, playGame, settingsOf } from '@nardy/record/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const ONCE = { receipts: [] };

/** The page in a language; what it says is settled when its modules are read. */
async function pageIn(language: 'ru' | 'en') {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages: [language], language });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { checkGame } = await import('./game-check.ts');
  const { verdictWords } = await import('./verdict-words.ts');
  return async (transcript: unknown, options: Parameters<typeof checkGame>[1] = ONCE) =>
    verdictWords(await checkGame(transcript, options, () => undefined));
}

function playedTranscript() {
  const local = createLocalTable({ settings: settingsOf('international', 1), seed: 7 });
  playGame(local);
  return local.transcript();
}

const played = playedTranscript();

/** The record with a proof of its line `n`, and the mirror that has it. */
function proven(kind: 'open' | 'close', n: number) {
  const [, , , game = ''] = played.lines[0]!.split(' ');
  const event = formatLedgerEvent({ kind, game, n, head: fingerprints(played.lines)[n]! });
  const batch = { prev: ZERO_HASH, no: 1, time: 1_790_000_000, root: merkleRoot([event]) };
  const transcript = { ...played, ledger: { event, index: 0, count: 1, path: [], batch } };
  return { transcript, options: { batches: { '1': batchId({ ...batch, count: 1 }) } } };
}

beforeEach(() => vi.unstubAllGlobals());

describe.each([
  ['ru', 'Сверено с журналом до строки 6: сошлось', 'Не сверено с журналом', 'Это не запись партии'],
  ['en', 'Compared with the ledger up to line 6: agrees', 'Not compared with the ledger', 'not the record'],
] as const)('in %s', (language, partly, notCompared, notRecord) => {
  test('a proof of the seals says how far it reaches', async () => {
    const { transcript, options } = proven('open', 6);
    const { tone, notes } = await (await pageIn(language))(transcript, options);
    expect(tone).toBe('good');
    expect(notes).toEqual([expect.stringContaining(partly)]);
  });

  test('a proof of the whole record needs no words', async () => {
    const { transcript, options } = proven('close', played.lines.length - 1);
    expect((await (await pageIn(language))(transcript, options)).notes).toEqual([]);
  });

  test('without a mirror nothing is compared', async () => {
    const { notes } = await (await pageIn(language))(proven('open', 6).transcript);
    expect(notes).toEqual([notCompared]);
  });

  test('what is no record is not said to fail at a line', async () => {
    const { tone, text } = await (await pageIn(language))({ format: 'other', lines: [] });
    expect(tone).toBe('bad');
    expect(text).toContain(notRecord);
    expect(text).not.toMatch(/[-−]1/);
  });

  test('a line that only the device saw has no number here', async () => {
    const [, , , game = ''] = played.lines[0]!.split(' ');
    const receipts = [{ game, n: played.lines.length + 5, head: ZERO_HASH }];
    expect((await (await pageIn(language))(played, { receipts })).text).not.toMatch(/[-−]1/);
  });
});
