import type { StoredNet } from './net-file.ts';
import { partsOf } from './net-parts.ts';

/** Units the engine takes together: where all of them are 0 it skips them. */
const GROUP = 8;

/**
 * The same net with the units of layer 1 in an order that puts together what is 0 in the same positions.
 *
 * @param active - per position seen, which units were not 0 (1) and which were (0).
 */
export function orderUnits(net: StoredNet, active: readonly Uint8Array[]): StoredNet {
  const order = groupedUnits(net.shape.hidden1, active);
  const ordered: StoredNet = { ...net, params: net.params.slice() };
  const [from, to] = [partsOf(net), partsOf(ordered)];
  const { hidden1, hidden2 } = net.shape;
  const inputs = net.sparse + net.dense;
  const next = hidden2 === 0 ? 'output' : 'weights2';
  const width = from[next].length / hidden1;
  for (const [unit, before] of order.entries()) {
    to.biases1[unit] = from.biases1[before] as number;
    for (let input = 0; input < inputs; input++) {
      to.weights1[input * hidden1 + unit] = from.weights1[input * hidden1 + before] as number;
    }
    to[next].set(from[next].subarray(before * width, (before + 1) * width), unit * width);
  }
  return ordered;
}

/** Units group by group: each begins with the rarest left and takes those that are active least often besides. */
function groupedUnits(units: number, active: readonly Uint8Array[]): readonly number[] {
  const count = (unit: number): number => active.reduce((sum, row) => sum + (row[unit] as number), 0);
  const left = Array.from({ length: units }, (_, unit) => ({ unit, times: count(unit) }))
    .sort((a, b) => a.times - b.times)
    .map(({ unit }) => unit);
  const order: number[] = [];
  while (left.length > 0) {
    const group = [left.shift() as number];
    const busy = Uint8Array.from(active, (row) => row[group[0] as number] as number);
    while (group.length < GROUP && left.length > 0) {
      let best = 0;
      let least = Number.POSITIVE_INFINITY;
      for (const [index, unit] of left.entries()) {
        let more = 0;
        for (let at = 0; at < active.length; at++)
          more += (busy[at] as number) === 0 ? ((active[at] as Uint8Array)[unit] as number) : 0;
        if (more >= least) continue;
        least = more;
        best = index;
      }
      const [unit] = left.splice(best, 1) as [number];
      group.push(unit);
      for (let at = 0; at < active.length; at++)
        busy[at] = (busy[at] as number) | ((active[at] as Uint8Array)[unit] as number);
    }
    order.push(...group);
  }
  return order;
}
