import { describe, expect, it } from 'vitest';
import type { DrakonView, Place } from '../../protocol/drakon';
import { coinFlights, tileFlights } from './flights';
import { alarmOf, goalOf, rankOf, roundOf, sideOf } from './standing';

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
