// A camera over a plane of cells that grows: it fits the plane by itself until the reader moves it.
import { Camera, clamp } from './camera.svelte';
import { CELL, type Bounds, type Cell } from './cells';

const CLOSEST = 2;
const FARTHEST = 0.2;
/** The smallest and the largest scale the camera chooses by itself: cells stay readable. */
const COMFORT = 0.5;
/** Where any edge of the plane may be wanted, smaller cells are a fair price for seeing them all. */
const OVERVIEW = 0.3;
const AMPLE = 1.3;
/** Cells kept free around the plane where there is room enough, and where there is not. */
export const WIDE_MARGIN = 1.05;
export const NARROW_MARGIN = 0.12;
const ROOMY = 0.75;
/** In a narrow window the buttons lie above the plane: so many pixels are theirs. */
const NARROW = 480;
const BUTTONS = 46;
/** So much of a cell may be cut off before it counts as unseen. */
const CUT = 0.3;

export class FollowingCamera extends Camera {
  #scale = $state(1);
  /** The reader has moved it: it follows the game no longer. */
  held = $state(false);
  /** The reader wants to see all of it, however small. */
  whole = $state(false);
  /** It travels by itself, so it may travel softly. */
  gliding = $state(false);

  get scale(): number {
    return this.#scale;
  }

  get transform(): string {
    const left = this.width / 2 - this.x * this.scale;
    const top = this.height / 2 - this.y * this.scale;
    return `translate(${left}px, ${top}px) scale(${this.scale})`;
  }

  /** The part of the plane in the window, in cells. */
  get sight(): { left: number; top: number; width: number; height: number } {
    const width = this.width / this.scale / CELL;
    const height = this.height / this.scale / CELL;
    return { left: this.x / CELL - width / 2, top: this.y / CELL - height / 2, width, height };
  }

  /** Whether some cell lies outside the window. */
  cuts(bounds: Bounds): boolean {
    const { left, top, width, height } = this.sight;
    if (!this.width) return false;
    return (
      bounds.left - CUT < left ||
      bounds.right + CUT > left + width ||
      -bounds.top - CUT < top ||
      -bounds.bottom + CUT > top + height
    );
  }

  /** Look at the whole plane, or, where that would make it too small, at its part around `focus`. */
  fit(bounds: Bounds, focus: Cell, margin: number, overview = false): void {
    if (!this.width || !this.height) return;
    const columns = bounds.right - bounds.left + 1 + 2 * margin;
    const rows = bounds.top - bounds.bottom + 1 + 2 * margin;
    const buttons = this.width < NARROW ? BUTTONS : 0;
    const whole = Math.min(this.width / columns, (this.height - buttons) / rows) / CELL;
    if (whole < ROOMY && margin > NARROW_MARGIN) return this.fit(bounds, focus, NARROW_MARGIN, overview);
    const least = this.whole ? FARTHEST : overview ? OVERVIEW : COMFORT;
    this.#scale = Math.min(Math.max(whole, least), AMPLE);
    const across = this.width / this.scale / CELL / 2;
    const down = (this.height - buttons) / this.scale / CELL / 2;
    const edge = 0.5 + margin;
    this.x = clamp(focus.x, bounds.left - edge + across, bounds.right + edge - across) * CELL;
    this.y = -clamp(focus.y, bounds.bottom - edge + down, bounds.top + edge - down) * CELL - buttons / 2 / this.scale;
    this.gliding = true;
  }

  all(): void {
    this.held = false;
    this.whole = true;
  }

  centre(cell: Cell): void {
    this.look(cell.x * CELL, -cell.y * CELL);
    this.gliding = true;
  }

  protected rescale(factor: number): void {
    this.#scale = clamp(this.#scale * factor, FARTHEST, CLOSEST);
  }

  /** Moved by the reader's hand. */
  protected override look(x: number, y: number): void {
    super.look(x, y);
    this.held = true;
    this.whole = false;
    this.gliding = false;
  }
}
