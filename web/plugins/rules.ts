// A rules page is imported as HTML.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { html } from './markdown.ts';

/** Turns `docs/rules/*.md` into modules whose default export is the page. */
export function rules(root: string): Plugin {
  const folder = join(root, 'docs/rules/');
  return {
    name: 'rules',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0] ?? '';
      if (!path.startsWith(folder) || !path.endsWith('.md')) return null;
      return `export default ${JSON.stringify(html(readFileSync(path, 'utf-8')))}`;
    },
  };
}
