// The rules pages, in the reader's language.

const PAGES = import.meta.glob<string>('../../../docs/rules/*.md', { import: 'default' });

/** The rules of a game as HTML, or null where nobody wrote them. */
export async function rulebook(game: string, language: string): Promise<string | null> {
  return (await PAGES[`../../../docs/rules/${game}.${language}.md`]?.()) ?? null;
}
