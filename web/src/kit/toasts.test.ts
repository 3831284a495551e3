import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from './toasts.svelte';

beforeEach(() => {
  toasts.clear(); // files share their modules, and another's page may have complained
  vi.useFakeTimers();
});
afterEach(() => {
  toasts.clear();
  vi.useRealTimers();
});

test('words leave by themselves, those that lead somewhere when there was time to follow them', () => {
  toasts.show('Saved.');
  toasts.show('Anna asks you to play.', { link: 'Sit down', href: '/table/abc' });
  vi.advanceTimersByTime(10_000);
  expect(toasts.list.map(({ text }) => text)).toEqual(['Anna asks you to play.']);
  vi.advanceTimersByTime(15_000);
  expect(toasts.list).toEqual([]);
});
