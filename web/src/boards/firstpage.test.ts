import { render, waitFor } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { texts } from '../lib/texts/texts.svelte';
import { STEPS } from './contract';
import FirstPage from './FirstPage.svelte';

const GAMES = ['jeu_des_dragons', 'pierres_du_dragon', 'dragons_du_mekong', 'drakon', 'or_des_dragons'];

describe.each(['fr', 'en'] as const)('the first page of the rules, in %s', (language) => {
  it.each(GAMES)('shows aim, turn, knack and end of %s with pictures', async (game) => {
    await texts.speak(language);
    const shown = render(FirstPage, { game });
    await waitFor(() => expect(shown.container.querySelectorAll('li').length).toBe(STEPS.length), { timeout: 30_000 });
    for (const step of shown.container.querySelectorAll('li')) {
      expect(step.querySelector('.picture svg, .picture .stars')).not.toBeNull();
      expect(step.querySelector('p')?.textContent ?? '').not.toMatch(/^first-|^$/);
    }
  });
});
