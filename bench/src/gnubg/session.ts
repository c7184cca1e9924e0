import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../../../apps/server/src/testing/free-port.ts';

/** GNU Backgammon running without a screen, serving its external-player protocol to us alone. */
export interface GnubgSession {
  /** Sends one line and gives the line it answers. One question at a time. */
  readonly ask: (line: string) => Promise<string>;
  readonly pid: number;
  readonly close: () => void;
}

/** GNU Backgammon is not there. It measures and is no part of the product, so nothing installs it by itself. */
export class GnubgMissing extends Error {
  constructor() {
    super(
      'GNU Backgammon is not installed (Debian, Ubuntu: apt-get install -y --no-install-recommends gnubg; ' +
        'elsewhere set GNUBG to the program)',
    );
  }
}

const PATIENCE_MS = 30_000;

/** Where the program is: `GNUBG`, the search path, or where Debian puts games. Throws {@link GnubgMissing}. */
export function gnubgProgram(): string {
  const { GNUBG: named, PATH: path = '' } = process.env;
  const places =
    named === undefined
      ? [...path.split(delimiter), '/usr/games'].map((folder) => join(folder, 'gnubg'))
      : [named];
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new GnubgMissing();
  return found;
}

/** An empty home folder, so that nobody's settings change what is measured. */
export function emptyHome(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'nardy-gnubg-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Starts GNU Backgammon with these commands and connects to it.
 *
 * @param commands - lines of its own command language, such as `set evaluation chequerplay evaluation plies 0`.
 */
export async function startGnubg(commands: readonly string[]): Promise<GnubgSession> {
  const program = gnubgProgram();
  const port = await freePort();
  const home = emptyHome();
  const child = spawn(program, ['-t', '-q', '-r'], {
    env: { ...process.env, HOME: home.folder },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const end = () => {
    child.kill('SIGKILL');
    home.remove();
  };
  process.once('exit', end);
  const close = () => {
    process.removeListener('exit', end);
    end();
  };
  try {
    const listening = heard(child, 'Waiting for a connection');
    child.stdin?.write([...commands, `external 127.0.0.1:${port}`, ''].join('\n'));
    await listening;
    const socket = await connected(port);
    return {
      ask: questions(socket, child),
      pid: child.pid ?? 0,
      close: () => {
        socket.destroy();
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** Resolves when the program has printed `words`. */
function heard(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const give = (why: string) => reject(new Error(`GNU Backgammon ${why}: ${printed.slice(-300)}`));
    const timer = setTimeout(() => give('does not listen'), PATIENCE_MS);
    child.once('error', reject);
    child.once('exit', () => give('ended'));
    child.stdout?.setEncoding('latin1').on('data', (text: string) => {
      printed += text;
      if (!printed.includes(words)) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

function questions(socket: Socket, child: ChildProcess): (line: string) => Promise<string> {
  let waiting: { resolve: (line: string) => void; reject: (error: Error) => void } | null = null;
  let heardSoFar = '';
  let gone = false;
  socket.setEncoding('latin1').on('data', (text: string) => {
    heardSoFar += text;
    const end = heardSoFar.indexOf('\n');
    if (end < 0) return;
    const line = heardSoFar.slice(0, end);
    heardSoFar = heardSoFar.slice(end + 1);
    waiting?.resolve(line);
    waiting = null;
  });
  const lost = () => {
    gone = true;
    waiting?.reject(new Error('GNU Backgammon closed the connection'));
    waiting = null;
  };
  socket.on('close', lost);
  socket.on('error', lost);
  child.once('exit', lost);
  return (line) =>
    new Promise((resolve, reject) => {
      if (gone || waiting !== null) {
        reject(new Error(gone ? 'GNU Backgammon is gone' : 'one question at a time'));
        return;
      }
      waiting = { resolve, reject };
      socket.write(`${line}\n`);
    });
}
