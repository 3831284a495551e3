import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { gameSource } from '../../lib/texts/sources';
import { Speech } from '../../lib/texts/speech';
import Gallery from './Gallery.svelte';

afterEach(cleanup);

it('draws seventy cards, each with its name, and no two alike', { timeout: 60_000 }, async () => {
  const { source, kinds } = await gameSource('en', 'jeu_des_dragons');
  const { container } = render(Gallery, { props: { speech: new Speech('en', [source], kinds) } });
  const cards = [...container.querySelectorAll('[role="img"]')];
  expect(cards.length).toBe(70);
  expect(new Set(cards.map((card) => card.getAttribute('aria-label'))).size).toBe(70);
  expect(new Set(cards.map((card) => card.innerHTML.replaceAll(/(?:id|url|fill|clip-path)="[^"]*"/g, ''))).size).toBe(
    70,
  );
});
