"""Looks at a page the way somebody with another screen does: what sticks out, is cut, lies upon something else?"""

from typing import Final

from playwright.sync_api import Browser, Page

from tests.e2e.people import Player

USUAL: Final = 16
LARGE: Final = 21
"""Pixels of plain text, where a browser is told to write larger."""
WIDE: Final = 1280
TAKE_LETTERS_AWAY: Final = """() => {
  const isOurs = (rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url(');
  for (const sheet of document.styleSheets)
    for (let at = sheet.cssRules.length - 1; at >= 0; at--) if (isOurs(sheet.cssRules[at])) sheet.deleteRule(at);
}"""
FAULTS: Final = r"""() => {
  const SLACK = 1.5;
  const faults = [];
  const wide = innerWidth;
  const named = (each) => {
    const words = (each.getAttribute('aria-label') ?? each.innerText ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const kind = typeof each.className === 'string' ? each.className.replace(/\s*svelte-\w+/g, '') : '';
    return `<${each.localName}${kind ? ' .' + kind.trim().replace(/ /g, '.') : ''}> "${words}"`;
  };
  /** The same, but worked out once for each element: what is above something is above many things. */
  const once = (work) => {
    const known = new Map();
    return (each) => {
      if (!known.has(each)) known.set(each, work(each));
      return known.get(each);
    };
  };
  const style = once((each) => getComputedStyle(each));
  const scrolls = (word) => word === 'auto' || word === 'scroll';
  const above = function* (each) {
    for (let at = each.parentElement; at; at = at.parentElement) yield at;
  };
  const shown = once((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }));

  if (document.documentElement.scrollWidth > wide)
    faults.push(`the page is ${document.documentElement.scrollWidth} px wide in ${wide}`);

  // A dialog lies upon everything: what is below it is not in use.
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

  /** The boxes that cut off what sticks out of them, from the inside outwards. */
  const edges = function* (each) {
    for (const box of above(each)) {
      if (box === document.body || box === document.documentElement) return;
      if (style(box).display !== 'contents' && style(box).overflowX !== 'visible') yield box;
      if (style(box).position === 'fixed') return;
    }
  };
  /** From where to where something inside a box can be seen; null where one scrolls to the rest. */
  const inside = once((box) => {
    if (!box || box === document.body || box === document.documentElement) return [0, wide];
    const outside = style(box).position === 'fixed' ? [0, wide] : inside(box.parentElement);
    if (style(box).display === 'contents' || style(box).overflowX === 'visible') return outside;
    if (!outside || (scrolls(style(box).overflowX) && box.scrollWidth > box.clientWidth + 1)) return null;
    const rect = box.getBoundingClientRect();
    return [Math.max(outside[0], rect.left), Math.min(outside[1], rect.right)];
  });
  const strip = (each) => inside(each.parentElement);
  const sticksOut = (rect, seen) => seen && (rect.left < seen[0] - SLACK || rect.right > seen[1] + SLACK);
  const span = (ends) => ends.map(Math.round).join(' to ');
  const told = ({ left, right }, seen) => `${span([left, right])} in ${span(seen)}`;

  // A board that one moves and enlarges has an edge of its own.
  const inUse = once((each) => shown(each) && !each.closest('.visually-hidden, [data-free]'));
  const controls = [...root.querySelectorAll('a[href], button, input, select, textarea, summary, [role=slider]')]
    .filter(inUse)
    .map((each) => ({ each, rects: [...each.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1) }))
    .filter(({ rects }) => rects.some((rect) => rect.right > 0)); // the way past the head of a page waits beside it

  for (const { each, rects } of controls) {
    const seen = strip(each);
    const out = rects.find((rect) => sticksOut(rect, seen));
    if (out) faults.push(`${named(each)} is cut: ${told(out, seen)}`);
  }

  // What floats above the rest may lie upon it; two that float together may not, nor two that lie side by side.
  const layer = (each) =>
    [each, ...above(each)].find((box) => ['fixed', 'sticky'].includes(style(box).position) || box === root) ?? root;
  const seenPart = (each, rect) => {
    let { left, right, top, bottom } = rect;
    for (const box of edges(each)) {
      const edge = box.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom };
  };
  const parts = controls.flatMap(({ each, rects }) => {
    const [floor, heap] = [layer(each), each.closest('svg, [data-heap]')];
    return rects.map((rect) => ({ each, floor, heap, ...seenPart(each, rect) }));
  }).sort((one, other) => one.top - other.top);
  for (const [at, one] of parts.entries())
    for (let next = at + 1; next < parts.length && parts[next].top < one.bottom; next++) {
      const other = parts[next];
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (width <= 3 || height <= 3 || one.floor !== other.floor) continue;
      if (one.each.contains(other.each) || other.each.contains(one.each)) continue;
      if (one.heap && one.heap === other.heap) continue;
      faults.push(`${named(one.each)} and ${named(other.each)} overlap by ${width.toFixed(0)} × ${height.toFixed(0)}`);
    }

  const shortens = once(
    (box) => box !== null && (style(box).textOverflow === 'ellipsis' || shortens(box.parentElement)),
  );
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    if (!node.data.trim() || !box || box.closest('svg, script, style, option') || !inUse(box)) continue;
    if (shortens(box)) continue;
    const seen = strip(node);
    const range = document.createRange();
    range.selectNodeContents(node);
    const out = [...range.getClientRects()].find((rect) => rect.width > 1 && rect.right > 0 && sticksOut(rect, seen));
    if (out) faults.push(`the words "${node.data.trim().slice(0, 40)}" in ${named(box)} are cut: ${told(out, seen)}`);
  }

  // A box that scrolls is reached by keyboard: it, or something inside it, takes the focus.
  const FOCUS = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const takesFocus = (each) => each.tabIndex >= 0 && !each.disabled && shown(each);
  for (const box of root.querySelectorAll(':not(svg *)')) {
    const { overflowX, overflowY } = style(box);
    const sideways = scrolls(overflowX) && box.scrollWidth > box.clientWidth + 1;
    if (!sideways && !(scrolls(overflowY) && box.scrollHeight > box.clientHeight + 1)) continue;
    if (!shown(box) || box.hasAttribute('tabindex') || [...box.querySelectorAll(FOCUS)].some(takesFocus)) continue;
    faults.push(`${named(box)} scrolls, but no key reaches it`);
  }
  return [...new Set(faults)];
}"""


def faults(page: Page) -> list[str]:
    """What is wrong with the page at its size of the moment, in words."""
    found: list[str] = page.evaluate(FAULTS)
    return found


class Reader(Player):
    """Somebody who looks at a page on one screen after the other, in both languages and with all letters.

    Loading a page is dear, so none of this loads it again.
    """

    def __init__(self, browser: Browser, address: str) -> None:
        super().__init__(browser, address, _size(WIDE))
        self._settings = self.context.new_cdp_session(self.page)
        self._settings.send("Page.enable")
        self._large = False
        self.arrival.listen()

    def speak(self, language: str) -> None:
        """Go over to a language."""
        if language != self.language:
            self.show(WIDE)
            self.page.locator(f".switch button[lang={language}]").first.click()
            self.arrival.wait()
            self.language = language
        assert self.page.evaluate("document.documentElement.lang") == language

    def take_letters_away(self) -> None:
        """Let the page stand, until it is loaded again, as it does where our letters never come."""
        self.page.evaluate(TAKE_LETTERS_AWAY)

    def faults_at(self, width: int, *, large: bool) -> list[str]:
        """What is wrong with the page in a window of this width, in letters of the usual size or of 130 %."""
        self.show(width, large=large)
        return faults(self.page)

    def show(self, width: int, *, large: bool = False) -> None:
        if large != self._large:
            self._settings.send("Page.setFontSizes", {"fontSizes": {"standard": LARGE if large else USUAL}})
            self._large = large
        wide, high = _size(width)
        self.page.set_viewport_size({"width": wide, "height": high})
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def _size(width: int) -> tuple[int, int]:
    return width, 844 if width < 700 else 800
