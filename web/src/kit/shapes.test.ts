// Shapes in a line of text.
import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { painted } from './shapes';
import Shapes from './Shapes.svelte';

it('reads how a shape is painted, as far as it is said', () => {
  expect(painted('#fc3: M0 0H9')).toMatchObject({ d: 'M0 0H9', fill: '#fc3', stroke: undefined });
  expect(painted('- #850 3 2,1: M0 0H9')).toEqual({
    d: 'M0 0H9',
    fill: 'none',
    stroke: '#850',
    'stroke-width': '3',
    'stroke-dasharray': '2,1',
  });
});

it('draws circles and ellipses among the lines of a path', () => {
  expect(painted('#fff: o10 20 5o-1 0.5 4 2M0 0H9').d).toBe(
    'M5 20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM-5 0.5a4 2 0 1 0 8 0a4 2 0 1 0 -8 0ZM0 0H9',
  );
});

it('paints in order, and groups together', () => {
  const { container } = render(Shapes, { shapes: ['#111: M0 0', { transform: 'scale(2)', shapes: ['#222: M1 1'] }] });
  expect([...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'))).toEqual(['#111', '#222']);
  expect(container.querySelector('g > path')?.parentElement?.getAttribute('transform')).toBe('scale(2)');
});
