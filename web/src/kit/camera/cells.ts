// A plane of square cells that grows as it is built: cells as keys, their bounds, and the way from one to the next by key.

export interface Cell {
  x: number;
  y: number;
}

export interface Bounds {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The side of a cell before any zoom. */
export const CELL = 100;

/** A cell as a key. */
export function keyOf(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

export function cellOf(key: string): Cell {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
}

/** The middle of a cell, in pixels before any zoom. */
export function place(cell: Cell): { left: number; top: number } {
  return { left: cell.x * CELL, top: -cell.y * CELL };
}

/** The smallest rectangle of cells around these. */
export function boundsOf(cells: readonly Cell[]): Bounds {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

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
