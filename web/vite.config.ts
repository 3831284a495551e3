import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { alone } from './plugins/alone.ts';
import { boxes } from './plugins/boxes.ts';
import { compressed } from './plugins/compressed.ts';
import { firstPage } from './plugins/first-page.ts';
import { fonts } from './plugins/fonts.ts';
import { grouped } from './plugins/grouped.ts';
import { installable } from './plugins/installable.ts';
import { kept } from './plugins/kept.ts';
import { pictures } from './plugins/pictures.ts';
import { rules } from './plugins/rules.ts';
import { untraced } from './plugins/untraced.ts';
import { STAGED } from './tests/staged.js';

const web = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const server = process.env.DRACO_SERVER ?? 'http://127.0.0.1:8000';
const TESTS = ['{src,tests,plugins}/**/*.test.ts'];

// What one of the two projects below has compiled serves the other; not the next run, for which a box or a font may have changed.
const isOneRun = process.env.VITEST !== undefined && process.argv.includes('run');
const COMPILED = `node_modules/.compiled-${process.pid}`;
if (isOneRun) process.on('exit', () => rmSync(COMPILED, { recursive: true, force: true }));

// `npm run site` builds the page without a server: its own transport, relative paths, a folder of its own.
export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    svelteTesting(),
    boxes(root),
    rules(root),
    fonts(web),
    firstPage(web),
    installable(),
    ...(mode === 'site' ? [alone()] : [kept(web), pictures(web)]),
    compressed(mode === 'site' ? ['gz', 'br'] : ['gz']),
    untraced(),
  ],
  base: mode === 'site' ? './' : '/',
  ...(mode === 'site' ? { resolve: { conditions: ['site', ...defaultClientConditions] } } : {}),
  worker: { format: 'es' },
  build: {
    outDir: mode === 'site' ? '../dist/site' : '../src/dracotheque/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // A policy without inline scripts or data addresses: everything is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: grouped() } },
  },
  server: { fs: { allow: [root] }, proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'happy-dom',
    testTimeout: 60_000, // boards are large, and machines are shared
    setupFiles: ['./tests/setup.ts'],
    experimental: { fsModuleCache: isOneRun, fsModuleCachePath: COMPILED },
    // Files share their modules, which are dear to load; those in whose way drawings stand keep to themselves.
    projects: [
      { extends: true, test: { name: 'shared', include: TESTS, exclude: STAGED, isolate: false } },
      { extends: true, test: { name: 'staged', include: STAGED, isolate: false, setupFiles: ['./tests/undrawn.ts'] } },
    ],
  },
}));
