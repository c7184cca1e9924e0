import { describe, expect, test } from 'vitest';
import { AddressCount } from './address-count.ts';
import { isOriginAllowed } from './origin.ts';
import { TokenBucket } from './token-bucket.ts';

describe('origins', () => {
  test.each<[name: string, origin: string | undefined, host: string | undefined, allowed: boolean]>([
    ['a program', undefined, 'nardy.example', true],
    ['the same host', 'https://nardy.example', 'nardy.example', true],
    ['the same host and port', 'http://127.0.0.1:8080', '127.0.0.1:8080', true],
    ['the host in capitals', 'https://nardy.example', 'Nardy.Example', true],
    ['another port', 'http://127.0.0.1:9090', '127.0.0.1:8080', false],
    ['another site', 'https://evil.example', 'nardy.example', false],
    ['a site that begins alike', 'https://nardy.example.evil.example', 'nardy.example', false],
    ['a page without origin', 'null', 'nardy.example', false],
    ['no host', 'https://nardy.example', undefined, false],
    ['one named in the settings', 'https://play.example', 'nardy.example', true],
  ])('%s', (_, origin, host, allowed) => {
    expect(isOriginAllowed(origin, host, ['https://play.example'])).toBe(allowed);
  });
});

test('a bucket lets a burst pass, then the average', () => {
  const bucket = new TokenBucket(10, 3, 0);
  const takes = [0, 0, 0, 0, 99, 100, 150, 200, 10_000, 10_000, 10_000, 10_000].map((at) => bucket.take(at));
  expect(takes).toEqual([true, true, true, false, false, true, false, true, true, true, true, false]);
});

test('addresses are counted as they come and go', () => {
  const count = new AddressCount();
  count.add('a');
  count.add('a');
  count.add('b');
  count.remove('a');
  count.remove('b');
  expect([count.of('a'), count.of('b'), count.total]).toEqual([1, 0, 1]);
});
