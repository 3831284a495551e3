// The sight over the delta: how close one looks, and at what; the racks are drawn by the same measure.
import { FRAME } from './delta';

const CLOSEST = 4;
/** Letters on the river are never smaller than this, in pixels, nor larger or smaller than this, in units. */
const LETTER_PX = 12;
const SMALLEST_LETTER = 4;
const LARGEST_LETTER = 7;

export class Sight {
  width = $state(FRAME.width);
  height = $state(FRAME.height);
  x = $state(0);
  y = $state(0);
  /** 1 shows the whole delta. */
  zoomed = $state(1);

  /** Pixels to a unit of the board. */
  get unit(): number {
    return Math.min(this.width / FRAME.width, this.height / FRAME.height) * this.zoomed || 1;
  }

  get letter(): number {
    return Math.min(Math.max(LETTER_PX / this.unit, SMALLEST_LETTER), LARGEST_LETTER);
  }

  get box(): string {
    const [width, height] = [this.width / this.unit, this.height / this.unit];
    return `${this.x - width / 2} ${this.y - height / 2} ${width} ${height}`;
  }

  pan(right: number, down: number): void {
    this.#look(this.x - right / this.unit, this.y - down / this.unit);
  }

  zoom(factor: number, left = this.width / 2, top = this.height / 2): void {
    const before = this.unit;
    this.zoomed = Math.min(Math.max(this.zoomed * factor, 1), CLOSEST);
    const [right, down] = [left - this.width / 2, top - this.height / 2];
    this.#look(this.x + right / before - right / this.unit, this.y + down / before - down / this.unit);
  }

  all(): void {
    this.zoomed = 1;
    this.#look(0, 0);
  }

  /** Never look past the shore. */
  #look(x: number, y: number): void {
    const across = Math.max(0, (FRAME.width - this.width / this.unit) / 2);
    const along = Math.max(0, (FRAME.height - this.height / this.unit) / 2);
    this.x = Math.min(Math.max(x, -across), across);
    this.y = Math.min(Math.max(y, -along), along);
  }
}
