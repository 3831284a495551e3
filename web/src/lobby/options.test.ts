// An option that is a list of known names is ticked, not typed.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { field } from '../lib/options';
import { texts } from '../lib/texts/texts.svelte';
import type { OptionInfo } from '../protocol/server';
import OptionField from './OptionField.svelte';

const GAME = 'pierres_du_dragon';
const SPECIALS: OptionInfo = {
  name: 'specials',
  default: null,
  schema: {
    anyOf: [
      { type: 'array', items: { type: 'string', title: 'character', enum: ['ghost', 'fairy#1', 'fairy#2'] } },
      { type: 'null' },
    ],
  },
};

beforeAll(async () => {
  await texts.speak('en');
  await texts.open(GAME);
});
afterEach(cleanup);

function show(value: unknown) {
  const change = vi.fn<(value: unknown) => void>();
  const shown = render(OptionField, { props: { field: field(SPECIALS), value, speech: texts.game(GAME), change } });
  return { shown, change };
}

it('names each choice in the words of the game', () => {
  const { shown } = show(null);
  expect(
    shown.getAllByRole('checkbox', { hidden: true }).map((box) => box.closest('label')?.textContent?.trim()),
  ).toEqual(['Ghost', 'Fairy (1)', 'Fairy (2)']);
});

it('adds what is ticked in the order of the list, and says nothing when nothing is', async () => {
  const { shown, change } = show(['fairy#1']);
  await fireEvent.click(shown.getByLabelText('Ghost'));
  expect(change).toHaveBeenLastCalledWith(['ghost', 'fairy#1']);
  await fireEvent.click(shown.getByLabelText('Fairy (1)'));
  expect(change).toHaveBeenLastCalledWith(null);
});
