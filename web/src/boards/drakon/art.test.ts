import { render } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import type { Speech } from '../../lib/texts/speech';
import { voice } from '../../../tests/boards';
import { ADVENTURERS, LOOKS } from './art/adventurers';
import Gallery from './Gallery.svelte';
import { KINDS } from './lair';
import TileFace from './TileFace.svelte';

let speech: Speech;
beforeAll(async () => {
  speech = await voice('fr', 'drakon');
});

it('draws every room and every adventurer differently', () => {
  const { container } = render(Gallery, { speech });
  const drawings = [...container.querySelectorAll('li svg')].map((svg) => svg.innerHTML);
  expect(drawings).toHaveLength(KINDS.length + 1 + ADVENTURERS.length);
  expect(new Set(drawings).size).toBe(drawings.length);
});

it('has a paint for everything it paints with', () => {
  const { container } = render(Gallery, { speech });
  const used = [...container.innerHTML.matchAll(/url\(#([\w-]+)\)/g)].map((match) => match[1] ?? '');
  const mixed = new Set([...container.querySelectorAll('defs > *')].map((paint) => paint.id));
  expect(used.length).toBeGreaterThan(KINDS.length);
  expect(used.filter((paint) => !mixed.has(paint))).toEqual([]);
});

it('tells adventurers apart without their colours', () => {
  expect(new Set(Object.values(LOOKS).map((look) => look.glyph)).size).toBe(ADVENTURERS.length);
});

it('draws one arrow for each way out', () => {
  const { container } = render(TileFace, { tile: 'gold-3', arrows: 'NSW' });
  expect(container.querySelectorAll('[fill="url(#dk-arrow)"]')).toHaveLength(3);
});
