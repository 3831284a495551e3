import { describe, expect, it } from 'vitest';
import type { DrakonView, Place } from '../../protocol/drakon';
import { Camera } from './camera.svelte';
import { coinFlights, tileFlights } from './flights';
import { alarmOf, goalOf, rankOf, roundOf, sideOf } from './standing';
import { nextCell } from './walking';

function table(change: Partial<DrakonView>, coins: number[] = [0, 0, 0]): DrakonView {
  const places = coins.map((held, seat) => ({
    seat,
    adventurer: 'knight',
    token: 'none',
    coins: held,
    tiles: 4,
    hand: [],
    x: 0,
    y: 0,
    reach: [],
  }));
  const spent = coins.reduce((sum, held) => sum + held, 0);
  const base = { viewer: 0, players: coins.length, over: false, escape: false, ranking: [], start_coins: 0, turn: 1 };
  return { ...base, places, treasury: 28 - spent, ...change } as unknown as DrakonView;
}

describe('flights', () => {
  it('carries a coin from who has fewer to who has more', () => {
    expect(coinFlights(table({}, [0, 1, 0]), table({}, [1, 0, 0]))).toEqual([
      { thing: 'coin', from: 'seat-1', to: 'seat-0', n: 1 },
    ]);
    expect(coinFlights(table({}), table({}, [0, 0, 1]))).toEqual([
      { thing: 'coin', from: 'treasury', to: 'seat-2', n: 1 },
    ]);
    expect(coinFlights(table({}), table({}))).toEqual([]);
  });

  it('carries a tile that was taken face down', () => {
    expect(tileFlights([{ type: 'tile-taken', seat: 0, victim: 2, cause: 'map', tile: '' }])).toEqual([
      { thing: 'tile', from: 'seat-2', to: 'seat-0', n: 1 },
    ]);
  });
});

describe('standing', () => {
  it('knows neighbours: the next player sits on the left', () => {
    const view = table({});
    expect([sideOf(view, 1), sideOf(view, 2), sideOf(table({ viewer: null }), 1)]).toEqual(['left', 'right', null]);
    expect(sideOf(table({}, [0, 0]), 1)).toBeNull();
  });

  it('warns of four coins, in the words of the variant', () => {
    const rich = table({}, [4, 0, 0]);
    expect([alarmOf(rich, rich.places[0] as Place), alarmOf(rich, rich.places[1] as Place)]).toEqual([
      'word-one-short',
      null,
    ]);
    const fleeing = table({ escape: true }, [4, 0, 0]);
    expect([alarmOf(fleeing, fleeing.places[0] as Place), goalOf(fleeing)]).toEqual(['word-may-escape', 4]);
  });

  it('ranks with ties, and counts rounds', () => {
    const view = table({ ranking: [[1], [0, 2]], turn: 7 });
    expect([rankOf(view, 1), rankOf(view, 0), rankOf(view, 2), roundOf(view)]).toEqual([1, 2, 2, 3]);
    expect(rankOf(table({}), 0)).toBeNull();
  });
});

describe('the camera', () => {
  function camera(width: number, height: number): Camera {
    const made = new Camera();
    made.width = width;
    made.height = height;
    return made;
  }

  it('shows the whole lair where it can', () => {
    const wide = camera(1000, 800);
    wide.fit({ left: -2, right: 2, bottom: -1, top: 1 }, { x: 0, y: 0 }, 1);
    expect(wide.cuts({ left: -2, right: 2, bottom: -1, top: 1 })).toBe(false);
  });

  it('stays close and follows the adventurer where it cannot', () => {
    const narrow = camera(300, 300);
    const bounds = { left: -8, right: 8, bottom: -8, top: 8 };
    narrow.fit(bounds, { x: 8, y: 8 }, 1);
    expect(narrow.scale).toBe(0.5);
    expect(narrow.cuts(bounds)).toBe(true);
    expect([narrow.x, narrow.y].map(Math.sign)).toEqual([1, -1]);
  });

  it('steps back for a tile that may go anywhere, and farther still for a reader who wants to see it all', () => {
    const bounds = { left: -3, right: 3, bottom: -5, top: 5 };
    const desk = camera(690, 460);
    desk.fit(bounds, { x: 0, y: 0 }, 0.12);
    expect(desk.cuts(bounds)).toBe(true);
    desk.fit(bounds, { x: 0, y: 0 }, 0.12, true);
    expect(desk.cuts(bounds)).toBe(false);

    const phone = camera(360, 300);
    phone.fit(bounds, { x: 0, y: 0 }, 0.12, true);
    expect(phone.cuts(bounds)).toBe(true);
    phone.pan(50, 50);
    phone.seeAll();
    phone.fit(bounds, { x: 0, y: 0 }, 0.12);
    expect([phone.held, phone.cuts(bounds)]).toEqual([false, false]);
    phone.pan(1, 1);
    expect([phone.held, phone.whole]).toEqual([true, false]);
  });

  it('zooms about the point under the finger', () => {
    const zoomed = camera(400, 400);
    zoomed.zoom(2, 300, 200);
    expect([zoomed.x, zoomed.y, zoomed.scale, zoomed.held]).toEqual([50, 0, 2, true]);
  });
});

describe('walking with the keys', () => {
  it('goes to the nearest room that way', () => {
    const cells = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 1, y: 1 },
    ];
    expect(nextCell(cells, { x: 0, y: 0 }, 'ArrowRight')).toEqual({ x: 2, y: 0 });
    expect(nextCell(cells, { x: 0, y: 0 }, 'ArrowUp')).toEqual({ x: 1, y: 1 });
    expect(nextCell(cells, { x: 0, y: 0 }, 'ArrowLeft')).toBeNull();
    expect(nextCell(cells, { x: 0, y: 0 }, 'Enter')).toBeNull();
  });
});
