import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bus, News } from '../bus/bus.ts';

/** A bus with what it has heard. */
interface Node {
  readonly bus: Bus;
  readonly heard: News[];
  readonly missed: { count: number };
}

/** What a bus must do between servers that share it, whatever carries it. */
export function busConformance(connect: () => Bus): void {
  const nodes: Node[] = [];
  const join = async (whenFirst: () => Promise<void> = async () => {}): Promise<Node> => {
    const node: Node = { bus: connect(), heard: [], missed: { count: 0 } };
    node.bus.listen({
      heard: (news) => node.heard.push(news),
      missed: () => {
        node.missed.count += 1;
      },
    });
    nodes.push(node);
    await node.bus.join(whenFirst);
    return node;
  };
  /** Everything told by `from` before has been heard by `to`. */
  const arrived = async (from: Node, to: Node): Promise<void> => {
    const match = `mark-${to.heard.length}-${from.bus.node}`;
    from.bus.announce({ match, seq: 1 });
    await expect.poll(() => to.heard.some((news) => news.match === match)).toBe(true);
  };
  let one: Node;
  let two: Node;
  const events: string[] = [];
  beforeAll(async () => {
    const begin = async (): Promise<Node> => {
      const node = await join(async () => {
        await new Promise((then) => setTimeout(then, 50));
        events.push('first is done');
      });
      events.push('joined');
      return node;
    };
    [one, two] = await Promise.all([begin(), begin()]);
  });
  afterAll(async () => {
    for (const { bus } of nodes) await bus.close();
  });

  test('of nodes that start together one is first, and done before the other is up', () => {
    expect(events).toEqual(['first is done', 'joined', 'joined']);
  });

  test('one that joins others is not first', async () => {
    let first = false;
    const three = await join(async () => {
      first = true;
    });
    expect(first).toBe(false);
    await three.bus.close();
  });

  test('the others hear what one tells, and it does not hear itself', async () => {
    one.bus.announce({ match: 'm-1', seq: 7 });
    one.bus.announce({ match: 'm_2', seq: null });
    await arrived(one, two);
    expect(two.heard).toContainEqual({ match: 'm-1', seq: 7 });
    expect(two.heard).toContainEqual({ match: 'm_2', seq: null });
    await arrived(two, one);
    expect(one.heard.filter((news) => news.match.startsWith('m'))).toEqual([
      expect.objectContaining({ match: expect.stringContaining(`mark-`) }),
    ]);
  });

  test('of a burst about one match at least the last arrives', async () => {
    for (let seq = 1; seq <= 500; seq++) one.bus.announce({ match: 'burst', seq });
    await arrived(one, two);
    expect(two.heard.filter((news) => news.match === 'burst').at(-1)?.seq).toBe(500);
  });

  test('nodes have names, and are up until they close', async () => {
    const three = await join();
    const names = nodes.map((node) => node.bus.node);
    expect(new Set(names).size).toBe(names.length);
    expect(await one.bus.nodesUp()).toEqual(new Set([one.bus.node, two.bus.node, three.bus.node]));
    await three.bus.close();
    await expect.poll(() => one.bus.nodesUp()).toEqual(new Set([one.bus.node, two.bus.node]));
  });

  test('nobody has missed anything', () => {
    expect([one.missed.count, two.missed.count]).toEqual([0, 0]);
  });
}
