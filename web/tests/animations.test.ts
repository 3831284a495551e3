// What moves without end costs a picture sixty times a second: only what a browser moves by itself, without painting.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const UNPAINTED = ['opacity', 'transform', 'translate', 'rotate', 'scale'];
const STYLES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|css)$/.test(path))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }));

/** The properties that a sheet's keyframes of this name change. */
function changed(text: string, name: string): string[] {
  const frames = new RegExp(`@keyframes ${name} \\{((?:[^{}]*\\{[^{}]*\\})*)`).exec(text)?.[1] ?? '';
  return [...frames.matchAll(/([\w-]+):/g)].map((match) => match[1] ?? '');
}

const endless = STYLES.flatMap(({ path, text }) =>
  [...text.matchAll(/animation:\s*(\w+)[^;]*\binfinite\b/g)].map((match) => ({ path, text, name: match[1] ?? '' })),
);

it('finds what moves without end', () => {
  expect(endless.map(({ name }) => name)).toContain('breathe');
});

it.each(endless)('$name in $path is never painted anew', ({ text, name }) => {
  const properties = changed(text, name);
  expect(properties.length).toBeGreaterThan(0);
  expect(properties.filter((property) => !UNPAINTED.includes(property))).toEqual([]);
});
