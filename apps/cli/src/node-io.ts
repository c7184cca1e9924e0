import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLocalEngine, kernelFile, ownNetsFolder, readNets } from '@nardy/engine-node';
import { err, ok } from '@nardy/result';
import type { Io, Output } from './io.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PLAIN_COLUMNS = 80;

/** The real world: the terminal, the files and the programs of the process. */
export function nodeIo(): Io {
  return {
    input: process.stdin,
    out: outputOf(process.stdout),
    err: outputOf(process.stderr),
    env: process.env,
    readFile: (path) => readFile(path === '-' ? '/dev/stdin' : path, 'utf8'),
    writeFile: (path, text) => writeFile(path, text),
    randomBytes: (count) => randomBytes(count),
    unixMs: () => Date.now(),
    engine: engineOnce(),
    runProgram,
  };
}

function engineOnce(): Io['engine'] {
  let engine: ReturnType<Io['engine']> | null = null;
  return () => {
    engine ??= openEngine();
    return engine;
  };
}

/** `NETS_DIR` names other nets than those that come with the product. */
function openEngine(): ReturnType<Io['engine']> {
  if (!existsSync(kernelFile())) return err({ code: 'PROGRAM_MISSING', file: kernelFile() });
  const nets = readNets(process.env.NETS_DIR || ownNetsFolder());
  return nets.ok ? ok(createLocalEngine({ nets: nets.value })) : nets;
}

function outputOf(stream: NodeJS.WriteStream): Output {
  // The reader has gone (`nardy … | head`): nothing is left to say, and it is no failure.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    write: (text) => new Promise((resolve) => stream.write(text, () => resolve())),
    isTerminal: stream.isTTY === true,
    columns: stream.columns ?? PLAIN_COLUMNS,
  };
}

function runProgram(path: string, args: readonly string[]): Promise<number | null> {
  if (!existsSync(join(ROOT, path))) return Promise.resolve(null);
  const sources = path.endsWith('.ts') ? ['--import', 'tsx', '--conditions=source'] : [];
  const child = spawn(process.execPath, [...sources, join(ROOT, path), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  // A signal from the terminal reaches the program too; this process waits for what it makes of it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
