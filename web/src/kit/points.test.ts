import { expect, it } from 'vitest';
import { raised } from './picking';
import { points } from './points';

it('reads places as SVG writes them, with whatever more is said of each', () => {
  expect(points('-2,80,1.1 60,-62,0.9')).toEqual([
    [-2, 80, 1.1],
    [60, -62, 0.9],
  ]);
});

it('raises what is wanted more by one place, and the first no further', () => {
  expect(raised(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
  expect(raised(['a', 'b'], 0)).toEqual(['a', 'b']);
});
