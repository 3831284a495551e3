// A warning that is ignored is one that the compiler gives: a comment that outlives its cause would hide the next one. The rule of
// eslint that says so translates every script before it asks, a fifth of what linting took.
import { readdirSync, readFileSync } from 'node:fs';
import { compile } from 'svelte/compiler';
import { expect, it } from 'vitest';

const IGNORED = /svelte-ignore\b(?:[ \t]+([a-z]\w*(?:\s*,\s*[a-z]\w*)*))?/g;
const COMPONENTS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.svelte'))
  .map((path) => ({ path, source: readFileSync(`src/${path}`, 'utf8') }))
  .filter(({ source }) => source.includes('svelte-ignore'));

/** What comments ignore although nothing is said of it where one of them is gone. */
function idle(source: string): string[] {
  return [...source.matchAll(IGNORED)].flatMap((match) => {
    const [comment, codes] = match;
    const without = source.slice(0, match.index) + source.slice(match.index + comment.length);
    const heard = compile(without, { runes: true, generate: false }).warnings.map(({ code }) => code);
    return (codes?.split(/\s*,\s*/) ?? [comment]).filter((code) => !heard.includes(code));
  });
}

it('finds a comment that ignores nothing, or does not say what', () => {
  expect(idle('<!-- svelte-ignore a11y_autofocus -->\n<input autofocus />')).toEqual([]);
  expect(idle('<!-- svelte-ignore a11y_autofocus, a11y_accesskey -->\n<input autofocus />')).toEqual([
    'a11y_accesskey',
  ]);
  expect(idle('<!-- svelte-ignore -->\n<input autofocus />')).toEqual(['svelte-ignore']);
});

it('ignores only what would be said', () => {
  expect(COMPONENTS.length).toBeGreaterThan(0);
  expect(COMPONENTS.flatMap(({ path, source }) => idle(source).map((code) => `${path}: ${code}`))).toEqual([]);
});
