// The desk of slow play: what is chosen there becomes one exact move. (9.2, 9.3)
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import kept from '../../../fixtures/jeu_des_dragons/seat.json';
import type { Speech } from '../../lib/texts/speech';
import { voice } from '../../../tests/boards';
import type { DragonView, GameMove, Orders, Place } from '../../protocol/jeu_des_dragons';
import { choicesFor, choicesLeft } from './orders';
import OrdersDesk from './OrdersDesk.svelte';

const base = kept.steps[0]?.view as unknown as DragonView;
const own: Place = { ...(base.places[0] as Place), hand: ['blue_7', 'thief', 'gold_2'], flight: ['gold_4', 'red_3'] };
let speech: Speech;

beforeAll(async () => {
  speech = await voice('en', 'jeu_des_dragons', kept.names);
});

afterEach(cleanup);

async function opened(orders: Partial<Orders> = {}) {
  const play = vi.fn<(move: GameMove) => void>();
  const view = { ...base, orders: { ...base.orders, ...orders } };
  const { container } = render(OrdersDesk, { props: { view, own, speech, play } });
  await fireEvent.click(container.querySelector('[data-orders]') as HTMLElement);
  const find = (what: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(what);
    if (!found) throw new Error(what);
    return found;
  };
  const choose = (at: number, value: string): Promise<unknown> =>
    fireEvent.change(container.querySelectorAll('select')[at] as HTMLSelectElement, { target: { value } });
  return { container, play, find, choose };
}

describe('the desk of orders', () => {
  it('gives an order for each kind of demand at once', async () => {
    const { play, choose } = await opened();
    await choose(0, 'weakest');
    await choose(1, 'if_rich');
    expect(play.mock.calls).toEqual([
      [{ type: 'answer-demands', power: 'green', stance: 'weakest' }],
      [{ type: 'answer-demands', power: 'brass', stance: 'if_rich' }],
    ]);
  });

  it('writes a plan with condition, choices and keeping, and leaves it as one move', async () => {
    const { container, play, find, choose } = await opened();
    expect((find('[data-send]') as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.click(find('[data-plan="gold_2"]'));
    await fireEvent.click(find('[data-plan="blue_7"]'));
    await choose(3, 'triggers');
    await choose(4, '0');
    await fireEvent.change(find('input[type="number"]'), { target: { value: '5' } });
    await choose(4, '0');
    await fireEvent.click(find(`[aria-label="${speech.say('word-plan-raise')}"]`));
    await fireEvent.click(find('input[type=checkbox]'));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(find('[data-send]'));
    const wishes = [
      { choice: { type: 'steal-gold' }, stakes: 5 },
      { choice: { type: 'levy' }, stakes: 0 },
    ];
    expect(play.mock.calls).toEqual([
      [
        {
          type: 'plan-cards',
          cards: [
            { card: 'blue_7', condition: 'triggers', wishes },
            { card: 'gold_2', condition: 'always', wishes: [] },
          ],
          keep: true,
        },
      ],
    ]);
    expect(container.textContent).toContain(speech.say('word-plan-empty'));
  });

  it('shows what was left, and withdraws it', async () => {
    const { container, play, find } = await opened({
      green: 'pay',
      plan: [
        { card: 'thief', condition: 'leads', wishes: [{ choice: { type: 'discard', card: 'gold_2' }, stakes: 0 }] },
      ],
    });
    expect(find('[data-orders]').textContent).toContain('(2)');
    expect([...container.querySelectorAll('select')].map(({ value }) => value).slice(0, 3)).toEqual([
      'pay',
      'ask',
      'leads',
    ]);
    expect(container.textContent).toContain(speech.move({ type: 'discard', card: 'gold_2' }));
    await fireEvent.click(find(`.parts + [aria-label="${speech.say('word-plan-drop')}"]`));
    await fireEvent.click(find('[data-send]'));
    expect(play.mock.calls).toEqual([[{ type: 'plan-cards', cards: [], keep: false }]]);
  });

  it('says that a plan is void', async () => {
    const { container } = await opened({ dropped: true });
    expect(container.textContent).toContain(speech.say('word-plan-dropped'));
  });

  it('says a whole plan in one sentence', () => {
    const cards = [
      { card: 'thief', condition: 'leads', wishes: [{ choice: { type: 'discard', card: 'gold_2' }, stakes: 4 }] },
    ];
    const sentence = speech.move({ type: 'plan-cards', cards, keep: true });
    for (const part of ['the Thief', speech.say('word-condition', { condition: 'leads' }), 'Gold Dragon 2', '4 gold'])
      expect(sentence).toContain(part);
  });
});

describe('a planned card', () => {
  it('offers the choices of each power, and of the powers that can be copied', () => {
    const view: DragonView = {
      ...base,
      antes: ['black_9', 'blue_4'],
      places: base.places.map((place) => (place.seat === own.seat ? own : { ...place, flight: [] })),
    };
    const types = (card: string): string[] => choicesFor(view, own, card).map(({ type }) => type);
    expect(types('blue_7')).toEqual(['steal-gold', 'levy']);
    expect(types('thief')).toEqual(['discard', 'discard']);
    expect(types('princess')).toEqual(['trigger-next']);
    expect(choicesFor(view, own, 'dragonslayer')).toEqual([
      { type: 'slay', card: 'gold_4' },
      { type: 'slay', card: 'red_3' },
    ]);
    expect(types('red_8')).toEqual(base.places.slice(1).map(() => 'target'));
    expect(types('bronze_1')).toEqual(['take-ante-card', 'take-ante-card']);
    expect(types('archmage')).toEqual(['copy-power', 'copy-power', 'steal-gold', 'levy']);
    expect(types('dracolich')).toEqual(['copy-power', ...base.places.slice(1).map(() => 'target')]);
    expect(types('tiamat')).toHaveLength(5);
    expect(types('black_3')).toEqual([]);
    expect(types('copper_1')).toEqual([]);
    const entry = {
      card: 'blue_7',
      condition: 'always' as const,
      wishes: [{ choice: { type: 'levy' as const }, stakes: 0 }],
    };
    expect(choicesLeft(choicesFor(view, own, 'blue_7'), entry)).toEqual([{ type: 'steal-gold' }]);
  });

  it('offers which special flight to count where a Copper may complete any, and which antes a full hand takes', () => {
    const full: Place = {
      ...own,
      flight: ['copper_7', 'white_2', 'red_2', 'red_8'],
      hand: ['copper_8', 'gold_2', 'white_8', 'black_9', 'thief', 'priest', 'fool', 'druid', 'blue_7', 'princess'],
    };
    const view: DragonView = { ...base, antes: ['green_1', 'blue_4'] };
    const flights = (card: string) =>
      choicesFor(view, full, card).filter(({ type }) => type.startsWith('count') || type === 'take-ante-card');
    const any = [
      ...['red', 'white'].map((colour) => ({ type: 'count-colour', colour })),
      ...[2, 7, 8].map((strength) => ({ type: 'count-strength', strength })),
      { type: 'take-ante-card', card: 'green_1' },
      { type: 'take-ante-card', card: 'blue_4' },
    ];
    expect(flights('copper_8')).toEqual(any);
    expect(flights('gold_2')).toEqual(any.slice(-2));
    expect(flights('black_9')).toEqual([]);
    expect(flights('thief')).toEqual([]);
    expect(flights('tiamat').map(({ type }) => type)).toEqual(Array(5).fill('count-colour'));
  });
});
