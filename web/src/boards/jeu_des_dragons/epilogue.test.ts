// What was never paid is shown at the end, and counts for nothing. (JD-44, 9.5)
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Speech } from '../../lib/texts/speech';
import { voice } from '../../../tests/boards';
import type { DragonView, Iou } from '../../protocol/jeu_des_dragons';
import Epilogue from './Epilogue.svelte';

let speech: Speech;

beforeAll(async () => {
  speech = await voice('en', 'jeu_des_dragons', ['Alix', 'Basile', 'Chloé']);
});

afterEach(cleanup);

function papers(ious: Iou[]): (string | null)[] {
  const { container } = render(Epilogue, { props: { view: { ious } as unknown as DragonView, speech } });
  return [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
}

it('frames all that one owes another as one paper', () => {
  const owed = (debtor: number, creditor: number, amount: number): Iou => ({ debtor, creditor, amount });
  expect(papers([owed(1, 0, 3), owed(1, -1, 4), owed(1, 0, 2), owed(2, 0, 1)])).toEqual([
    'Basile owes 5 gold to Alix.',
    'Basile owes 4 gold to the stakes.',
    'Chloé owes 1 gold to Alix.',
  ]);
});

it('says nothing where everything was paid', () => {
  expect(papers([])).toEqual([]);
});
