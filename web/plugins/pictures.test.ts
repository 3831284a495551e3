import { expect, it } from 'vitest';
import { standalone } from './pictures';

it('makes what a component shows a file of its own', () => {
  expect(
    standalone('<!--[--><svg viewBox="0 0 4 4" class="svelte-x" aria-hidden="true"><!----><path d="M0 0"/></svg>'),
  ).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0"/></svg>');
  expect(() => standalone('<p>Dragons</p>')).toThrow('no svg');
});
