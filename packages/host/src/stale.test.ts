import { describe, expect, test } from 'vitest';
import { isStale } from './stale.ts';

describe('what makes a request stale', () => {
  const lines = ['0 game', '1 link 3 B aa', '2 act S @120', '3 anchor B 1 4 9 bb', '4 act B double'];
  const play = { type: 'act', command: { type: 'play', moves: [] } } as const;
  const link = { type: 'link', roll: 3, link: 'aa' } as const;
  test.each<
    [name: string, request: typeof play | typeof link, revision: number, upTo: number, stale: boolean]
  >([
    ['nothing has happened', play, 1, 1, false],
    ['the other side’s link, seal and a clock reading', play, 1, 4, false],
    ['the other side’s act', play, 1, 5, true],
    ['lines that do not exist', play, 6, 5, true],
    ['a link names its roll', link, 0, 5, false],
  ])('%s', (_, request, revision, upTo, stale) => {
    const message = { type: 'request', id: 'r', game: 'g', revision, side: 'white', request } as const;
    expect(isStale(message, lines.slice(0, upTo))).toBe(stale);
  });
});
