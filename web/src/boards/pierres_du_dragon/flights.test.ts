import { describe, expect, it } from 'vitest';
import type { StoneView } from '../../protocol/pierres_du_dragon';
import kept from '../../../fixtures/pierres_du_dragon/powers.json';
import { outcome } from './fists';
import { flights } from './flights';

const view = (at: number): StoneView => kept.steps[at]?.view as unknown as StoneView;

describe('what crosses the table', () => {
  it('stones go from the payer to the bank', () => {
    expect(flights(view(0), view(1)).filter(({ what }) => ['red', 'blue', 'yellow'].includes(what))).toEqual([
      { what: 'red', from: 'seat-0', to: 'bank', n: 1 },
      { what: 'blue', from: 'seat-0', to: 'bank', n: 1 },
      { what: 'yellow', from: 'seat-0', to: 'bank', n: 1 },
    ]);
  });

  it('a stolen stone goes from player to player', () => {
    expect(flights(view(17), view(18))).toEqual([{ what: 'red', from: 'seat-3', to: 'seat-0', n: 1 }]);
  });

  it('a price goes to the bank by the one who buys, and nothing flies where nothing changed', () => {
    expect(flights(view(22), view(23)).map(({ what, to }) => [what, to])).toContainEqual(['red', 'seat-0']);
    expect(flights(view(22), view(22))).toEqual([]);
  });

  it('tells how an auction went', () => {
    const auction = { character: 'fairy', winner: null, gold: [], silver: [] };
    const fist = { seat: 0, fairy: 1, common: 0, black: false, amulet: false, value: 1 };
    const bid = { seat: 0, silver: 1, amulet: false, value: 1 };
    expect(outcome({ ...auction, gold: [{ ...fist, black: true }] })?.type).toBe('auction-cursed');
    expect(outcome({ ...auction, gold: [{ ...fist, value: 0 }] })?.type).toBe('nobody-bid');
    expect(outcome({ ...auction, gold: [fist] })).toBeNull();
    expect(outcome({ ...auction, gold: [fist], silver: [bid] })?.type).toBe('deadlocked');
    expect(outcome({ ...auction, winner: 0, gold: [fist], silver: [] })).toMatchObject({ seat: 0, value: 1 });
  });
});
