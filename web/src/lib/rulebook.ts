// The rules pages, in the reader's language.

const PAGES = import.meta.glob<string>('../../../docs/rules/*.md', { import: 'default' });

const TITLES = import.meta.glob<Record<string, string>>('../../../docs/rules/*.md', {
  query: '?titles',
  import: 'default',
});

/** What the paragraphs of a game's rules are called, by their numbers. */
export async function ruleTitles(game: string, language: string): Promise<Record<string, string>> {
  return (await TITLES[`../../../docs/rules/${game}.${language}.md`]?.()) ?? {};
}

/** The rules of a game as HTML, or null where nobody wrote them. */
export async function rulebook(game: string, language: string): Promise<string | null> {
  return (await PAGES[`../../../docs/rules/${game}.${language}.md`]?.()) ?? null;
}
