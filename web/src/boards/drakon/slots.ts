// Slots: where the adventurers who share a room stand in it, from its middle, in pixels of an unzoomed room.

import { keyOf } from '../../kit/camera/cells';
import type { Place } from '../../protocol/drakon';

export interface Slot {
  x: number;
  y: number;
}

const SLOTS: Record<number, readonly Slot[]> = {
  1: [{ x: -19, y: 17 }],
  2: [
    { x: -20, y: 17 },
    { x: 20, y: 17 },
  ],
  3: [
    { x: -25, y: 10 },
    { x: 0, y: 20 },
    { x: 25, y: 10 },
  ],
  4: [
    { x: -19, y: -12 },
    { x: 19, y: -12 },
    { x: -19, y: 22 },
    { x: 19, y: 22 },
  ],
  5: [
    { x: -19, y: -12 },
    { x: 19, y: -12 },
    { x: -27, y: 22 },
    { x: 0, y: 24 },
    { x: 27, y: 22 },
  ],
  6: [
    { x: -27, y: -12 },
    { x: 0, y: -14 },
    { x: 27, y: -12 },
    { x: -27, y: 22 },
    { x: 0, y: 24 },
    { x: 27, y: 22 },
  ],
};

export function slotOf(at: number, among: number): Slot {
  return SLOTS[among]?.[at] ?? { x: -19, y: 17 };
}

/** The adventurers of each room that holds any. */
export function companies(places: readonly Place[]): ReadonlyMap<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const place of places) found.set(keyOf(place), [...(found.get(keyOf(place)) ?? []), place]);
  return found;
}
