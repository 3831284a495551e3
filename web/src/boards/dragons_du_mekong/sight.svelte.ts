// The sight over the delta: how close one looks, and at what; the racks are drawn by the same measure.
import { FramedCamera } from '../../kit/camera/framed.svelte';
import { FRAME } from './delta';

/** Letters on the river are never smaller than this, in pixels, nor larger or smaller than this, in units. */
const LETTER_PX = 12;
const SMALLEST_LETTER = 4;
const LARGEST_LETTER = 7;

export class Sight extends FramedCamera {
  constructor() {
    super(FRAME);
  }

  get letter(): number {
    return Math.min(Math.max(LETTER_PX / this.scale, SMALLEST_LETTER), LARGEST_LETTER);
  }
}
