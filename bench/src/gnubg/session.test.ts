import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startingBoard } from '@nardy/rules';
import { boardOf } from '@nardy/rules/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { evaluationBy, turned } from './gnubg-evaluation.ts';
import { gnubgOpponent } from './gnubg-opponent.ts';
import { GnubgMissing, gnubgProgram, startGnubg } from './session.ts';

/** Speaks like the program: reads commands, listens where it is told, answers boards with the play it is given. */
const DOUBLE = `#!${process.execPath}
const { createServer } = require('node:net');
let read = '';
process.stdin.on('data', (text) => {
  read += text;
  const port = /external 127.0.0.1:(\\d+)/.exec(read)?.[1];
  if (port === undefined) return;
  const server = createServer((socket) => {
    socket.on('data', (line) => {
      if (String(line).startsWith('evaluation')) socket.write('0.6 0.2 0.1 0.15 0.05 0.3\\n');
      else if (String(line).includes(':6:6:')) socket.destroy();
      else socket.write(process.env.ANSWER + '\\n');
    });
  });
  server.listen(Number(port), '127.0.0.1', () => console.log('Waiting for a connection'));
});
`;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nardy-double-'));
  const program = join(folder, 'gnubg');
  writeFileSync(program, DOUBLE);
  chmodSync(program, 0o755);
  vi.stubEnv('GNUBG', program);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a program that is not there is asked for in one line', () => {
  vi.stubEnv('GNUBG', join(folder, 'none'));
  expect(gnubgProgram).toThrow(GnubgMissing);
  expect(gnubgProgram).toThrow(/^[^\n]*apt-get install[^\n]*$/);
});

test.each<[name: string, answer: string, after: Record<number, number>]>([
  ['moves in pairs', '8/5 6/5 ', { 24: 2, 13: 5, 8: 2, 6: 4, 5: 2 }],
  ['a hit without a star', '13/9 13/12', { 24: 2, 13: 3, 12: 1, 9: 1, 8: 3, 6: 5 }],
  ['no legal play', '', { 24: 2, 13: 5, 8: 3, 6: 5 }],
])('its answer is read: %s', async (name, answer, after) => {
  vi.stubEnv('ANSWER', answer);
  const isHit = name.startsWith('a hit');
  const others = { 1: 2, 12: isHit ? 1 : 5, 17: 3, 19: 5 };
  const opponent = await gnubgOpponent(0);
  const board = await opponent.choose(boardOf({ 24: 2, 13: 5, 8: 3, 6: 5 }, others), [3, 1]);
  opponent.close();
  expect(board).toEqual(boardOf(after, isHit ? { 0: 1, 1: 2, 17: 3, 19: 5 } : others));
});

test('an answer that is no play is an error', async () => {
  vi.stubEnv('ANSWER', 'Error: syntax error');
  const opponent = await gnubgOpponent(0);
  await expect(opponent.choose(startingBoard('short'), [3, 1])).rejects.toThrow('Error: syntax error');
  opponent.close();
});

test('a connection that is lost ends the question', async () => {
  const opponent = await gnubgOpponent(0);
  await expect(opponent.choose(startingBoard('short'), [6, 6])).rejects.toThrow('closed the connection');
  await expect(opponent.choose(startingBoard('short'), [2, 1])).rejects.toThrow('gone');
  opponent.close();
});

test('an evaluation is read and turned round', async () => {
  const session = await startGnubg([]);
  const evaluation = await evaluationBy(session, startingBoard('short'), 0);
  session.close();
  expect(evaluation).toEqual({ probs: [0.6, 0.2, 0.1, 0.15, 0.05], equity: 0.3 });
  expect(turned(evaluation)).toEqual({ probs: [0.4, 0.15, 0.05, 0.2, 0.1], equity: -0.3 });
});
