import { describe, expect, it } from 'vitest';
import type { Room } from '../../protocol/drakon';
import { arrowsOf, kindOf, pathBetween, roomsByCell, turnsBetween } from './lair';

function room(x: number, y: number, tile: string, arrows: string): Room {
  return { x, y, tile, arrows };
}

describe('the lair', () => {
  it('reads the kind and the arrows of a tile from its name', () => {
    expect([kindOf('steal_left-2s'), kindOf('start'), kindOf('start-3')]).toEqual(['steal_left', 'start', 'start']);
    expect([arrowsOf('gold-2c'), arrowsOf('start'), arrowsOf('start-3'), arrowsOf('key-0')]).toEqual([
      'NE',
      'NESW',
      'NES',
      '',
    ]);
  });

  it('follows a gust room by room, by arrows alone', () => {
    const rooms = roomsByCell([
      room(0, 0, 'gust-2c', 'NE'),
      room(1, 0, 'empty-1', 'E'),
      room(2, 0, 'empty-1', 'N'),
      room(0, 1, 'gold-1', 'E'),
      room(1, 1, 'well-2s', 'NE'),
      room(2, 1, 'empty-1', 'N'),
      room(1, 2, 'crystal-2s', 'EW'),
    ]);
    expect(pathBetween(rooms, { x: 0, y: 0 }, { x: 1, y: 2 })).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 1, y: 1 },
      { x: 1, y: 2 },
    ]);
  });

  it('passes over a Key, but not back against an arrow', () => {
    const rooms = roomsByCell([
      room(0, 0, 'wind-2c', 'E'),
      room(1, 0, 'key-0', ''),
      room(1, 1, 'empty-1', 'S'),
      room(2, 0, 'gold-1', 'E'),
    ]);
    expect(pathBetween(rooms, { x: 0, y: 0 }, { x: 2, y: 0 })).toHaveLength(3);
    expect(pathBetween(rooms, { x: 0, y: 0 }, { x: 1, y: 1 })).toHaveLength(2);
  });

  it('goes straight from a room without wind', () => {
    const rooms = roomsByCell([room(0, 0, 'vortex-0', ''), room(4, 4, 'gold-1', 'N')]);
    expect(pathBetween(rooms, { x: 0, y: 0 }, { x: 4, y: 4 })).toHaveLength(2);
  });

  it('counts quarter turns clockwise', () => {
    expect([
      turnsBetween('NE', 'ES'),
      turnsBetween('N', 'W'),
      turnsBetween('NS', 'NS'),
      turnsBetween('N', 'S'),
    ]).toEqual([1, 3, 0, 2]);
  });
});
