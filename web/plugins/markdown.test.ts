import { expect, it } from 'vitest';
import { html, inline, titles } from './markdown';

it('gives an anchor to the block below it', () => {
  expect(html('<a id="3.3"></a>\n### 3.3 A turn')).toBe('<h4 id="3.3">3.3 A turn</h4>');
});

it('leaves the first heading to the page around it', () => {
  expect(html('# Rules\n## 1 Aim')).toBe('<h2>Rules</h2>\n<h3>1 Aim</h3>');
});

it('shows raw tags and never obeys them', () => {
  expect(inline('a <script>x</script> & **b**')).toBe('a &lt;script&gt;x&lt;/script&gt; &amp; <strong>b</strong>');
});

it('links inside the page only', () => {
  expect(inline('[rule](#3.3) and [site](https://example.org)')).toBe('<a href="#3.3">rule</a> and site');
});

it('leaves the inside of code alone', () => {
  expect(inline('`a*b*c` *d*')).toBe('<code>a*b*c</code> <em>d</em>');
});

it('writes lists inside lists and tables inside lists', () => {
  expect(html('- one\n  - two\n- three')).toBe('<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>');
  expect(html('1. a\n   | x |\n   |---|\n   | y |')).toContain('<td>y</td>');
});

it('writes a table with its head', () => {
  expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toContain(
    '<thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td>',
  );
});

it('knows what a paragraph is called by its heading or the words that stand out', () => {
  const page =
    '<a id="3.1"></a>\n### 3.1 A turn\n\n<a id="d5"></a>\n**D5. Which pair?** (Apprentice)\n\n<a id="x"></a>\n### 3.2 Below\n\n<a id="y"></a>\nplain';
  expect(titles(page)).toEqual({ '3.1': 'A turn', d5: 'Which pair?', x: 'Below', y: 'Below' });
});
