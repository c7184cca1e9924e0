import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** Folder of the PostgreSQL programs on this machine, newest version first; `null` when there is none. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(':').filter((folder) => folder !== '');
  return [...versions, ...onPath].find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** A PostgreSQL of its own in a temporary folder. */
export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts one on a free port of 127.0.0.1. As root it runs as `postgres`, which PostgreSQL insists on. */
export async function startPostgres(bin: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'nardy-pg-'));
  const user = process.getuid?.() === 0 ? postgresUser() : null;
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const owner = user ?? {};
  const data = join(folder, 'data');
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'nardy', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    owner,
  );
  const port = await freePort();
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder],
    { ...owner, stdio: 'ignore' },
  );
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await untilReady(bin, port);
  return {
    url: `postgres://nardy@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function postgresUser(): { readonly uid: number; readonly gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString().trim());
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(bin: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    try {
      await run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]);
      return;
    } catch {
      await new Promise((then) => setTimeout(then, 100));
    }
  }
  throw new Error('PostgreSQL did not start');
}
