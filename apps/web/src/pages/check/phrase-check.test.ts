import { formatLogLine, makeChain } from '@nardy/dice';
import { roleOf } from '@nardy/record';
import { chainSpecOf, type StoredSecret } from '@nardy/session';
import { expect, test } from 'vitest';
import { checkPhrases } from './phrase-check.ts';

const secret = (change: Partial<StoredSecret>): StoredSecret => ({
  ...{ game: 'ab'.repeat(16), side: 'white', epoch: 0, length: 8, random: '17'.repeat(32), phrase: 'удача' },
  ...change,
});

/** The seal of a secret as the record has it. */
function sealOf(known: StoredSecret): string {
  const spec = chainSpecOf(known);
  if (!spec.ok) throw new Error(spec.error.code);
  const { epoch, length, anchor } = makeChain(spec.value);
  return formatLogLine(1, { kind: 'anchor', role: roleOf(known.side), epoch, base: 1, length, anchor });
}

const renewed = secret({ epoch: 1, phrase: 'luck 🎲' });
const black = secret({ side: 'black', phrase: '52 61' });

test.each<[name: string, sealed: readonly StoredSecret[], kept: readonly StoredSecret[], found: object[]]>([
  ['nothing typed', [secret({ phrase: '' })], [secret({ phrase: '' })], []],
  ['typed', [secret({})], [secret({})], [{ side: 'white', phrase: 'удача', line: 1, inSeal: 'yes' }]],
  [
    'typed, and the seal is of the same secret without the words',
    [secret({ phrase: '' })],
    [secret({})],
    [{ side: 'white', phrase: 'удача', line: 1, inSeal: 'no' }],
  ],
  ['kept, and never sealed', [], [secret({})], []],
  [
    'each side and each new chain by its own seal',
    [secret({}), black, renewed],
    [renewed, black],
    [
      { side: 'white', phrase: 'luck 🎲', line: 3, inSeal: 'yes' },
      { side: 'black', phrase: '52 61', line: 2, inSeal: 'yes' },
    ],
  ],
])('%s', (_, sealed, kept, found) => {
  expect(checkPhrases(['0 game …', ...sealed.map(sealOf)], kept)).toEqual(found);
});
