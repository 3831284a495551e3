// Drag and drop by pointer: a thing is picked up, targets light up, it is let go on one of them.
// Every drag has a twin that needs no pointer: the same thing can be clicked, and the list of choices names it.

export interface Drag {
  /** What is being carried. */
  id: string;
  /** Whether it may be picked up now. */
  enabled: boolean;
  /** It was let go on the target of this name. */
  drop: (target: string) => void;
  /** Which targets take it; all of them unless said otherwise. */
  takes?: (target: string) => boolean;
  /** It has been picked up. */
  lifted?: () => void;
}

/** A pointer that moved less than this has clicked. */
const CLICK_PX = 8;

/** Lets a node be carried to any node that has `data-drop`. */
export function draggable(node: HTMLElement, options: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let drag = options;
  let from: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  let target: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (!drag.enabled || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost && Math.hypot(dx, dy) < CLICK_PX) return;
    ghost ??= lift();
    ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg) scale(1.05)`;
    aim(zoneAt(event.clientX, event.clientY));
  }

  function lift(): HTMLElement {
    const box = node.getBoundingClientRect();
    const copy = node.cloneNode(true) as HTMLElement;
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      margin: '0',
      zIndex: '100',
      pointerEvents: 'none',
      transition: 'none',
    });
    copy.setAttribute('aria-hidden', 'true');
    document.body.append(copy);
    node.style.opacity = '0.35';
    drag.lifted?.();
    return copy;
  }

  function zoneAt(x: number, y: number): HTMLElement | null {
    const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;
    return found && (drag.takes?.(found.dataset.drop ?? '') ?? true) ? found : null;
  }

  function aim(next: HTMLElement | null): void {
    if (next === target) return;
    target?.classList.remove('aimed');
    next?.classList.add('aimed');
    target = next;
  }

  function up(): void {
    const dropped = ghost ? target?.dataset.drop : undefined;
    // The click that follows a drag is none.
    if (ghost) addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    cancel();
    if (dropped !== undefined) drag.drop(dropped);
  }

  function cancel(): void {
    ghost?.remove();
    ghost = null;
    from = null;
    node.style.opacity = '';
    aim(null);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
  }

  node.addEventListener('pointerdown', down);
  return {
    update(next) {
      drag = next;
      node.style.touchAction = next.enabled ? 'none' : '';
    },
    destroy() {
      cancel();
      node.removeEventListener('pointerdown', down);
    },
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
