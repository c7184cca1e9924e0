import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../e2e/harness/find-chromium.ts';

/** Makes sure that a Chromium is there; as root on Debian it is installed. One line says how to get one. */
export function ensureChromium(): boolean {
  if (findChromium() !== null) return true;
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    console.error(`CHROMIUM_PATH names ${named}, which is not there.`);
    return false;
  }
  // Without a font every text is zero wide and a test of the layout would prove nothing.
  if (mayInstall() && install('chromium', 'fonts-liberation') && findChromium() !== null) return true;
  console.error(
    'No Chromium found: install Chromium or Google Chrome, or run `npx playwright-core install chromium`, or set CHROMIUM_PATH.',
  );
  return false;
}

/** Makes sure that PostgreSQL is there where it can be had; without it its half of the store tests is skipped by name. */
export function ensurePostgres(): void {
  if (hasPostgres()) return;
  if (mayInstall() && install('postgresql') && hasPostgres()) return;
  console.warn(
    'No PostgreSQL found: the store is tested on SQLite only, the other half is reported as skipped.',
  );
}

function hasPostgres(): boolean {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged) : [];
  const folders = [
    ...versions.map((version) => join(packaged, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.some((folder) => folder !== '' && existsSync(join(folder, 'initdb')));
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

function install(...packages: readonly string[]): boolean {
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: readonly string[]) =>
    spawnSync('apt-get', ['-q', '-y', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  return apt('update') && apt('install', '--no-install-recommends', ...packages);
}
