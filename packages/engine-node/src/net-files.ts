import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeNetHeader, NET_KINDS, type NetKind, netKindsFor } from '@nardy/engine';
import { err, ok, type Result } from '@nardy/result';
import type { BoardKind } from '@nardy/rules';
import type { NetsRefusal } from './refusal.ts';

/** Net files by kind, checked against their list. */
export type NetFiles = ReadonlyMap<NetKind, Uint8Array>;

/** The list of a folder of nets. */
export const NETS_LIST = 'nets.json';

/** The nets that come with the product: those of the published package, else those of the repository. */
export function ownNetsFolder(): string {
  const published = fileURLToPath(new URL('../nets', import.meta.url));
  return existsSync(published) ? published : fileURLToPath(new URL('../../../data/nets', import.meta.url));
}

/**
 * Reads the nets of a folder: `nets.json` names a file and its SHA-256 for each kind there is; other entries are
 * notes. Every file must be what the list says.
 */
export function readNets(folder: string): Result<NetFiles, NetsRefusal> {
  const list = readList(join(folder, NETS_LIST));
  if (!list.ok) return list;
  const nets = new Map<NetKind, Uint8Array>();
  for (const [kind, { file, sha256 }] of list.value) {
    const net = readNet(join(folder, file), kind, sha256);
    if (!net.ok) return net;
    nets.set(kind, net.value);
  }
  return ok(nets);
}

/** The boards on which these nets judge. */
export function boardsOf(nets: NetFiles): ReadonlySet<BoardKind> {
  const boards: readonly BoardKind[] = ['short', 'long'];
  return new Set(boards.filter((board) => netKindsFor(board).every((kind) => nets.has(kind))));
}

interface Listed {
  readonly file: string;
  readonly sha256: string;
}

function readList(path: string): Result<ReadonlyMap<NetKind, Listed>, NetsRefusal> {
  const bytes = readBytes(path);
  if (!bytes.ok) return bytes;
  const shape = { code: 'NETS_LIST_SHAPE', file: path } as const;
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes.value).toString('utf8'));
  } catch {
    return err(shape);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return err(shape);
  const entries = value as Readonly<Record<string, unknown>>;
  const listed = new Map<NetKind, Listed>();
  for (const kind of NET_KINDS) {
    const entry = Object.hasOwn(entries, kind) ? entries[kind] : undefined;
    if (entry === undefined) continue;
    if (!isListed(entry)) return err(shape);
    listed.set(kind, entry);
  }
  return ok(listed);
}

/** A file beside the list and no way out of its folder. */
function isListed(value: unknown): value is Listed {
  if (typeof value !== 'object' || value === null) return false;
  const { file, sha256 } = value as Partial<Record<string, unknown>>;
  return (
    typeof file === 'string' &&
    /^[\w.-]{1,100}$/.test(file) &&
    typeof sha256 === 'string' &&
    /^[0-9a-f]{64}$/.test(sha256)
  );
}

function readNet(path: string, kind: NetKind, sha256: string): Result<Uint8Array, NetsRefusal> {
  const bytes = readBytes(path);
  if (!bytes.ok) return bytes;
  const found = createHash('sha256').update(bytes.value).digest('hex');
  if (found !== sha256) return err({ code: 'NET_HASH', file: path, expected: sha256, found });
  const header = decodeNetHeader(bytes.value);
  if (!header.ok) return err({ ...header.error, file: path });
  if (header.value.kind !== kind) {
    return err({ code: 'NET_KIND', file: path, expected: kind, found: header.value.kind });
  }
  return bytes;
}

function readBytes(path: string): Result<Uint8Array, NetsRefusal> {
  try {
    return ok(readFileSync(path));
  } catch {
    return err({ code: 'NETS_UNREADABLE', file: path });
  }
}
