import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { twin } from './compressed';

it('packs what is large and can be packed', () => {
  const text = 'é dragon '.repeat(500);
  const packed = twin(text);
  expect(packed).not.toBeNull();
  expect(gunzipSync(packed ?? '').toString()).toBe(text);
});

it('leaves alone what is small or packed already', () => {
  expect(twin('dragon')).toBeNull();
  expect(twin(randomBytes(5_000))).toBeNull();
});
