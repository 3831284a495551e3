import { afterEach, expect, it, vi } from 'vitest';
import { preferred } from './preference';

it.each([
  [['de-DE', 'de'], 'en'],
  [['en-GB'], 'en'],
  [['fr-CA'], 'fr'],
  [['es'], 'en'],
  [['de', 'fr', 'en'], 'fr'],
  [['FR'], 'fr'],
  [['frr'], 'en'], // North Frisian begins like French and is not
  [[], 'fr'],
  [[''], 'fr'],
])('%j reads %s', (tags, language) => {
  expect(preferred(tags)).toBe(language);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
});

/** The texts of a page that has just been opened in a browser of these languages. */
async function opened(...languages: string[]) {
  vi.stubGlobal('navigator', { languages });
  const { texts } = await import('./texts.svelte');
  await texts.speak(texts.language);
  return texts;
}

it('follows the browser until a person chooses', async () => {
  expect((await opened('de')).language).toBe('en');
  vi.resetModules();
  const texts = await opened('fr-CA');
  expect(texts.language).toBe('fr');
  await texts.choose('en');
  vi.resetModules();
  expect((await opened('fr-CA')).language).toBe('en');
});
