import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const NODE = ['--import', 'tsx', '--conditions=source', MAIN];
const QUESTION = '{"id":1,"position":"4HPwATDgc/ABMA","dice":[3,1]}\n';

function start(...args: readonly string[]) {
  return spawn(process.execPath, [...NODE, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
}

test('the real program answers a line while its input is still open', async () => {
  const child = start('moves', '--jsonl');
  child.stdin.write(QUESTION);
  const [answer] = (await once(child.stdout, 'data')) as [Buffer];
  expect(JSON.parse(answer.toString())).toMatchObject({ id: 1, count: 16 });
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a reader that goes away ends it without a word', async () => {
  const child = start('moves', '--jsonl');
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  child.stdin.on('error', () => {});
  child.stdin.write(QUESTION);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const more = setInterval(() => child.stdin.write(QUESTION.repeat(100)), 5);
  const [code] = await once(child, 'exit');
  clearInterval(more);
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
});

test('a wrong call exits with 2', async () => {
  const child = start('moves', '--lang', 'xx');
  expect(await once(child, 'exit')).toEqual([2, null]);
});
