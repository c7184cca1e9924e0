import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands/all.ts';
import { run } from './run.ts';
import { memoryIo } from './testing/memory-io.ts';
import { cliWords } from './words.ts';

describe('a call that cannot be carried out: one line on standard error, exit code 2', () => {
  test.each<[argv: string[], line: string]>([
    [[], 'Name a command; see nardy --help'],
    [['guess'], 'No command “guess”; see nardy --help'],
    [['--verbose'], 'No option --verbose'],
    [['moves', '--fast'], 'No option --fast'],
    [['moves', '--rules'], 'Option --rules needs a value'],
    [['moves', '--jsonl=yes'], 'Option --jsonl takes no value'],
    [['moves', 'a', 'b', 'c'], 'Not expected: c'],
    [['moves'], 'Missing: POSITION'],
    [['legal', '4HPwATDgc/ABMA', '31'], 'Missing: PLAY'],
    [['moves', '4HPwATDgc/ABMA', '71'], 'The dice are two numbers from 1 to 6'],
    [['moves', '4HPwATDgc', '31'], 'Length 9 instead of 14'],
    [['dice'], 'Option --vectors is needed'],
    [['moves', '--lang', 'de'], 'The language is ru or en'],
    [['moves', '--lang'], 'Option --lang needs a value'],
  ])('%j', async (argv, line) => {
    const io = memoryIo();
    expect(await run(argv, io)).toBe(2);
    expect(io.written).toEqual({ out: '', err: `nardy: ${line}\n` });
  });

  test.each<[name: string, argv: string[], env: Record<string, string>]>([
    ['--lang', ['guess', '--lang', 'ru'], {}],
    ['--lang first', ['--lang=ru', 'guess'], {}],
    ['LANG', ['guess'], { LANG: 'ru_RU.UTF-8' }],
    ['LC_ALL before LANG', ['guess'], { LC_ALL: 'ru', LANG: 'en_US.UTF-8' }],
  ])('in Russian by %s', async (_, argv, env) => {
    const io = memoryIo({ env });
    await run(argv, io);
    expect(io.written.err).toBe('nardy: Нет команды «guess»; подсказка: nardy --help\n');
  });
});

describe('help', () => {
  test.each(['ru', 'en'])('names every command, %s', async (lang) => {
    const io = memoryIo();
    expect(await run(['--help', '--lang', lang], io)).toBe(0);
    for (const { name, about } of COMMANDS) {
      expect(io.written.out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
      expect(io.written.out).toContain(cliWords[about][lang as 'ru' | 'en'].slice(0, 20));
    }
  });

  test.each(COMMANDS.map(({ name }) => name))('%s --help keeps to the width', async (name) => {
    const command = COMMANDS.find((candidate) => candidate.name === name);
    const io = memoryIo({ columns: 64 });
    expect(await run([name, '--help'], io)).toBe(0);
    for (const option of Object.keys(command?.options ?? {})) expect(io.written.out).toContain(`--${option}`);
    const usage = new Set(command?.usage.map((line) => `  nardy ${line}`));
    const lines = io.written.out.split('\n').filter((line) => !usage.has(line));
    expect(lines.filter((line) => line.length > 64)).toEqual([]);
  });
});

test.each<[argv: string[], program: [string, string[]]]>([
  [['serve'], ['apps/server/dist/main.js', []]],
  [['bench'], ['bench/src/main.ts', []]],
  [
    ['bench', 'rules', '--json'],
    ['bench/src/main.ts', ['rules', '--json']],
  ],
])('%j runs a program of its own', async (argv, program) => {
  const io = memoryIo();
  expect(await run(argv, io)).toBe(0);
  expect(io.programs).toEqual([program]);
});

test('a program that is not built is said so', async () => {
  const io = memoryIo({ programs: 'missing' });
  expect(await run(['serve'], io)).toBe(2);
  expect(io.written.err).toBe('nardy: apps/server/dist/main.js is not there: npm run build first\n');
});
