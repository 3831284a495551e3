// Pointing: what is to be done next on a board, how it comes into sight, and where words about it may lie.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

/** An answer that is put together and waits to be given; else what glows, what comes next; else plain answers. */
const ACTS = [
  '[data-confirm]:enabled',
  '.glows:not([aria-pressed=true]), [data-next], button.gold:enabled',
  '[data-plain]:enabled',
];
const APART = 14;
const EDGE = 8;

function isThere(node: Element): boolean {
  const box = node.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

/** What can be acted on now; the first of it is where to begin. */
export function actable(within: ParentNode): Element[] {
  return ACTS.flatMap((kind) => [...within.querySelectorAll(kind)]).filter(isThere);
}

/** Whatever a finger may want to reach; what can be acted on now stands there twice, and so weighs more. */
export function usable(within: ParentNode): Element[] {
  const buttons = [...within.querySelectorAll('button:enabled, a[href], input, select, [role=button]')];
  return [...actable(within), ...buttons.filter(isThere)];
}

/** The part of a board that has this name. */
export function anchored(within: ParentNode, name: string): Element | null {
  return [...within.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)].find(isThere) ?? null;
}

/** What is scrolled to: what lies under a camera is brought into sight by its camera. */
export function underCamera(node: Element): Element {
  return node.closest('[data-free]')?.parentElement ?? node;
}

/** Bring into sight, wherever one has scrolled to. */
export function reveal(node: Element): void {
  const shown = underCamera(node);
  if (isInSight(shown)) return;
  shown.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  if (!isInSight(shown)) shown.scrollIntoView?.({ block: 'center', inline: 'nearest' });
}

/** Whether all of it is inside the window, and nothing lies on its middle. */
export function isInSight(node: Element): boolean {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
  const above = document.elementFromPoint?.((left + right) / 2, (top + bottom) / 2);
  return !above || node.contains(above) || above.contains(node) || above.closest('[data-pointer]') !== null;
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Where words of this size lie: beside what they are about, never on it, and on as little as may be of the rest. */
export function placed(
  about: Box | null,
  size: Size,
  room: Size,
  others: readonly Box[],
): { left: number; top: number } {
  const spots = about ? around(about, size) : [];
  const far = { left: room.width - size.width - EDGE, top: room.height - size.height - EDGE };
  const middle = (room.width - size.width) / 2;
  const corners = [middle, EDGE, far.left].flatMap((left) =>
    [EDGE, far.top, far.top / 2].map((top) => ({ left, top })),
  );
  let best = { left: middle, top: EDGE };
  let least = Infinity;
  for (const [at, spot] of [...spots, ...corners].entries()) {
    const left = Math.max(EDGE, Math.min(spot.left, far.left));
    const top = Math.max(EDGE, Math.min(spot.top, far.top));
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    const onIt = about ? overlap(box, about) : 0;
    const cost = onIt * 1000 + others.reduce((sum, other) => sum + overlap(box, other), 0) + at;
    if (cost < least) [best, least] = [{ left, top }, cost];
  }
  return best;
}

function around(box: Box, { width, height }: Size): { left: number; top: number }[] {
  const left = (box.left + box.right - width) / 2;
  const top = (box.top + box.bottom - height) / 2;
  return [
    { left, top: box.top - height - APART },
    { left, top: box.bottom + APART },
    { left: box.right + APART, top },
    { left: box.left - width - APART, top },
  ];
}
