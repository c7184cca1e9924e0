import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type NetKind, slotNumber } from './classes.ts';
import { ACTIVATIONS, type NetShape } from './net-shape.ts';
import { floatsAt, type TrainerExports } from './trainer-kernel.ts';

/**
 * A net as the trainer keeps it. The file: 8 bytes `NARDYF32`, the length of the header (u32, little endian), the header
 * as JSON padded with spaces to a multiple of 4, then the parameters as little-endian f32 in the order of
 * `assembly/net.ts`: b1[H1], W1[S + D][H1], then (b2[H2], W2[H1][H2]), b3[8], W3[last][8].
 */
export interface StoredNet {
  readonly kind: NetKind;
  readonly shape: NetShape;
  readonly sparse: number;
  readonly dense: number;
  readonly params: Float32Array;
}

const MAGIC = 'NARDYF32';

/** Where a work folder keeps the newest net of a class. */
export function netPath(folder: string, kind: NetKind): string {
  return join(folder, 'nets', `${kind}.net`);
}

export function writeNet(path: string, net: StoredNet): void {
  const { kind, shape, sparse, dense, params } = net;
  const text = JSON.stringify({ kind, ...shape, sparse, dense, params: params.length });
  const header = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const start = Buffer.alloc(12);
  start.write(MAGIC, 'latin1');
  start.writeUInt32LE(header.length, 8);
  const body = Buffer.from(params.buffer, params.byteOffset, params.byteLength);
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, Buffer.concat([start, header, body]));
  renameSync(fresh, path);
}

/** Reads a net; throws where the file is none. */
export function readNet(path: string): StoredNet {
  const bytes = readFileSync(path);
  if (bytes.toString('latin1', 0, 8) !== MAGIC) throw new Error(`${path} is no net`);
  const length = bytes.readUInt32LE(8);
  const header = JSON.parse(bytes.toString('latin1', 12, 12 + length)) as NetShape & Omit<StoredNet, 'shape'>;
  const { kind, sparse, dense, hidden1, hidden2, activation1, activation2 } = header;
  const params = new Float32Array(
    bytes.buffer.slice(bytes.byteOffset + 12 + length, bytes.byteOffset + bytes.length),
  );
  return { kind, sparse, dense, params, shape: { hidden1, hidden2, activation1, activation2 } };
}

/** The newest net of a class in a work folder, or null. */
export function findNet(folder: string, kind: NetKind): StoredNet | null {
  const path = netPath(folder, kind);
  return existsSync(path) ? readNet(path) : null;
}

/** Makes an empty net of a shape in its class's slot; gives the number of parameters. */
export function createNet(kernel: TrainerExports, kind: NetKind, shape: NetShape): number {
  return kernel.createNet(
    slotNumber(kind),
    shape.hidden1,
    shape.hidden2,
    ACTIVATIONS.indexOf(shape.activation1),
    ACTIVATIONS.indexOf(shape.activation2),
  );
}

/** Puts a stored net into a slot of its class, or of `as`. Throws where it was made for other inputs. */
export function loadNet(kernel: TrainerExports, net: StoredNet, as: NetKind = net.kind): void {
  const slot = slotNumber(as);
  const size = createNet(kernel, as, net.shape);
  if (size !== net.params.length || kernel.sparseInputs(slot) !== net.sparse) {
    throw new Error(`the ${net.kind} net was made for other inputs than the kernel has`);
  }
  floatsAt(kernel, kernel.paramsOf(slot), size).set(net.params);
}

/** Copies a net out of the kernel. */
export function takeNet(
  kernel: TrainerExports,
  kind: NetKind,
  shape: NetShape,
  params: Float32Array,
): StoredNet {
  const slot = slotNumber(kind);
  return {
    kind,
    shape,
    sparse: kernel.sparseInputs(slot),
    dense: kernel.denseInputs(slot),
    params: params.slice(),
  };
}
