// Letters: the families we take from npm, cut down to what is written here; their licences travel with them.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subset from 'subset-font';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Everything a European keyboard of the west writes, and what typesetters add to it. */
export const WRITTEN = [...span(0x20, 0x7e), ...span(0xa0, 0xff), ...'ŒœŸ–—‘’‚“”„†•…‹›€™−↑↓'].join('');
export const SIGNS = '←↑→↓⇄−∞★';

interface Cut {
  from: string;
  text: string;
  /** Which weights stay: one, or from one to another. */
  weights?: number | { min: number; max: number };
}

const CUTS: Record<string, Cut> = {
  'literata.woff2': {
    from: '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
    text: WRITTEN,
    weights: { min: 400, max: 700 },
  },
  'literata-italic.woff2': {
    from: '@fontsource-variable/literata/files/literata-latin-wght-italic.woff2',
    text: WRITTEN,
    weights: 400,
  },
  'signs.woff2': { from: '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2', text: SIGNS },
};
// Almendra is sent as it comes: its licence reserves its name to what nobody has changed.
const LICENCES = {
  literata: '@fontsource-variable/literata',
  almendra: '@fontsource/almendra',
  'noto-sans-math': '@fontsource/noto-sans-math',
};
/** What every page is written in. */
const FIRST = /(?:^|\/)(?:literata-(?!italic|latin)|almendra-latin-700)[^/]*\.woff2$/;

/** Cuts the fonts before anything asks for them as `@letters/…`, and has the first page ask for them before its style. */
export function fonts(web: string): Plugin {
  const packages = join(web, 'node_modules');
  const folder = join(packages, '.letters');
  let base = '/';
  return {
    name: 'fonts',
    config: () => ({
      resolve: { alias: { '@letters': folder, ...aliases(packages) } },
    }),
    configResolved(settings) {
      base = settings.base;
    },
    async buildStart() {
      if (process.env.VITEST) return; // no test reads a style sheet
      await mkdir(folder, { recursive: true });
      for (const [name, made] of Object.entries(CUTS)) await writeFile(join(folder, name), await cut(packages, made));
    },
    async generateBundle() {
      for (const [name, from] of Object.entries(LICENCES)) {
        const source = await readFile(join(packages, from, 'LICENSE'));
        this.emitFile({ type: 'asset', fileName: `licences/${name}.txt`, source });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST.test(file))
          .map((file) => preload(base + file)),
    },
  };
}

/** A font of npm with these letters and weights only. */
async function cut(packages: string, { from, text, weights }: Cut): Promise<Uint8Array> {
  const whole = await readFile(join(packages, from));
  return subset(whole, text, {
    targetFormat: 'woff2',
    ...(weights === undefined ? {} : { variationAxes: { wght: weights } }),
  });
}

function aliases(packages: string): Record<string, string> {
  return Object.fromEntries(['@fontsource', '@fontsource-variable'].map((scope) => [scope, join(packages, scope)]));
}

function preload(href: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' };
  return { tag: 'link', attrs, injectTo: 'head' };
}

function span(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}
