// Dragging a tile of the hand over the lair; a short press stays a click.

const TREMBLE = 8;

export interface Drag {
  /** The drag has begun. */
  start: () => void;
  move: (x: number, y: number) => void;
  /** It ended over this cell of the lair, or over none. */
  drop: (cell: string | null) => void;
}

/** Follow a press on a tile until it is let go. */
export function dragFrom(event: PointerEvent, drag: Drag): void {
  const begun = { x: event.clientX, y: event.clientY };
  let dragging = false;

  function move(now: PointerEvent): void {
    if (now.pointerId !== event.pointerId) return;
    if (!dragging && Math.hypot(now.clientX - begun.x, now.clientY - begun.y) < TREMBLE) return;
    if (!dragging) drag.start();
    dragging = true;
    drag.move(now.clientX, now.clientY);
  }

  function end(now: PointerEvent): void {
    if (now.pointerId !== event.pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (!dragging) return;
    // The click that follows a drag is not meant.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    const under = document.elementFromPoint(now.clientX, now.clientY)?.closest<HTMLElement>('[data-cell]');
    drag.drop(now.type === 'pointerup' ? (under?.dataset.cell ?? null) : null);
  }

  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
