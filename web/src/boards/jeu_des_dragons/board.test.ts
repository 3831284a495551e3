import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DragonView, GameMove } from '../../protocol/jeu_des_dragons';
import { appSources, gameSource } from '../../lib/texts/sources';
import { Speech } from '../../lib/texts/speech';
import { fixture, fixtureNames } from '../../workbench/fixtures';
import { frontRunners, pairs, wouldTrigger } from './aids';
import Board from './Board.svelte';
import { flights } from './flights';

// Drawings take most of the time and say nothing here.
vi.mock('./Card.svelte', async () => import('../../../tests/Nothing.svelte'));
vi.mock('./CardBack.svelte', async () => import('../../../tests/Nothing.svelte'));

const FIXTURES = fixtureNames().filter((name) => name.startsWith('jeu_des_dragons/'));

afterEach(cleanup);

async function speech(names: string[]): Promise<Speech> {
  const { source, kinds } = await gameSource('en', 'jeu_des_dragons');
  return new Speech('en', [...(await appSources('en')), source], kinds, names);
}

describe.each(FIXTURES)('%s', (name) => {
  it('is shown at every step, and every legal move can be clicked', async () => {
    const kept = await fixture(name);
    if (!kept) throw new Error(name);
    const words = await speech(kept.names);
    expect(kept.steps.length).toBeGreaterThan(10);
    for (const step of kept.steps) {
      const played: GameMove[] = [];
      const { container, unmount } = render(Board, {
        props: {
          view: step.view as unknown as DragonView,
          seat: kept.seat,
          decision: step.decision as never,
          prompt: step.prompt,
          names: kept.names,
          speech: words,
          play: (move: GameMove) => played.push(move),
          events: [],
          motion: false,
        },
      });
      for (const place of kept.names) expect(container.textContent).toContain(place);
      for (const each of container.querySelectorAll<HTMLElement>('button')) each.click();
      const moves = step.decision ? (step.decision.moves.length ? step.decision.moves : step.decision.changes) : [];
      const sorted = (list: unknown[]): string[] => list.map((move) => JSON.stringify(move)).sort();
      expect(sorted(played)).toEqual(sorted(moves));
      unmount();
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
});

it('sends coins from those who lost to those who gained', () => {
  const at = (stakes: number, hoards: number[]) =>
    ({
      players: hoards.length,
      stakes,
      places: hoards.map((hoard, seat) => ({ seat, hoard })),
    }) as unknown as DragonView;
  expect(flights(at(0, [50, 50]), at(6, [47, 47]))).toEqual([
    { from: 'seat-0', to: 'stakes', n: 3 },
    { from: 'seat-1', to: 'stakes', n: 3 },
  ]);
  expect(flights(at(20, [40, 40]), at(0, [60, 40]))).toEqual([{ from: 'stakes', to: 'seat-0', n: 6 }]);
  expect(flights(at(0, [50, 50]), at(0, [50, 50]))).toEqual([]);
});
