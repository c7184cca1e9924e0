import { describe, expect, test } from 'vitest';
import { facesFrom, parseDice, rollBlock, rollDetails, rollDice, type ThrowKind } from './roll.ts';

const links = {
  game: '8dd09d3dc063e4c29c3f828ae0df54c0',
  roll: 7,
  s: '359c977104b808767752c6cdcb5ab53d7fc0a9c401874c9ac3350c0100754a8c',
  a: 'e319b50d072ff46a79af392a9ae0bc758d7d7d68e954322d33c98fba42ba8dec',
  b: 'cbfd7929615562c94d6e891a077443e9571e858b97b5a0d2960672077a21ac49',
};

test.each<[name: string, kind: ThrowKind, blocks: string[], dice: string | null]>([
  ['each accepted byte below 6 is its face', 'turn', ['0205'], '36'],
  ['251 is the last accepted byte', 'turn', ['fbfb'], '66'],
  ['246 begins the last row of six', 'turn', ['f6f7'], '12'],
  ['252 is thrown away', 'turn', ['fc0005'], '16'],
  ['a tie goes on', 'open', ['01010203'], '22,34'],
  ['doublets are no tie in a turn', 'turn', ['0101'], '22'],
  ['a tie goes on in the next block', 'open', ['0101', '0203'], '22,34'],
  ['an empty block is passed over', 'turn', ['', '0001'], '12'],
  ['the stream ends too early', 'turn', ['00fe'], null],
  ['the stream ends in a tie', 'open', ['0000'], null],
  ['no stream', 'turn', [], null],
])('%s', (_, kind, blocks, dice) => expect(facesFrom(kind, blocks)).toBe(dice));

test('all 252 accepted bytes give every face 42 times', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 252; byte++) {
    const face = facesFrom('turn', [`${byte.toString(16).padStart(2, '0')}00`])?.charAt(0) ?? '';
    counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  expect([...counts].sort()).toEqual(['1', '2', '3', '4', '5', '6'].map((face) => [face, 42]));
});

describe('details', () => {
  test('say every byte looked at, and the same dice', () => {
    const details = rollDetails({ ...links, kind: 'turn' });
    const block = rollBlock(links, 0);
    expect(details.dice).toBe(rollDice({ ...links, kind: 'turn' }));
    expect(details.bytes.map(({ byte }) => byte.toString(16).padStart(2, '0')).join('')).toBe(
      block.slice(0, 2 * details.bytes.length),
    );
    expect(details.bytes.filter(({ face }) => face !== null).map(({ face }) => face)).toEqual(
      details.pairs.flat(),
    );
  });
});

test.each<[text: string, pairs: unknown]>([
  ['52', [[5, 2]]],
  [
    '33,66,52',
    [
      [3, 3],
      [6, 6],
      [5, 2],
    ],
  ],
  ['', null],
  ['07', null],
  ['5', null],
  ['521', null],
  ['52,', null],
  ['5 2', null],
])('dice field %j', (text, pairs) => expect(parseDice(text)).toEqual(pairs));
