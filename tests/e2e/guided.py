"""Somebody who follows the guide: clicks on whatever it points at, until it has nothing more to say."""

from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

FOLLOW: Final = """async () => {
  const SLACK = 2;
  const MOST = 400;
  const faults = [];
  const frames = async (n) => { for (let at = 0; at < n; at++) await new Promise(requestAnimationFrame); };
  const boxes = () => [...document.querySelectorAll('header, main, main :not(svg *)')].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left, top, width, height].map((side) => Math.round(side)).join();
  }).join(' ');
  const words = () => document.querySelector('[data-pointer] [role=status]')?.textContent ?? '';
  let [steps, tries, said] = [0, 0, ''];
  const met = new Set();
  for (; steps < MOST; steps++) {
    await frames(2);
    const bubble = document.querySelector('[data-pointer]');
    if (!bubble) return { steps, faults: [...faults, 'the guide is gone'] };
    if (bubble.querySelector('button.gold:not([data-on])')) return { steps, faults };
    const where = `"${words().slice(0, 60)}"`;
    const on = bubble.querySelector('[data-on]');
    const node = document.querySelector('[data-pointed]');
    if (!node) return { steps, faults: [...faults, `nothing is pointed at: ${where}`] };
    const box = node.getBoundingClientRect();
    const seen = node.closest('[data-free]')?.parentElement?.getBoundingClientRect() ?? box;
    if (on && node.closest('.board') === null && !node.matches('.prompt')) faults.push(`points elsewhere: ${where}`);
    const tall = seen.height > innerHeight || seen.width > innerWidth;
    const room = { width: innerWidth + SLACK, height: innerHeight + SLACK };
    const cut = Math.min(seen.left, seen.top) < -SLACK || seen.right > room.width || seen.bottom > room.height;
    if (!tall && cut)
      faults.push(`out of sight, ${Math.round(seen.top)} to ${Math.round(seen.bottom)} of ${innerHeight}: ${where}`);
    // What is fixed moves nothing; and where it is new it is taken away, to see that nothing moves.
    if (getComputedStyle(bubble).position !== 'fixed') faults.push(`the guide takes room on the table: ${where}`);
    const kind = `${on !== null} ${node.closest('.board') !== null} ${bubble.parentElement.className}`;
    if (!met.has(kind)) {
      met.add(kind);
      const before = boxes();
      bubble.hidden = true;
      bubble.classList.add('visually-hidden');
      if (boxes() !== before) faults.push(`the guide moves the table: ${where}`);
      bubble.hidden = false;
      bubble.classList.remove('visually-hidden');
    }
    if (on) { on.click(); continue; }
    if (node.matches('.prompt')) return { steps, faults: [...faults, `nothing to act on: ${where}`] };
    tries = words() === said ? tries + 1 : 0;
    said = words();
    const named = node.outerHTML.slice(0, 90);
    if (tries > 12) return { steps, faults: [...faults, `a click on ${named} leads nowhere: ${where}`] };
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!top || !(node.contains(top) || top.contains(node) || top.closest('.board')))
      faults.push(`covered by ${top?.outerHTML.slice(0, 80)}: ${where}`);
    node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  return { steps, faults: [...faults, 'there is no end'] };
}"""


class Followed(NamedTuple):
    """How many steps there were, and what was wrong with them."""

    steps: int
    faults: list[str]


def follow(page: Page) -> Followed:
    """Follow the guide to its end."""
    page.locator("[data-pointed]").wait_for()
    found: dict[str, Any] = page.evaluate(FOLLOW)
    return Followed(found["steps"], found["faults"])
