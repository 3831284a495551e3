// The line between water and land, and what floats near it.
import { points } from '../../../kit/points';
import type { Point } from '../delta';

const HALF = points('0,-92 30,-89 58,-88 62,-66 78,-44 92,-26 100,-6 92,9 70,16 63,34 62,58 63,76 58,88 30,90').map(
  ([x = 0, y = 0]) => ({ x, y }),
);

/** Half a turn brings the shore back to itself. */
const POINTS: readonly Point[] = [...HALF, ...HALF.map(({ x, y }) => ({ x: -x, y: -y }))];

const ORIGIN: Point = { x: 0, y: 0 };

function smooth(line: readonly Point[]): string {
  const middle = (a: Point, b: Point): string => `${(a.x + b.x) / 2} ${(a.y + b.y) / 2}`;
  const curves = line.map((point, at) => {
    const next = line[(at + 1) % line.length] ?? point;
    return `${point.x} ${point.y} ${middle(point, next)}`;
  });
  return `M${middle(line.at(-1) ?? ORIGIN, line[0] ?? ORIGIN)}Q${curves.join('Q')}Z`;
}

export const SHORELINE = smooth(POINTS);
/** Lotus flowers: where, how large, how turned; clear of every islet. */
export const LOTUSES = points(
  '-2,-80,1.1,10 60,-62,0.9,60 86,-24,0.8,200 27,79,1,150 2,80,1.1,190 -60,62,0.9,240 -86,24,0.8,20 -27,-79,1,330 ' +
    '22,0,0.9,80 -10,-22,0.7,30 -12,22,0.8,120 -29,-43,0.7,0 29,43,0.7,180 56,32,0.7,70 -56,-34,0.7,250',
);
