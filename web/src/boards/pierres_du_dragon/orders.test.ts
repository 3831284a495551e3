// The desk of slow play: what is written there becomes one exact move.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import kept from '../../../fixtures/pierres_du_dragon/orders.json';
import type { Speech } from '../../lib/texts/speech';
import { voice } from '../../../tests/boards';
import type { Desk, GameMove, Place, StandingOrder, StoneView } from '../../protocol/pierres_du_dragon';
import { moveText } from './characters';
import OrderForm from './OrderForm.svelte';
import { blankOrder } from './orders';
import OrdersDesk from './OrdersDesk.svelte';

const view = kept.steps[4]?.view as unknown as StoneView;
const desk = view.desk as Desk;
const place = view.places[0] as Place;
let speech: Speech;

beforeAll(async () => {
  speech = await voice('fr', 'pierres_du_dragon', kept.names);
});

afterEach(cleanup);

function labelled(container: Element, label: string): HTMLElement {
  const found = [...container.querySelectorAll<HTMLElement>('button, input, label')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === label,
  );
  if (!found) throw new Error(label);
  return found.querySelector('input') ?? found;
}

describe('the desk of orders', () => {
  it('shows the orders in words, forgets them and sets stops', async () => {
    const play = vi.fn<(move: GameMove) => void>();
    const { container } = render(OrdersDesk, { props: { view, desk, place, speech, play } });
    await fireEvent.click(container.querySelector('button') as HTMLButtonElement);
    for (const order of desk.orders) expect(container.textContent).toContain(moveText(order, view, speech));
    await fireEvent.click(labelled(container, speech.say('word-order-forget')));
    await fireEvent.click(labelled(container, speech.say('word-stop-score')));
    expect(play.mock.calls).toEqual([
      [{ type: 'cancel-order', character: 'thief' }],
      [{ type: 'set-stops', win: true, score: true, stones: true }],
    ]);
  });

  it('writes an order with all its parts', async () => {
    const keep = vi.fn<(order: StandingOrder) => void>();
    const { container } = render(OrderForm, {
      props: { order: blankOrder('thief'), waiting: view.remaining, place, speech, keep },
    });
    const fairy = container.querySelector(`[aria-label="${speech.name('item', 'fairy_gold')}"]`) as Element;
    await fireEvent.click(labelled(fairy, speech.say('amount-all')));
    await fireEvent.click(labelled(container, speech.say('word-order-tie-silver')));
    const guard = container.querySelectorAll('select')[1] as HTMLSelectElement;
    await fireEvent.change(guard, { target: { value: 'points_at_most' } });
    await fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    expect(keep.mock.calls).toEqual([
      [
        {
          ...blankOrder('thief'),
          gold: { fairy: 'all', common: 0, black: false, amulet: false },
          silver: { silver: 0, amulet: false },
          guard: { fact: 'points_at_most', n: 1 },
        },
      ],
    ]);
  });
});
