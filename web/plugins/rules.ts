// A rules page is imported as HTML.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { html, titles } from './markdown.ts';

/** Turns `docs/rules/*.md` into modules whose default export is the page; with `?titles`, what its paragraphs are called. */
export function rules(root: string): Plugin {
  const folder = join(root, 'docs/rules/');
  return {
    name: 'rules',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0] ?? '';
      if (!path.startsWith(folder) || !path.endsWith('.md')) return null;
      const page = readFileSync(path, 'utf-8');
      return `export default ${JSON.stringify(id.endsWith('?titles') ? titles(page) : html(page))}`;
    },
  };
}
