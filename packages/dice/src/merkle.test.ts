import { expect, test } from 'vitest';
import { merklePath, merkleRoot, rootFromPath } from './merkle.ts';

/** The leaves that the reference test of Certificate Transparency (RFC 6962) uses; all are ASCII. */
const RFC_LEAVES = ['', '\u0000', '\u0010', ' !', '01', '@ABC', 'PQRSTUVW', '`abcdefghijklmno'];

test.each<[count: number, root: string]>([
  [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
  [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
  [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
  [4, 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7'],
  [5, '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
  [6, '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef'],
  [7, 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
  [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
])('root of the first %i reference leaves', (count, root) => {
  expect(merkleRoot(RFC_LEAVES.slice(0, count))).toBe(root);
});

const events = Array.from({ length: 33 }, (_, i) => `event ${i}`);

test('in trees of 1 to 33 every path leads to the root, and to it only in its own place', () => {
  for (let count = 1; count <= events.length; count++) {
    const tree = events.slice(0, count);
    const root = merkleRoot(tree);
    for (let index = 0; index < count; index++) {
      const path = merklePath(tree, index);
      expect(rootFromPath(events[index]!, index, count, path)).toBe(root);
      expect(rootFromPath('another', index, count, path)).not.toBe(root);
      if (count > 1) expect(rootFromPath(events[index]!, (index + 1) % count, count, path)).not.toBe(root);
    }
  }
});

const path = merklePath(events, 5);

test.each<[name: string, index: number, count: number, path: readonly unknown[]]>([
  ['too short', 5, 33, path.slice(1)],
  ['too long', 5, 33, [...path, path[0]]],
  ['not of hashes', 5, 33, path.map(() => 'x')],
  ['of numbers', 5, 33, path.map(() => 1)],
  ['with holes', 5, 33, new Array(path.length)],
  ['beyond the tree', 33, 33, path],
  ['before the tree', -1, 33, path],
  ['in no tree', 0, 0, []],
  ['at half an index', 0.5, 33, path],
  ['in a tree of no count', 5, Number.NaN, path],
  ['in an endless tree', 5, Number.POSITIVE_INFINITY, path],
  ['in the largest tree', 5, Number.MAX_SAFE_INTEGER, path],
  ['a million long', 5, 33, new Array(1_000_000).fill(path[0])],
])('a path %s has no root', (_, index, count, items) => {
  expect(rootFromPath('event 5', index, count, items)).toBeNull();
});
