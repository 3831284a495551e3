// The rules pages, in the reader's language.
import { wordsOf } from './outside.svelte';

const PAGES = import.meta.glob<string>('../../../docs/rules/*.md', { import: 'default' });

const TITLES = import.meta.glob<Record<string, string>>('../../../docs/rules/*.md', {
  query: '?titles',
  import: 'default',
});

/** What the paragraphs of a game's rules are called, by their numbers. */
export async function ruleTitles(game: string, language: string): Promise<Record<string, string>> {
  const known = TITLES[`../../../docs/rules/${game}.${language}.md`];
  return known ? known() : ((await brought(game, language))?.titles ?? {});
}

/** The rules of a game as HTML, or null where nobody wrote them. */
export async function rulebook(game: string, language: string): Promise<string | null> {
  const known = PAGES[`../../../docs/rules/${game}.${language}.md`];
  return known ? known() : ((await brought(game, language))?.page ?? null);
}

/** The page of a game of another package: made HTML here, as ours are when this is built. */
async function brought(
  game: string,
  language: string,
): Promise<{ page: string; titles: Record<string, string> } | null> {
  const words = await wordsOf(game, language);
  if (!words?.rules) return null;
  const { html, titles } = await import('../../plugins/markdown');
  return { page: html(words.rules), titles: titles(words.rules) };
}
