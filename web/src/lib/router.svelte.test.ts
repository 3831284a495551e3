import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { router } from './router.svelte';

afterEach(() => router.go('/', { replace: true }));

test('who looks at the path does not look again when only the moment behind the hash changes', () => {
  router.go('/replay/abc#1');
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(router.path));
  });
  flushSync();
  router.go('/replay/abc#2', { replace: true });
  flushSync();
  expect(router.hash).toBe('2');
  router.go('/replay/other');
  flushSync();
  stop();
  expect(seen).toEqual(['/replay/abc', '/replay/other']);
});
