import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLASSES, type PositionClass } from './classes.ts';
import { findNet, netPath, writeNet } from './net-file.ts';
import { dequantise, quantise, scalesOf } from './quantise.ts';
import type { Say } from './say.ts';

export interface ExportOptions {
  readonly folder: string;
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

/** `nets.json`: for each class its file, named by the first 16 digits of its SHA-256, and where the nets come from. */
type NetsIndex = { [kind in PositionClass]?: { readonly file: string; readonly sha256: string } } & {
  source?: string;
};

const INDEX = 'nets.json';

/** Writes the nets of a work folder as the engine's files; classes without a net there keep the one they have. */
export function exportNets({ folder, to, source }: ExportOptions, say: Say): void {
  mkdirSync(to, { recursive: true });
  const path = join(to, INDEX);
  const index: NetsIndex = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as NetsIndex) : {};
  for (const kind of CLASSES) {
    const net = findNet(folder, kind);
    if (net === null) continue;
    const bytes = quantise(net, scalesOf(net));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = `${kind}-${sha256.slice(0, 16)}.net`;
    writeFileSync(join(to, file), bytes);
    index[kind] = { file, sha256 };
    say(`wrote ${join(to, file)}, ${bytes.length} bytes`);
  }
  if (source !== '') index.source = source;
  writeFileSync(path, `${JSON.stringify(index, null, 2)}\n`);
  const known = new Set(CLASSES.map((kind) => index[kind]?.file));
  for (const name of readdirSync(to)) {
    if (name.endsWith('.net') && !known.has(name)) rmSync(join(to, name));
  }
}

/** Takes the engine's nets into a work folder, to train on from them. */
export function importNets({ folder, from }: ImportOptions, say: Say): void {
  const index = JSON.parse(readFileSync(join(from, INDEX), 'utf8')) as NetsIndex;
  for (const kind of CLASSES) {
    const entry = index[kind];
    if (entry === undefined) continue;
    writeNet(netPath(folder, kind), dequantise(readFileSync(join(from, entry.file))));
    say(`wrote ${netPath(folder, kind)}`);
  }
}
