// Walking over the lair with the arrow keys: from one cell to the next one that lies that way.
import type { Cell } from '../../protocol/drakon';
import { keyOf } from './lair';

const WAYS: Record<string, Cell> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
};
/** A cell aside counts as if it were so many times as far. */
const ASIDE = 2;

/** The nearest cell in the direction of this key, or null where there is none. */
export function nextCell(cells: readonly Cell[], from: Cell, key: string): Cell | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const ahead = (cell.x - from.x) * way.x + (cell.y - from.y) * way.y;
    const aside = Math.abs((cell.x - from.x) * way.y) + Math.abs((cell.y - from.y) * way.x);
    const far = ahead + ASIDE * aside;
    if (ahead > 0 && keyOf(cell) !== keyOf(from) && far < least) {
      best = cell;
      least = far;
    }
  }
  return best;
}
