import { describe, expect, it } from 'vitest';
import type { DrakonMove } from './moves';
import { NOTHING, candidate, marks, modeOf, modes, nextStep, offers, pickOne, plainMoves, turned } from './picking';

const PLACES: DrakonMove[] = [
  { type: 'place', x: 0, y: 1, tile: 'gold-1', arrows: 'N' },
  { type: 'place', x: 0, y: 1, tile: 'gold-1', arrows: 'E' },
  { type: 'place', x: 1, y: 0, tile: 'gold-1', arrows: 'E' },
  { type: 'place', x: 1, y: 0, tile: 'key-0', arrows: '' },
];
const ACTION: DrakonMove[] = [...PLACES, { type: 'move-to', x: 5, y: 5 }, { type: 'wizard-move', x: 6, y: 6 }];

describe('picking', () => {
  it('offers ordinary acting first, and powers apart', () => {
    expect(modes(ACTION)).toEqual(['ordinary', 'wizard-move']);
    expect([...offers(ACTION, NOTHING, 'cell')]).toEqual(['0,1', '1,0', '5,5']);
    expect([...offers(ACTION, { ...NOTHING, mode: 'wizard-move' }, 'cell')]).toEqual(['6,6']);
  });

  it('lays a tile with its first turn, and turns it on', () => {
    let pick = pickOne(ACTION, NOTHING, 'tile', 'gold-1');
    expect(nextStep(ACTION, pick)).toBe('cell');
    pick = pickOne(ACTION, pick, 'cell', '0,1');
    expect(candidate(ACTION, pick)).toEqual(PLACES[0]);
    pick = turned(ACTION, pick);
    expect(candidate(ACTION, pick)).toEqual(PLACES[1]);
    expect(candidate(ACTION, turned(ACTION, pick))).toEqual(PLACES[0]);
  });

  it('keeps the cell for another tile that fits there, and lets it go for one that does not', () => {
    const laid = pickOne(ACTION, pickOne(ACTION, NOTHING, 'tile', 'gold-1'), 'cell', '1,0');
    expect(candidate(ACTION, pickOne(ACTION, laid, 'tile', 'key-0'))).toEqual(PLACES[3]);
    const elsewhere = pickOne(ACTION, pickOne(ACTION, NOTHING, 'tile', 'gold-1'), 'cell', '0,1');
    expect(pickOne(ACTION, elsewhere, 'tile', 'key-0').cell).toBeNull();
  });

  it('swaps in either order', () => {
    const swaps: DrakonMove[] = [{ type: 'swap', x: 2, y: 2, tile: 'well-2s', arrows: 'NS' }];
    const roomFirst = pickOne(swaps, pickOne(swaps, NOTHING, 'cell', '2,2'), 'tile', 'well-2s');
    const tileFirst = pickOne(swaps, pickOne(swaps, NOTHING, 'tile', 'well-2s'), 'cell', '2,2');
    expect(candidate(swaps, roomFirst)).toEqual(swaps[0]);
    expect(candidate(swaps, tileFirst)).toEqual(swaps[0]);
  });

  it('gives back two tiles in order, also two that look alike', () => {
    const moves: DrakonMove[] = [
      { type: 'exchange', first: 'gold-1', second: 'gold-1' },
      { type: 'exchange', first: 'gold-1', second: 'key-0' },
      { type: 'skip' },
    ];
    expect(modeOf(moves, NOTHING)).toBe('exchange');
    const first = pickOne(moves, NOTHING, 'tile', 'gold-1');
    expect([...offers(moves, first, 'second')]).toEqual(['gold-1', 'key-0']);
    const both = pickOne(moves, first, 'second', 'gold-1');
    expect(candidate(moves, both)).toEqual(moves[0]);
    expect(marks(['gold-1', 'gold-1', 'key-0'], both)).toEqual([1, 2, null]);
    expect(plainMoves(moves)).toEqual([{ type: 'skip' }]);
  });

  it('chooses an opponent who stays, and one who goes', () => {
    const moves: DrakonMove[] = [
      { type: 'let-stay', seat: 1 },
      { type: 'send-to', seat: 2, x: 1, y: 1 },
    ];
    expect(nextStep(moves, NOTHING)).toBe('opponent');
    expect(candidate(moves, pickOne(moves, NOTHING, 'seat', 1))).toEqual(moves[0]);
    const sent = pickOne(moves, NOTHING, 'seat', 2);
    expect(candidate(moves, sent)).toBeNull();
    expect(nextStep(moves, sent)).toBe('room');
    expect(candidate(moves, pickOne(moves, sent, 'cell', '1,1'))).toEqual(moves[1]);
  });
});
