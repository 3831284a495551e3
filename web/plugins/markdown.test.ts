import { expect, it } from 'vitest';
import { html, titles } from './markdown';

it('gives an anchor to the block below it', () => {
  expect(html('<a id="3.3"></a>\n### 3.3 A turn')).toBe('<h4 id="3.3">3.3 A turn</h4>');
  expect(html('<a id="x"></a>\nplain')).toBe('<p id="x">plain</p>');
  expect(html('<a id="x"></a>\n> said')).toContain('<blockquote id="x">');
});

it('leaves the first heading to the page around it', () => {
  expect(html('# Rules\n## 1 Aim')).toBe('<h2>Rules</h2>\n<h3>1 Aim</h3>');
});

it('keeps every anchor of several', () => {
  expect(html('<a id="a"></a>\n<a id="b"></a>\nplain')).toBe('<span id="b"></span><p id="a">plain</p>');
});

it('shows raw tags and never obeys them', () => {
  expect(html('a <script>x</script> & **b**')).toBe('<p>a &lt;script&gt;x&lt;/script&gt; &amp; <strong>b</strong></p>');
  expect(html('<img src=x onerror=y>')).not.toContain('<img');
});

it('folds what a page folds', () => {
  expect(html('<details>\n<summary>More</summary>\n\ntext\n\n</details>')).toMatch(
    /^<details>\s<summary>More<\/summary>\s<p>text<\/p>\s<\/details>$/,
  );
});

it('links inside the page only', () => {
  expect(html('[rule](#3.3) and [site](https://example.org)')).toBe(
    '<p><a href="#3.3">rule</a> and [site](https://example.org)</p>',
  );
});

it('lets tables and drawings scroll by key', () => {
  expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toMatch(
    /^<div class="table" tabindex="0"><table>.*<\/table><\/div>$/s,
  );
  expect(html('<a id="x"></a>\n```\n<a>\n```')).toBe('<pre tabindex="0" id="x"><code>&lt;a&gt;</code></pre>');
});

it('says by a class where the words of a cell stand', () => {
  expect(html('| a | b |\n|---|--:|\n| 1 | 2 |')).toMatch(/<td>1<\/td>\s*<td class="right">2<\/td>/);
});

it('knows what a paragraph is called by its heading or the words that stand out', () => {
  const page =
    '<a id="3.1"></a>\n### 3.1 A turn\n\n<a id="d5"></a>\n**D5. Which pair?** (Apprentice)\n\n<a id="x"></a>\n### 3.2 Below\n\n<a id="y"></a>\nplain';
  expect(titles(page)).toEqual({ '3.1': 'A turn', d5: 'Which pair?', x: 'Below', y: 'Below' });
});
