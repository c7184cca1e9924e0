import { createLocalEngine, type LocalEngine, ownNetsFolder, readNets } from '@nardy/engine-node';
import { err, invariant, ok } from '@nardy/result';
import type { Io, Output } from '../io.ts';

/** What a command is given, and afterwards what it has written. */
export interface MemoryIo extends Io {
  readonly written: { out: string; err: string };
  readonly files: Map<string, string>;
  /** Programs that were asked for. */
  readonly programs: (readonly [path: string, args: readonly string[]])[];
}

export interface MemoryIoOptions {
  /** Standard input, in the pieces in which it arrives. */
  readonly input?: readonly (string | Uint8Array)[];
  readonly env?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly columns?: number;
  /** `missing`: nothing has been built. */
  readonly programs?: 'missing';
  /** `missing`: there is no folder of nets. Otherwise those of the product. */
  readonly nets?: 'missing';
}

/** A world in memory: no terminal, a clock that stands still, bytes that count up. */
export function memoryIo(options: MemoryIoOptions = {}): MemoryIo {
  const written = { out: '', err: '' };
  const files = new Map(Object.entries(options.files ?? {}));
  const programs: (readonly [string, readonly string[]])[] = [];
  let byte = 0;
  const output = (name: 'out' | 'err'): Output => ({
    write: async (text) => {
      written[name] += text;
    },
    isTerminal: false,
    columns: options.columns ?? 80,
  });
  return {
    written,
    files,
    programs,
    input: pieces(options.input ?? []),
    out: output('out'),
    err: output('err'),
    env: options.env ?? {},
    readFile: async (path) => {
      const text = files.get(path);
      if (text === undefined) throw new Error(`no file ${path}`);
      return text;
    },
    writeFile: async (path, text) => {
      files.set(path, text);
    },
    randomBytes: (count) => Uint8Array.from({ length: count }, () => byte++ & 255),
    unixMs: () => 1_790_000_000_000,
    engine: () =>
      options.nets === 'missing' ? err({ code: 'NETS_UNREADABLE', file: 'nets.json' }) : ok(ownEngine()),
    runProgram: async (path, args) => {
      programs.push([path, args]);
      return options.programs === 'missing' ? null : 0;
    },
  };
}

let engine: LocalEngine | undefined;

/** One for all tests of a file: what it has found before changes no answer. */
function ownEngine(): LocalEngine {
  if (engine === undefined) {
    const nets = readNets(ownNetsFolder());
    invariant(nets.ok, 'the product has its nets');
    engine = createLocalEngine({ nets: nets.value });
  }
  return engine;
}

async function* pieces(input: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const piece of input) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
}

/** The JSON objects of an output, one per line. */
export function jsonLines(text: string): unknown[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}
