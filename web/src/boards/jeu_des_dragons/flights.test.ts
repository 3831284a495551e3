// What crosses the table: coins, chains of repayments, and a card drawn blind. (9.4, 9.5)
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import kept from '../../../fixtures/jeu_des_dragons/seat.json';
import type { Speech } from '../../lib/texts/speech';
import { voice } from '../../../tests/boards';
import type { DragonView, GameEvent, GameMove } from '../../protocol/jeu_des_dragons';
import Board from './Board.svelte';
import { stacks } from './coins';
import { flights } from './flights';

const at = (stakes: number, hoards: number[], hands: number[] = [], viewer: number | null = null): DragonView =>
  ({
    viewer,
    players: hoards.length,
    stakes,
    places: hoards.map((hoard, seat) => ({ seat, hoard, hand_size: hands[seat] ?? 0 })),
  }) as unknown as DragonView;

describe('coins', () => {
  const coins = (from: string, to: string, n: number) => ({ from, to, n, what: 'coin' });

  it('go from those who lost to those who gained', () => {
    expect(flights(at(0, [50, 50]), at(6, [47, 47]))).toEqual([
      coins('seat-0', 'stakes', 3),
      coins('seat-1', 'stakes', 3),
    ]);
    expect(flights(at(20, [40, 40]), at(0, [60, 40]))).toEqual([coins('stakes', 'seat-0', 6)]);
    expect(flights(at(0, [50, 50]), at(0, [50, 50]))).toEqual([]);
  });

  it('show a repayment that is handed on as a chain', () => {
    const events: GameEvent[] = [
      { type: 'gold-paid', payer: 0, payee: 1, amount: 5, owed: 0 },
      { type: 'debt-repaid', debtor: 1, creditor: 2, amount: 5 },
      { type: 'debt-repaid', debtor: 2, creditor: -1, amount: 2 },
    ];
    const [before, after] = [at(10, [20, 0, 0]), at(12, [15, 0, 3])];
    const chain = [coins('seat-0', 'seat-1', 5), coins('seat-1', 'seat-2', 5), coins('seat-2', 'stakes', 2)];
    expect(flights(before, after, events)).toEqual(chain);
    expect(flights(after, before, events)).toEqual([coins('stakes', 'seat-0', 2), coins('seat-2', 'seat-0', 3)]);
  });

  it('are platinum by tens, and gold', () => {
    expect(stacks(0)).toEqual([]);
    expect(stacks(73)).toEqual([
      { metal: 'platinum', count: 6 },
      { metal: 'platinum', count: 1 },
      { metal: 'gold', count: 3 },
    ]);
  });
});

describe('a card drawn blind', () => {
  const stolen = (card: string): GameEvent => ({ type: 'card-stolen', seat: 0, victim: 1, card });

  it('flies over face down, but not for the one who draws it, nor when a replay goes back', () => {
    const back = { from: 'seat-1', to: 'seat-0', n: 1, what: 'card' };
    const seen = (viewer: number | null, events = [stolen('')]) =>
      flights(at(0, [5, 5], [3, 4], viewer), at(0, [5, 5], [4, 3], viewer), events);
    expect([seen(null), seen(1), seen(2), seen(0), seen(null, [])]).toEqual([[back], [back], [back], [], []]);
    expect(flights(at(0, [5, 5], [4, 3]), at(0, [5, 5], [3, 4]), [stolen('')])).toEqual([]);
  });

  const base = kept.steps.find(({ view }) => view.round > 0)?.view as unknown as DragonView;
  const card = 'gold_13';
  let speech: Speech;

  beforeAll(async () => {
    speech = await voice('en', 'jeu_des_dragons', kept.names);
  });
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  /** The board before the theft, then after it, seen from this seat. */
  async function robbed(seat: number, decision: unknown = null) {
    const places = base.places.map((place) => ({ ...place, hand: place.seat === 0 ? ['red_2', card] : [] }));
    const sized = (sizes: number[]): DragonView => ({
      ...base,
      places: places.map((place, at) => ({ ...place, hand_size: sizes[at] ?? 0 })),
    });
    const props = {
      game: 'jeu_des_dragons',
      seat,
      decision: null as never,
      prompt: null,
      names: kept.names,
      speech,
      play: (_: GameMove) => undefined,
      motion: false,
    };
    const shown = render(Board, { props: { ...props, view: sized([1, 4]), events: [] } });
    await shown.rerender({ ...props, view: sized([2, 3]), events: [stolen(card)], decision: decision as never });
    const { container } = shown;
    return {
      backs: () => [...container.querySelectorAll<HTMLElement>('.draw button')],
      words: () => container.querySelector('.draw p')?.textContent ?? '',
      hand: () => container.querySelectorAll(`ul[aria-label="${speech.say('word-hand')}"] > li`).length,
    };
  }

  it('lets the taker pick any back, and shows what chance has drawn', async () => {
    const { backs, words, hand } = await robbed(0);
    expect([backs().length, hand()]).toEqual([4, 1]);
    expect(words()).toContain(kept.names[1]);
    await fireEvent.click(backs()[2] as HTMLElement);
    expect([backs().length, hand()]).toEqual([0, 2]);
    expect(words()).toBe(speech.say('word-theft-drawn', { card }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(words()).toBe('');
  });

  it('picks for a taker who waits, and at once for one who is asked something', async () => {
    const { words, hand } = await robbed(0);
    await vi.advanceTimersByTimeAsync(4_100);
    expect([words(), hand()]).toEqual([speech.say('word-theft-drawn', { card }), 2]);
    cleanup();
    const asked = await robbed(0, { moves: [{ type: 'play-card', card }], changes: [], sealed: null });
    expect([asked.backs().length, asked.hand()]).toEqual([0, 2]);
  });

  it('tells the victim which card is gone, and shows the others nothing', async () => {
    expect((await robbed(1)).words()).toBe(speech.say('word-theft-lost', { seat: 0, card }));
    cleanup();
    expect((await robbed(2)).words()).toBe('');
  });
});
