// The moves of Drakon; laying a tile has a name of its own here, for the view calls a player's place "Place" too.
import type { GameMove, Place } from '../../protocol/drakon';

/** Lay this tile on a free cell, with its arrows like this. */
export interface Laying {
  type: 'place';
  x: number;
  y: number;
  tile: string;
  arrows: string;
}

export type DrakonMove = Exclude<GameMove, Place> | Laying;
export type MoveType = DrakonMove['type'];
