/** `npm run dev`: the server from its sources, started again when they change, and the page with hot reload. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SERVER = ['--import', 'tsx', '--conditions=source', '--watch', 'apps/server/src/main.ts'];

function start(command: string, args: readonly string[]): ChildProcess {
  return spawn(command, args, { cwd: root, stdio: 'inherit' });
}

const children = [start(process.execPath, SERVER), start('npm', ['run', 'dev', '-w', '@nardy/web'])];

function stopAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 1;
    stopAll();
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopAll);
