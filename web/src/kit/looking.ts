// Looking: whatever lies on a table says what it is; `Looking.svelte` shows it to whoever points at it.

/** What a thing is, for the element that stands for it. */
export function look(kind: string, value: string): { 'data-look': string } {
  return { 'data-look': `${kind} ${value}` };
}

/** The same for an element that does nothing else: it can be reached by keyboard, and pressing it shows it. */
export function thing(kind: string, value: string) {
  return { ...look(kind, value), 'data-still': '', role: 'button', tabindex: 0 };
}

/** What an element stands for. */
export function lookedAt(node: HTMLElement): { kind: string; value: string } {
  const [kind = '', ...value] = (node.dataset.look ?? '').split(' ');
  return { kind, value: value.join(' ') };
}

/** The thing an event is about, if it is about one. */
export function thingOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-look]') : null;
}

interface Size {
  width: number;
  height: number;
}
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const APART = 8;

/** Beside a box and inside the window: above or below it where there is room, else at its side. */
export function beside(box: Box, { width, height }: Size, room: Size): { left: number; top: number } {
  const within = (at: number, long: number, most: number): number => Math.max(APART, Math.min(at, most - long - APART));
  const left = within((box.left + box.right - width) / 2, width, room.width);
  if (box.top - height - APART >= 0) return { left, top: box.top - height - APART };
  if (box.bottom + height + APART <= room.height) return { left, top: box.bottom + APART };
  const right = box.right + APART + width <= room.width;
  return {
    left: within(right ? box.right + APART : box.left - APART - width, width, room.width),
    top: within((box.top + box.bottom - height) / 2, height, room.height),
  };
}
