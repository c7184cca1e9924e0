import { LEVEL_IDS } from '@nardy/engine';
import { verifyRecord } from '@nardy/record';
import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { type MemoryIo, memoryIo } from '../testing/memory-io.ts';
import { cliWords } from '../words.ts';

const MOST_LINES = 3000;

/** A person who looks at the last prompt and answers it: takes every double, and makes the first play listed. */
async function* person(io: MemoryIo): AsyncGenerator<Uint8Array> {
  for (let line = 0; line < MOST_LINES; line++) {
    yield Buffer.from(`${answerTo(io.written.out)}\n`);
  }
  throw new Error(`no end after ${MOST_LINES} lines: ${io.written.out.slice(-2000)}`);
}

function answerTo(screen: string): string {
  const lastLines = screen.split('\n').slice(-40);
  const prompt = lastLines.at(-1) ?? '';
  if (prompt.startsWith('take')) return 'take';
  if (!prompt.startsWith('your play')) return '';
  const listed = lastLines.findLast((text) => /^your play \/ moves > {3}|^ {2}(\d|bar|—)/.test(text));
  const afterBoard = lastLines.findLastIndex((text) => text.startsWith('+12-11')) ?? -1;
  const isFresh = listed !== undefined && lastLines.lastIndexOf(listed) > afterBoard;
  return isFresh ? listed.replace('your play / moves >', '').trim() : 'moves';
}

async function playThrough(...argv: readonly string[]): Promise<MemoryIo> {
  const io = memoryIo();
  const code = await run(['play', '--lang', 'en', ...argv], { ...io, input: person(io) });
  expect(code).toBe(0);
  return io;
}

function recordsOf(io: MemoryIo): unknown[] {
  const record = JSON.parse(io.files.get('saved') ?? '') as { games?: unknown[] };
  return record.games ?? [record];
}

test('a match in the terminal: to its end, and the saved record verifies', async () => {
  const io = await playThrough('--length', '3', '--phrase', 'удача', '--save', 'saved');
  expect(io.written.out).toMatch(/(White|Black): \w+, \d points?; score (3–[0-2]|[0-2]–3)/);
  for (const record of recordsOf(io)) {
    expect(verifyRecord(record)).toMatchObject({ dice: { code: 'OK', flags: [] }, play: { code: 'OK' } });
  }
});

test('a game of long nardy', async () => {
  const io = await playThrough('--rules', 'long', '--save', 'saved');
  expect(verifyRecord(recordsOf(io)[0])).toMatchObject({ dice: { code: 'OK' }, play: { code: 'OK' } });
});

/** As {@link person}, who three times takes back the turn before the one he has to play. */
async function* doubter(io: MemoryIo): AsyncGenerator<Uint8Array> {
  let regrets = 0;
  for (let line = 0; line < MOST_LINES; line++) {
    const answer = answerTo(io.written.out);
    const regret = line > 20 && regrets < 3 && answer === 'moves';
    if (regret) regrets++;
    yield Buffer.from(`${regret ? 'take back' : answer}\n`);
  }
  throw new Error(`no end after ${MOST_LINES} lines`);
}

test('turns can be taken back; the dice stay, and the record says so', async () => {
  const io = memoryIo();
  const argv = ['play', '--lang', 'en', '--rules', 'casual', '--level', 'newcomer', '--save', 'saved'];
  expect(await run(argv, { ...io, input: doubter(io) })).toBe(0);
  const [record] = recordsOf(io);
  const verdict = verifyRecord(record);
  expect(verdict).toMatchObject({ dice: { code: 'OK' }, play: { code: 'OK' } });
  expect(verdict.table.past.takeBacks).toBe(3);
  expect(io.written.out).toContain('Taken back; the dice stay the same.');
  const check = memoryIo();
  check.files.set('saved', JSON.stringify(record));
  expect(await run(['verify', 'saved', '--lang', 'en'], check)).toBe(0);
  expect(check.written.out).toContain('Turns taken back: 3');
});

test('the bot plays at the level that is named, and the record says so', async () => {
  const io = await playThrough('--level', 'newcomer', '--save', 'saved');
  expect(JSON.stringify(recordsOf(io)[0])).toContain('Bot (Newcomer)');
});

test('the help names every level', () => {
  for (const id of LEVEL_IDS) {
    expect(cliWords['cli.option.level'].en).toContain(` ${id}`);
    expect(cliWords['cli.option.level'].ru).toContain(` ${id}`);
  }
});

test.each<[name: string, typed: string[], words: string]>([
  ['an illegal play is refused with its reason', ['', '24/1'], 'No die for that move'],
  ['what is not understood is answered with help', ['e2-e4'], 'You are X, white.'],
  ['the score', ['score'], 'Score 0–0, to 5 points'],
  ['Russian words are understood', ['счёт'], 'Score 0–0, to 5 points'],
  ['there may be nothing to take back', ['take back'], 'There is nothing to take back'],
  ['the bot cannot be pushed', ['take'], 'Not possible now'],
  ['saving in the middle', ['save half'], 'Saved: half'],
])('%s', async (_, typed, words) => {
  const io = memoryIo({ input: typed.map((line) => `${line}\n`) });
  expect(await run(['play', '--length', '5', '--lang', 'en'], io)).toBe(0);
  expect(io.written.out).toContain(words);
});

test.each<[name: string, argv: string[], words: string]>([
  ['a length that is no number', ['--length', 'long'], '--length: a whole number is needed'],
  ['a level there is not', ['--level', 'wizard'], 'newcomer, beginner'],
  ['rules that nobody knows', ['--rules', 'tavla'], ''],
])('%s exits with 2', async (_, argv, words) => {
  const io = memoryIo();
  expect(await run(['play', ...argv], io)).toBe(2);
  expect(io.written.err).toContain(words);
});
