// A camera over a picture of a known size, around its middle: from the whole of it to so many times as close.
import { Camera, clamp } from './camera.svelte';

const CLOSEST = 4;

export class FramedCamera extends Camera {
  /** 1 shows the whole picture. */
  zoomed = $state(1);
  readonly #frame: { width: number; height: number };

  constructor(frame: { width: number; height: number }) {
    super();
    this.#frame = frame;
    this.width = frame.width;
    this.height = frame.height;
  }

  get scale(): number {
    return Math.min(this.width / this.#frame.width, this.height / this.#frame.height) * this.zoomed || 1;
  }

  /** What is seen, as the `viewBox` of a drawing. */
  get box(): string {
    const [width, height] = [this.width / this.scale, this.height / this.scale];
    return `${this.x - width / 2} ${this.y - height / 2} ${width} ${height}`;
  }

  protected rescale(factor: number): void {
    this.zoomed = clamp(this.zoomed * factor, 1, CLOSEST);
  }

  all(): void {
    this.zoomed = 1;
    this.look(0, 0);
  }

  /** Never past the edge. */
  protected override look(x: number, y: number): void {
    const across = Math.max(0, (this.#frame.width - this.width / this.scale) / 2);
    const along = Math.max(0, (this.#frame.height - this.height / this.scale) / 2);
    super.look(clamp(x, -across, across), clamp(y, -along, along));
  }
}
