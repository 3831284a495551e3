// A camera over something larger than its window: what the middle of the window looks at, and how close.

export function clamp(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);
}

export abstract class Camera {
  /** The window, in pixels. */
  width = $state(0);
  height = $state(0);
  /** What its middle looks at, in units of what is looked at. */
  x = $state(0);
  y = $state(0);

  /** Pixels to a unit. */
  abstract get scale(): number;
  protected abstract rescale(factor: number): void;

  /** Look elsewhere; a camera may know where there is nothing to see. */
  protected look(x: number, y: number): void {
    this.x = x;
    this.y = y;
  }

  pan(right: number, down: number): void {
    this.look(this.x - right / this.scale, this.y - down / this.scale);
  }

  /** Zoom, keeping what lies under this point of the window where it is. */
  zoom(factor: number, left = this.width / 2, top = this.height / 2): void {
    const before = this.scale;
    this.rescale(factor);
    const [right, down] = [left - this.width / 2, top - this.height / 2];
    this.look(this.x + right / before - right / this.scale, this.y + down / before - down / this.scale);
  }

  /** See all there is. */
  abstract all(): void;
}
