// Our rules pages as HTML: Markdown, with anchors that name the block below them.
import MarkdownIt, { type RendererRule, type Token } from 'markdown-it';

const ANCHOR = /^<a id="([^"]+)"><\/a>$/;
const HEADING = /^(#{1,4}) (.*)$/;
/** The tags that a page may use: anchors inside a line, and the part of it that folds. */
const OBEYED = /^(?:<a id="[^"<>]+">|<\/a>|<\/?details>|<summary>[^<]*<\/summary>|\s)+$/;

const pages = new MarkdownIt({ html: true });
pages.validateLink = (target) => target.startsWith('#');

pages.block.ruler.before(
  'html_block',
  'anchor',
  (state, line, _last, silent) => {
    const id = ANCHOR.exec(state.getLines(line, line + 1, state.blkIndent, false).trim())?.[1];
    if (id === undefined) return false;
    if (!silent) {
      state.push('anchor', '', 0).content = id;
      state.line = line + 1;
    }
    return true;
  },
  { alt: ['paragraph', 'blockquote', 'list', 'table'] },
);
pages.core.ruler.push('names', (state) => {
  name(state.tokens);
  for (const token of state.tokens) {
    if (token.type === 'heading_open' || token.type === 'heading_close')
      token.tag = `h${Number(token.tag.slice(1)) + 1}`;
    if (token.type === 'th_open' || token.type === 'td_open') align(token);
  }
});

const raw: RendererRule = (tokens, at) => {
  const tag = tokens[at]?.content ?? '';
  return OBEYED.test(tag) ? tag : pages.utils.escapeHtml(tag);
};
const rules: Record<string, RendererRule> = {
  anchor: (tokens, at) => (tokens[at]?.hidden ? '' : `<span id="${tokens[at]?.content ?? ''}"></span>`),
  html_block: raw,
  html_inline: raw,
  // What may be wider than a page scrolls by itself, and is reached by key.
  table_open: (tokens, at, _options, _env, self) => {
    const table = tokens[at];
    return `<div class="table" tabindex="0"${table ? self.renderAttrs(table) : ''}><table>\n`;
  },
  table_close: () => '</table></div>\n',
  fence: (tokens, at, _options, _env, self) => {
    const code = tokens[at];
    return code
      ? `<pre tabindex="0"${self.renderAttrs(code)}><code>${pages.utils.escapeHtml(code.content.trimEnd())}</code></pre>\n`
      : '';
  },
};
Object.assign(pages.renderer.rules, rules);

/** Gives each block the name of the anchor above it; of several the first names it, and the others stand before it. */
function name(tokens: Token[]): void {
  let anchor: Token | null = null;
  for (const token of tokens) {
    if (token.type === 'anchor') anchor ??= token;
    else if (anchor && token.nesting >= 0) {
      token.attrSet('id', anchor.content);
      anchor.hidden = true;
      anchor = null;
    }
  }
}

/** The content policy forbids styles inside a page: a cell says by its class where its words stand. */
function align(cell: Token): void {
  const side = /right|center/.exec(String(cell.attrGet('style') ?? ''))?.[0];
  cell.attrs = side ? [['class', side]] : null;
}

/**
 * A page of Markdown as HTML; an anchor alone on its line becomes the identity of the block below it. Headings are one
 * step lower than written: where a page of rules is shown, something else is called by the name of the game already.
 */
export function html(page: string): string {
  return pages.render(page).trim();
}

/**
 * What each paragraph of a page is called, by its anchor: its heading, or the words that stand out at its beginning;
 * failing both, the heading above it.
 */
export function titles(page: string): Record<string, string> {
  const found: Record<string, string> = {};
  let anchors: string[] = [];
  let above = '';
  for (const line of page.replaceAll('\r', '').split('\n')) {
    const anchor = ANCHOR.exec(line.trim())?.[1];
    if (HEADING.test(line)) above = called(line);
    if (anchor !== undefined) anchors.push(anchor);
    else if (line.trim() && anchors.length) {
      const title = called(line) || above;
      for (const each of anchors) if (title) found[each] = title;
      anchors = [];
    }
  }
  return found;
}

/** `**D5. Which pair?** (Apprentice)…` is called “Which pair?”. */
function called(line: string): string {
  const lead = HEADING.exec(line)?.[2] ?? /^[-*>\d. ]*\*{1,2}([^*]+)\*{1,2}/.exec(line)?.[1] ?? '';
  return lead
    .replace(/^(?:D?\d+[\d.]*\.?|[A-Z]{2}-\d+\.?) /, '')
    .replace(/[ .:\u00a0]+$/, '')
    .replaceAll('`', '');
}
