import { readFileSync } from 'node:fs';
import { FAULT_CODES, PROTOCOL_REFUSAL_CODES, SERVER_REFUSAL_CODES } from '@nardy/protocol';
import { expect, test } from 'vitest';
import { messageTables, withMessageTables } from './protocol-doc.ts';

const read = (name: string) => readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

test('the messages of docs/protocol.md are those of the decoders', () => {
  const text = read('protocol.md');
  expect(text).toBe(withMessageTables(text));
});

test('every message is there', () => {
  const tables = messageTables();
  for (const name of [
    'hello',
    'request',
    'ping',
    'welcome',
    'lines',
    'answer, ok: true',
    'answer, ok: false',
    'presence',
    'fault',
    'pong',
  ]) {
    expect(tables).toContain(`**${name}**`);
  }
});

test('every code of the server and of the messages is in docs/errors.md', () => {
  const errors = read('errors.md');
  for (const code of [...PROTOCOL_REFUSAL_CODES, ...SERVER_REFUSAL_CODES, ...FAULT_CODES]) {
    expect(errors).toContain(`| \`${code}\` |`);
  }
});
