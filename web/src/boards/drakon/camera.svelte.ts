// The camera over the lair: where it looks, how close, and who moves it.
import type { Bounds } from './lair';
import type { Cell } from '../../protocol/drakon';

/** The side of a room before any zoom. */
export const CELL = 100;
const CLOSEST = 2;
const FARTHEST = 0.2;
/** The smallest and the largest scale the camera chooses by itself: rooms stay readable. */
const COMFORT = 0.5;
/** A tile in hand may go to any edge of the lair: smaller rooms are a fair price for seeing them all. */
const OVERVIEW = 0.3;
const AMPLE = 1.3;
/** Cells kept free around the lair where there is room enough, and where there is not. */
export const WIDE_MARGIN = 1.05;
export const NARROW_MARGIN = 0.12;
const ROOMY = 0.75;
/** On a narrow screen the buttons lie above the lair: so many pixels are theirs. */
const NARROW = 480;
const BUTTONS = 46;

export function place(cell: Cell): { left: number; top: number } {
  return { left: cell.x * CELL, top: -cell.y * CELL };
}

function clamp(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** What the middle of the screen looks at, in pixels of the lair. */
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** The reader has moved it: it follows the game no longer. */
  held = $state(false);
  /** The reader wants to see all of it, however small. */
  whole = $state(false);
  /** It travels by itself, so it may travel softly. */
  gliding = $state(false);

  get transform(): string {
    const left = this.width / 2 - this.x * this.scale;
    const top = this.height / 2 - this.y * this.scale;
    return `translate(${left}px, ${top}px) scale(${this.scale})`;
  }

  /** The part of the lair on the screen, in cells. */
  get sight(): { left: number; top: number; width: number; height: number } {
    const width = this.width / this.scale / CELL;
    const height = this.height / this.scale / CELL;
    return { left: this.x / CELL - width / 2, top: this.y / CELL - height / 2, width, height };
  }

  /** Whether some room of the lair lies off the screen. */
  cuts(bounds: Bounds): boolean {
    const { left, top, width, height } = this.sight;
    if (!this.width) return false;
    const off = 0.3;
    return (
      bounds.left - off < left ||
      bounds.right + off > left + width ||
      -bounds.top - off < top ||
      -bounds.bottom + off > top + height
    );
  }

  /** Look at the whole lair, or, where that would make it too small, at its part around `focus`. */
  fit(bounds: Bounds, focus: Cell, margin: number, overview = false): void {
    if (!this.width || !this.height) return;
    const columns = bounds.right - bounds.left + 1 + 2 * margin;
    const rows = bounds.top - bounds.bottom + 1 + 2 * margin;
    const buttons = this.width < NARROW ? BUTTONS : 0;
    const whole = Math.min(this.width / columns, (this.height - buttons) / rows) / CELL;
    if (whole < ROOMY && margin > NARROW_MARGIN) return this.fit(bounds, focus, NARROW_MARGIN, overview);
    const least = this.whole ? FARTHEST : overview ? OVERVIEW : COMFORT;
    this.scale = Math.min(Math.max(whole, least), AMPLE);
    const across = this.width / this.scale / CELL / 2;
    const down = (this.height - buttons) / this.scale / CELL / 2;
    const edge = 0.5 + margin;
    this.x = clamp(focus.x, bounds.left - edge + across, bounds.right + edge - across) * CELL;
    this.y = -clamp(focus.y, bounds.bottom - edge + down, bounds.top + edge - down) * CELL - buttons / 2 / this.scale;
    this.gliding = true;
  }

  seeAll(): void {
    this.held = false;
    this.whole = true;
  }

  centre(cell: Cell): void {
    this.x = cell.x * CELL;
    this.y = -cell.y * CELL;
    this.#hold();
    this.gliding = true;
  }

  pan(right: number, down: number): void {
    this.x -= right / this.scale;
    this.y -= down / this.scale;
    this.#hold();
    this.gliding = false;
  }

  /** Zoom, keeping what lies under this point of the screen where it is. */
  zoom(factor: number, left = this.width / 2, top = this.height / 2): void {
    const scale = clamp(this.scale * factor, FARTHEST, CLOSEST);
    const right = left - this.width / 2;
    const down = top - this.height / 2;
    this.x += right / this.scale - right / scale;
    this.y += down / this.scale - down / scale;
    this.scale = scale;
    this.#hold();
    this.gliding = false;
  }

  #hold(): void {
    this.held = true;
    this.whole = false;
  }
}
