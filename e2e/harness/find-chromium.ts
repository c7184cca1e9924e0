import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium on this machine: `CHROMIUM_PATH`, then the usual names on the PATH, then the one Playwright keeps. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return existsSync(named) ? named : null;
  const folders = (process.env.PATH ?? '').split(':').filter((folder) => folder !== '');
  const candidates = [
    ...NAMES.flatMap((name) => ['/usr/bin', ...folders].map((folder) => join(folder, name))),
    ...MAC_APPS,
    chromium.executablePath(),
  ];
  return candidates.find((path) => existsSync(path)) ?? null;
}
