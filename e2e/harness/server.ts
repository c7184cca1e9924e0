import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/server/src/testing/free-port.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const START_MS = 30_000;
const STOP_MS = 10_000;
const LOG_LIMIT = 200_000;

export interface ServerOptions {
  /** Default: one that is free. Kept over restarts. */
  readonly port?: number;
  /** Where the server keeps its data. Default: a new folder, removed by `stop`. */
  readonly dataDir?: string;
  /** More environment, on top of the defaults. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The built server as a process of its own. */
export interface RunningServer {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** The process now running. */
  pid(): number | undefined;
  /** The end of what it has printed, over all restarts. */
  log(): string;
  /** Ends it without warning and waits until the process is gone. */
  kill9(): Promise<void>;
  /** Starts it again on the same port and data; kills it first if it still runs. Resolves when it is ready. */
  restart(): Promise<void>;
  /** Asks it to end, waits, and removes the data folder if it was made here. */
  stop(): Promise<void>;
}

/** Starts the built server (`npm run build` first) and waits until `/ready` answers. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  if (!existsSync(MAIN)) throw new Error(`${MAIN} is missing: run npm run build first`);
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'nardy-e2e-')));
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let log = '';

  const keep = (chunk: Buffer): void => {
    log = (log + chunk.toString()).slice(-LOG_LIMIT);
  };

  async function launch(): Promise<void> {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...options.env,
    };
    const started = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    started.stdout.on('data', keep);
    started.stderr.on('data', keep);
    child = started;
    await untilReady(url, started, () => log);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    child = null;
    if (ending === null || hasEnded(ending)) return;
    const gone = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
    ending.kill(signal);
    const timer = setTimeout(() => ending.kill('SIGKILL'), STOP_MS);
    await gone;
    clearTimeout(timer);
  }

  // A run that ends early must not leave the process behind.
  process.once('exit', () => child?.kill('SIGKILL'));
  await launch();
  return {
    url,
    port,
    dataDir,
    pid: () => child?.pid,
    log: () => log,
    kill9: () => end('SIGKILL'),
    async restart() {
      await end('SIGKILL');
      await launch();
    },
    async stop() {
      await end('SIGTERM');
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (hasEnded(child)) {
      throw new Error(`server ended at start (${child.exitCode ?? child.signalCode}):\n${log()}`);
    }
    const answer = await fetch(`${url}/ready`).catch(() => null);
    if (answer?.ok === true) return;
    await wait(50);
  }
  child.kill('SIGKILL');
  throw new Error(`server not ready after ${START_MS} ms:\n${log()}`);
}
