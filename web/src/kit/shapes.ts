// Painted shapes, each in a line of text: `fill stroke width dashes: outline`, as far as that is wanted.

/** A shape; or several that are moved, turned or dimmed together, by the attributes of a group. */
export type Drawn =
  | string
  | { shapes: readonly Drawn[]; transform?: string; opacity?: number; 'fill-rule'?: 'evenodd' };

export interface Painted {
  d: string;
  fill: string;
  stroke: string | undefined;
  'stroke-width': string | undefined;
  'stroke-dasharray': string | undefined;
}

/** `#fc3 #850 3: M0 0H9` has an edge of its own, `- #850: o12 12 8` is a circle that is not filled. */
export function painted(shape: string): Painted {
  const [paint = '', outline = ''] = shape.split(': ');
  const [fill = '-', stroke, width, dashes] = paint.split(' ');
  return {
    d: outline.replace(/o([-\d. ]+)/g, (_circle, numbers: string) => circle(...numbers.split(' ').map(Number))),
    fill: fill === '-' ? 'none' : fill,
    stroke,
    'stroke-width': width,
    'stroke-dasharray': dashes,
  };
}

/** A circle in a path, or with a second radius an ellipse: `o x y r`, `o x y rx ry`. */
function circle(x = 0, y = 0, rx = 0, ry = rx): string {
  const half = `a${rx} ${ry} 0 1 0 `;
  return `M${x - rx} ${y}${half}${2 * rx} 0${half}${-2 * rx} 0Z`;
}
