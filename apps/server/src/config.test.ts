import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without any setting there are safe defaults', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    databaseUrl: null,
    trustedProxies: [],
    grace: { pageClosedMs: 10_000, connectionLostMs: 40_000 },
    ledgerSeconds: 3_600,
    engine: { queue: 256, budgetMs: 1_000 },
  });
  expect(config.engine.threads).toBeGreaterThanOrEqual(1);
  expect(config.dataDir.endsWith('/var')).toBe(true);
});

describe('a setting that is not understood is named', () => {
  test.each<[name: string, value: string]>([
    ['PORT', '80800'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['GROUP_COMMIT_MS', '1.5'],
    ['LEDGER_SECONDS', '86400'],
    ['ENGINE_THREADS', '0'],
    ['ENGINE_QUEUE', 'many'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});

test('lists have commas', () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2,' });
  expect(trustedProxies).toEqual(['10.0.0.1', '10.0.0.2']);
});
