import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage.ts';
import { deviceMark } from './device-mark.ts';

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test('a device has one mark, and another device another', () => {
  const mark = deviceMark();
  expect(mark).toMatch(/^[0-9a-f]{32}$/);
  expect(deviceMark()).toBe(mark);
  vi.stubGlobal('localStorage', fakeStorage());
  expect(deviceMark()).not.toBe(mark);
});

test('what is no mark is replaced', () => {
  localStorage.setItem('nardy.device', '"mine"');
  expect(deviceMark()).toMatch(/^[0-9a-f]{32}$/);
});

test('where nothing can be kept there is none', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(deviceMark()).toBeUndefined();
});
