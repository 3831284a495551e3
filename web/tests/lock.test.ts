import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const lock = readFileSync('package-lock.json', 'utf-8');

it('knows the builder of every platform', () => {
  expect(lock.match(/"node_modules\/@rolldown\/binding-/g)?.length).toBe(15);
});

it('holds hashes and no addresses', () => {
  expect(lock).not.toContain('"resolved"');
});
