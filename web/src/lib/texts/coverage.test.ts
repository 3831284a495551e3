import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { appSources, LANGUAGES, ROOMS, roomSources, type Language } from './sources';

const FILES = import.meta.glob<string>(
  ['../../**/*.svelte', '../../**/*.ts', '../../../index.html', '!../../**/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

async function sources(language: Language): Promise<string[]> {
  return [...(await appSources(language)), ...(await roomSources(language, ROOMS))];
}

async function bundle(language: Language): Promise<FluentBundle> {
  const made = new FluentBundle(language);
  for (const source of await sources(language)) made.addResource(new FluentResource(source));
  return made;
}

/** Every message of ours that the code names in full. */
function named(): string[] {
  const text = Object.values(FILES).join('\n');
  return [...new Set(text.match(/(?<=['"`%])web-[a-z-]*[a-z](?=['"`%])/g) ?? [])];
}

/** Messages whose ends are only known when the page runs: `web-status-${…}`. */
function families(): string[] {
  const text = Object.values(FILES).join('\n');
  return [...new Set(text.match(/(?<=`)(?:web|language)-[a-z-]*-(?=\$\{)/g) ?? [])];
}

describe.each(LANGUAGES)('texts in %s', (language) => {
  it('has every sentence the code asks for', async () => {
    const said = await bundle(language);
    expect(named().length).toBeGreaterThan(100);
    expect(named().filter((id) => !said.hasMessage(id))).toEqual([]);
  });

  it('says nothing that nobody asks for', async () => {
    const ids = [...(await sources(language)).join('\n').matchAll(/^(web-[a-z-]+) =/gm)].map((found) => found[1] ?? '');
    const asked = new Set(named());
    const idle = ids.filter((id) => !asked.has(id) && !families().some((family) => id.startsWith(family)));
    expect(idle).toEqual([]);
  });
});

it('says the same things in both languages', async () => {
  const ids = async (language: Language): Promise<string[]> =>
    [...(await sources(language)).join('\n').matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '').sort();
  expect(await ids('fr')).toEqual(await ids('en'));
});

it('keeps French punctuation from standing at the beginning of a line', async () => {
  const lines = (await sources('fr'))
    .join('\n')
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  expect(lines.filter((line) => / [:;!?»]/.test(line.replace(/^[\w-]+ =/, '')))).toEqual([]);
});
