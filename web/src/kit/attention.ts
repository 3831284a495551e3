// What is to be acted on comes into sight at every new question, unless somebody just holds or moves the board.
import { actable, underCamera } from './pointing';

export interface Question {
  /** Another one for every question; null where the reader is asked nothing. */
  about: unknown;
  /** Whether nothing is to glide. */
  still: boolean;
}

/** For so long a board may lay out what a new question brings. */
const SETTLED_MS = 200;
const SLACK = 2;

/** What must be seen of something: all of what it is a part of, or the camera it lies under. */
function whole(node: Element): Element {
  return node.closest('[data-whole]') ?? underCamera(node);
}

function isIn(box: DOMRect, room: DOMRect): boolean {
  return box.top >= room.top - SLACK && (box.bottom <= room.bottom + SLACK || box.height > room.height);
}

/** Scrolls as little as shows everything that can be acted on, or, where that is too much, the first of it. */
export function bring(board: Element, still: boolean): void {
  const nodes = [...new Set(actable(board).map(whole))];
  const first = nodes[0];
  if (!first) return;
  const room = board.getBoundingClientRect();
  const boxes = new Map(nodes.map((node) => [node, node.getBoundingClientRect()]));
  const edge = (node: Element, side: 'top' | 'bottom'): number => boxes.get(node)?.[side] ?? 0;
  const highest = nodes.reduce((one, other) => (edge(other, 'top') < edge(one, 'top') ? other : one));
  const lowest = nodes.reduce((one, other) => (edge(other, 'bottom') > edge(one, 'bottom') ? other : one));
  const fits = edge(lowest, 'bottom') - edge(highest, 'top') <= room.height;
  const out = (fits ? [highest, lowest] : [first]).find((node) => !isIn(boxes.get(node) ?? room, room));
  out?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: still ? 'instant' : 'smooth' });
}

export function attention(board: HTMLElement, question: Question) {
  let { about, still } = question;
  let isHeld = false;
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout>;

  function soon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isHeld || !isWanted) return;
      isWanted = false;
      bring(board, still);
    }, SETTLED_MS);
  }
  function want(): void {
    isWanted = about !== null;
    if (isWanted) soon();
  }
  const hold = (): void => void (isHeld = true);
  const release = (): void => {
    isHeld = false;
    if (isWanted) soon();
  };
  /** Whoever scrolls looks for it already. */
  const leave = (): void => void (isWanted = false);

  const heard: [string, () => void][] = [
    ['pointerdown', hold],
    ['pointerup', release],
    ['pointercancel', release],
    ['wheel', leave],
    ['touchmove', leave],
  ];
  for (const [name, hear] of heard) addEventListener(name, hear, { capture: true, passive: true });
  want();
  return {
    update(next: Question): void {
      const isNew = next.about !== about;
      ({ about, still } = next);
      if (isNew) want();
    },
    destroy(): void {
      clearTimeout(timer);
      for (const [name, hear] of heard) removeEventListener(name, hear, { capture: true });
    },
  };
}
