import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Append, NewMatch, Store } from '../store/match-store.ts';
import { plainAppend } from './plain-append.ts';

/** What every store must do, whatever database is behind it. `open` again on the same data after `close`. */
export function storeConformance(open: () => Promise<Store>): void {
  let store: Store;
  let made = 0;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  const newMatch = async (change: Partial<NewMatch> = {}): Promise<string> => {
    const id = `match-${++made}`;
    await store.createMatch({
      id,
      rules: 'international',
      length: 5,
      clock: { kind: 'delay', reserveMs: 120_000, delayMs: 8_000 },
      mode: 'live',
      opponent: 'friend',
      level: null,
      names: { white: 'Гиви', black: null },
      seatHashes: { white: 'a'.repeat(64), black: null },
      createdMs: 1_790_000_000_123,
      ...change,
    });
    return id;
  };
  const append = (match: string, expectedSeq: number, change: Partial<Append> = {}) =>
    store.appendLines({
      ...plainAppend({ match, expectedSeq, lines: ['line'], nowMs: 1_790_000_000_500 }),
      ...change,
    });

  describe('matches', () => {
    test('a match comes back as it was made, numbers as numbers', async () => {
      const id = await newMatch();
      expect(await store.loadMatch(id)).toEqual({
        id,
        rules: 'international',
        length: 5,
        clock: { kind: 'delay', reserveMs: 120_000, delayMs: 8_000 },
        mode: 'live',
        opponent: 'friend',
        level: null,
        names: { white: 'Гиви', black: null },
        seatHashes: { white: 'a'.repeat(64), black: null },
        createdMs: 1_790_000_000_123,
        seq: 0,
        writtenMs: 0,
        closed: 'open',
        rematch: null,
      });
    });

    test('the level of a bot is kept', async () => {
      const id = await newMatch({ opponent: 'bot', level: 'expert' });
      expect((await store.loadMatch(id))?.level).toBe('expert');
    });

    test('a money session has no length', async () => {
      const id = await newMatch({ length: null });
      expect((await store.loadMatch(id))?.length).toBeNull();
    });

    test('an unknown match is null, an identifier is given once', async () => {
      expect(await store.loadMatch('nobody')).toBeNull();
      await newMatch({ id: 'once' });
      await expect(newMatch({ id: 'once' })).rejects.toThrow();
    });

    test('a seat is taken once, also by two at the same moment', async () => {
      const id = await newMatch();
      const both = await Promise.all([
        store.takeSeat(id, 'black', 'Нана', 'b'.repeat(64)),
        store.takeSeat(id, 'black', 'Anna', 'c'.repeat(64)),
      ]);
      expect([...both].sort()).toEqual(['taken-now', 'was-taken']);
      const winner = both[0] === 'taken-now' ? 'Нана' : 'Anna';
      expect((await store.loadMatch(id))?.names).toEqual({ white: 'Гиви', black: winner });
      expect(await store.takeSeat(id, 'white', 'Anna', 'c'.repeat(64))).toBe('was-taken');
    });

    test('closing, and the first rematch named stays', async () => {
      const id = await newMatch();
      await store.closeMatch(id);
      expect(await store.setRematch(id, 'next-1')).toBe('next-1');
      expect(await store.setRematch(id, 'next-2')).toBe('next-1');
      expect(await store.loadMatch(id)).toMatchObject({ closed: 'closed', rematch: 'next-1' });
    });
  });

  describe('lines', () => {
    test('are kept in order, and only where the match stands', async () => {
      const id = await newMatch();
      expect(await append(id, 0, { lines: ['0 a', '1 б', '2 🎲'] })).toBe('appended');
      expect(await append(id, 2)).toBe('conflict');
      expect(await append(id, 4)).toBe('conflict');
      expect(await append(id, 3, { lines: ['3 d'] })).toBe('appended');
      expect(await store.loadLines(id, 0)).toEqual(['0 a', '1 б', '2 🎲', '3 d']);
      expect(await store.loadLines(id, 2)).toEqual(['2 🎲', '3 d']);
      expect(await store.loadLines(id, 1, 2)).toEqual(['1 б', '2 🎲']);
      expect((await store.loadMatch(id))?.seq).toBe(4);
    });

    test('a match that is not there is a conflict', async () => {
      expect(await append('nobody', 0)).toBe('conflict');
    });

    test('of many writers of one number exactly one succeeds', async () => {
      const id = await newMatch();
      const tries = await Promise.all(
        Array.from({ length: 20 }, (_, at) => append(id, 0, { lines: [`by ${at}`] })),
      );
      expect(tries.filter((outcome) => outcome === 'appended')).toHaveLength(1);
      expect(await store.loadLines(id, 0)).toEqual([`by ${tries.indexOf('appended')}`]);
    });

    test('more lines than one statement can carry', async () => {
      const id = await newMatch();
      const lines = Array.from({ length: 1_001 }, (_, at) => `${at} x`);
      expect(await append(id, 0, { lines })).toBe('appended');
      expect(await store.loadLines(id, 0)).toEqual(lines);
    });

    test('the answer is stored with them, and not with a conflict', async () => {
      const id = await newMatch();
      await append(id, 0, { answer: { requestId: 'r1', text: '{"ok":true}' } });
      await append(id, 0, { answer: { requestId: 'r2', text: '{"ok":true}' } });
      expect(await store.findAnswer(id, 'r1')).toBe('{"ok":true}');
      expect(await store.findAnswer(id, 'r2')).toBeNull();
    });

    test('a repeated answer id writes nothing, and the writes beside it are not harmed', async () => {
      const [first, second] = [await newMatch(), await newMatch()];
      const answer = { requestId: 'r1', text: 'once' };
      await append(first, 0, { answer });
      const [bad, good] = await Promise.allSettled([append(first, 1, { answer }), append(second, 0)]);
      expect(bad.status).toBe('rejected');
      expect(good).toEqual({ status: 'fulfilled', value: 'appended' });
      expect((await store.loadMatch(first))?.seq).toBe(1);
    });
  });

  describe('games', () => {
    test('begin and end with their lines', async () => {
      const id = await newMatch();
      const [one, two] = [`${id}-g1`, `${id}-g2`];
      const result = { winner: 'black', kind: 'gammon', points: 4, ending: 'borne-off' } as const;
      await append(id, 0, { lines: ['0 game', '1 x'], opens: { game: one, ordinal: 1 } });
      await append(id, 2, {
        lines: ['2 end'],
        ends: { game: one, result, head: 'd'.repeat(64), lines: 3 },
      });
      await append(id, 3, { lines: ['0 game'], opens: { game: two, ordinal: 2 } });
      expect(await store.loadGames(id)).toEqual([
        {
          game: one,
          match: id,
          ordinal: 1,
          firstSeq: 0,
          ended: { result, head: 'd'.repeat(64), lines: 3 },
        },
        { game: two, match: id, ordinal: 2, firstSeq: 3, ended: null },
      ]);
      expect(await store.findGame(two)).toMatchObject({ match: id, ordinal: 2 });
      expect(await store.findGame('nobody')).toBeNull();
    });
  });

  test('games that were sealed and have not ended are found', async () => {
    const [live, post] = [await newMatch(), await newMatch({ mode: 'post' })];
    const games = [`${live}-g1`, `${live}-g2`, `${post}-g1`, `${post}-g2`] as const;
    const result = { winner: null, kind: null, points: 0, ending: 'cancelled' } as const;
    await append(live, 0, { opens: { game: games[0], ordinal: 1 } });
    await append(live, 1, { seals: games[0], nowMs: 100 });
    const ends = { game: games[0], result, head: 'e'.repeat(64), lines: 3 };
    await append(live, 2, { ends });
    await append(live, 3, { opens: { game: games[1], ordinal: 2 }, seals: games[1], nowMs: 200 });
    await append(post, 0, { opens: { game: games[2], ordinal: 1 }, seals: games[2], nowMs: 300 });
    await append(post, 1, { opens: { game: games[3], ordinal: 2 } });
    expect(await store.unclosedGames(250)).toEqual([{ game: games[1], mode: 'live', sealedMs: 200 }]);
    expect(await store.unclosedGames(300)).toHaveLength(2);
  });

  test('chains come back by role and epoch, and none is written over', async () => {
    const chain = { game: 'g-chains', role: 'S', epoch: 0, base: 1, length: 1024, random: 'ab' } as const;
    await store.storeChain(chain);
    await store.storeChain({ ...chain, epoch: 1, base: 900 });
    await store.storeChain({ ...chain, role: 'B' });
    expect(await store.loadChains('g-chains')).toEqual([
      { ...chain, role: 'B' },
      chain,
      { ...chain, epoch: 1, base: 900 },
    ]);
    expect(await store.storeChain({ ...chain, random: 'cd' })).toEqual(chain);
  });

  test('answers are kept until they are pruned', async () => {
    const id = await newMatch();
    await append(id, 0, { answer: { requestId: 'old', text: 'a' }, nowMs: 1_000 });
    await append(id, 1, { answer: { requestId: 'new', text: 'b' }, nowMs: 2_000 });
    expect(await store.pruneAnswers(2_000)).toBe(1);
    expect(await store.findAnswer(id, 'old')).toBeNull();
    expect(await store.findAnswer(id, 'new')).toBe('b');
    expect(await store.pruneAnswers(2_000)).toBe(0);
  });

  test('how many lines matches have', async () => {
    const [one, two] = [await newMatch(), await newMatch()];
    await append(two, 0, { lines: ['0 a', '1 b'] });
    expect(await store.loadSeqs([one, two, 'nobody'])).toEqual(
      new Map([
        [one, 0],
        [two, 2],
      ]),
    );
    expect(await store.loadSeqs([])).toEqual(new Map());
  });

  test('a deadline is taken by one node at a time, and again when that one has done nothing', async () => {
    const id = await newMatch();
    await append(id, 0, { deadlineMs: 10_000 });
    expect(await store.takeDue(9_999, 500)).toEqual([]);
    const taken = await Promise.all([store.takeDue(10_000, 500), store.takeDue(10_000, 500)]);
    expect(taken.flat()).toEqual([id]);
    expect(await store.takeDue(10_400, 500)).toEqual([]);
    expect(await store.takeDue(10_500, 500)).toEqual([id]);
    await append(id, 1, { deadlineMs: 10_600 });
    expect(await store.takeDue(10_600, 500)).toEqual([id]);
    await append(id, 2);
  });

  test('each node notes who is connected to it', async () => {
    const id = await newMatch();
    const note = { match: id, side: 'white', node: 'n1', state: 'here', sinceMs: 1_000 } as const;
    const left = { ...note, state: 'page-closed', sinceMs: 3_000 } as const;
    const other = { ...note, node: 'n2' } as const;
    await store.notePresence(note);
    await store.notePresence(left);
    await store.notePresence(other);
    expect(new Set(await store.loadPresence([id, 'nobody']))).toEqual(new Set([left, other]));
    await store.prunePresence(3_000, new Set(['n2']));
    expect(await store.loadPresence([id])).toHaveLength(2);
    await store.prunePresence(3_001, new Set(['n2']));
    expect(await store.loadPresence([id])).toEqual([other]);
    await store.prunePresence(3_001, new Set(['n1']));
    expect(await store.loadPresence([id])).toEqual([]);
  });

  test('the first device of a seat is kept', async () => {
    const id = await newMatch();
    const seat = { match: id, side: 'black', device: 'd1', seatedMs: 1_000 } as const;
    expect(await store.loadDevices(id)).toEqual({ white: null, black: null });
    await store.noteDevice(seat);
    await store.noteDevice({ ...seat, device: 'd2' });
    expect(await store.loadDevices(id)).toEqual({ white: null, black: 'd1' });
  });

  test('a match that was left counts once against its device, and not where others wrote first', async () => {
    const [one, two] = [await newMatch(), await newMatch()];
    await append(one, 0, { leaver: 'd3', nowMs: 2_000 });
    await append(one, 1, { leaver: 'd3', nowMs: 3_000 });
    await append(two, 0, { leaver: 'd3', nowMs: 1_000 });
    expect(await append(two, 0, { leaver: 'd4', nowMs: 1_000 })).toBe('conflict');
    expect(await store.loadLeavings('d3', 0)).toEqual([1_000, 2_000]);
    expect(await store.loadLeavings('d3', 1_000)).toEqual([2_000]);
    expect(await store.loadLeavings('d4', 0)).toEqual([]);
  });

  test('devices are forgotten when nothing has happened for so long', async () => {
    const [over, played, fresh] = [await newMatch(), await newMatch(), await newMatch()];
    const seat = { side: 'white', device: 'd5', seatedMs: 1_000 } as const;
    await store.noteDevice({ ...seat, match: over });
    await store.noteDevice({ ...seat, match: played });
    await store.noteDevice({ ...seat, match: fresh, seatedMs: 5_000 });
    await append(over, 0, { leaver: 'd5', nowMs: 4_000 });
    await append(played, 0, { leaver: 'd5', nowMs: 5_000 });
    await store.pruneDevices(5_000);
    expect(await store.loadLeavings('d5', 0)).toEqual([5_000]);
    expect((await store.loadDevices(over)).white).toBeNull();
    expect((await store.loadDevices(played)).white).toBe('d5');
    expect((await store.loadDevices(fresh)).white).toBe('d5');
  });

  test('the end of the last time without a node', async () => {
    expect(await store.lastOutageMs()).toBeNull();
    for (const endedMs of [1_000, 5_000, 5_000, 3_000]) await store.noteOutage(endedMs);
    expect(await store.lastOutageMs()).toBe(5_000);
  });

  test('deadlines are those set last', async () => {
    const [early, late, none] = [await newMatch(), await newMatch(), await newMatch()];
    await append(early, 0, { deadlineMs: 1_000 });
    await append(late, 0, { deadlineMs: 2_000 });
    await append(none, 0, { deadlineMs: 500 });
    await append(none, 1);
    expect(await store.deadlines(1_500)).toEqual([{ match: early, deadlineMs: 1_000 }]);
    expect((await store.deadlines(2_000)).map((due) => due.match)).toEqual([early, late]);
    await append(early, 1);
    await append(late, 1);
  });

  test('the ledger publishes each event once, in order', async () => {
    const id = await newMatch();
    const batch = { no: 1, time: 1_790_000_000, count: 2, root: 'aa', id: 'bb' };
    await append(id, 0, { ledgerEvents: ['open g1 3 x'], nowMs: 10 });
    await append(id, 1, { ledgerEvents: ['close g1 9 y'], nowMs: 20 });
    await append(id, 2, { ledgerEvents: ['open g2 3 z'], nowMs: 30 });
    expect(await store.queuedEvents(2)).toEqual(['open g1 3 x', 'close g1 9 y']);
    expect(await store.storeBatch(batch, ['open g1 3 x', 'close g1 9 y'])).toBe('stored');
    expect(await store.queuedEvents(10)).toEqual(['open g2 3 z']);
    expect(await store.storeBatch(batch, ['open g2 3 z'])).toBe('conflict');
    expect(await store.storeBatch({ ...batch, no: 2 }, ['open g1 3 x'])).toBe('conflict');
    expect(await store.lastBatch()).toEqual(batch);
    expect(await store.loadBatches()).toEqual([batch]);
    expect(await store.loadBatch(1)).toEqual({ batch, events: ['open g1 3 x', 'close g1 9 y'] });
    expect(await store.loadBatch(2)).toBeNull();
    expect(await store.findEvent('close g1 9 y')).toEqual({ no: 1, index: 1 });
    expect(await store.findEvent('open g2 3 z')).toBeNull();
  });

  test('everything is still there after closing and opening again', async () => {
    const id = await newMatch();
    await append(id, 0, { lines: ['kept'], answer: { requestId: 'r', text: 'kept' } });
    await store.close();
    store = await open();
    await store.ping();
    expect(await store.loadLines(id, 0)).toEqual(['kept']);
    expect(await store.findAnswer(id, 'r')).toBe('kept');
  });
}
