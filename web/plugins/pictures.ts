// What stands in the pictures of shared links: lids of boxes, faces of cards and letters, drawn once at build from the
// same components as the pages. The server puts them together.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';
import type { Component } from 'svelte';
import type { render } from 'svelte/server';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { WRITTEN } from './fonts.ts';

const LETTERS = '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2';
const BOLD = 600;

/** What a game's `sharing.ts` says of the things its players make: which component shows one, by which names. */
export interface Faces {
  component: Component<Record<string, unknown>>;
  names: string[];
  props: (name: string) => Record<string, unknown>;
}

/** A picture as a file of its own. */
export function standalone(markup: string): string {
  const found = /<svg[^]*<\/svg>/.exec(markup)?.[0];
  if (!found) throw new Error('a shared picture is no svg');
  return found
    .replace(/<!--[^]*?-->/g, '')
    .replace(/ (?:class|aria-hidden)="[^"]*"/g, '')
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** Writes `pictures/<game>.svg`, `pictures/<game>/<name>.svg` and `pictures/letters.ttf`. */
export function pictures(web: string): Plugin {
  return {
    name: 'pictures',
    apply: 'build',
    async generateBundle() {
      const keep = (name: string, source: string | Uint8Array): void =>
        void this.emitFile({ type: 'asset', fileName: `pictures/${name}`, source });
      const letters = readFileSync(join(web, 'node_modules', LETTERS));
      keep('letters.ttf', await subset(letters, WRITTEN, { targetFormat: 'truetype', variationAxes: { wght: BOLD } }));
      const drawing = await createServer({
        root: web,
        configFile: false,
        plugins: [svelte()],
        logLevel: 'error',
        appType: 'custom',
        optimizeDeps: { noDiscovery: true, include: [] },
        server: { middlewareMode: true, hmr: false, watch: null, ws: false },
      });
      try {
        for (const game of gamesIn(web)) await draw(drawing, web, game, keep);
      } finally {
        await drawing.close();
      }
    },
  };
}

async function draw(
  drawing: ViteDevServer,
  web: string,
  game: string,
  keep: (name: string, source: string) => void,
): Promise<void> {
  const { render: shown } = (await drawing.ssrLoadModule('svelte/server')) as { render: typeof render };
  const folder = `/src/boards/${game}`;
  const { default: Box } = (await drawing.ssrLoadModule(`${folder}/Box.svelte`)) as { default: Component };
  keep(`${game}.svg`, standalone(shown(Box, { props: {} }).body));
  if (!readdirSync(join(web, folder)).includes('sharing.ts')) return;
  const { faces } = (await drawing.ssrLoadModule(`${folder}/sharing.ts`)) as { faces: Faces };
  for (const name of faces.names)
    keep(`${game}/${name}.svg`, standalone(shown(faces.component, { props: faces.props(name) }).body));
}

function gamesIn(web: string): string[] {
  return readdirSync(join(web, 'src/boards'), { withFileTypes: true })
    .filter((each) => each.isDirectory() && readdirSync(join(each.parentPath, each.name)).includes('Box.svelte'))
    .map(({ name }) => name);
}
