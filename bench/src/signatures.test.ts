import { expect, test } from 'vitest';
import { recordedSignatures, signatures } from './signatures.ts';

test('the engine is the recorded one; `npm run signature -- --write` records a new one', () => {
  expect(signatures(null)).toEqual(recordedSignatures());
});
