import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOfHex, bytesOfText, hexOf, macOfText, shaOfText } from './hash.ts';
import { isCleanText, isWellFormed } from './text.ts';

const wellFormed = fc.string({ unit: 'grapheme', maxLength: 300 });

test('SHA-256 and HMAC of any text agree with the platform', () => {
  fc.assert(
    fc.property(wellFormed, fc.uint8Array({ minLength: 32, maxLength: 32 }), (text, key) => {
      expect(shaOfText(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      const mac = createHmac('sha256', key).update(text, 'utf8').digest('hex');
      expect(hexOf(macOfText(hexOf(key), text))).toBe(mac);
    }),
  );
});

test('UTF-8 of every length of character agrees with the platform', () => {
  const text = 'aЖ€🎲\u{10ffff}\ud7ff\ue000';
  expect(Buffer.from(bytesOfText(text)).toString('hex')).toBe(Buffer.from(text, 'utf8').toString('hex'));
});

test('hex there and back is the identity', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(hexOf(bytes)).toBe(Buffer.from(bytes).toString('hex'));
      expect(bytesOfHex(hexOf(bytes))).toEqual(bytes);
    }),
  );
});

test.each<[name: string, text: string, wellFormed: boolean, clean: boolean]>([
  ['plain', 'a b', true, true],
  ['empty', '', true, true],
  ['a pair', '🎲', true, true],
  ['high surrogate at the end', 'a\ud83c', false, false],
  ['high surrogate before a letter', '\ud83ca', false, false],
  ['low surrogate alone', '\udfb2', false, false],
  ['the pair the wrong way round', '\udfb2\ud83c', false, false],
  ['tab', 'a\tb', true, false],
  ['line feed', 'a\n', true, false],
  ['delete', '\u007f', true, false],
  ['C1 control', '\u0085', true, false],
  ['last C1 control', '\u009f', true, false],
  ['no-break space', '\u00a0', true, true],
  ['line separator', '\u2028', true, false],
  ['paragraph separator', '\u2029', true, false],
  ['their neighbours', '\u2027\u202a', true, true],
])('text of a line: %s', (_, text, formed, clean) => {
  expect(isWellFormed(text)).toBe(formed);
  expect(isCleanText(text)).toBe(clean);
});
