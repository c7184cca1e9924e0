import { afterAll, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';

let server: RunningServer | null = null;
afterAll(() => server?.stop());

test('the built server starts, dies by kill -9, comes back at the same address, and serves the page', async () => {
  server = await startServer();
  const { url } = server;
  const first = server.pid();
  await server.kill9();
  await expect(fetch(`${url}/health`)).rejects.toThrow();
  await server.restart();
  expect(server.pid()).not.toBe(first);
  expect((await fetch(`${url}/health`)).status).toBe(200);

  const browser = await launchBrowser();
  const page = await browser.newPage({ locale: 'ru-RU' });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  expect((await page.locator('body').innerText()).trim()).not.toBe('');
  expect(failures).toEqual([]);
  await browser.close();
});
