import { cleanup } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { DragonView } from '../../protocol/jeu_des_dragons';
import { fixtureNames, type Step } from '../../workbench/fixtures';
import { Onlooker, opened, voice } from '../../../tests/boards';
import { Seen, worthALook } from '../../../tests/cover';
import { choices, type BoardProps, type Tagged } from '../contract';
import { barringGod, committed, frontRunners, isReveal, lowestAntes, pairs, tiedAntes, wouldTrigger } from './aids';
import DragonBoard from './Board.svelte';

const Board = DragonBoard as unknown as Component<BoardProps>;
const seen = new Seen();
const FIXTURES = fixtureNames().filter((name) => name.startsWith('jeu_des_dragons/'));

afterEach(cleanup);

describe.each(FIXTURES)('%s', (name) => {
  it('is shown at every kind of moment, and every legal move can be clicked', async () => {
    const kept = await opened(name);
    expect(kept.steps.length).toBeGreaterThan(10);
    const words = await voice('en', 'jeu_des_dragons');
    for (const [step] of worthALook<Tagged, Step>(kept.steps, kept.seat, seen)) {
      const reader = new Onlooker(Board, kept, step, words);
      for (const place of kept.names) expect(reader.root.textContent).toContain(place);
      for (const each of reader.root.querySelectorAll<HTMLElement>('button')) each.click();
      const sorted = (list: readonly unknown[]): string[] => list.map((move) => JSON.stringify(move)).sort();
      expect(sorted(reader.played)).toEqual(sorted(choices(step.decision)));
      cleanup();
    }
  });
});

describe('aids', () => {
  const place = (seat: number, flight: string[], strength: number, more = {}) => ({
    seat,
    flight,
    strength,
    barred: false,
    colour_counted: false,
    strength_counted: false,
    ...more,
  });
  const view = (more: object) => ({ reference: 0, druid: false, places: [], ...more }) as unknown as DragonView;

  it('lets every card trigger at the head of a round, and no stronger one afterwards', () => {
    expect(wouldTrigger(view({ reference: 0 }), 'gold_13')).toBe(true);
    expect(wouldTrigger(view({ reference: 7 }), 'black_7')).toBe(true);
    expect(wouldTrigger(view({ reference: 7 }), 'white_8')).toBe(false);
  });

  it('finds the strongest flight, and with the Druid the weakest; a barred one never', () => {
    const places = [place(0, ['red_5'], 5), place(1, ['gold_9'], 9), place(2, ['bahamut'], 13, { barred: true })];
    expect(frontRunners(view({ places }))).toEqual([1]);
    expect(frontRunners(view({ places, druid: true }))).toEqual([0]);
  });

  it('counts Tiamat for every evil colour', () => {
    const found = pairs(place(0, ['tiamat', 'red_5', 'gold_13'], 31) as never);
    expect(found).toEqual({ colours: ['red'], strengths: [13] });
  });

  it('names the god who bars a flight', () => {
    expect(barringGod(place(0, ['bahamut', 'red_5'], 18, { evil: 1 }) as never)).toBe('bahamut');
    expect(barringGod(place(0, ['tiamat', 'gold_2'], 15, { evil: 1 }) as never)).toBe('tiamat');
  });

  it('counts antes that lie face down, and shows ties and the lowest once they are turned', () => {
    const places = [0, 1, 2].map((seat) => place(seat, [], 0, { eliminated_in: seat === 2 ? 1 : 0 }));
    expect(committed(view({ places, prompt: { question: 'ante', seats: [1] } }))).toBe(1);
    expect(committed(view({ places, prompt: { question: 'play', seats: [1] } }))).toBe(0);
    const laid = ['red_5', 'gold_9', 'black_5'].map((card, seat) => ({ seat, card }));
    const turned = view({ places, laid, antes: laid.map(({ card }) => card), round: 1 });
    expect([isReveal(turned), tiedAntes(turned), lowestAntes(turned)]).toEqual([true, ['red_5', 'black_5'], [5, 5]]);
    expect(isReveal(view({ places: [place(0, ['red_2'], 2)], round: 1 }))).toBe(false);
  });
});
