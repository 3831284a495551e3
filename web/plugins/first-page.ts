// The first page in each language: what a browser shows and a search engine reads before any script has run.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SPOKEN = 'fr';
const OTHERS = ['en'];
const PAGE = 'index.html';

/** The page with its words in one language; `%…%` stands for a message of the application. */
export function inLanguage(page: string, language: string, messages: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(messages));
  return page.replaceAll('%language%', language).replace(/%(web-[a-z-]+)%/g, (_, id: string) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${id} is not written in ${language}`);
    return bundle.formatPattern(pattern);
  });
}

/** Writes `index.html` in French and `index.en.html` in English; the server sends the one a reader wants. */
export function firstPage(web: string): Plugin {
  const translated = (page: string, language: string): string =>
    inLanguage(page, language, readFileSync(join(web, 'texts', `${language}.ftl`), 'utf-8'));
  return {
    name: 'first-page',
    enforce: 'post',
    transformIndexHtml: (page, { server }) => (server ? translated(page, SPOKEN) : page),
    generateBundle(_, bundle) {
      const made = bundle[PAGE];
      if (made?.type !== 'asset') throw new Error(`${PAGE} was not built`);
      const page = String(made.source);
      for (const language of OTHERS)
        this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source: translated(page, language) });
      made.source = translated(page, SPOKEN);
    },
  };
}
