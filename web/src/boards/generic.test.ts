import { render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { voice } from '../../tests/boards';
import type { BaseView, Decision } from './contract';
import Generic from './Generic.svelte';
import { byCard } from './generic';

const LAYOUT = [
  { name: 'left', way: 'counter' as const, kind: '', parts: [] },
  {
    name: 'places',
    way: 'places' as const,
    kind: '',
    parts: [{ name: 'cards', way: 'backs' as const, kind: '', parts: [] }],
  },
  { name: 'map', way: 'grid' as const, kind: '', parts: [] },
  { name: 'hand', way: 'row' as const, kind: '', parts: [] },
];
const VIEW = { left: 7, places: [{ seat: 0, cards: 3 }], map: [[1, 2], [3]], hand: [4, 5] };

it('knows which move a card stands for, and when it could be two', () => {
  const lay = { type: 'lay', card: 4 };
  const moves = [lay, { type: 'lay', card: 5 }, { type: 'keep', card: 5 }, { type: 'pass' }];
  expect([...byCard(moves)]).toEqual([['4', lay]]);
});

it('draws places, counters, backs, grids and cards, and plays the move of a card', async () => {
  const speech = await voice('en', 'drakon', ['Alix']);
  const play = vi.fn();
  const moves = [{ type: 'push', card: 4 }];
  const decision = { seat: 0, question: '', moves, sealed: null, changes: [] } as unknown as Decision;
  vi.spyOn(speech, 'move').mockReturnValue('Push 4');
  const { container, getByRole, getByText } = render(Generic, {
    props: {
      ...{ game: 'any', view: VIEW as unknown as BaseView, seat: 0, decision, prompt: null, names: ['Alix'], speech },
      ...{ play, events: [], motion: false, layout: LAYOUT },
    },
  });
  getByText('Alix');
  expect(container.querySelector('.counter')?.textContent).toBe('7');
  expect(container.querySelectorAll('.backs i')).toHaveLength(3);
  expect([...container.querySelectorAll('.grid .row')].map((row) => row.children.length)).toEqual([2, 1]);
  getByRole('button', { name: 'Push 4' }).click();
  expect(play).toHaveBeenCalledExactlyOnceWith(moves[0]);
});
