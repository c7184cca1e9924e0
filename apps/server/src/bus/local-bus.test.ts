import { expect, test } from 'vitest';
import { busConformance } from '../testing/bus-conformance.ts';
import { localHub, soloBus } from './local-bus.ts';

const hub = localHub();
busConformance(() => hub.connect());

test('a server that is alone is always first', async () => {
  for (const bus of [soloBus(), soloBus()]) {
    let first = false;
    await bus.join(async () => {
      first = true;
    });
    expect([first, bus.reach]).toEqual([true, 'one-node']);
  }
});
