// A worker in each language, who answers with a page of our own where the server cannot be reached.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { inLanguage } from './first-page.ts';

const LANGUAGES = ['fr', 'en'];
const SCRIPT = /<script>([^]*?)<\/script>/;

/** The worker with its page inside; of scripts that page may run its own alone. */
export function offlineWorker(worker: string, page: string): string {
  const script = SCRIPT.exec(page)?.[1] ?? '';
  const allowed = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  return worker.replace(`'%page%'`, () => JSON.stringify(page)).replace('%script%', allowed);
}

/** Writes `offline.fr.js` and `offline.en.js`, to which pages of that language turn. */
export function offline(web: string): Plugin {
  const read = (...path: string[]): string => readFileSync(join(web, ...path), 'utf-8');
  return {
    name: 'offline',
    apply: 'build',
    generateBundle() {
      const page = read('offline', 'page.html').replace('%dragon%', read('public', 'dragon.svg').trim());
      for (const language of LANGUAGES) {
        const translated = inLanguage(page, language, read('texts', `${language}.ftl`));
        const source = offlineWorker(read('offline', 'worker.js'), translated);
        this.emitFile({ type: 'asset', fileName: `offline.${language}.js`, source });
      }
    },
  };
}
