import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';
import { STAGED } from './tests/staged.js';

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
      // tests/ignored.test.ts asks the compiler the same, without translating every script first.
      'svelte/no-unused-svelte-ignore': 'off',
    },
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
