import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLASSES_OF_BOARD, NET_KINDS, type NetKind, slotNumber } from './classes.ts';
import { findNet, loadNet, netPath, writeNet } from './net-file.ts';
import { orderUnits } from './order-units.ts';
import { dequantise, quantise, scalesOf } from './quantise.ts';
import type { Say } from './say.ts';
import { compileTrainer, floatsAt, SAMPLE_BYTES, startTrainer } from './trainer-kernel.ts';

export interface ExportOptions {
  readonly folder: string;
  readonly kernel: string;
  /** Where the engine's nets go. */
  readonly to: string;
  /** Where they come from, in words; empty: what is written there already. */
  readonly source: string;
}

export interface ImportOptions {
  readonly folder: string;
  /** Where the engine's nets are. */
  readonly from: string;
}

/** `nets.json`: for each net its file, named by the first 16 digits of its SHA-256, and where the nets come from. */
type NetsIndex = { [kind in NetKind]?: { readonly file: string; readonly sha256: string } } & {
  source?: string;
};

const INDEX = 'nets.json';
// Enough to see which units go together.
const POSITIONS = 1500;
const GAMES = 400;

/** Writes the nets of a work folder as the engine's files; those that are not there stay as they are. */
export function exportNets({ folder, kernel: kernelFile, to, source }: ExportOptions, say: Say): void {
  mkdirSync(to, { recursive: true });
  const path = join(to, INDEX);
  const index: NetsIndex = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as NetsIndex) : {};
  for (const kind of NET_KINDS) {
    const net = findNet(folder, kind);
    if (net === null) continue;
    const ordered = orderUnits(net, activeUnits(kernelFile, folder, kind));
    const bytes = quantise(ordered, scalesOf(ordered));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = `${kind}-${sha256.slice(0, 16)}.net`;
    writeFileSync(join(to, file), bytes);
    index[kind] = { file, sha256 };
    say(`wrote ${join(to, file)}, ${bytes.length} bytes`);
  }
  if (source !== '') index.source = source;
  writeFileSync(path, `${JSON.stringify(index, null, 2)}\n`);
  const known = new Set(NET_KINDS.map((kind) => index[kind]?.file));
  for (const name of readdirSync(to)) {
    if (name.endsWith('.net') && !known.has(name)) rmSync(join(to, name));
  }
}

/** Which units of a net are not 0 in positions of self-play that it judges; the pruning net judges all of the short board. */
function activeUnits(kernelFile: string, folder: string, kind: NetKind): readonly Uint8Array[] {
  const board = CLASSES_OF_BOARD.long.some((long) => long === kind) ? 'long' : 'short';
  const kernel = startTrainer(compileTrainer(kernelFile), board);
  const nets = CLASSES_OF_BOARD[board].map((name) => findNet(folder, name)).filter((net) => net !== null);
  for (const net of nets) loadNet(kernel, net);
  const own = findNet(folder, kind);
  if (own === null || nets.length < CLASSES_OF_BOARD[board].length) return [];
  if (kind === 'pruning') loadNet(kernel, own);
  const slot = slotNumber(kind);
  const buffer = kernel.sampleBuffer();
  kernel.seedChance(1, slot);
  const rows: Uint8Array[] = [];
  for (let game = 0; game < GAMES && rows.length < POSITIONS; game++) {
    kernel.setSampleCount(0);
    kernel.playGame(0);
    for (let sample = 0; sample < kernel.sampleCount(); sample++) {
      const position = buffer + sample * SAMPLE_BYTES;
      if (kind !== 'pruning' && kernel.classOf(position) !== slot) continue;
      kernel.forward(slot, position);
      rows.push(
        Uint8Array.from(floatsAt(kernel, kernel.firstLayer(), own.shape.hidden1), (value) =>
          value === 0 ? 0 : 1,
        ),
      );
    }
  }
  return rows;
}

/** Takes the engine's nets into a work folder, to train on from them. */
export function importNets({ folder, from }: ImportOptions, say: Say): void {
  const index = JSON.parse(readFileSync(join(from, INDEX), 'utf8')) as NetsIndex;
  for (const kind of NET_KINDS) {
    const entry = index[kind];
    if (entry === undefined) continue;
    writeNet(netPath(folder, kind), dequantise(readFileSync(join(from, entry.file))));
    say(`wrote ${netPath(folder, kind)}`);
  }
}
