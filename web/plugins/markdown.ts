// The part of Markdown that our rules pages use, as HTML.

const ANCHOR = /^<a id="([^"]+)"><\/a>$/;
const HEADING = /^(#{1,4}) (.*)$/;
/** The folding part of a page, written as such. */
const RAW = /^(?:<\/?details>|<summary>[^<]*<\/summary>)$/;
const ITEM = /^(\s*)(?:[-*]|(\d+)\.) (.*)$/;

/**
 * A page of Markdown as HTML; an anchor alone on its line becomes the identity of the block below it. Headings are one
 * step lower than written: where a page of rules is shown, something else is called by the name of the game already.
 */
export function html(page: string): string {
  const lines = page.replaceAll('\r', '').split('\n');
  const out: string[] = [];
  let anchors: string[] = [];
  let at = 0;

  const take = (test: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && test(lines[at] ?? '')) at++;
    return lines.slice(from, at);
  };
  const put = (tag: string, body: string, more = ''): void => {
    const [first, ...others] = anchors;
    const id = first === undefined ? '' : ` id="${first}"`;
    out.push(`${others.map((each) => `<span id="${each}"></span>`).join('')}<${tag}${id}${more}>${body}</${tag}>`);
    anchors = [];
  };

  while (at < lines.length) {
    const line = lines[at] ?? '';
    const anchor = ANCHOR.exec(line.trim());
    const heading = HEADING.exec(line);
    if (!line.trim()) at++;
    else if (RAW.test(line.trim())) {
      out.push(line.trim());
      at++;
    } else if (anchor?.[1] !== undefined) {
      anchors.push(anchor[1]);
      at++;
    } else if (heading) {
      put(`h${(heading[1]?.length ?? 1) + 1}`, inline(heading[2] ?? ''));
      at++;
    } else if (line.startsWith('```')) {
      at++;
      const code = take((each) => !each.startsWith('```'));
      at++;
      put('pre', `<code>${escape(code.join('\n'))}</code>`, ' tabindex="0"');
    } else if (line.startsWith('|')) {
      put('div', table(take((each) => each.startsWith('|'))), ' class="table" tabindex="0"');
    } else if (line.startsWith('>')) {
      const quoted = take((each) => each.startsWith('>'));
      put('blockquote', html(quoted.map((each) => each.replace(/^> ?/, '')).join('\n')));
    } else if (ITEM.test(line)) {
      const items = take((each) => ITEM.test(each) || /^\s+\S/.test(each));
      const ordered = ITEM.exec(line)?.[2];
      put(ordered ? 'ol' : 'ul', list(items), ordered && ordered !== '1' ? ` start="${ordered}"` : '');
    } else if (/^(?:---|\*\*\*)$/.test(line.trim())) {
      out.push('<hr>');
      at++;
    } else put('p', inline(take((each) => /\S/.test(each) && !starts(each)).join(' ')));
  }
  return out.join('\n');
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

/** Whether a line begins a block of another sort than the paragraph above it. */
function starts(line: string): boolean {
  return ANCHOR.test(line.trim()) || HEADING.test(line) || /^(?:```|\||>)/.test(line) || ITEM.test(line);
}

function list(lines: string[]): string {
  const depth = ITEM.exec(lines[0] ?? '')?.[1]?.length ?? 0;
  const items: { text: string; inner: string[] }[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    const last = items.at(-1);
    if (item && (item[1]?.length ?? 0) <= depth) items.push({ text: item[3] ?? '', inner: [] });
    else if (line.trim().startsWith('|')) last?.inner.push(line.trim());
    else if (item || last?.inner.length) last?.inner.push(line);
    else if (last) last.text += ` ${line.trim()}`;
  }
  return items
    .map(({ text, inner }) => `<li>${inline(text)}${inner.length ? html(inner.join('\n')) : ''}</li>`)
    .join('');
}

function table(lines: string[]): string {
  const [head, , ...body] = lines.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => inline(cell.trim().replaceAll('\\|', '|'))),
  );
  const row = (cells: string[], tag: string): string =>
    `<tr>${cells.map((each) => `<${tag}>${each}</${tag}>`).join('')}</tr>`;
  const titled = (head ?? []).some((cell) => cell);
  return `<table>${titled ? `<thead>${row(head ?? [], 'th')}</thead>` : ''}<tbody>${body.map((each) => row(each, 'td')).join('')}</tbody></table>`;
}

/** Bold, italic, code, links; raw tags are shown, never obeyed. */
export function inline(text: string): string {
  const kept: string[] = [];
  const keep = (piece: string): string => `\u0000${kept.push(piece) - 1}\u0000`;
  const marked = escape(text.replace(/<a id="([^"]+)"><\/a>/g, (_, id: string) => keep(`<span id="${id}"></span>`)))
    .replace(/`([^`]+)`/g, (_, code: string) => keep(`<code>${code}</code>`))
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label: string, target: string) =>
      target.startsWith('#') ? `${keep(`<a href="${target}">`)}${label}${keep('</a>')}` : label,
    )
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![\w*])[*_](\S(?:.*?\S)?)[*_](?![\w*])/g, '<em>$1</em>');
  return marked.replace(/\u0000(\d+)\u0000/g, (_, place: string) => kept[Number(place)] ?? '');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
