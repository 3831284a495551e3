// The line between water and land, and what floats near it.
import type { Point } from '../delta';

const HALF: readonly (readonly [number, number])[] = [
  [0, -92],
  [30, -89],
  [58, -88],
  [62, -66],
  [78, -44],
  [92, -26],
  [100, -6],
  [92, 9],
  [70, 16],
  [63, 34],
  [62, 58],
  [63, 76],
  [58, 88],
  [30, 90],
];

/** Half a turn brings the shore back to itself. */
const POINTS: readonly Point[] = [...HALF.map(([x, y]) => ({ x, y })), ...HALF.map(([x, y]) => ({ x: -x, y: -y }))];

function smooth(points: readonly Point[]): string {
  const middle = (at: number): string => {
    const [a, b] = [points[at % points.length], points[(at + 1) % points.length]];
    return `${((a?.x ?? 0) + (b?.x ?? 0)) / 2} ${((a?.y ?? 0) + (b?.y ?? 0)) / 2}`;
  };
  const curves = points.map((_, at) => {
    const next = points[(at + 1) % points.length];
    return `Q${next?.x ?? 0} ${next?.y ?? 0} ${middle(at + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

export const SHORELINE = smooth(POINTS);
/** Lotus flowers: where, how large, how turned; clear of every islet. */
export const LOTUSES: readonly (readonly [number, number, number, number])[] = [
  [-2, -80, 1.1, 10],
  [60, -62, 0.9, 60],
  [86, -24, 0.8, 200],
  [27, 79, 1, 150],
  [2, 80, 1.1, 190],
  [-60, 62, 0.9, 240],
  [-86, 24, 0.8, 20],
  [-27, -79, 1, 330],
  [22, 0, 0.9, 80],
  [-10, -22, 0.7, 30],
  [-12, 22, 0.8, 120],
  [-29, -43, 0.7, 0],
  [29, 43, 0.7, 180],
  [56, 32, 0.7, 70],
  [-56, -34, 0.7, 250],
];
