// Gestures over a picture: drag to pan, wheel and pinch to zoom; a drag is never taken for a click.

/** Whatever can be looked at from nearer and farther. */
export interface Lens {
  pan: (right: number, down: number) => void;
  /** Zoom, keeping what lies under this point of the screen where it is. */
  zoom: (factor: number, left: number, top: number) => void;
}

/** Less than this is the tremble of a finger. */
const TREMBLE = 8;
const WHEEL_STEP = 0.0016;

interface Point {
  x: number;
  y: number;
}

export function gestures(node: HTMLElement, lens: Lens): { destroy: () => void } {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let dragging = false;

  function inside(point: Point): Point {
    const box = node.getBoundingClientRect();
    return { x: point.x - box.left, y: point.y - box.top };
  }

  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) {
      start = { x: event.clientX, y: event.clientY };
      dragging = false;
    }
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (fingers.size === 1) {
      if (!dragging && start && Math.hypot(now.x - start.x, now.y - start.y) < TREMBLE) return;
      if (!dragging) node.setPointerCapture(event.pointerId);
      dragging = true;
      lens.pan(now.x - before.x, now.y - before.y);
    } else {
      dragging = true;
      const other = [...fingers.entries()].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(before, now, other);
    }
    fingers.set(event.pointerId, now);
  }

  function pinch(before: Point, now: Point, other: Point): void {
    const wide = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const wider = Math.hypot(now.x - other.x, now.y - other.y) || 1;
    const middle = inside({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    lens.zoom(wider / wide, middle.x, middle.y);
    lens.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }

  function click(event: MouseEvent): void {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = inside({ x: event.clientX, y: event.clientY });
    lens.zoom(Math.exp(-event.deltaY * WHEEL_STEP), at.x, at.y);
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('click', click, { capture: true });
  node.addEventListener('wheel', wheel, { passive: false });
  return {
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, { capture: true });
      node.removeEventListener('wheel', wheel);
    },
  };
}
