import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boardsOf, NETS_LIST, readNets } from './net-files.ts';
import { NETS_REFUSAL_CODES, type NetsRefusal, POOL_REFUSAL_CODES, type PoolRefusal } from './refusal.ts';
import { randomNets, writeNets } from './testing/random-nets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nardy-nets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const listPath = (): string => join(folder, NETS_LIST);
const list = (): Record<string, { file: string; sha256: string }> =>
  JSON.parse(readFileSync(listPath(), 'utf8'));

test('nets come back as they were written, with the boards they are for', () => {
  const nets = randomNets(['contact', 'crashed', 'race', 'long']);
  writeNets(folder, nets);
  const read = readNets(folder);
  expect(
    read.ok && [...read.value].map(([kind, bytes]) => [kind, Buffer.from(bytes).toString('hex')]),
  ).toEqual([...nets].map(([kind, bytes]) => [kind, Buffer.from(bytes).toString('hex')]));
  expect([...boardsOf(nets)]).toEqual(['short']);
  expect([...boardsOf(randomNets())]).toEqual(['short', 'long']);
});

test.each<[name: string, spoil: () => void, code: string]>([
  ['no list', () => rmSync(listPath()), 'NETS_UNREADABLE'],
  ['a list that is no JSON', () => writeFileSync(listPath(), 'nets'), 'NETS_LIST_SHAPE'],
  ['a list without a hash', () => change({ race: { file: list().race?.file } }), 'NETS_LIST_SHAPE'],
  ['a way out of the folder', () => change({ race: { ...list().race, file: '../race' } }), 'NETS_LIST_SHAPE'],
  ['no file', () => rmSync(fileOf('race')), 'NETS_UNREADABLE'],
  ['another file', () => writeFileSync(fileOf('race'), readFileSync(fileOf('contact'))), 'NET_HASH'],
  ['a net of another kind', () => change({ race: list().contact }), 'NET_KIND'],
  [
    'a file that is no net',
    () => change({ race: listed('notes.txt', 'x'.repeat(99)) }),
    'NET_NOT_UNDERSTOOD',
  ],
  [
    'a net that is cut',
    () => change({ race: listed('cut.net', readFileSync(fileOf('race')).subarray(1)) }),
    'NET_',
  ],
])('%s is refused', (_, spoil, code) => {
  writeNets(folder, randomNets(['contact', 'race']));
  spoil();
  const read = readNets(folder);
  expect(read.ok ? 'read' : read.error.code).toContain(code);
});

test('every refusal is documented and has words in both languages', () => {
  const nets: Record<NetsRefusal['code'], true> = {
    ...{ NETS_UNREADABLE: true, NETS_LIST_SHAPE: true, NET_HASH: true, NET_KIND: true },
    ...{ NET_NOT_UNDERSTOOD: true, NET_LENGTH: true },
  };
  const pool: Record<PoolRefusal['code'], true> = {
    ...{ ENGINE_QUEUE_FULL: true, ENGINE_CANCELLED: true, ENGINE_FAILED: true },
    ...{ ENGINE_CLOSED: true, ENGINE_NO_NETS: true },
  };
  expect(Object.keys(nets)).toEqual(expect.arrayContaining([...NETS_REFUSAL_CODES]));
  expect(Object.keys(pool).sort()).toEqual([...POOL_REFUSAL_CODES].sort());
  const errors = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
  for (const code of [...Object.keys(nets), ...Object.keys(pool)])
    expect(errors).toContain(`| \`${code}\` |`);
});

test('a folder that is written holds a file for each net, named by its content', () => {
  writeNets(folder, randomNets(['race']));
  expect(readdirSync(folder).sort()).toEqual([NETS_LIST, list().race?.file].sort());
  expect(list().race?.file).toBe(`race-${list().race?.sha256.slice(0, 16)}.net`);
});

function change(entries: Record<string, unknown>): void {
  writeFileSync(listPath(), JSON.stringify({ ...list(), ...entries }));
}

function fileOf(kind: string): string {
  return join(folder, list()[kind]?.file ?? '');
}

/** Writes a file and gives its entry in a list, with the right hash. */
function listed(file: string, content: string | Uint8Array): object {
  writeFileSync(join(folder, file), content);
  return { file, sha256: createHash('sha256').update(content).digest('hex') };
}
