// One family for reading and one for titles, figures of equal width: whatever else a component says of its letters, not that.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const STYLES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.svelte'))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }));

it('leaves families to the theme', () => {
  const found = STYLES.flatMap(({ path, text }) =>
    [...text.matchAll(/^\s*font(?:-family)?:\s*(.*);/gm)].map((match) => [path, match[1]] as const),
  );
  expect(found.map(([, family]) => family)).toContain('var(--titles)');
  expect(found.filter(([, family]) => family !== 'var(--titles)' && family !== 'inherit')).toEqual([]);
});

it('knows every custom property it uses', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => readFileSync(`src/${path}`, 'utf8'));
  const text = [...STYLES.map((each) => each.text), ...sheets].join('\n');
  const set = new Set([...text.matchAll(/(--[\w-]+)\s*[:=]/g)].map((match) => match[1]));
  const used = [...text.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1] ?? '');
  expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([]);
});
