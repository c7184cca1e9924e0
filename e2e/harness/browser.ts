import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** A headless Chromium. Contexts made from it are separate people: separate storage, separate seats. `more`: further switches. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('no Chromium found: install one or set CHROMIUM_PATH');
  // Chromium's sandbox cannot run as root, which is how containers run the tests.
  const asRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath,
    args: ['--disable-dev-shm-usage', ...(asRoot ? ['--no-sandbox'] : []), ...more],
  });
}
