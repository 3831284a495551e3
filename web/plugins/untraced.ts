import type { Plugin } from 'vite';

const HEADS: Record<string, [head: string, answer: string]> = {
  '/svelte/src/internal/shared/dev.js': ['export function get_error(label) {', 'return null;'],
  '/svelte/src/internal/client/dev/elements.js': [
    'export function add_locations(fn, filename, locations) {',
    'return fn;',
  ],
};

/**
 * In unit tests Svelte's development checks stay, but it keeps no stack trace for the values it changes: each one is
 * mapped back to its source, and boards change values by the thousand. Nor is it noted on every element where it was
 * written: nobody asks.
 */
export function untraced(): Plugin {
  return {
    name: 'untraced',
    apply: () => process.env.VITEST !== undefined,
    transform(code, id) {
      const file = id.split('?')[0] ?? '';
      const found = Object.keys(HEADS).find((each) => file.endsWith(each));
      if (!found) return;
      const [head, answer] = HEADS[found] as [string, string];
      if (!code.includes(head)) throw new Error(`${found} is another one now: see plugins/untraced.ts`);
      return { code: code.replace(head, `${head} ${answer}`), map: null };
    },
  };
}
