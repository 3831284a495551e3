import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';
import { STAGED } from './tests/staged.js';

// Whether an ignored warning is still one is asked of the compiler, a third of what linting takes: only where one is ignored.
const ignoring = readdirSync(new URL('src', import.meta.url), { recursive: true })
  .map((file) => `src/${file}`.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.svelte'))
  .filter((file) => readFileSync(new URL(file, import.meta.url), 'utf8').includes('svelte-ignore'));

export default defineConfig(
  { ignores: ['node_modules', '.svelte-check', 'src/protocol', 'fixtures', 'lessons'] },
  ts.configs.strict,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Sets and maps of ours are replaced, never changed, where a component looks at them.
      'svelte/prefer-svelte-reactivity': 'off',
      // Our router resolves plain paths; the rule knows SvelteKit's alone.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['src/**/*.svelte'],
    ignores: ignoring,
    rules: { 'svelte/no-unused-svelte-ignore': 'off' },
  },
  {
    files: ['**/*.test.ts'],
    ignores: STAGED,
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'vi', property: 'mock', message: 'It would reach other files: name this one in tests/staged.js.' },
      ],
    },
  },
);
