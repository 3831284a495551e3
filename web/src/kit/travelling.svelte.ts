// Travelling: what leaves a place and appears in another crosses the table between two views. All are measured at
// once, before and after; row by row, the browser would have to lay out the table anew for each.
import { untrack } from 'svelte';

const ACROSS_MS = 420;
const EASING = 'cubic-bezier(0.22, 0.8, 0.3, 1)';

interface Lying {
  node: HTMLElement;
  box: DOMRect;
}
interface Flight {
  animation: Animation;
  to: DOMRect;
}

/** Lets whatever bears `data-travels` travel when the view changes. */
export function travelling(ground: () => HTMLElement | undefined, view: () => unknown, moving: () => boolean): void {
  const aloft = new WeakMap<HTMLElement, Flight>();
  let before = new Map<string, Lying>();

  $effect.pre(() => {
    view();
    untrack(() => (before = moving() ? measured(travellers(ground())) : new Map()));
  });

  $effect(() => {
    view();
    const table = untrack(ground);
    if (!table || !before.size) return;
    const nodes = travellers(table);
    const halted = new Map(nodes.map((node) => [node, halt(aloft.get(node))]));
    const now = measured(nodes);
    for (const [card, { node, box }] of now) {
      if (halted.get(node)?.(box)) continue;
      const from = before.get(card)?.box;
      if (from && near(from, box)) continue;
      const keyframes = from ? across(from, box) : FROM_ABOVE;
      aloft.set(node, { animation: node.animate(keyframes, { duration: ACROSS_MS, easing: EASING }), to: box });
    }
    const left = [...before].filter(([card]) => !now.has(card)).map(([, lying]) => lying);
    if (left.length) fade(table, left);
    before = new Map();
  });
}

/** Stop a flight, to see where the card would lie; if that is where it was going, it flies on. */
function halt(flight: Flight | undefined): ((box: DOMRect) => boolean) | undefined {
  if (flight?.animation.playState !== 'running') return undefined;
  const { animation, to } = flight;
  const time = animation.currentTime;
  animation.cancel();
  return (box) => {
    if (!near(to, box)) return false;
    animation.play();
    animation.currentTime = time;
    return true;
  };
}

function travellers(ground: HTMLElement | undefined): HTMLElement[] {
  return ground ? [...ground.querySelectorAll<HTMLElement>('[data-travels]:not([inert])')] : [];
}

function measured(nodes: readonly HTMLElement[]): Map<string, Lying> {
  return new Map(nodes.map((node) => [node.dataset.travels ?? '', { node, box: node.getBoundingClientRect() }]));
}

function near(a: DOMRect, b: DOMRect): boolean {
  return Math.hypot(a.left - b.left, a.top - b.top) < 1 && Math.abs(a.width - b.width) < 1;
}

function across(from: DOMRect, to: DOMRect): Keyframe[] {
  const [right, down] = [from.left - to.left, from.top - to.top];
  const [wide, high] = [from.width / (to.width || 1), from.height / (to.height || 1)];
  return [
    { transformOrigin: '0 0', transform: `translate(${right}px, ${down}px) scale(${wide}, ${high})` },
    { transformOrigin: '0 0', transform: 'none' },
  ];
}

/** A card whose other end is hidden comes from above, a little turned. */
const FROM_ABOVE: Keyframe[] = [
  { opacity: 0, transform: 'translateY(-60px) rotate(-10deg)' },
  { opacity: 1, transform: 'none' },
];

/** What went where nobody sees it fades where it lay. */
function fade(ground: HTMLElement, left: readonly Lying[]): void {
  const own = ground.getBoundingClientRect();
  for (const { node, box } of left) {
    const place = { left: `${box.left - own.left}px`, top: `${box.top - own.top}px`, width: `${box.width}px` };
    Object.assign(node.style, { position: 'absolute', pointerEvents: 'none', ...place });
    node.inert = true;
    ground.append(node);
    node.animate([{ opacity: 1 }, { opacity: 0 }], { duration: ACROSS_MS, easing: EASING }).onfinish = () =>
      node.remove();
  }
}
